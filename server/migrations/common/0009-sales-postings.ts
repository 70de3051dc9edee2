import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0009-sales-postings',
  steps: [
    createTables([
      {
        name: 'sales_posting',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'file_name', type: 'text', nullable: true },
          { name: 'kind', type: 'text', nullable: true },
          { name: 's_year', type: 'integer', nullable: true },
          { name: 'status', type: 'text', nullable: true },
          { name: 'row_count', type: 'integer', nullable: true },
          { name: 'sent_count', type: 'integer', nullable: true },
          { name: 'posted_count', type: 'integer', nullable: true },
          { name: 'failed_count', type: 'integer', nullable: true },
          { name: 'total', type: 'bigint', nullable: true },
          { name: 'date_created', type: 'text', nullable: true },
          { name: 'created_by_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'date_updated', type: 'text', nullable: true },
          { name: 'updated_by_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'version', type: 'integer', nullable: false },
        ],
        indexes: [
          { name: 'ix_sales_posting_date_created_id', columns: [{ name: 'date_created' }, { name: 'id' }] },
          {
            name: 'ix_sales_posting_kind_date_created_id',
            columns: [{ name: 'kind' }, { name: 'date_created' }, { name: 'id' }],
          },
          {
            name: 'ix_sales_posting_s_year_date_created_id',
            columns: [{ name: 's_year' }, { name: 'date_created' }, { name: 'id' }],
          },
          {
            name: 'ix_sales_posting_status_date_created_id',
            columns: [{ name: 'status' }, { name: 'date_created' }, { name: 'id' }],
          },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'sales_posting_figure',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'posting_id', type: 'integer', nullable: true },
          { name: 'kind', type: 'text', nullable: true },
          { name: 'figure_id', type: 'integer', nullable: true },
          { name: 'before_value', type: 'bigint', nullable: true },
          { name: 'after_value', type: 'bigint', nullable: true },
        ],
        indexes: [
          { name: 'ix_sales_posting_figure_posting_id_id', columns: [{ name: 'posting_id' }, { name: 'id' }] },
          { name: 'ix_sales_posting_figure_figure_id_id', columns: [{ name: 'figure_id' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'sales_posting_row',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'posting_id', type: 'integer', nullable: true },
          { name: 'position', type: 'integer', nullable: true },
          { name: 'row_no', type: 'integer', nullable: true },
          { name: 'branch', type: 'text', nullable: true },
          { name: 'cust_code', type: 'text', nullable: true },
          { name: 'figures', type: 'text', nullable: true },
          { name: 'outcome', type: 'text', nullable: true },
          { name: 'message', type: 'text', nullable: true },
        ],
        indexes: [
          {
            name: 'uq_sales_posting_row_posting_id_position',
            columns: [{ name: 'posting_id' }, { name: 'position' }],
            unique: true,
          },
        ],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
