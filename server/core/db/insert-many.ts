import type { Database } from './database.ts';
import { sql, type Sql } from './sql.ts';

export interface BulkColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'bigint' | 'real' | 'boolean';
}

/** A column with the same value in every row. */
export interface SharedColumn extends BulkColumn {
  readonly value: unknown;
}

/**
 * Adds many rows to a table: PostgreSQL in one statement, SQLite with a statement that is prepared once.
 * @param shared columns whose value is sent once for all rows
 * @param conflict what to do with rows that are there already
 */
export async function insertMany(
  database: Database,
  table: string,
  columns: readonly BulkColumn[],
  rows: readonly (readonly unknown[])[],
  shared: readonly SharedColumn[] = [],
  conflict: Sql = sql.empty,
): Promise<void> {
  if (!rows.length) return;
  const all: readonly BulkColumn[] = [...columns, ...shared];
  const into = sql`insert into ${sql.id(table)} (${sql.join(all.map(({ name }) => sql.id(name)))})`;
  if (database.engine === 'postgres') {
    const values = shared.map(({ type, value }) => sql`, ${value}::${sql.raw(pgTypes[type])}`);
    await database.rows(sql`${into} select v.*${sql.join(values, '')} from ${unnested(columns, rows)} v ${conflict}`);
    return;
  }
  const places = sql.join(all.map(() => sql.given));
  const end = shared.map(({ value }) => value);
  const whole = end.length ? rows.map((row) => [...row, ...end]) : rows;
  await database.each(sql`${into} values (${places}) ${conflict}`, withNumbers(whole, all));
}

const pgTypes: Record<BulkColumn['type'], string> = {
  text: 'text',
  integer: 'int',
  bigint: 'bigint',
  real: 'float8',
  boolean: 'boolean',
};

/**
 * The rows as a table of PostgreSQL, which gets an array for each column: one text of a statement for any number of
 * rows.
 */
export function unnested(columns: readonly BulkColumn[], rows: readonly (readonly unknown[])[]): Sql {
  const arrays = columns.map(({ type }, i) => {
    const values = rows.map((row) => row[i] ?? null);
    // The driver escapes each item of an array, which numbers do not need.
    const array = type === 'text' || type === 'boolean' ? values : `{${values.map((value) => value ?? 'NULL').join()}}`;
    return sql`${array}::${sql.raw(`${pgTypes[type]}[]`)}`;
  });
  return sql`unnest(${sql.join(arrays)})`;
}

/** Rows with numbers for booleans, which SQLite does not have. */
export function withNumbers(
  rows: readonly (readonly unknown[])[],
  columns: readonly BulkColumn[],
): readonly (readonly unknown[])[] {
  const flags = columns.flatMap(({ type }, i) => (type === 'boolean' ? [i] : []));
  if (!flags.length) return rows;
  return rows.map((row) => {
    const bound = row.slice();
    for (const i of flags) bound[i] = bound[i] === null ? null : Number(bound[i]);
    return bound;
  });
}
