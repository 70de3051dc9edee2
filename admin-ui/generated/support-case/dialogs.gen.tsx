// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { supportCase } from './resource.gen.ts';

const Form = formOf(supportCase);

export const ReportDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={supportCase} Form={Form} {...supportCase.dialogs.report!} />
);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={supportCase} Form={Form} {...supportCase.dialogs.edit!} />
);
