import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import type { Quotation } from '../../generated/quotation/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';

const { Active } = quoteStatusKeys;

/** The enquiry of a quotation before one of its versions changes. */
export interface QuotedEnquiry {
  readonly oppId: number;
  readonly status: NonNullable<Enquiry['opportunityStatus']>;
  /** The version that is active, if there is one. */
  readonly active: Quotation | null;
  /** It was set active although its last quotation has expired. Undoing must restore that. */
  readonly isReopened: boolean;
}

export async function readQuoted(oppId: number): Promise<QuotedEnquiry> {
  const [{ json: enquiry }, { json: versions }] = await Promise.all([
    call<Enquiry>(`opportunity/${oppId}`),
    call<Quotation[]>(`opportunityquotes/${oppId}`),
  ]);
  const active = versions.find(({ quoteStatus }) => quoteStatus?.id === Active) ?? null;
  const isReopened = versions.length > 0 && active === null && enquiry.expiryDate === null;
  return { oppId, status: enquiry.opportunityStatus!, active, isReopened };
}

/**
 * Gives an enquiry the status that it had. If it was reopened, the expiry of its last quotation does not count again.
 */
export async function restoreEnquiry({ oppId, status, isReopened }: QuotedEnquiry): Promise<void> {
  const body = { opportunityStatus: status.id, ...(isReopened && { expires: false }) };
  await call(`updateOpportunityStatus/${oppId}`, { method: 'PUT', body });
}

/** What a change of a version has made of its enquiry, in words; null if the enquiry stays as it was. */
export function newsOf({ status }: Pick<QuotedEnquiry, 'status'>, saved: Quotation): string | null {
  const { sQuoteNo, opportunityStatus: now } = saved;
  if (!now || now.id === status.id) return null;
  return t('quotation.enquiryIs', { number: sQuoteNo ?? '', status: now.oppStatusName ?? '' });
}

export async function updateStatus(quoteVerId: number, body: WireRecord): Promise<Quotation> {
  return (await call<Quotation>(`updateQuoteStatus/${quoteVerId}`, { method: 'PUT', body })).json;
}
