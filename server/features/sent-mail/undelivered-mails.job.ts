import type { Undelivered } from '../../services/mail/outbox.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';
import { shortOf, undeliveredJob } from '../common/undelivered.ts';

/** Tells the person who sent a mail that it was given up, and why. */
export default undeliveredJob('sentMail', { name: 'Report undelivered e-mails', second: 15 }, tellSender);

async function tellSender(platform: Platform, { sentFor, to, error }: Undelivered): Promise<void> {
  const mail = await platform.records.one('sentMail', sentFor);
  if (!mail?.createdBy) return;
  const { id, subject, customer, createdBy } = mail;
  await raise(platform, createdBy.key, {
    source: 'MAIL',
    sourceId: id,
    text: `“${subject!.slice(0, 60)}” was not delivered to ${shortOf(to)}: ${error}`,
    link: `/customers/${customer!.key}/detail`,
    customer,
  });
}
