// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { AssignedPermissionRecord } from './record.gen.ts';

export interface AssignedPermissionHooks extends EntityHooks<AssignedPermissionRecord> {}

export const extendAssignedPermission = (hooks: AssignedPermissionHooks): AssignedPermissionHooks => hooks;
