// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { productType } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={productType}
    title="Product Type"
    width={500}
    layout={[['productTypeName'], ['expiryMonths'], ['active']]}
  />
);
