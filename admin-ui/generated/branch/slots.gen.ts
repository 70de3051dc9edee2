// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Branch } from './types.gen.ts';

export type BranchSlots = Slots<
  Branch,
  'id' | 'branchName' | 'branchCode' | 'salesExec' | 'branchId' | 'salesExecId' | 'salesExecName' | 'active' | 'version'
>;

export const branchSlots = (slots: BranchSlots): BranchSlots => slots;
