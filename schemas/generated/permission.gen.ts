// Generated from schemas/entities/permission/. Do not edit: change the schema and run npm run generate.
/**
 * The permissions that roles and users can have, each with a code.
 */
export interface Permission {
  id: number;
  permissionCode: string | null;
  permissionName: string | null;
  active: boolean;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface PermissionInput {
  id?: unknown;
  permissionCode?: unknown;
  permissionName?: unknown;
  active?: boolean;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
