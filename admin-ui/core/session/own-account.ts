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

type Reload = () => Promise<void>;

let refresh: Reload = () => Promise.resolve();
let follow: Reload = () => Promise.resolve();

/**
 * Sets the functions that reload the user's own profile and permissions: after a change by this page, and because
 * someone else may have changed them. A setter avoids a circular import.
 */
export const whenOwnAccountTouched = (changed: Reload, mayHaveChanged: Reload): void => {
  refresh = changed;
  follow = mayHaveChanged;
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

/**
 * Call when the server has refused a call. What the page knew of the user's permissions may be out of date: it would
 * not have offered the call.
 */
export const ownAccountRefused = (): void => void follow().catch(() => undefined);

function firstPart(path: string): string {
  return path.split(/[/?]/)[0]!;
}
