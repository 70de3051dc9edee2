import { contents } from '../contents.ts';
import type { Calls } from '../model/resource.ts';
import { session } from './session.ts';

let changing: ReadonlySet<string> | null = null;

/** First parts of the paths whose calls may change one's own profile, role or permissions. */
function changingPaths(): ReadonlySet<string> {
  if (changing) return changing;
  const generated = ['user', 'role', 'assignedPermission'].flatMap((name) => {
    const { create, update, remove, bulk }: Calls = contents().resources[name]!.calls;
    return [create, update, remove, bulk].filter((path) => path !== undefined).map(firstPart);
  });
  return (changing = new Set(['updateUser', 'updateNewUser', 'updateUserEmail', ...generated]));
}

let refresh: () => Promise<void> = () => Promise.resolve();

/** Sets what reads the own profile and permissions anew. It makes calls itself, so they cannot import it. */
export const whenOwnAccountTouched = (action: () => Promise<void>): void => {
  refresh = action;
};

/**
 * To be called after each successful call. Changes of users, roles and their permissions show in the shell at once; so
 * do those of others, once the permissions of the own role are read (0:317).
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
