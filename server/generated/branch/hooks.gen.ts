// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { BranchRecord } from './record.gen.ts';

export interface BranchHooks extends EntityHooks<BranchRecord> {}

export const extendBranch = (hooks: BranchHooks): BranchHooks => hooks;
