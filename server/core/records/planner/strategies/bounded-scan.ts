import { sql, type Sql } from '../../../db/sql.ts';
import { pageOf, type Strategy } from './strategy.ts';

const mostScanned = 10_000;

/**
 * Scans the first rows in sort order and tests each. With many matches a page is usually full soon. Gives up if it is
 * not: all matches may be far down, such as names that begin with the searched text.
 * @param test holds for the rows that the search matches; cheap for each row
 */
export const boundedScan = (test: Sql): Strategy => ({
  name: 'bounded scan',
  page: async (database, list) => {
    const { table, key, where, order, limit, offset } = list;
    const rows = sql`select ${key} as k, (${test}) as holds from ${table} t where ${where} ${order} ${sql.limit(mostScanned)}`;
    const page = await database.rows(sql`select k from (${rows}) w where holds ${sql.limit(limit, offset)}`);
    const keys = page.map(([k]) => k);
    return keys.length === limit ? pageOf(list, keys, null) : null;
  },
});
