// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { CustomerBranch } from './types.gen.ts';

export type CustomerBranchSlots = Slots<
  CustomerBranch,
  | 'custBranchId'
  | 'customer'
  | 'customerId'
  | 'tasCode'
  | 'mbpBranch'
  | 'salesExec'
  | 'mainBranch'
  | 'active'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const customerBranchSlots = (slots: CustomerBranchSlots): CustomerBranchSlots => slots;
