// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { UserViewFieldRecord } from './record.gen.ts';

export interface UserViewFieldHooks extends EntityHooks<UserViewFieldRecord> {}

export const extendUserViewField = (hooks: UserViewFieldHooks): UserViewFieldHooks => hooks;
