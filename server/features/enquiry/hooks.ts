import { enquiry } from '../../generated/enquiry/entity.gen.ts';
import { extendEnquiry } from '../../generated/enquiry/hooks.gen.ts';
import { opportunityStatusKeys } from '../../generated/opportunity-status/codes.gen.ts';
import { quotation } from '../../generated/quotation/entity.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { lockRecord } from '../../services/save/lock.ts';
import { territoryOf } from '../common/territory.ts';
import { isSameSite } from './same-site.ts';

export default extendEnquiry({
  derive: {
    territory: ({ postCode }, { records }) => territoryOf(postCode, records),
  },
  async beforeWrite(change, { database, records }) {
    const { before, after } = change;
    const isWon = change.changed('opportunityStatus') && after.opportunityStatus?.key === opportunityStatusKeys.Won;
    const moves = before !== null && change.changed('customer');
    if (!isWon && !moves) return;
    // A quotation that is being saved locks the enquiry too.
    if (before) await lockRecord(database, enquiry, before.oppId);
    const isQuoted = before !== null && (await records.reference(quotation, { opportunity: before.oppId })) !== null;
    if (isWon && !isQuoted) throw invalid({ opportunityStatus: 'An enquiry without a quotation cannot be Won.' });
    if (moves && isQuoted) throw invalid({ customer: 'The customer of an enquiry with quotations cannot be changed.' });
  },
  /** A draft that has no date yet counts as received today. */
  async markDuplicates(keys, draft, { records, clock }) {
    const site = { ...draft, dateReceived: draft.dateReceived ?? clock.today() };
    const found = await records.find(enquiry, { oppId: keys });
    return new Map(found.map((other) => [other.oppId, { sameSite: isSameSite(site, other) }]));
  },
});
