import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, step } from '../../core/db/migrations/steps.ts';
import { sql } from '../../core/db/sql.ts';

/** What the rows were sorted by until now: those of the specification by their keys (STA-017, STA-037, STA-042). */
const sortedBy = {
  activity_result: 'lower(result_desc)',
  activity_status: 'id',
  activity_type: 'id',
  opportunity_status: 'id',
  product_type: 'lower(product_type_name)',
  quotation_grade: 'lower(quote_grade_name)',
  quote_status: 'id',
  reminder_type: 'lower(reminder_type_name)',
};

const orders = step(
  () =>
    Object.entries(sortedBy).map(([table, sorted]) =>
      sql.raw(`update ${table} set position = (
        select p.place from (select id, row_number() over (order by ${sorted}, id) as place from ${table}) p
        where p.id = ${table}.id)`),
    ),
  () => [],
);

export const migration: Migration = {
  name: '0033-order-of-reference-lists',
  steps: [
    ...Object.keys(sortedBy).map((table) =>
      addColumn(table, { name: 'position', field: 'position', type: 'integer', nullable: true }),
    ),
    orders,
  ],
};
