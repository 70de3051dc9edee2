// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { salesForecast } from './resource.gen.ts';

const Form = formOf(salesForecast);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={salesForecast} Form={Form} {...salesForecast.dialogs.edit!} />
);
