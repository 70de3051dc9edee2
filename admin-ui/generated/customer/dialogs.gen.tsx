// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { customer } from './resource.gen.ts';

const Form = formOf(customer);

export const QuickDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={customer} Form={Form} {...customer.dialogs.quick!} />
);

export const FullDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={customer} Form={Form} {...customer.dialogs.full!} />
);
