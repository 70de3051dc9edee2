// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { CustomerType } from './types.gen.ts';

export interface CustomerTypeHooks extends EntityHooks<CustomerType> {}

export const extendCustomerType = (hooks: CustomerTypeHooks): CustomerTypeHooks => hooks;
