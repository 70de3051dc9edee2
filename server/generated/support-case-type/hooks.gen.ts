// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SupportCaseTypeRecord } from './record.gen.ts';

export interface SupportCaseTypeHooks extends EntityHooks<SupportCaseTypeRecord> {}

export const extendSupportCaseType = (hooks: SupportCaseTypeHooks): SupportCaseTypeHooks => hooks;
