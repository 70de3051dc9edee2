import type { Migration } from '../../core/db/migrations/migrate.ts';
import { run } from '../../core/db/migrations/steps.ts';

/** An entry for each posting. @param time a column with a day, as an instant that many days later */
const entries = (time: (column: string, days: number) => string): string[] => [
  `insert into undo_entry (token, kind, rule, entity, record_id, facts, at, until, user_id, user_name)
    select 'posting' || p.id, 'posting', '{"permission":"ViewSalesImport"}', 'salesPosting', p.id, '{}',
      ${time('p.date_created', 0)}, ${time('p.date_created', 30)}, p.created_by_id, u.full_name
    from sales_posting p left join app_user u on u.id = p.created_by_id where p.status <> 'Undone' order by p.id`,
];

/** Postings become entries of the log, so that they can be undone for 30 days like a merge. */
export const migration: Migration = {
  name: '0049-postings-are-in-the-log',
  steps: [
    run({
      sqlite: entries((column, days) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '+${days} days')`),
      postgres: entries(
        (column, days) =>
          `to_char((${column}::timestamptz + interval '${days} days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      ),
    }),
  ],
};
