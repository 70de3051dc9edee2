import { session } from './session.ts';

/** Who reads the permissions of the own role has its own brought up to date: they may have changed (0:317). */
export function ownRoleSeen(path: string): void {
  const role = session.get()?.profile.role?.id;
  if (role === undefined || path.split('?')[0] !== `rolePermissions/${role}`) return;
  // Loaded late: the calls it makes come back here.
  void import('./sign-in.ts').then(({ refreshProfile }) => refreshProfile()).catch(() => undefined);
}
