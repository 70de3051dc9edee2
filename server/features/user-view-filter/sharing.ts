import type { Records } from '../../core/records/records.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { managesUsers } from '../../services/access/users.ts';

/** With whom a person may share saved filters: with their own branch, or with any branch, role and everybody. */
export interface Sharing {
  readonly withBranch: boolean;
  readonly withAll: boolean;
}

/** A supervisor, who is a person whom an active user names as theirs, shares with their own branch. */
export async function sharingOf(user: SessionUser, records: Records): Promise<Sharing> {
  const withAll = user.allows(managesUsers);
  const leads = async () => (await records.reference('user', { supervisor: user.id, status: 'ACTIVE' })) !== null;
  return { withBranch: withAll || (user.facts.defBranch !== null && (await leads())), withAll };
}
