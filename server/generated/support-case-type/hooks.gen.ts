// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SupportCaseType } from './types.gen.ts';

export interface SupportCaseTypeHooks extends EntityHooks<SupportCaseType> {}

export const extendSupportCaseType = (hooks: SupportCaseTypeHooks): SupportCaseTypeHooks => hooks;
