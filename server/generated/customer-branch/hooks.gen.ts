// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { CustomerBranchRecord } from './record.gen.ts';

export interface CustomerBranchHooks extends EntityHooks<CustomerBranchRecord> {}

export const extendCustomerBranch = (hooks: CustomerBranchHooks): CustomerBranchHooks => hooks;
