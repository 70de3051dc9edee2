// Generated from schemas/entities/permission/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { PermissionRecord } from './record.gen.ts';

export interface PermissionHooks extends EntityHooks<PermissionRecord> {}

export const extendPermission = (hooks: PermissionHooks): PermissionHooks => hooks;
