// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { manufacturer } from './resource.gen.ts';

const Form = formOf(manufacturer);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={manufacturer} Form={Form} {...manufacturer.dialogs.edit!} />
);
