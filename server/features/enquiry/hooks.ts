import { extendEnquiry } from '../../generated/enquiry/hooks.gen.ts';
import { sql } from '../../platform/db/sql.ts';
import { territoryOf } from '../common/territory.ts';

export default extendEnquiry({
  derive: {
    territory: ({ postCode }, { records }) => territoryOf(postCode, records),
  },
  /** A new enquiry is New (2:80). */
  async onInput(change, { records }) {
    if (!change.isNew || change.after.opportunityStatus) return;
    const [status] = await records.find('opportunityStatus', { oppStatusName: 'New' });
    change.after.opportunityStatus = (status ?? null) as typeof change.after.opportunityStatus;
  },
  /** Numbers run on: Q000001, Q000002 … (AMB-070). */
  async beforeSave(change, { database }) {
    if (!change.isNew) return;
    // Two servers may number at once.
    if (database.engine === 'postgres') await database.rows(sql`lock table enquiry in share row exclusive mode`);
    const last = Number(await database.value(sql`select coalesce(max(opp_id), 0) from enquiry`));
    change.after.sQuoteNo = `Q${String(last + 1).padStart(6, '0')}`;
  },
});
