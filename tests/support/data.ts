import { sql } from '../../server/core/db/sql.ts';
import type { TestApp } from './app.ts';

/** Tables of the product that belong to no entity. */
const own = ['account', 'session', 'oob_code', 'mail_outbox', 'record_history', 'import_progress'];

const tables = (app: TestApp, except: readonly string[]) =>
  [...app.platform.registry.all.map(({ table }) => table), ...own].filter((table) => !except.includes(table));

/** Every row of every table. */
export async function everyRow(app: TestApp, { except = [] as readonly string[] } = {}): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for (const table of tables(app, except))
    all.push(...(await app.platform.database.rows(sql`select * from ${sql.id(table)}`)));
  return all;
}

/** Number of rows in each table. Each change of a record adds one row of history. */
export async function countRows(app: TestApp, { except = [] as readonly string[] } = {}) {
  const counts: Record<string, number> = {};
  for (const table of tables(app, except))
    counts[table] = Number(await app.platform.database.value(sql`select count(*) from ${sql.id(table)}`));
  return counts;
}
