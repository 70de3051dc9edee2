// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { department } from './resource.gen.ts';

const Form = formOf(department);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={department} Form={Form} {...department.dialogs.edit!} />
);
