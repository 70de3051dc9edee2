// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { reminderType } from './resource.gen.ts';

const Form = formOf(reminderType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={reminderType} Form={Form} {...reminderType.dialogs.edit!} />
);
