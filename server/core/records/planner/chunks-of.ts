import type { Database, Row } from '../../db/database.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { ListSql } from './list-sql.ts';
import type { ReadPlan } from '../read-plan.ts';

/**
 * All rows of a list in chunks, each read from where the last one ended, so that the last costs no more than the first.
 */
export async function* chunksOf(
  database: Database,
  list: ListSql,
  { select, joins }: ReadPlan,
  chunk: number,
): AsyncGenerator<Row[]> {
  const { scanned, key, where, sorted, order } = list;
  let rest = sql.raw('1 = 1');
  for (;;) {
    const rows = await database.rows(
      sql`select ${sorted}, ${key}, ${select} from ${scanned} ${joins} where ${where} and ${rest} ${order} ${sql.limit(chunk)}`,
    );
    if (rows.length) yield rows.map((row) => row.slice(2));
    if (rows.length < chunk) return;
    const [value, id] = rows.at(-1)!;
    rest = after(list, value, id);
  }
}

/** Condition for the rows after one. Rows without a value come first, or last in descending order. */
function after({ sorted, key, ascending, isByName }: ListSql, value: unknown, id: unknown): Sql {
  if (value === null)
    return ascending
      ? sql`((${sorted} is null and ${key} > ${id}) or ${sorted} is not null)`
      : sql`(${sorted} is null and ${key} < ${id})`;
  // An index on the name alone cannot find the pair.
  if (isByName && ascending) return sql`${sorted} >= ${value} and (${sorted}, ${key}) > (${value}, ${id})`;
  return ascending
    ? sql`(${sorted}, ${key}) > (${value}, ${id})`
    : sql`((${sorted}, ${key}) < (${value}, ${id}) or ${sorted} is null)`;
}
