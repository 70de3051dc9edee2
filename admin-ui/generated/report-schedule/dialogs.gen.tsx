// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { reportSchedule } from './resource.gen.ts';

const Form = formOf(reportSchedule);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={reportSchedule} Form={Form} {...reportSchedule.dialogs.edit!} />
);
