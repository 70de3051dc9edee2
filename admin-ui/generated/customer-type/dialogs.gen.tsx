// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { customerType } from './resource.gen.ts';

const Form = formOf(customerType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={customerType} Form={Form} {...customerType.dialogs.edit!} />
);
