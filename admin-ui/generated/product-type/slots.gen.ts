// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ProductType } from './types.gen.ts';

export type ProductTypeSlots = Slots<
  ProductType,
  'id' | 'productTypeName' | 'expiryMonths' | 'active' | 'version' | 'position'
>;

export const productTypeSlots = (slots: ProductTypeSlots): ProductTypeSlots => slots;
