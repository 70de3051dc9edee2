import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../../crud/fields/reference.ts';

/** Returns a function that describes how saving this version changed its enquiry's status. */
export async function enquiryNews(values: WireRecord, before: Quotation | null) {
  if (before && keyOf(values.quoteStatus) === before.quoteStatus?.id) return () => null;
  const { json } = await call<Enquiry>(`opportunity/${keyOf(values.opportunity)}`);
  return (saved: Quotation) => newsOf(json.opportunityStatus, saved);
}

/** How saving a version changed the status of its enquiry, in words; null if it did not. */
export function newsOf(before: Quotation['opportunityStatus'], saved: Quotation): string | null {
  const { sQuoteNo, opportunityStatus: now } = saved;
  if (!now || now.id === before?.id) return null;
  return t('quotation.enquiryIs', { number: sQuoteNo ?? '', status: now.oppStatusName ?? '' });
}
