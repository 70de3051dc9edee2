/** Who may do something: every signed-in user, or users with a role or permission. */
export type Rule =
  | 'signedIn'
  | { readonly role: 'showSettings' | 'showAdmin' }
  | { readonly roleName: string }
  | { readonly permission: string };

export interface PermissionLevels {
  readonly levels: Readonly<Record<string, 'none' | 'all' | 'ownBranch'>>;
  readonly denied: string;
}
