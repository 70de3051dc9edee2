// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SupportCaseStatusRecord } from './record.gen.ts';

export interface SupportCaseStatusHooks extends EntityHooks<SupportCaseStatusRecord> {}

export const extendSupportCaseStatus = (hooks: SupportCaseStatusHooks): SupportCaseStatusHooks => hooks;
