import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, run } from '../../core/db/migrations/steps.ts';

/** The day of the decision was not always kept. */
const fill = 'update quotation set counted_on = coalesce(decided_on, quote_ver_date)';

export const migration: Migration = {
  name: '202611271805-days-by-which-won-and-lost-orders-count',
  steps: [
    addColumn('quotation', { name: 'counted_on', field: 'countedOn', type: 'text', nullable: true, format: 'date' }),
    run({ sqlite: [fill], postgres: [fill] }),
    createIndex('quotation', {
      name: 'ix_quotation_quote_status_id_counted_on_product_valu_ijw4k1',
      columns: [
        { name: 'quote_status_id' },
        { name: 'counted_on' },
        { name: 'product_value' },
        { name: 'quote_ver_id' },
      ],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_sales_exec_id_quote_status_id_counted_o_ga5cyw',
      columns: [
        { name: 'sales_exec_id' },
        { name: 'quote_status_id' },
        { name: 'counted_on' },
        { name: 'product_value' },
        { name: 'quote_ver_id' },
      ],
    }),
  ],
};
