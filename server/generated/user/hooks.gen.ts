// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { UserRecord } from './record.gen.ts';

export interface UserHooks extends EntityHooks<UserRecord> {}

export const extendUser = (hooks: UserHooks): UserHooks => hooks;
