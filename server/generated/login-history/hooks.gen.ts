// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { LoginHistory } from './types.gen.ts';

export interface LoginHistoryHooks extends EntityHooks<LoginHistory> {}

export const extendLoginHistory = (hooks: LoginHistoryHooks): LoginHistoryHooks => hooks;
