// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { supportCaseStatus } from './resource.gen.ts';

const Form = formOf(supportCaseStatus);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={supportCaseStatus} Form={Form} {...supportCaseStatus.dialogs.edit!} />
);
