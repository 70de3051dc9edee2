import dayjs from 'dayjs';
import { customer as customers } from '../../generated/customer/entity.gen.ts';
import { enquiry as enquiries } from '../../generated/enquiry/entity.gen.ts';
import { extendQuotation } from '../../generated/quotation/hooks.gen.ts';
import { quoteStatus } from '../../generated/quote-status/entity.gen.ts';
import { user as users } from '../../generated/user/entity.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';
import { product } from '../../services/history/history.ts';

export default extendQuotation({
  async validate(change, { records, user }) {
    const { after } = change;
    if (change.isNew) {
      after.quoteStatus ??= await records.reference(quoteStatus, { statusName: 'Active' });
      after.createdByDept = (await records.one(users, user.id))?.mbpDept ?? null;
    }
    // The product type gives the months a price is valid, unless a date is given (VAL-105).
    const { quoteVerDate, productType } = after;
    if (!after.expiryDate && quoteVerDate && productType?.expiryMonths != null)
      after.expiryDate = dayjs(quoteVerDate).add(productType.expiryMonths, 'month').format('YYYY-MM-DD');
    if (change.changed('quoteStatus') && after.quoteStatus?.display === 'Lost' && !after.lostQuoteReason)
      throw invalid({ lostQuoteReason: 'Lost because is required.' });
  },
  /**
   * Gives the next version number, and its value to the enquiry. Refused for a customer who awaits approval (STA-016).
   */
  async beforeWrite(change, { database, records, bulk }) {
    const { after } = change;
    if (change.isNew) {
      const customer = await records.one(customers, after.customer!.key);
      if (customer?.requireApproval)
        throw invalid({ customer: 'Customer must be approved before Booking In the quotation.' });
    }
    const enquiry = after.opportunity!.key;
    await database.locked(sql`select 1 from enquiry where opp_id = ${enquiry}`);
    const latest = Number(
      await database.value(sql`select coalesce(max(version_no), 0) from quotation where opportunity_id = ${enquiry}`),
    );
    if (change.isNew) after.versionNo = latest + 1;
    if (change.changed('productValue') && after.versionNo! >= latest)
      await bulk.change(enquiries, [enquiry], { quoteValue: after.productValue }, product);
  },
});
