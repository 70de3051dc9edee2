/** What a level of a permission allows: nothing, all records, or those of the person's own branch. */
export type Scope = 'none' | 'all' | 'ownBranch';

/** What each level of a permission allows, and the message if it allows nothing. From schemas/access. */
export interface PermissionDefinition {
  readonly code: string;
  readonly title: string;
  readonly levels: Readonly<Record<string, Scope>>;
  readonly denied: string;
}

/** A role that a new database starts with. */
export interface RoleDefinition {
  readonly roleName: string;
  readonly showSettings: boolean;
  readonly showAdmin: boolean;
  /** Levels by the codes of permissions. */
  readonly permissions: Readonly<Record<string, number>>;
}
