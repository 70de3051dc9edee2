import { session } from './session.ts';

let refresh: () => Promise<void> = () => Promise.resolve();

/** Tells what brings the own permissions up to date: it makes calls itself, and calls come here. */
export const whenOwnRoleSeen = (action: () => Promise<void>): void => {
  refresh = action;
};

/** Who reads the permissions of the own role has its own brought up to date: they may have changed (0:317). */
export function ownRoleSeen(path: string): void {
  const role = session.get()?.profile.role?.id;
  if (role !== undefined && path.split('?')[0] === `rolePermissions/${role}`) refresh().catch(() => undefined);
}
