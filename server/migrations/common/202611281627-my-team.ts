import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, createIndex, addColumn, run } from '../../core/db/migrations/steps.ts';

const both = (statement: string) => run({ sqlite: [statement], postgres: [statement] });

/** The supervisor of the person whom a record names. */
const fill = (table: string, person: string) =>
  both(`update ${table} set supervisor_id = (select u.supervisor_id from app_user u where u.id = ${table}.${person})
    where ${person} is not null`);

export const migration: Migration = {
  name: '202611281627-my-team',
  steps: [
    createTables([
      {
        name: 'team_mail',
        entity: 'teamMail',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'supervisor', field: 'supervisor', type: 'integer', nullable: true },
          { name: 'friday', field: 'friday', type: 'text', nullable: true, format: 'date' },
        ],
        indexes: [{ name: 'uq_team_mail_supervisor', columns: [{ name: 'supervisor' }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
    createIndex('activity', {
      name: 'ix_activity_supervisor_id_start_date_activity_id',
      columns: [{ name: 'supervisor_id' }, { name: 'start_date' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_supervisor_id_subject_activity_id',
      columns: [{ name: 'supervisor_id' }, { name: 'subject', folded: true }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_user_id_activity_status_id_due_on_activi_63ovdt',
      columns: [
        { name: 'user_id' },
        { name: 'activity_status_id' },
        { name: 'due_on' },
        { name: 'activity_type_id' },
        { name: 'activity_id' },
      ],
    }),
    createIndex('actual_sales', {
      name: 'ix_actual_sales_sales_exec_id_s_year_s_month_custome_pw0bb0',
      columns: [
        { name: 'sales_exec_id' },
        { name: 's_year' },
        { name: 's_month' },
        { name: 'customer_id' },
        { name: 'sales_value' },
        { name: 'id' },
      ],
    }),
    addColumn('enquiry', {
      name: 'supervisor_id',
      field: 'supervisor',
      type: 'integer',
      nullable: true,
      references: { table: 'app_user', column: 'id' },
    }),
    fill('enquiry', 'requested_by_id'),
    createIndex('enquiry', {
      name: 'ix_enquiry_supervisor_id_date_received_opp_id',
      columns: [{ name: 'supervisor_id' }, { name: 'date_received' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_supervisor_id_s_quote_no_opp_id',
      columns: [{ name: 'supervisor_id' }, { name: 's_quote_no', folded: true }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_supervisor_id_quote_value_opp_id',
      columns: [{ name: 'supervisor_id' }, { name: 'quote_value' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_supervisor_id_expiry_date_opp_id',
      columns: [{ name: 'supervisor_id' }, { name: 'expiry_date' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_requested_by_id_date_received_quote_value_opp_id',
      columns: [{ name: 'requested_by_id' }, { name: 'date_received' }, { name: 'quote_value' }, { name: 'opp_id' }],
    }),
    addColumn('quotation', {
      name: 'supervisor_id',
      field: 'supervisor',
      type: 'integer',
      nullable: true,
      references: { table: 'app_user', column: 'id' },
    }),
    fill('quotation', 'chase_by_id'),
    createIndex('quotation', {
      name: 'ix_quotation_supervisor_id_quote_ver_date_quote_ver_id',
      columns: [{ name: 'supervisor_id' }, { name: 'quote_ver_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_supervisor_id_s_quote_no_quote_ver_id',
      columns: [{ name: 'supervisor_id' }, { name: 's_quote_no', folded: true }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_supervisor_id_expiry_date_quote_ver_id',
      columns: [{ name: 'supervisor_id' }, { name: 'expiry_date' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_supervisor_id_product_value_quote_ver_id',
      columns: [{ name: 'supervisor_id' }, { name: 'product_value' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_created_by_id_quote_ver_date_quote_stat_uzp3xx',
      columns: [
        { name: 'created_by_id' },
        { name: 'quote_ver_date' },
        { name: 'quote_status_id' },
        { name: 'product_value' },
        { name: 'quote_ver_id' },
      ],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_created_by_id_quote_status_id_counted_o_eghrem',
      columns: [
        { name: 'created_by_id' },
        { name: 'quote_status_id' },
        { name: 'counted_on' },
        { name: 'product_value' },
        { name: 'quote_ver_id' },
      ],
    }),
    createIndex('sales_forecast', {
      name: 'ix_sales_forecast_sales_exec_id_s_year_s_month_custo_riw316',
      columns: [
        { name: 'sales_exec_id' },
        { name: 's_year' },
        { name: 's_month' },
        { name: 'customer_id' },
        { name: 'forecast_value' },
        { name: 'id' },
      ],
    }),
    addColumn('app_user', { name: 'get_team_email', field: 'getTeamEmail', type: 'boolean', nullable: false }),
    both('update app_user set get_team_email = true'),
  ],
};
