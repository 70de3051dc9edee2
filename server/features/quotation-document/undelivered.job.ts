import type { Undelivered } from '../../services/mail/outbox.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';
import { shortOf, undeliveredJob } from '../common/undelivered.ts';

/** Tells the person who sent a quotation that its mail was given up, and why. */
export default undeliveredJob('quotationDocument', { name: 'Report undelivered quotations', second: 30 }, tellSender);

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
