import type { Undelivered } from '../../services/mail/outbox.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';

/** Tells the user of an activity that an invitation was given up, and why. Several servers may run this. */
const undeliveredInvitationsJob: Job<Platform> = {
  name: 'Report undelivered invitations',
  cron: '45 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    const { database, outbox } = platform;
    for (const mail of await outbox.undelivered('activity')) {
      if (stop.aborted) return;
      await database.write(async () => {
        if (await outbox.told(mail.id)) await tellUser(platform, mail);
      });
    }
  },
};

export default undeliveredInvitationsJob;

async function tellUser(platform: Platform, { sentFor, to, error }: Undelivered): Promise<void> {
  const activity = await platform.records.one('activity', sentFor);
  if (!activity?.user) return;
  const { activityId, subject, customer, user } = activity;
  await raise(platform, user.key, {
    source: 'ACTIVITY',
    sourceId: activityId,
    text: `The invitation to ${subject!.slice(0, 60)} was not delivered to ${to}: ${error}`,
    link: `/activities/${activityId}/detail`,
    customer,
  });
}
