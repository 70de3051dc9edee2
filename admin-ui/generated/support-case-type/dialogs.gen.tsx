// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { supportCaseType } from './resource.gen.ts';

const Form = formOf(supportCaseType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={supportCaseType} Form={Form} {...supportCaseType.dialogs.edit!} />
);
