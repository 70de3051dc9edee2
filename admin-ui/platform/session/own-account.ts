import { resources } from '../../generated/resources.gen.ts';
import type { Calls } from '../model/resource.ts';
import { session } from './session.ts';

/** First parts of the paths whose calls may change one's own profile, role or permissions. */
const changing = new Set(['updateUser', 'updateNewUser', 'updateUserEmail']);
for (const name of ['user', 'role', 'assignedPermission'] as const) {
  const { create, update, remove, bulk }: Calls = resources[name].calls;
  for (const path of [create, update, remove, bulk]) if (path) changing.add(firstPart(path));
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
  const touched = method === 'GET' ? path.split('?')[0] === `rolePermissions/${role}` : changing.has(firstPart(path));
  if (touched) refresh().catch(() => undefined);
}

function firstPart(path: string): string {
  return path.split(/[/?]/)[0]!;
}
