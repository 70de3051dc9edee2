import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import type { ActivityStatusReference } from '../../generated/references.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { momentAt } from '../../core/time/moment.ts';

/** Maximum activities to update in one transaction. */
const lot = 500;

/** Marks activities as overdue when their start has passed and they are not done (AMB-051). */
const overdueJob: Job<Platform> = {
  name: 'Mark overdue activities',
  cron: '0 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    const { Upcoming, Overdue } = activityStatusKeys;
    const [upcoming, overdue] = [await statusOf(platform, Upcoming), await statusOf(platform, Overdue)];
    if (!upcoming || !overdue) return;
    while (!stop.aborted && (await makeOverdue(platform, upcoming, overdue)) === lot);
  },
};

export default overdueJob;

const statusOf = ({ records }: Platform, id: number) => records.reference('activityStatus', { id });

/** Several servers may run this. The second waits for the lock, then finds the activities overdue and skips them. */
async function makeOverdue(
  { database, clock, bulk }: Platform,
  from: ActivityStatusReference,
  to: ActivityStatusReference,
): Promise<number> {
  const { date: today, time } = momentAt(clock.now());
  const rows = await database.rows(sql`select activity_id from activity where activity_status_id = ${from.key}
    and (start_date < ${today} or (start_date = ${today} and start_time <= ${time})) limit ${lot}`);
  const ids = rows.map(([id]) => id as number);
  await bulk.change(
    'activity',
    ids,
    (one) => (one.activityStatus?.key === from.key ? { activityStatus: to } : null),
    product,
  );
  return ids.length;
}
