// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Role } from './types.gen.ts';

export type RoleSlots = Slots<
  Role,
  | 'id'
  | 'roleName'
  | 'showSettings'
  | 'showAdmin'
  | 'requiresSecondFactor'
  | 'active'
  | 'dashboardOf'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'permissions'
>;

export const roleSlots = (slots: RoleSlots): RoleSlots => slots;
