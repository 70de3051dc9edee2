import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import type { Quotation } from '../../generated/quotation/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../../crud/fields/reference.ts';

const { Active } = quoteStatusKeys;

/** The enquiry of a quotation with the version that is active now, if there is one. */
export interface QuotedEnquiry {
  readonly oppId: number;
  readonly active: Quotation | null;
  /** It was set active although its last quotation has expired, which undoing has to bring back. */
  readonly isReopened: boolean;
}

/** Reads an enquiry before one of its versions changes. */
export async function readQuoted(oppId: number): Promise<QuotedEnquiry> {
  const [{ json: enquiry }, { json: versions }] = await Promise.all([
    call<Enquiry>(`opportunity/${oppId}`),
    call<Quotation[]>(`opportunityquotes/${oppId}`),
  ]);
  const active = versions.find(({ quoteStatus }) => quoteStatus?.id === Active) ?? null;
  return { oppId, active, isReopened: versions.length > 0 && active === null && enquiry.expiryDate === null };
}

/** Lets the expiry of the last quotation not count, as before. Its status stays. */
export async function reopen({ oppId }: QuotedEnquiry): Promise<void> {
  const { json } = await call<Enquiry>(`opportunity/${oppId}`);
  const body = { opportunityStatus: json.opportunityStatus!.id, expires: false };
  await call(`updateOpportunityStatus/${oppId}`, { method: 'PUT', body });
}

/**
 * Takes a new version back: deletes it with its file, and makes the version active that it has replaced. Its number is
 * not given again (AMB-074).
 */
export async function takeBack({ opportunity }: WireRecord): Promise<(saved: Quotation) => Promise<void>> {
  const before = await readQuoted(keyOf(opportunity) as number);
  return async ({ quoteVerId, quoteStatus }) => {
    await call(`delQuoteRelRec/${quoteVerId}`, { method: 'DELETE' });
    if (before.active && quoteStatus!.id === Active) await call(`setquoteactive/${before.active.quoteVerId}`);
    if (before.isReopened) await reopen(before);
  };
}
