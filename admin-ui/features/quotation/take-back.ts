import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import type { Quotation } from '../../generated/quotation/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../../crud/fields/reference.ts';
import { readQuoted, restoreEnquiry } from './quoted-enquiry.ts';

/**
 * Takes a new version back: deletes it with its file, makes the version active that it has replaced, and gives the
 * enquiry the status that it had. The number of the version is not given again (AMB-074).
 */
export async function takeBack({ opportunity }: WireRecord): Promise<(saved: Quotation) => Promise<void>> {
  const before = await readQuoted(keyOf(opportunity) as number);
  return async ({ quoteVerId, quoteStatus, opportunityStatus }) => {
    await call(`delQuoteRelRec/${quoteVerId}`, { method: 'DELETE' });
    if (before.active && quoteStatus!.id === quoteStatusKeys.Active)
      await call(`setquoteactive/${before.active.quoteVerId}`);
    if (before.isReopened || opportunityStatus?.id !== before.status.id) await restoreEnquiry(before);
  };
}
