import type { EnquiryRecord, EnquiryHooks } from '../../generated/enquiry.gen.ts';
import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { product } from '../../services/history/history.ts';
import { lockRecord } from '../../services/save/lock.ts';
import { territoryOf } from '../common/territory.ts';
import { isSameSite } from './same-site.ts';

const refused: readonly (number | undefined)[] = [quoteStatusKeys.Lost, quoteStatusKeys.Cancelled];

/** Gives the quotations the new branch and sales exec of their enquiry, so that its people still reach them. */
async function moveQuotations(
  { oppId, mbpBranch, salesExec }: EnquiryRecord,
  { records, bulk }: SaveContext,
): Promise<void> {
  const keys = (await records.find('quotation', { opportunity: oppId })).map(({ quoteVerId }) => quoteVerId);
  await bulk.change('quotation', keys, { mbpBranch, salesExec }, product, { isDerived: true });
}

/**
 * Quotations that were added since an enquiry moved are for its new customer.
 * @throws UserError 422 if it moves back although it has such quotations
 */
async function refuseOtherCustomer({ oppId, sQuoteNo, customer }: EnquiryRecord, { records }: SaveContext) {
  const versions = await records.find('quotation', { opportunity: oppId });
  if (versions.some((version) => version.customer?.key !== customer?.key))
    throw invalid({
      customer: `Enquiry ${sQuoteNo} has quotations for another customer, so its customer cannot be changed back.`,
    });
}

export default {
  derive: {
    territory: ({ postCode }, { records }) => territoryOf(postCode, records),
  },
  async beforeWrite(change, { database, records }) {
    const { before, after, definition } = change;
    const isWon = change.changed('opportunityStatus') && after.opportunityStatus?.key === opportunityStatusKeys.Won;
    const moves = before !== null && change.changed('customer');
    if (!isWon && !moves) return;
    // A quotation that is being saved locks the enquiry too.
    if (before) await lockRecord(database, definition, before.oppId);
    const versions = before ? await records.find('quotation', { opportunity: before.oppId }) : [];
    if (moves && versions.length)
      throw invalid({ customer: 'The customer of an enquiry with quotations cannot be changed.' });
    if (!isWon) return;
    if (!versions.length) throw invalid({ opportunityStatus: 'An enquiry without a quotation cannot be Won.' });
    if (versions.every(({ quoteStatus }) => refused.includes(quoteStatus?.key)))
      throw invalid({ opportunityStatus: 'An enquiry whose quotations are all lost or cancelled cannot be Won.' });
  },
  async inTransaction(change, context) {
    const isMoved = change.changed('mbpBranch') || change.changed('salesExec');
    if (!change.isNew && isMoved) await moveQuotations(change.after, context);
  },
  async undone({ before, after }, context) {
    if (!before || !after) return;
    if (before.customer?.key !== after.customer?.key) await refuseOtherCustomer(after, context);
    await moveQuotations(after, context);
  },
  /** A draft that has no date yet counts as received today. */
  async markDuplicates(keys, draft, { records, clock }) {
    const site = { ...draft, dateReceived: draft.dateReceived ?? clock.today() };
    const found = await records.find('enquiry', { oppId: keys });
    return new Map(found.map((other) => [other.oppId, { sameSite: isSameSite(site, other) }]));
  },
} satisfies EnquiryHooks;
