import { activityStatusKeys } from '../../generated/activity-status/codes.gen.ts';
import { sql } from '../../core/db/sql.ts';
import type { Job } from '../../services/jobs/jobs.ts';
import type { Platform } from '../../services/platform.ts';
import { dateFromWire, instantToWire } from '../../core/time/clock.ts';

/** Activities that are made overdue in one transaction. */
const lot = 500;

/** What was to begin and has not been done is overdue, whether anybody looks or not (AMB-051). */
const overdueJob: Job<Platform> = {
  name: 'overdue',
  interval: 15_000,
  async run(platform, stop) {
    const { Upcoming, Overdue } = activityStatusKeys;
    const [upcoming, overdue] = [await statusOf(platform, Upcoming), await statusOf(platform, Overdue)];
    while (!stop.aborted && (await makeOverdue(platform, upcoming, overdue)) === lot);
  },
};

export default overdueJob;

type Status = { readonly id: number; readonly statusName: string };

const statusOf = async ({ records }: Platform, id: number) =>
  (await records.find('activityStatus', { id }))[0] as unknown as Status;

/**
 * By its status alone, without a new version: a person who has the activity open may still save it. Two processes change
 * a row once, as the second finds it overdue.
 */
function makeOverdue({ database, changes, clock, history, registry, users }: Platform, from: Status, to: Status) {
  const now = instantToWire(clock.instant());
  const [today, time] = [dateFromWire(now.slice(0, 10)), now.slice(11)];
  return database.write(async () => {
    const rows = await database.rows(sql`update activity set activity_status_id = ${to.id} where activity_id in (
      select activity_id from activity where activity_status_id = ${from.id}
        and (start_date < ${today} or (start_date = ${today} and start_time <= ${time})) limit ${lot}
      ) and activity_status_id = ${from.id} returning activity_id`);
    const definition = registry.definition('activity');
    for (const [id] of rows)
      await history.noted(definition, id as number, users.system, { activityStatus: [from.statusName, to.statusName] });
    if (rows.length) database.afterCommit(() => changes.committed('activity'));
    return rows.length;
  });
}
