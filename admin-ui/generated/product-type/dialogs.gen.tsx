// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../platform/dialogs/dialog-props.ts';
import { EntityDialog } from '../../platform/dialogs/EntityDialog.tsx';
import { productType } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={productType} {...productType.dialogs.edit!} />
);
