import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex, addColumn, run } from '../../core/db/migrations/steps.ts';

/** Quotations now follow the branch and the sales exec of their enquiry. */
const fill = [
  'update quotation set sales_exec_id = (select e.sales_exec_id from enquiry e where e.opp_id = quotation.opportunity_id)',
  `update quotation set mbp_branch_id = (select e.mbp_branch_id from enquiry e where e.opp_id = quotation.opportunity_id)
    where mbp_branch_id is distinct from (select e.mbp_branch_id from enquiry e where e.opp_id = quotation.opportunity_id)`,
];

export const migration: Migration = {
  name: '0038-sales-execs-of-quotations',
  steps: [
    createIndex('activity', {
      name: 'ix_activity_user_id_activity_status_id_start_date_ac_wxszev',
      columns: [{ name: 'user_id' }, { name: 'activity_status_id' }, { name: 'start_date' }, { name: 'activity_id' }],
    }),
    addColumn('quotation', {
      name: 'sales_exec_id',
      field: 'salesExec',
      type: 'integer',
      nullable: true,
      references: { table: 'sales_exec', column: 'id' },
    }),
    run({ sqlite: fill, postgres: fill }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_quote_ver_date_quote_ver_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'quote_ver_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_s_quote_no_quote_ver_id',
      columns: [{ name: 'sales_exec_id' }, { name: 's_quote_no', folded: true }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_expiry_date_quote_ver_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_product_value_quote_ver_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'product_value' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_quote_status_id_quote_ver_id',
      columns: [{ name: 'sales_exec_id' }, { name: 'quote_status_id' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_status_id_quote_ver_date_mbp_bran_chdqxr',
      columns: [
        { name: 'quote_status_id' },
        { name: 'quote_ver_date' },
        { name: 'mbp_branch_id' },
        { name: 'product_value' },
        { name: 'quote_ver_id' },
      ],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_mbp_branch_id_quote_status_id_quote_ver_w688ix',
      columns: [
        { name: 'mbp_branch_id' },
        { name: 'quote_status_id' },
        { name: 'quote_ver_date' },
        { name: 'product_value' },
        { name: 'quote_ver_id' },
      ],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_quote_status_id_quote_ver_af9jaj',
      columns: [
        { name: 'sales_exec_id' },
        { name: 'quote_status_id' },
        { name: 'quote_ver_date' },
        { name: 'product_value' },
        { name: 'quote_ver_id' },
      ],
    }),
  ],
};
