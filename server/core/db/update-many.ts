import type { Database } from './database.ts';
import { unnested, withNumbers, type BulkColumn } from './insert-many.ts';
import { sql } from './sql.ts';

/**
 * Changes many rows of one table: with one statement, or one that is prepared once.
 * @param rows the values of the columns, then the key of the row that gets them
 */
export async function updateMany(
  database: Database,
  table: string,
  key: string,
  columns: readonly BulkColumn[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (!rows.length || !columns.length) return;
  if (database.engine === 'postgres') {
    const all: readonly BulkColumn[] = [...columns, { name: key, type: 'integer' }];
    const names = sql.raw(all.map((_, i) => `c${i}`).join(', '));
    const sets = sql.join(columns.map(({ name }, i) => sql`${sql.id(name)} = v.${sql.raw(`c${i}`)}`));
    const same = sql`t.${sql.id(key)} = v.${sql.raw(`c${columns.length}`)}`;
    await database.rows(
      sql`update ${sql.id(table)} t set ${sets} from ${unnested(all, rows)} v (${names}) where ${same}`,
    );
    return;
  }
  const sets = sql.join(columns.map(({ name }) => sql`${sql.id(name)} = ${sql.given}`));
  const statement = sql`update ${sql.id(table)} set ${sets} where ${sql.id(key)} = ${sql.given}`;
  await database.each(statement, withNumbers(rows, columns));
}
