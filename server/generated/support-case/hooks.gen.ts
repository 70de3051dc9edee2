// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SupportCaseRecord } from './record.gen.ts';

export interface SupportCaseHooks extends EntityHooks<SupportCaseRecord> {}

export const extendSupportCase = (hooks: SupportCaseHooks): SupportCaseHooks => hooks;
