import { opportunityStatusKeys as enquiryKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import type { SaveContext } from '../../services/save/hooks.ts';

const { Active, Won, Lost } = quoteStatusKeys;

/** The status of a version before and after a change, by their keys; null for a version that does not exist. */
interface Step {
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Gives the enquiry the status that follows from a change of one of its versions, in the name of the person who changed
 * it. Call in the transaction, when the version is written and the enquiry is locked.
 *
 * STA-037 and STA-042 do not connect the two. We do, so that nobody sets both. When a version is won, the enquiry becomes
 * Won. When one is lost and none is active or won, it becomes Lost. When a version of a decided enquiry becomes active,
 * it becomes Active. Enquiries decided before this rule keep their status; undoing restores both in one transaction.
 */
export async function followVersion(
  before: Readonly<QuotationRecord> | null,
  after: Readonly<QuotationRecord> | null,
  { records, bulk, user }: SaveContext,
): Promise<void> {
  const step = { before: before?.quoteStatus?.key ?? null, after: after?.quoteStatus?.key ?? null };
  if (step.before === step.after) return;
  const { key } = (after ?? before)!.opportunity!;
  const enquiry = await records.one('enquiry', key);
  const versions = await records.find('quotation', { opportunity: key });
  const all = versions.map(({ quoteStatus }) => quoteStatus?.key);
  const next = statusAfter(enquiry?.opportunityStatus?.key, step, all);
  if (next === null) return;
  const status = await records.reference('opportunityStatus', { id: next });
  await bulk.change('enquiry', [key], { opportunityStatus: status }, user);
}

/**
 * What an enquiry becomes when one of its versions is won, lost, or made active again; null if it stays as it is. One
 * that a person has set to Cancelled or Closed stays.
 *
 * @param all the statuses of its versions after the change
 */
function statusAfter(
  enquiry: number | undefined,
  { before, after }: Step,
  all: readonly (number | undefined)[],
): number | null {
  if (enquiry === enquiryKeys.Cancelled || enquiry === enquiryKeys.Closed) return null;
  if (after === Won) return enquiryKeys.Won;
  const isDecided = enquiry === enquiryKeys.Won || enquiry === enquiryKeys.Lost;
  if (after === Active) return isDecided ? enquiryKeys.Active : null;
  if (after === Lost && !all.includes(Active) && !all.includes(Won)) return enquiryKeys.Lost;
  const isNoLongerWon = before === Won && !all.includes(Won);
  return isNoLongerWon && enquiry === enquiryKeys.Won ? enquiryKeys.Active : null;
}
