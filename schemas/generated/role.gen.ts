// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
/**
 * What a group of users may see and do.
 */
export interface Role {
  id: number;
  roleName: string | null;
  showSettings: boolean;
  showAdmin: boolean;
  /**
   * Users also need a code from an app to sign in. Those who have none set it up after the password.
   */
  requiresSecondFactor: boolean;
  active: boolean;
  /**
   * The user whose dashboard is the default of the role.
   */
  dashboardOf: { id: number; fullName: string | null } | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface RoleInput {
  id?: unknown;
  roleName?: string | null;
  showSettings?: boolean;
  showAdmin?: boolean;
  /**
   * Users also need a code from an app to sign in. Those who have none set it up after the password.
   */
  requiresSecondFactor?: boolean;
  active?: boolean;
  /**
   * The user whose dashboard is the default of the role.
   */
  dashboardOf?: number | { id: number } | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
