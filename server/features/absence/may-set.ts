import type { Records } from '../../core/records/records.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { managesUsers } from '../../services/access/users.ts';

/** Whether the caller may say that a person is away: the person, their supervisor, and people who manage users. */
export async function maySet(person: number, user: SessionUser, records: Records): Promise<boolean> {
  if (user.id === person || user.allows(managesUsers)) return true;
  return (await records.one('user', person))?.supervisor?.key === user.id;
}
