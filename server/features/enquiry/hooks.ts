import { extendEnquiry } from '../../generated/enquiry/hooks.gen.ts';
import { opportunityStatus } from '../../generated/opportunity-status/entity.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { territoryOf } from '../common/territory.ts';

export default extendEnquiry({
  derive: {
    territory: ({ postCode }, { records }) => territoryOf(postCode, records),
  },
  /** A new enquiry gets the status New (STA-037). */
  async validate(change, { records }) {
    if (!change.isNew || change.after.opportunityStatus) return;
    change.after.opportunityStatus = await records.reference(opportunityStatus, { oppStatusName: 'New' });
  },
  /** Numbers the quotes Q000001, Q000002 and so on (AMB-070). */
  async beforeWrite(change, { database }) {
    if (!change.isNew) return;
    // Two servers may number concurrently.
    if (database.engine === 'postgres') await database.rows(sql`lock table enquiry in share row exclusive mode`);
    const last = Number(await database.value(sql`select coalesce(max(opp_id), 0) from enquiry`));
    change.after.sQuoteNo = `Q${String(last + 1).padStart(6, '0')}`;
  },
});
