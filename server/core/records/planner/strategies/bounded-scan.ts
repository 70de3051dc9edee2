import { sql, type Sql } from '../../../db/sql.ts';
import { pageOf, type Strategy } from './strategy.ts';

/**
 * Scans the first rows in sort order and tests each. With many matches a page is usually full soon. Gives up if it is
 * not: all matches may be far down, such as names that begin with the searched text.
 * @param test holds for the rows that the search matches; cheap for each row
 * @param most maximum rows to test
 */
export const boundedScan = (test: Sql = sql.and([]), most = 10_000): Strategy => ({
  name: 'bounded scan',
  page: async (database, list) => {
    const { parts, where, isIndexed, limit, offset } = list;
    const [found, tested] = isIndexed ? [where, test] : [sql.and([]), sql.and([where, test])];
    const rows = parts[0]!.select([sql`(${tested}) as holds`], found, most);
    const page = await database.rows(sql`select k from (${rows}) w where holds ${sql.limit(limit, offset)}`);
    const keys = page.map(([k]) => k);
    return keys.length === limit ? pageOf(list, keys, null) : null;
  },
});
