import type { QuotationHooks } from '../../generated/quotation.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { followVersion } from './enquiry-status.ts';
import { expiryOf } from './expiry.ts';
import { followEnquiry, lockedEnquiry, reviseOthers, yieldToOther } from './versions.ts';

const { Won, Lost } = quoteStatusKeys;

export default {
  validate(change) {
    const { after } = change;
    const { quoteVerDate, productType } = after;
    if (!after.expiryDate && quoteVerDate && productType?.expiryMonths != null)
      after.expiryDate = expiryOf(quoteVerDate, productType.expiryMonths);
    const dated = change.changed('expiryDate') || change.changed('quoteVerDate');
    if (dated && after.expiryDate && quoteVerDate && after.expiryDate < quoteVerDate)
      throw invalid({ expiryDate: 'Expiry Date must not be before Quote Date.' });
    // Only a lost version has a reason.
    if (after.quoteStatus?.key !== Lost) after.lostQuoteReason = null;
  },
  async beforeWrite(change, context) {
    const { after, isNew } = change;
    const enquiry = await lockedEnquiry(after, context);
    if (isNew) {
      // The enquiry may have changed since it was looked up.
      const { customer: owner, mbpBranch, salesExec } = enquiry;
      Object.assign(after, { customer: owner, mbpBranch, salesExec });
      const customer = await context.records.one('customer', enquiry.customer!.key);
      // STA-016
      if (customer?.requireApproval)
        throw invalid({ customer: 'Customer must be approved before Booking In the quotation.' });
    }
    await reviseOthers(change, context);
  },
  inTransaction: ({ before, after }, context) => followVersion(before, after, context),
  inDeleteTransaction: (record, context) => followVersion(record, null, context),
  async undone({ before, after, isWhole }, context) {
    if (!after) return;
    const following = before ? after : await followEnquiry(after, context);
    const { quoteStatus } = await yieldToOther(before, following, context);
    // The status of its enquiry was not in the trash.
    if (!isWhole && quoteStatus?.key === Won) await followVersion(null, after, context);
  },
} satisfies QuotationHooks;
