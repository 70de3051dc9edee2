import type { Undelivered } from '../../services/mail/outbox.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';
import { shortOf } from '../common/recipients.ts';

/** Tells the person who sent a mail that it was given up, and why. Several servers may run this. */
const undeliveredMailsJob: Job<Platform> = {
  name: 'Report undelivered e-mails',
  cron: '15 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    const { database, outbox } = platform;
    for (const mail of await outbox.undelivered('sentMail')) {
      if (stop.aborted) return;
      await database.write(async () => {
        if (await outbox.told(mail.id)) await tellSender(platform, mail);
      });
    }
  },
};

export default undeliveredMailsJob;

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
