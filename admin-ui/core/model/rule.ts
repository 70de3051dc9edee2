/** Who may do something: everyone who is signed in, or whom the role or a permission allows. */
export type Rule =
  | 'signedIn'
  | { readonly role: 'showSettings' | 'showAdmin' }
  | { readonly roleName: string }
  | { readonly permission: string };

export interface PermissionLevels {
  readonly levels: Readonly<Record<string, 'none' | 'all' | 'ownBranch'>>;
  readonly denied: string;
}
