import type { AlertRecord } from '../../generated/alert.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';

/** Brings back the alerts whose snooze is over, as new ones. */
const snoozedJob: Job<Platform> = {
  name: 'Bring back snoozed alerts',
  cron: '*/15 * * * * *',
  schedule: 'Every 15 seconds',
  async run({ database, bulk, clock }) {
    const now = clock.instant();
    const due = await database.rows(
      sql`select id from alert where snoozed_until <= ${now} order by snoozed_until limit 200`,
    );
    const isDue = (one: AlertRecord) => one.snoozedUntil !== null && one.snoozedUntil <= now;
    const back = (one: AlertRecord) => (isDue(one) ? { snoozedUntil: null, alertSeen: false } : null);
    if (due.length) await bulk.change('alert', due.flat() as number[], back, product);
  },
};

export default snoozedJob;
