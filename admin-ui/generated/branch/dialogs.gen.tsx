// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { branch } from './resource.gen.ts';

const Form = formOf(branch);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={branch} Form={Form} {...branch.dialogs.edit!} />
);
