// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { CustomerTypeRecord } from './record.gen.ts';

export interface CustomerTypeHooks extends EntityHooks<CustomerTypeRecord> {}

export const extendCustomerType = (hooks: CustomerTypeHooks): CustomerTypeHooks => hooks;
