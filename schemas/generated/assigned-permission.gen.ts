// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.
/**
 * A permission of a role or a user, with its level. Level 0 allows nothing.
 */
export interface AssignedPermission {
  id: number;
  /**
   * 2 for a role, 1 for a user. A user's own levels override those of the role.
   */
  userOrRole: number | null;
  role: { id: number; roleName: string | null; showSettings: boolean } | null;
  roleId: number | null;
  user: { id: number; fullName: string | null } | null;
  permission: { id: number; permissionName: string | null; permissionCode: string | null } | null;
  permissionId: number | null;
  permissionLevel: number | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface AssignedPermissionInput {
  id?: unknown;
  /**
   * 2 for a role, 1 for a user. A user's own levels override those of the role.
   */
  userOrRole?: number | null;
  role?: number | { id: number } | null;
  roleId?: number | null;
  user?: number | { id: number } | null;
  permission?: number | { id: number } | null;
  permissionId?: number | null;
  permissionLevel?: number | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
