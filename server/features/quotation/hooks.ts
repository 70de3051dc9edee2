import dayjs from 'dayjs';
import { extendQuotation } from '../../generated/quotation/hooks.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';
import { dateFromWire, dateToWire } from '../../core/time/clock.ts';

export default extendQuotation({
  async validate(change, { records, user }) {
    const { after } = change;
    if (change.isNew) {
      if (!after.quoteStatus) {
        const [active] = await records.find('quoteStatus', { statusName: 'Active' });
        after.quoteStatus = (active ?? null) as typeof after.quoteStatus;
      }
      const [author] = await records.find('user', { id: user.id });
      after.createdByDept = (author?.mbpDept ?? null) as typeof after.createdByDept;
    }
    // The product type gives the months a price is valid, unless a date is given (VAL-105).
    const date = after.quoteVerDate && dateFromWire(after.quoteVerDate);
    if (!after.expiryDate && date && after.productType?.expiryMonths != null)
      after.expiryDate = dateToWire(dayjs(date).add(after.productType.expiryMonths, 'month').format('YYYY-MM-DD'));
    if (change.changed('quoteStatus') && after.quoteStatus?.statusName === 'Lost' && !after.lostQuoteReason)
      throw invalid({ lostQuoteReason: 'Lost because is required.' });
  },
  /**
   * Gives the next version number, and its value to the enquiry. Refused for a customer who awaits approval (STA-016).
   */
  async beforeWrite(change, { database, records }) {
    const { after } = change;
    if (change.isNew) {
      const [customer] = await records.find('customer', { customerId: after.customer!.customerId });
      if (customer?.requireApproval)
        throw invalid({ customer: 'Customer must be approved before Booking In the quotation.' });
    }
    const enquiry = after.opportunity!.oppId;
    await database.locked(sql`select 1 from enquiry where opp_id = ${enquiry}`);
    const latest = Number(
      await database.value(sql`select coalesce(max(version_no), 0) from quotation where opportunity_id = ${enquiry}`),
    );
    if (change.isNew) after.versionNo = latest + 1;
    if (change.changed('productValue') && after.versionNo! >= latest)
      await database.rows(
        sql`update enquiry set quote_value = ${Math.round(after.productValue! * 100)} where opp_id = ${enquiry}`,
      );
  },
});
