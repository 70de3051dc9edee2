// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { customer } from './resource.gen.ts';

export const QuickDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={customer} {...customer.dialogs.quick!} />
);

export const FullDialog = (props: DialogProps) => <EntityDialog {...props} of={customer} {...customer.dialogs.full!} />;
