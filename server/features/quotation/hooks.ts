import dayjs from 'dayjs';
import { extendQuotation } from '../../generated/quotation/hooks.gen.ts';
import { sql } from '../../platform/db/sql.ts';
import { invalid } from '../../platform/http/errors.ts';
import { dateFromWire, dateToWire } from '../../platform/time/clock.ts';

export default extendQuotation({
  async onInput(change, { records, user }) {
    const { after } = change;
    if (change.isNew) {
      if (!after.quoteStatus) {
        const [active] = await records.find('quoteStatus', { statusName: 'Active' });
        after.quoteStatus = (active ?? null) as typeof after.quoteStatus;
      }
      const [author] = await records.find('user', { id: user.id });
      after.createdByDept = (author?.mbpDept ?? null) as typeof after.createdByDept;
    }
    // The price holds as many months as the product's type says, unless a date is given (2:104).
    const date = after.quoteVerDate && dateFromWire(after.quoteVerDate);
    if (!after.expiryDate && date && after.productType?.expiryMonths != null)
      after.expiryDate = dateToWire(dayjs(date).add(after.productType.expiryMonths, 'month').format('YYYY-MM-DD'));
    if (change.changed('quoteStatus') && after.quoteStatus?.statusName === 'Lost' && !after.lostQuoteReason)
      throw invalid({ lostQuoteReason: 'Lost because is required.' });
  },
  /**
   * The next version of the enquiry, whose value is that of its latest version; none for a customer who awaits approval
   * (2:84).
   */
  async beforeSave(change, { database, records }) {
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
