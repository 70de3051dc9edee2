import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Found } from '../search/search.ts';

/** So many rows are walked in the order that is wanted before it is given up. */
const walked = 10_000;
/** Up to so many records are looked up and sorted. */
const sortable = 40_000;

interface Asked extends Pick<Found, 'test' | 'lookup'> {
  /** The table of the rows `t`, and their key. */
  readonly table: Sql;
  readonly key: Sql;
  /** What is asked of them besides the text. */
  readonly where: Sql;
  /** `order by …` a value of a row, then its key; that value, and its direction. */
  readonly order: Sql;
  readonly sorted: Sql;
  readonly direction: 'asc nulls first' | 'desc nulls last';
  readonly limit: number;
  readonly offset: number;
}

/** Keys of a page, and how many rows there are in all where that is known with it. */
export interface FoundPage {
  readonly keys: readonly unknown[];
  readonly total: number | null;
}

/**
 * A page among many records that hold a text. Rows that are walked in the order that is wanted soon give one, unless
 * those that hold it stand together far down, as all do whose names begin with it: then these are looked up, and sorted.
 * null where they are too many for that; so many are not far down.
 */
export async function pageAmongMany(database: Database, asked: Asked): Promise<FoundPage | null> {
  const { table, key, where, order, test, lookup, limit, offset } = asked;
  const rows = sql`select ${key} as k, (${test}) as holds from ${table} t where ${where} ${order} ${sql.limit(walked)}`;
  const soon = await database.rows(sql`select k from (${rows}) w where holds ${sql.limit(limit, offset)}`);
  if (soon.length === limit) return { keys: soon.map(([k]) => k), total: null };
  const count = sql`select count(*) from (${lookup} ${sql.limit(sortable + 1)}) f`;
  if (Number(await database.value(count)) > sortable) return null;
  // A cross join is SQLite's word for: in this order.
  const join = sql.raw(database.engine === 'sqlite' ? 'cross join' : 'join');
  return sortedPage(database, asked, sql`(${lookup}) f ${join} ${table} t on ${key} = f.k where ${where}`);
}

/** A page among few records that hold a text, found by the index that tests it, in one pass. */
export const pageAmongFew = (database: Database, asked: Asked): Promise<FoundPage> =>
  sortedPage(database, asked, sql`${asked.table} t where ${asked.test} and ${asked.where}`);

/** Put aside first: either engine would else rather walk all rows in the order that is wanted. */
async function sortedPage(database: Database, asked: Asked, rows: Sql): Promise<FoundPage> {
  const { key, sorted, limit, offset } = asked;
  const direction = sql.raw(asked.direction);
  const page = await database.rows(
    sql`with held as materialized (select ${key} as k, ${sorted} as s from ${rows}) select k, (select count(*) from held) from held order by s ${direction}, k ${direction} ${sql.limit(limit, offset)}`,
  );
  const total = page.length ? Number(page[0]![1]) : offset === 0 ? 0 : null;
  return { keys: page.map(([k]) => k), total };
}
