import type { Database } from './database.ts';
import { Sql, sql } from './sql.ts';

export interface BulkColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'bigint' | 'real' | 'boolean';
}

/** Most values that one statement of SQLite binds here. */
const mostValues = 20_000;

/** Adds many rows of one table with few statements. Values are bound, as everywhere. */
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
  const size = Math.min(250, Math.floor(mostValues / columns.length));
  for (let at = 0; at < rows.length; at += size)
    await database.rows(sql`${into} values ${values(rows.slice(at, at + size))}`);
}

const pgTypes: Record<BulkColumn['type'], string> = {
  text: 'text',
  integer: 'int',
  bigint: 'bigint',
  real: 'float8',
  boolean: 'boolean',
};

/** `(?, ?), (?, ?)` put together at once: piece by piece it would take the square of the time. */
function values(rows: readonly (readonly unknown[])[]): Sql {
  const parts = rows.flatMap((row, i) => row.map((_, j) => (j === 0 ? (i === 0 ? '(' : '), (') : ', ')));
  return new Sql([...parts, ')'], rows.flat());
}
