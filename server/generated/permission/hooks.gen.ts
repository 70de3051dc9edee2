// Generated from schemas/entities/permission/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { Permission } from './types.gen.ts';

export interface PermissionHooks extends EntityHooks<Permission> {}

export const extendPermission = (hooks: PermissionHooks): PermissionHooks => hooks;
