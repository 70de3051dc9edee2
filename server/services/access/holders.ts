import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { PermissionDefinition } from '../../core/model/permission.ts';
import { scopeAt, scopeOf } from './session-user.ts';

export interface Holders {
  /** Active roles that have the permission. */
  readonly roles: readonly HoldingRole[];
  /** Active users who have it, by name. */
  readonly users: readonly HoldingUser[];
}

interface HoldingRole {
  readonly id: number;
  readonly roleName: string;
  readonly permissionLevel: number;
}

interface HoldingUser {
  readonly id: number;
  readonly fullName: string;
  /** The user's active role. */
  readonly role: { readonly id: number; readonly roleName: string } | null;
  readonly permissionLevel: number;
  /** Whether the level is the user's own, in place of that of the role (AMB-007). */
  readonly isOwn: boolean;
}

/** Who has a permission. Null if there is no active permission with the code. */
export async function holdersOf(database: Database, permission: PermissionDefinition): Promise<Holders | null> {
  const [found] = await database.rows(
    sql`select p.id from permission p where p.permission_code = ${permission.code} and p.active = ${true}`,
  );
  if (!found) return null;
  const id = found[0] as number;
  const [roles, users] = await Promise.all([
    database.rows(sql`select r.id, r.role_name, a.permission_level
      from assigned_permission a join role r on r.id = a.role_id
      where a.user_or_role = 2 and a.permission_id = ${id} and r.active = ${true} order by r.role_name, r.id`),
    database.rows(sql`select u.id, u.full_name, u.def_branch_id, r.id, r.role_name, o.permission_level, a.permission_level
      from app_user u left join role r on r.id = u.role_id and r.active = ${true}
      left join assigned_permission o on o.user_or_role = 1 and o.user_id = u.id and o.permission_id = ${id}
      left join assigned_permission a on a.user_or_role = 2 and a.role_id = r.id and a.permission_id = ${id}
      where u.status = ${'ACTIVE'} and (o.id is not null or a.id is not null) order by u.full_name, u.id`),
  ]);
  return {
    roles: (roles as [number, string, number][])
      .map(([roleId, roleName, permissionLevel]) => ({ id: roleId, roleName, permissionLevel }))
      .filter(({ permissionLevel }) => scopeOf(permission, permissionLevel) !== 'none'),
    users: (users as UserRow[])
      .filter(([, , branch, , , own, given]) => scopeAt(permission, own ?? given ?? 0, branch) !== 'none')
      .map(([userId, fullName, , roleId, roleName, own, given]) => ({
        id: userId,
        fullName,
        role: roleId === null ? null : { id: roleId, roleName: roleName! },
        permissionLevel: own ?? given ?? 0,
        isOwn: own !== null,
      })),
  };
}

type UserRow = [
  id: number,
  fullName: string,
  defBranch: number | null,
  roleId: number | null,
  roleName: string | null,
  own: number | null,
  given: number | null,
];
