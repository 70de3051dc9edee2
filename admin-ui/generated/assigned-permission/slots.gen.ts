// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { AssignedPermission } from './types.gen.ts';

export type AssignedPermissionSlots = Slots<
  AssignedPermission,
  | 'id'
  | 'userOrRole'
  | 'role'
  | 'roleId'
  | 'user'
  | 'permission'
  | 'permissionId'
  | 'permissionLevel'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const assignedPermissionSlots = (slots: AssignedPermissionSlots): AssignedPermissionSlots => slots;
