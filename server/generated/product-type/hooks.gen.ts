// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ProductTypeRecord } from './record.gen.ts';

export interface ProductTypeHooks extends EntityHooks<ProductTypeRecord> {}

export const extendProductType = (hooks: ProductTypeHooks): ProductTypeHooks => hooks;
