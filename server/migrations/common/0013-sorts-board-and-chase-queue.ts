import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, step } from '../../core/db/migrations/steps.ts';
import { sql } from '../../core/db/sql.ts';

/** The latest activity with each enquiry or one of its quotations, which has been kept only since this migration. */
const lastActivities = step(
  () => [
    sql.raw(`update enquiry set last_activity_date = (
      select max(on_day) from (
        select a.date_created as on_day from activity a where a.opportunity_id = enquiry.opp_id
        union all
        select a.date_created from quotation q join activity a on a.quote_id = q.quote_ver_id
          where q.opportunity_id = enquiry.opp_id
      ) found)`),
    sql.raw(`update quotation set last_activity_date = (
      select e.last_activity_date from enquiry e where e.opp_id = quotation.opportunity_id)`),
  ],
  () => [],
);

export const migration: Migration = {
  name: '0013-sorts-board-and-chase-queue',
  steps: [
    createIndex('enquiry', {
      name: 'ix_enquiry_quote_value_opp_id',
      columns: [{ name: 'quote_value' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_opportunity_status_id_opp_id',
      columns: [{ name: 'opportunity_status_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_mbp_branch_id_quote_value_opp_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'quote_value' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_mbp_branch_id_opportunity_status_id_opp_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'opportunity_status_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_sales_exec_id_quote_value_opp_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'quote_value' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_sales_exec_id_opportunity_status_id_opp_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'opportunity_status_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_project_type_id_quote_value_opp_id',
      columns: [{ name: 'project_type_id' }, { name: 'quote_value' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_project_type_id_opportunity_status_id_opp_id',
      columns: [{ name: 'project_type_id' }, { name: 'opportunity_status_id' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_opportunity_status_id_quote_value_opp_id',
      columns: [{ name: 'opportunity_status_id' }, { name: 'quote_value' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_mbp_branch_id_opportunity_status_id_quote_0vax1r',
      columns: [
        { name: 'mbp_branch_id' },
        { name: 'opportunity_status_id' },
        { name: 'quote_value' },
        { name: 'opp_id' },
      ],
    }),
    addColumn('quotation', { name: 'chase_date', field: 'chaseDate', type: 'text', nullable: true, format: 'date' }),
    addColumn('quotation', {
      name: 'last_activity_date',
      field: 'lastActivityDate',
      type: 'text',
      nullable: true,
      format: 'date',
    }),
    lastActivities,
    createIndex('quotation', {
      name: 'ix_quotation_expiry_date_quote_ver_id',
      columns: [{ name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_status_id_quote_ver_id',
      columns: [{ name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_mbp_branch_id_expiry_date_quote_ver_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_mbp_branch_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'mbp_branch_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_product_type_id_expiry_date_quote_ver_id',
      columns: [{ name: 'product_type_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_product_type_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'product_type_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_grade_id_expiry_date_quote_ver_id',
      columns: [{ name: 'quote_grade_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_grade_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'quote_grade_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_status_id_expiry_date_quote_ver_id',
      columns: [{ name: 'quote_status_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_opportunity_id_expiry_date_quote_ver_id',
      columns: [{ name: 'opportunity_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_opportunity_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'opportunity_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_customer_id_expiry_date_quote_ver_id',
      columns: [{ name: 'customer_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_customer_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'customer_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_status_id_chase_by_id_expiry_date_pfk04i',
      columns: [
        { name: 'quote_status_id' },
        { name: 'chase_by_id' },
        { name: 'expiry_date' },
        { name: 'quote_ver_id' },
      ],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_status_id_expected_order_date_quo_5xewy1',
      columns: [{ name: 'quote_status_id' }, { name: 'expected_order_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_status_id_last_activity_date_quot_wkgntk',
      columns: [
        { name: 'quote_status_id' },
        { name: 'last_activity_date' },
        { name: 'quote_ver_date' },
        { name: 'quote_ver_id' },
      ],
    }),
  ],
};
