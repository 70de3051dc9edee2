import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { notify } from '../common/alerts.ts';

/**
 * Sends each reminder once, within seconds of its time, as its user has chosen: to the bell, by mail, in the digest.
 */
const remindersJob: Job<Platform> = {
  name: 'Send reminders',
  cron: '*/15 * * * * *',
  schedule: 'Every 15 seconds',
  async run(platform, stop) {
    const { database, clock } = platform;
    const due = await database.rows(
      sql`select activity_id, remind_at from activity where remind_at <= ${clock.instant()} order by remind_at limit 200`,
    );
    for (const [id, remindAt] of due as [number, string][]) {
      if (stop.aborted) return;
      await remind(platform, id, remindAt);
    }
  },
};

export default remindersJob;

/**
 * Clears the reminder and sends it in one transaction. After a crash the reminder is still due; another process sees
 * that it has been sent.
 */
function remind(platform: Platform, id: number, remindAt: string): Promise<void> {
  const { database, records, bulk } = platform;
  return database.write(async () => {
    const isDue = (one: ActivityRecord) => (one.remindAt === remindAt ? { remindAt: null } : null);
    if (!(await bulk.change('activity', [id], isDue, product)).length) return;
    const activity = (await records.one('activity', id))!;
    const { user, subject, startDate, startTime, customer } = activity;
    if (!user) return;
    const text = `${subject}${startDate ? `, ${dateToWire(startDate)} ${startTime}` : ''}`;
    await notify(platform, user.key, {
      source: 'REMINDER',
      sourceId: id,
      text: `Reminder: ${text}`,
      customer,
      link: `/activities/${id}/detail`,
      mail: { subject: `Reminder: ${subject}`, text },
    });
  });
}
