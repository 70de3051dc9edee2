// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.
import type { PermissionReference, RoleReference, UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type AssignedPermissionRecord = {
  id: number;
  userOrRole: number | null;
  role: RoleReference | null;
  roleId: number | null;
  user: UserReference | null;
  permission: PermissionReference | null;
  permissionId: number | null;
  permissionLevel: number | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
