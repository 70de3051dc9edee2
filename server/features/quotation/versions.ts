import { enquiry as enquiries } from '../../generated/enquiry/entity.gen.ts';
import type { EnquiryRecord } from '../../generated/enquiry/record.gen.ts';
import { quotation as quotations } from '../../generated/quotation/entity.gen.ts';
import type { QuotationRecord } from '../../generated/quotation/record.gen.ts';
import { quoteStatus } from '../../generated/quote-status/entity.gen.ts';
import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import type { Change } from '../../services/save/change.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { lockRecord } from '../../services/save/lock.ts';

/** The enquiry of a quotation as it is now. Locks it, so that concurrent saves of its versions follow one another. */
export async function lockedEnquiry(
  { opportunity }: QuotationRecord,
  { database, records }: SaveContext,
): Promise<EnquiryRecord> {
  await lockRecord(database, enquiries, opportunity!.key);
  return (await records.one(enquiries, opportunity!.key))!;
}

/**
 * Makes every other active version of the enquiry Revised if this one is saved as Active (STA-044, AMB-071). Call in
 * the transaction, when the enquiry is locked. It is part of each save, and not only of the call setquoteactive, so that
 * no second call can fail between the two.
 */
export async function reviseOthers(
  change: Change<QuotationRecord>,
  { records, bulk, user }: SaveContext,
): Promise<void> {
  const { isNew, before, after } = change;
  const { Active: id, Revised } = quoteStatusKeys;
  if (after.quoteStatus?.key !== id) return;
  const active = await records.find(quotations, { opportunity: after.opportunity!.key, quoteStatus: id });
  const others = active.filter(({ quoteVerId }) => quoteVerId !== before?.quoteVerId);
  const wasActive = !isNew && !change.changed('quoteStatus');
  // Another version has become active since this one was read.
  if (wasActive && others.length === active.length) return;
  const ids = others.map(({ quoteVerId }) => quoteVerId);
  await bulk.change(quotations, ids, { quoteStatus: await records.reference(quoteStatus, { id: Revised }) }, user);
}
