import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, step } from '../../core/db/migrations/steps.ts';
import { sql } from '../../core/db/sql.ts';

/** The expiry date of each enquiry's last quotation, unless one is active (status 1). */
const expiryDates = step(
  () => [
    sql.raw(`update enquiry set expiry_date = (
      select q.expiry_date from quotation q where q.opportunity_id = enquiry.opp_id order by q.version_no desc limit 1)
      where not exists (
        select 1 from quotation a where a.opportunity_id = enquiry.opp_id and a.quote_status_id = 1)`),
  ],
  () => [],
);

export const migration: Migration = {
  name: '0018-expired-enquiries',
  steps: [
    addColumn('enquiry', { name: 'expiry_date', field: 'expiryDate', type: 'text', nullable: true, format: 'date' }),
    expiryDates,
    createIndex('enquiry', {
      name: 'ix_enquiry_opportunity_status_id_expiry_date_opp_id',
      columns: [{ name: 'opportunity_status_id' }, { name: 'expiry_date' }, { name: 'opp_id' }],
    }),
  ],
};
