import type { Database } from '../../db/database.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Found } from '../../search/search.ts';

/** Maximum rows to scan in sort order before falling back to fetch-and-sort. */
const walked = 10_000;
/** Maximum records to fetch and sort. */
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
 * A page of many records that contain a text. Scanning rows in sort order usually finds one soon. If the matches are all
 * far down, such as names that begin with the text, they are fetched and sorted instead. null if they are too many for
 * that: with so many matches, an ordinary scan finds a page soon.
 */
export async function pageAmongMany(database: Database, asked: Asked): Promise<FoundPage | null> {
  const { table, key, where, order, test, lookup, limit, offset } = asked;
  const rows = sql`select ${key} as k, (${test}) as holds from ${table} t where ${where} ${order} ${sql.limit(walked)}`;
  const soon = await database.rows(sql`select k from (${rows}) w where holds ${sql.limit(limit, offset)}`);
  if (soon.length === limit) return { keys: soon.map(([k]) => k), total: null };
  const count = sql`select count(*) from (${lookup} ${sql.limit(sortable + 1)}) f`;
  if (Number(await database.value(count)) > sortable) return null;
  // In SQLite a cross join keeps this join order.
  const join = sql.raw(database.engine === 'sqlite' ? 'cross join' : 'join');
  return sortedPage(database, asked, sql`(${lookup}) f ${join} ${table} t on ${key} = f.k where ${where}`);
}

/** A page among few records that hold a text, found by the index that tests it, in one pass. */
export const pageAmongFew = (database: Database, asked: Asked): Promise<FoundPage> =>
  sortedPage(database, asked, sql`${asked.table} t where ${asked.test} and ${asked.where}`);

/** Materialised, as both engines would otherwise scan all rows in sort order. */
async function sortedPage(database: Database, asked: Asked, rows: Sql): Promise<FoundPage> {
  const { key, sorted, limit, offset } = asked;
  const direction = sql.raw(asked.direction);
  const page = await database.rows(
    sql`with held as materialized (select ${key} as k, ${sorted} as s from ${rows}) select k, (select count(*) from held) from held order by s ${direction}, k ${direction} ${sql.limit(limit, offset)}`,
  );
  const total = page.length ? Number(page[0]![1]) : offset === 0 ? 0 : null;
  return { keys: page.map(([k]) => k), total };
}
