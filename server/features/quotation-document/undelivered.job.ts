import type { Undelivered } from '../../services/mail/outbox.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';
import { shortOf } from '../common/recipients.ts';

/** Tells the person who sent a quotation that its mail was given up, and why. Several servers may run this. */
const undeliveredJob: Job<Platform> = {
  name: 'Report undelivered quotations',
  cron: '30 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    const { database, outbox } = platform;
    for (const mail of await outbox.undelivered('quotationDocument')) {
      if (stop.aborted) return;
      await database.write(async () => {
        if (await outbox.told(mail.id)) await tellSender(platform, mail);
      });
    }
  },
};

export default undeliveredJob;

async function tellSender(platform: Platform, { sentFor, to, error }: Undelivered): Promise<void> {
  const { records } = platform;
  const document = await records.one('quotationDocument', sentFor);
  const quotation = document?.quotation && (await records.one('quotation', document.quotation.key));
  if (!document?.createdBy || !quotation) return;
  const { quoteVerId, sQuoteNo, versionNo, customer } = quotation;
  await raise(platform, document.createdBy.key, {
    source: 'QUOTE',
    sourceId: quoteVerId,
    text: `Quotation ${sQuoteNo} version ${versionNo} was not delivered to ${shortOf(to)}: ${error}`,
    link: `/quotations/${quoteVerId}/detail`,
    customer,
  });
}
