// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SupportCaseStatus } from './types.gen.ts';

export interface SupportCaseStatusHooks extends EntityHooks<SupportCaseStatus> {}

export const extendSupportCaseStatus = (hooks: SupportCaseStatusHooks): SupportCaseStatusHooks => hooks;
