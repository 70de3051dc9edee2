import dayjs from 'dayjs';
import { extendQuotation } from '../../generated/quotation/hooks.gen.ts';
import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { dateFromWire, dateToWire } from '../../core/time/clock.ts';

export default extendQuotation({
  onInput(change) {
    const { after } = change;
    // The product type gives the months a price is valid, unless a date is given (VAL-105).
    const date = after.quoteVerDate && dateFromWire(after.quoteVerDate);
    if (!after.expiryDate && date && after.productType?.expiryMonths != null)
      after.expiryDate = dateToWire(dayjs(date).add(after.productType.expiryMonths, 'month').format('YYYY-MM-DD'));
    if (change.changed('quoteStatus') && after.quoteStatus?.id === quoteStatusKeys.Lost && !after.lostQuoteReason)
      throw invalid({ lostQuoteReason: 'Lost because is required.' });
  },
  /** No quotation is booked in for a customer who awaits approval (STA-016). */
  async beforeSave({ isNew, after }, { records }) {
    if (!isNew) return;
    const [customer] = await records.find('customer', { customerId: after.customer!.customerId });
    if (customer?.requireApproval)
      throw invalid({ customer: 'Customer must be approved before Booking In the quotation.' });
  },
});
