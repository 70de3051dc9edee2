import { activity as activities } from '../../generated/activity/entity.gen.ts';
import type { ActivityRecord } from '../../generated/activity/record.gen.ts';
import { user as users } from '../../generated/user/entity.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/jobs/jobs.ts';
import type { Platform } from '../../services/platform.ts';
import { raiseAlert } from '../common/alerts.ts';

/** Sends each reminder once, within seconds of its time: as an alert, and by mail to users who have chosen so. */
const remindersJob: Job<Platform> = {
  name: 'reminders',
  interval: 5000,
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
 * Clears the reminder, adds the alert and adds the mail in one transaction. After a crash the reminder is still due;
 * another process sees that it has been sent.
 */
function remind(platform: Platform, id: number, remindAt: string): Promise<void> {
  const { database, outbox, records, bulk, settings } = platform;
  return database.write(async () => {
    const isDue = (one: ActivityRecord) => (one.remindAt === remindAt ? { remindAt: null } : null);
    if (!(await bulk.change(activities, [id], isDue, product)).length) return;
    const activity = (await records.one(activities, id))!;
    const user = activity.user && (await records.one(users, activity.user.key));
    if (!user) return;
    const { subject, startDate, startTime } = activity;
    const text = `${subject}${startDate ? `, ${dateToWire(startDate)} ${startTime}` : ''}`;
    await raiseAlert(platform, user.id, 'REMINDER', id, `Reminder: ${text}`, activity.customer);
    if (!user.getReminderEmail) return;
    await outbox.add({
      to: user.email!,
      subject: `Reminder: ${subject}`,
      text: `${text}\n\n${settings.publicUrl}/activities/${id}/detail\n`,
    });
  });
}
