import dayjs from 'dayjs';
import { customer as customers } from '../../generated/customer/entity.gen.ts';
import { extendQuotation } from '../../generated/quotation/hooks.gen.ts';
import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import { invalid } from '../../core/errors/errors.ts';

export default extendQuotation({
  validate(change) {
    const { after } = change;
    // A price is valid for the months of its product type, unless an expiry date is given (VAL-105).
    const { quoteVerDate, productType } = after;
    if (!after.expiryDate && quoteVerDate && productType?.expiryMonths != null)
      after.expiryDate = dayjs(quoteVerDate).add(productType.expiryMonths, 'month').format('YYYY-MM-DD');
    if (change.changed('quoteStatus') && after.quoteStatus?.key === quoteStatusKeys.Lost && !after.lostQuoteReason)
      throw invalid({ lostQuoteReason: 'Lost because is required.' });
  },
  /** A customer who awaits approval cannot get new quotations (STA-016). */
  async beforeWrite({ isNew, after }, { records }) {
    if (!isNew) return;
    const customer = await records.one(customers, after.customer!.key);
    if (customer?.requireApproval)
      throw invalid({ customer: 'Customer must be approved before Booking In the quotation.' });
  },
});
