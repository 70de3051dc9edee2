import { enquiry } from '../../generated/enquiry/entity.gen.ts';
import { extendEnquiry } from '../../generated/enquiry/hooks.gen.ts';
import { territoryOf } from '../common/territory.ts';
import { isSameSite } from './same-site.ts';

export default extendEnquiry({
  derive: {
    territory: ({ postCode }, { records }) => territoryOf(postCode, records),
  },
  /** A draft that has no date yet counts as received today. */
  async markDuplicates(keys, draft, { records, clock }) {
    const site = { ...draft, dateReceived: draft.dateReceived ?? clock.today() };
    const found = await records.find(enquiry, { oppId: keys });
    return new Map(found.map((other) => [other.oppId, { sameSite: isSameSite(site, other) }]));
  },
});
