// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { LoginHistoryRecord } from './record.gen.ts';

export interface LoginHistoryHooks extends EntityHooks<LoginHistoryRecord> {}

export const extendLoginHistory = (hooks: LoginHistoryHooks): LoginHistoryHooks => hooks;
