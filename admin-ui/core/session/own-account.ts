import { contents } from '../contents.ts';
import type { Calls } from '../model/resource.ts';
import { session } from './session.ts';

let changing: ReadonlySet<string> | null = null;

/** First path segments of calls that may change the user's own profile, role or permissions. */
function changingPaths(): ReadonlySet<string> {
  if (changing) return changing;
  const generated = ['user', 'role', 'assignedPermission'].flatMap((name) => {
    const { create, update, remove, bulk }: Calls = contents().resources[name]!.calls;
    return [create, update, remove, bulk].filter((path) => path !== undefined).map(firstPart);
  });
  return (changing = new Set(['updateUser', 'updateNewUser', 'updateUserEmail', 'rolePermissions', ...generated]));
}

let refresh: () => Promise<void> = () => Promise.resolve();

/** Sets the function that reloads the user's own profile and permissions. A setter avoids a circular import. */
export const whenOwnAccountTouched = (action: () => Promise<void>): void => {
  refresh = action;
};

/**
 * Call after each successful call. Reloads the user's own profile and permissions after a change to users, roles or
 * their permissions, and when the permissions of the user's own role are read (PER-037).
 */
export function ownAccountTouched(method: string, path: string): void {
  const role = session.get()?.profile.role?.id;
  const touched =
    method === 'GET' ? path.split('?')[0] === `rolePermissions/${role}` : changingPaths().has(firstPart(path));
  if (touched) refresh().catch(() => undefined);
}

function firstPart(path: string): string {
  return path.split(/[/?]/)[0]!;
}
