// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { UserViewFilterRecord } from './record.gen.ts';

export interface UserViewFilterHooks extends EntityHooks<UserViewFilterRecord> {}

export const extendUserViewFilter = (hooks: UserViewFilterHooks): UserViewFilterHooks => hooks;
