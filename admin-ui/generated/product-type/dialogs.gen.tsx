// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { productType } from './resource.gen.ts';

const Form = formOf(productType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={productType} Form={Form} {...productType.dialogs.edit!} />
);
