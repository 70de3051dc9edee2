import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';

/** The UIDs by which calendars know the events of activities. They contain the identity of the database. */
export interface EventNames {
  /** Of the event of an activity, in the calendar of its user and in feeds. */
  own(activity: number): string;
  /**
   * Of the invitation by its user. Another user makes another event, because calendars take changes only from the
   * organiser who has sent the invitation.
   */
  invitation(activity: number, user: number): string;
}

export async function eventNames(database: Pick<Database, 'rows'>): Promise<EventNames> {
  const [row] = await database.rows(sql`select identity, last_plain_event from installation where id = 1`);
  const [identity, lastPlain] = row as [string, number | null];
  return {
    own: (activity) => `activity-${activity}@${activity <= (lastPlain ?? 0) ? 'branchline' : identity}`,
    invitation: (activity, user) => `activity-${activity}-${user}@${identity}`,
  };
}
