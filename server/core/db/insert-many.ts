import type { Database } from './database.ts';
import { sql } from './sql.ts';

export interface BulkColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'bigint' | 'real' | 'boolean';
}

/** Adds many rows to a table: PostgreSQL in one statement, SQLite with a statement that is prepared once. */
export async function insertMany(
  database: Database,
  table: string,
  columns: readonly BulkColumn[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (!rows.length) return;
  const into = sql`insert into ${sql.id(table)} (${sql.join(columns.map((column) => sql.id(column.name)))})`;
  if (database.engine === 'postgres') {
    const arrays = columns.map(
      (column, i) => sql`${rows.map((row) => row[i])}::${sql.raw(`${pgTypes[column.type]}[]`)}`,
    );
    await database.rows(sql`${into} select * from unnest(${sql.join(arrays)})`);
    return;
  }
  const places = sql.join(columns.map(() => sql.given));
  const flags = columns.flatMap(({ type }, i) => (type === 'boolean' ? [i] : []));
  await database.each(sql`${into} values (${places})`, withNumbers(rows, flags));
}

export const pgTypes: Record<BulkColumn['type'], string> = {
  text: 'text',
  integer: 'int',
  bigint: 'bigint',
  real: 'float8',
  boolean: 'boolean',
};

/** Rows with numbers for booleans, which SQLite does not have. */
export function* withNumbers(rows: readonly (readonly unknown[])[], flags: readonly number[]) {
  for (const row of rows) {
    const bound = row.slice();
    for (const i of flags) bound[i] = bound[i] === null ? null : Number(bound[i]);
    yield bound;
  }
}
