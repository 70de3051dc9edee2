import type { Undelivered } from '../../services/mail/outbox.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';
import { undeliveredJob } from '../common/undelivered.ts';

/** Tells the user of an activity that an invitation was given up, and why. */
export default undeliveredJob('activity', { name: 'Report undelivered invitations', second: 45 }, tellUser);

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
