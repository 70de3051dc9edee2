import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Takes the next keys of a table, in ascending order, so that many rows can be added with one statement. */
export async function reserveKeys(database: Database, table: string, key: string, count: number): Promise<number[]> {
  if (database.engine === 'postgres') {
    const rows = await database.rows(
      sql`select nextval(pg_get_serial_sequence(${table}, ${key})) from generate_series(1, ${count}::int)`,
    );
    return rows.map(([next]) => Number(next));
  }
  // SQLite has one writer, so no other transaction takes these keys. It continues after the highest key that was added.
  const last = (await database.value<number>(sql`select seq from sqlite_sequence where name = ${table}`)) ?? 0;
  return Array.from({ length: count }, (_, i) => last + 1 + i);
}
