import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex, addColumn, run } from '../../core/db/migrations/steps.ts';

/** A status could be cleared until now. The enquiries are counted again when the server starts. */
const fillStatuses = [
  `delete from record_tally where tally like 'enquiry:%'
    and exists (select 1 from enquiry where opportunity_status_id is null)`,
  'update enquiry set opportunity_status_id = 1 where opportunity_status_id is null',
  'update quotation set quote_status_id = 5 where quote_status_id is null',
];

export const migration: Migration = {
  name: '0035-days-of-won-and-lost-quotations',
  steps: [
    createIndex('enquiry', {
      name: 'ix_enquiry_expiry_date_opp_id',
      columns: [{ name: 'expiry_date' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_mbp_branch_id_expiry_date_opp_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'expiry_date' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_sales_exec_id_expiry_date_opp_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'expiry_date' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_project_type_id_expiry_date_opp_id',
      columns: [{ name: 'project_type_id' }, { name: 'expiry_date' }, { name: 'opp_id' }],
    }),
    addColumn('quotation', { name: 'decided_on', field: 'decidedOn', type: 'text', nullable: true, format: 'date' }),
    run({ sqlite: fillStatuses, postgres: fillStatuses }),
  ],
};
