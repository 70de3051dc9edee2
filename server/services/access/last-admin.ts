import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';

/**
 * Whether no other active user is an Admin who can manage users. Locks the role Admin until the transaction ends, so that
 * two Admins cannot remove each other at the same time.
 */
export async function isLastAdmin(database: Database, user: number): Promise<boolean> {
  await database.locked(sql`select 1 from role where role_name = ${'Admin'}`);
  const [other] = await database.rows(sql`select u.id from app_user u join role r on r.id = u.role_id
    where r.role_name = ${'Admin'} and u.status = ${'ACTIVE'} and u.id <> ${user} and not exists (
      select 1 from assigned_permission a join permission p on p.id = a.permission_id
      where a.user_or_role = 1 and a.user_id = u.id and p.permission_code = ${'ViewUsersRoles'} and a.permission_level <> 1
    ) limit 1`);
  return other === undefined;
}

export const lastAdmin = 'There must be at least one active Admin.';
