import type { PermissionDefinition, Scope } from '../../server/core/model/permission.ts';
import type { SessionUser } from '../../server/services/access/session-user.ts';
import { built } from './built.ts';
import type { Route } from './routes.ts';

export interface MatrixRow {
  readonly route: Route;
  /** The scope that each role has for the route, by the role's name. */
  readonly scopes: ReadonlyMap<string, Scope>;
  /** The message for users who may not make the call. */
  readonly denied: string;
}

/** Every route, with what its rule allows each role of a new database. */
export async function permissionMatrix(routes: readonly Route[]): Promise<MatrixRow[]> {
  const { permissions, roles } = await built('generated/access.gen.js');
  const { SessionUser: User } = await built('services/access/session-user.js');
  const codes = new Map((permissions as PermissionDefinition[]).map((permission) => [permission.code, permission]));
  const users = (roles as any[]).map((role): [string, SessionUser] => {
    const levels = new Map(Object.entries(role.permissions));
    return [role.roleName, new User({ role, levels, defBranch: 1 }, codes)];
  });
  return routes.map((route) => ({
    route,
    scopes: new Map(users.map(([name, user]) => [name, user.scope(route.rule!)])),
    denied: users[0]![1].denied(route.rule!),
  }));
}
