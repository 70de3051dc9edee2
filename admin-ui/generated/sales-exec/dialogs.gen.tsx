// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { salesExec } from './resource.gen.ts';

const Form = formOf(salesExec);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={salesExec} Form={Form} {...salesExec.dialogs.edit!} />
);
