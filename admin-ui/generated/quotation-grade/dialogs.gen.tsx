// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { quotationGrade } from './resource.gen.ts';

const Form = formOf(quotationGrade);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={quotationGrade} Form={Form} {...quotationGrade.dialogs.edit!} />
);
