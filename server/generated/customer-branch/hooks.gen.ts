// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { CustomerBranch } from './types.gen.ts';

export interface CustomerBranchHooks extends EntityHooks<CustomerBranch> {}

export const extendCustomerBranch = (hooks: CustomerBranchHooks): CustomerBranchHooks => hooks;
