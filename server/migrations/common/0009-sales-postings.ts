import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0009-sales-postings',
  steps: [
    createTables([
      {
        name: 'sales_posting',
        entity: 'salesPosting',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'file_name', field: 'fileName', type: 'text', nullable: true, length: 255 },
          { name: 'kind', field: 'kind', type: 'text', nullable: true, values: ['Actual', 'Forecast'] },
          { name: 's_year', field: 'sYear', type: 'integer', nullable: true },
          { name: 'status', field: 'status', type: 'text', nullable: true, values: ['Posting', 'Posted', 'Undone'] },
          { name: 'row_count', field: 'rowCount', type: 'integer', nullable: true },
          { name: 'sent_count', field: 'sentCount', type: 'integer', nullable: true },
          { name: 'posted_count', field: 'postedCount', type: 'integer', nullable: true },
          { name: 'failed_count', field: 'failedCount', type: 'integer', nullable: true },
          { name: 'total', field: 'total', type: 'bigint', nullable: true },
          { name: 'date_created', field: 'dateCreated', type: 'text', nullable: true, format: 'date' },
          {
            name: 'created_by_id',
            field: 'createdBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'date_updated', field: 'dateUpdated', type: 'text', nullable: true, format: 'date' },
          {
            name: 'updated_by_id',
            field: 'updatedBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'version', field: 'version', type: 'integer', nullable: false },
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
        entity: 'salesPostingFigure',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'posting_id', field: 'postingId', type: 'integer', nullable: true },
          { name: 'kind', field: 'kind', type: 'text', nullable: true, length: 20 },
          { name: 'figure_id', field: 'figureId', type: 'integer', nullable: true },
          { name: 'before_value', field: 'beforeValue', type: 'bigint', nullable: true },
          { name: 'after_value', field: 'afterValue', type: 'bigint', nullable: true },
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
        entity: 'salesPostingRow',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'posting_id', field: 'postingId', type: 'integer', nullable: true },
          { name: 'position', field: 'position', type: 'integer', nullable: true },
          { name: 'row_no', field: 'rowNo', type: 'integer', nullable: true },
          { name: 'branch', field: 'branch', type: 'text', nullable: true, length: 100 },
          { name: 'cust_code', field: 'custCode', type: 'text', nullable: true, length: 100 },
          { name: 'figures', field: 'figures', type: 'text', nullable: true, length: 4000 },
          { name: 'outcome', field: 'outcome', type: 'text', nullable: true, values: ['posted', 'failed'] },
          { name: 'message', field: 'message', type: 'text', nullable: true, length: 400 },
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
