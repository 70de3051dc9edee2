// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SupportCaseReplyRecord } from './record.gen.ts';

export interface SupportCaseReplyHooks extends EntityHooks<SupportCaseReplyRecord> {}

export const extendSupportCaseReply = (hooks: SupportCaseReplyHooks): SupportCaseReplyHooks => hooks;
