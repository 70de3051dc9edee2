import type { QuotationRecord } from '../../../generated/quotation.gen.ts';
import { extended, listOf, orNull, ref, string } from '../../../http/shapes.ts';
import { toWire } from '../../../core/records/wire.ts';
import type { Reading } from '../../../core/records/records.ts';
import { reasons, reasonsOf, type ChaseContext } from './reasons.ts';

/** What a call answers of a quotation to chase. */
export const chaseRow = extended('QuotationOpen', {
  contact: orNull(ref('ContactName')),
  phoneNo: orNull(string),
  oppDescription: orNull(string),
  reasons: listOf({ enum: reasons }),
});

/**
 * Quotations of the queue in wire format, in the order of their keys: each with its reasons, and with what its enquiry
 * says about whom to ring.
 */
export async function chaseRows(keys: readonly number[], context: ChaseContext, { records, registry }: Reading) {
  const found = new Map((await records.find('quotation', { quoteVerId: keys })).map((one) => [one.quoteVerId, one]));
  const quotations = keys.flatMap((key) => found.get(key) ?? []);
  const oppId = [...new Set(quotations.flatMap(({ opportunity }) => opportunity?.key ?? []))];
  const enquiries = new Map((await records.find('enquiry', { oppId })).map((one) => [one.oppId, one]));
  return quotations.map((one: QuotationRecord) => {
    const enquiry = enquiries.get(one.opportunity?.key ?? 0);
    const { contact, phoneNo, oppDescription } = enquiry
      ? toWire(registry, 'enquiry', enquiry)
      : { contact: null, phoneNo: null, oppDescription: null };
    return {
      ...toWire(registry, 'quotation', one),
      contact,
      phoneNo,
      oppDescription,
      reasons: reasonsOf(one, context),
    };
  });
}
