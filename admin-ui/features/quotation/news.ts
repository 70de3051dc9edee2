import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import type { Quotation } from '../../generated/quotation/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../../crud/fields/reference.ts';
import { newsOf } from './quoted-enquiry.ts';

/** Prepares to say what saving a version does to its enquiry. An edit that keeps the status does nothing to it. */
export async function enquiryNews(values: WireRecord, before: Quotation | null) {
  if (before && keyOf(values.quoteStatus) === before.quoteStatus?.id) return () => null;
  const { json } = await call<Enquiry>(`opportunity/${keyOf(values.opportunity)}`);
  return (saved: Quotation) => newsOf({ status: json.opportunityStatus! }, saved);
}
