// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { actualSales } from './resource.gen.ts';

const Form = formOf(actualSales);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={actualSales} Form={Form} {...actualSales.dialogs.edit!} />
);
