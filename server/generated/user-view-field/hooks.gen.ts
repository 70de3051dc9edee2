// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { UserViewField } from './types.gen.ts';

export interface UserViewFieldHooks extends EntityHooks<UserViewField> {}

export const extendUserViewField = (hooks: UserViewFieldHooks): UserViewFieldHooks => hooks;
