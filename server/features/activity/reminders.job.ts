import { sql } from '../../core/db/sql.ts';
import type { Job } from '../../services/jobs/jobs.ts';
import type { Platform } from '../../services/platform.ts';
import { saveContext } from '../../services/save/hooks.ts';
import { raiseAlert } from '../common/alerts.ts';

/** Gives each reminder once, at its minute: as an alert, and as mail to who wants it so. */
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

/** The mark, the alert and the mail are one transaction: a crash leaves the reminder due, another process finds it given. */
function remind(platform: Platform, id: number, remindAt: string): Promise<void> {
  const { database, outbox, records, registry, settings, users } = platform;
  return database.write(async () => {
    const claimed = await database.rows(
      sql`update activity set remind_at = null where activity_id = ${id} and remind_at = ${remindAt} returning user_id`,
    );
    if (!claimed.length) return;
    const activity = (await records.one(registry.definition('activity'), id))!;
    const [user] = await records.find('user', { id: claimed[0]![0] });
    if (!user) return;
    const text = `${activity.subject}${activity.startDate ? `, ${activity.startDate} ${activity.startTime}` : ''}`;
    await raiseAlert(saveContext(platform, users.system), user.id as number, 'REMINDER', id, `Reminder: ${text}`);
    if (!user.getReminderEmail) return;
    await outbox.add({
      to: user.email as string,
      subject: `Reminder: ${activity.subject}`,
      text: `${text}\n\n${settings.publicUrl}/activities/${id}/detail\n`,
    });
  });
}
