// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { CustomerType } from './types.gen.ts';

export type CustomerTypeSlots = Slots<CustomerType, 'id' | 'typeName' | 'active' | 'version'>;

export const customerTypeSlots = (slots: CustomerTypeSlots): CustomerTypeSlots => slots;
