import type { EnquiryRecord } from '../../generated/enquiry.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { invalid, UserError } from '../../core/errors/errors.ts';
import type { Change } from '../../services/save/change.ts';
import { product } from '../../services/history/history.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { lockRecord } from '../../services/save/lock.ts';

/**
 * The enquiry of a quotation as it is now. Locks it, so that concurrent saves of its versions follow one another.
 * @throws UserError 422 if it has been deleted in the meantime
 */
export async function lockedEnquiry(
  { opportunity }: QuotationRecord,
  { database, records, registry }: SaveContext,
): Promise<EnquiryRecord> {
  const definition = registry.definition('enquiry');
  await lockRecord(database, definition, opportunity!.key);
  const enquiry = await records.one(definition, opportunity!.key);
  if (!enquiry) throw invalid({ opportunity: `This ${definition.title} does not exist.` });
  return enquiry;
}

/** Statuses of which an enquiry has at most one version. */
const standing: readonly number[] = [quoteStatusKeys.Active, quoteStatusKeys.Won];

/**
 * Makes every other active or won version of the enquiry Revised, with no day of decision, if this one is saved as Active
 * or Won (STA-044, AMB-071, AMB-118). Call in the transaction, when the enquiry is locked. It is part of each save, and
 * not only of the call setquoteactive, so that no way leaves two.
 */
export async function reviseOthers(
  change: Change<QuotationRecord>,
  { records, bulk, user }: SaveContext,
): Promise<void> {
  const { isNew, before, after } = change;
  if (!standing.includes(after.quoteStatus?.key ?? 0)) return;
  const found = await records.find('quotation', { opportunity: after.opportunity!.key, quoteStatus: standing });
  const others = found.filter(({ quoteVerId }) => quoteVerId !== before?.quoteVerId);
  const stood = !isNew && !change.changed('quoteStatus');
  // Another version has become active or won since this one was read.
  if (stood && others.length === found.length) return;
  const ids = others.map(({ quoteVerId }) => quoteVerId);
  const revised = await records.reference('quoteStatus', { id: quoteStatusKeys.Revised });
  // An active version is rolled up itself, when it is written.
  const rollsUp = after.quoteStatus!.key !== quoteStatusKeys.Active;
  await bulk.change('quotation', ids, { quoteStatus: revised }, user, { rollsUp });
}

/** Gives a restored version what it takes from its enquiry, which may have changed in the meantime. Returns it. */
export async function followEnquiry(record: Readonly<QuotationRecord>, context: SaveContext): Promise<QuotationRecord> {
  const { customer, mbpBranch, salesExec, lastActivityDate } = await lockedEnquiry(record, context);
  const values = { customer, mbpBranch, salesExec, lastActivityDate };
  await context.bulk.change('quotation', [record.quoteVerId], values, product, { isDerived: true });
  return { ...record, ...values };
}

/**
 * Lets the version that has become active or won in the meantime stay so (AMB-118): a restored one becomes Revised.
 * @param before null if it is restored
 * @returns the version as it is now
 * @throws UserError 409 if it was not deleted, because then its change cannot be undone
 */
export async function yieldToOther(
  before: Readonly<QuotationRecord> | null,
  record: Readonly<QuotationRecord>,
  context: SaveContext,
): Promise<Readonly<QuotationRecord>> {
  const stands = ({ quoteStatus: status }: Readonly<QuotationRecord>) => standing.includes(status?.key ?? 0);
  if (!stands(record) || (before && stands(before))) return record;
  const { records, bulk } = context;
  await lockedEnquiry(record, context);
  const found = await records.find('quotation', { opportunity: record.opportunity!.key, quoteStatus: standing });
  const other = found.find(({ quoteVerId }) => quoteVerId !== record.quoteVerId);
  if (!other) return record;
  if (before) {
    const { versionNo, quoteStatus: status } = other;
    throw new UserError(
      409,
      'changed_since',
      `This cannot be undone: version ${versionNo} of the enquiry is now ${String(status!.display)}.`,
    );
  }
  const values = { quoteStatus: await records.reference('quoteStatus', { id: quoteStatusKeys.Revised }) };
  await bulk.change('quotation', [record.quoteVerId], values, product, { isDerived: true });
  return { ...record, ...values };
}
