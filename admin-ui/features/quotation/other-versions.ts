import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../../crud/fields/reference.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';

const { Active, Won } = quoteStatusKeys;

/**
 * Asks whether a version may become active or won although that makes a won version Revised, or an active one beside a
 * won one (AMB-118). That a new active version replaces an active one is usual, and not asked.
 * @param opportunity key of the enquiry
 * @param version key of the version; null for a new one
 * @param status key of its new status
 */
export async function mayReplace(opportunity: number, version: number | null, status: number): Promise<boolean> {
  const replaced = status === Won ? [Active, Won] : status === Active ? [Won] : [];
  if (!replaced.length) return true;
  const { json } = await call<Quotation[]>(`opportunityquotes/${opportunity}`);
  const isReplaced = (key: number | undefined) => key !== undefined && (replaced as readonly number[]).includes(key);
  const others = json.filter(({ quoteVerId, quoteStatus }) => quoteVerId !== version && isReplaced(quoteStatus?.id));
  if (!others.length) return true;
  const { sQuoteNo, versionNo, quoteStatus } = others.find((one) => one.quoteStatus?.id === Won) ?? others[0]!;
  const values = { number: sQuoteNo ?? '', version: versionNo ?? '', status: quoteStatus?.statusName ?? '' };
  return confirm({
    title: t('quotation.replaces.title', values),
    text: t(quoteStatus?.id === Won ? 'quotation.replaces.won' : 'quotation.replaces.active', values),
    yes: t(status === Won ? 'quotation.replaces.yesWon' : 'quotation.replaces.yesActive'),
    no: t('kit.cancel'),
  });
}

/** Asks the same before a form is saved with another status. */
export async function mayReplaceOnSave(values: WireRecord, before: Quotation | null): Promise<boolean> {
  const status = keyOf(values.quoteStatus) as number | null;
  const opportunity = keyOf(values.opportunity) as number | null;
  if (!status || !opportunity || status === before?.quoteStatus?.id) return true;
  return mayReplace(opportunity, before?.quoteVerId ?? null, status);
}
