import type { Database } from '../../../db/database.ts';
import { sql, type Sql } from '../../../db/sql.ts';
import type { ListSql } from '../list-sql.ts';
import { pageOf, type Page } from './strategy.ts';

/**
 * Sorts rows and cuts out a page, and counts them in the same pass. They are materialised, as both engines would
 * otherwise scan all rows in sort order.
 * @param rows what follows `from`
 */
export async function sortedPage(database: Database, list: ListSql, rows: Sql): Promise<Page> {
  const { key, sorted, direction, limit, offset } = list;
  const name = (i: number) => sql.id(`s${i}`);
  const values = [sql`${key} as k`, ...sorted.map(({ value }, i) => sql`${value} as ${name(i)}`)];
  const by = sql.join([...sorted.map((one, i) => sql`${name(i)} ${one.direction}`), sql`k ${direction}`]);
  const page = await database.rows(
    sql`with held as materialized (select ${sql.join(values)} from ${rows}) select k, (select count(*) from held) from held order by ${by} ${sql.limit(limit, offset)}`,
  );
  // A page beyond the end does not say how many rows there are.
  const total = page.length ? Number(page[0]![1]) : offset === 0 ? 0 : null;
  return pageOf(
    list,
    page.map(([k]) => k),
    total,
  );
}
