// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { customerType } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={customerType} title="Customer Type" width={500} layout={[['typeName'], ['active']]} />
);
