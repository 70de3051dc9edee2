import { sql, type Sql } from '../../../db/sql.ts';
import { orderedJoin } from '../../../db/order.ts';
import { sortedPage } from './sorted-page.ts';
import type { Strategy } from './strategy.ts';

const mostSorted = 40_000;

/**
 * Takes the keys of all matches from the text index, fetches the rows and sorts them. Gives up if there are too many: a
 * scan without a limit then fills a page sooner.
 * @param lookup selects the keys as `k`
 */
export const sortMany = (lookup: Sql): Strategy => ({
  name: 'sort many',
  page: async (database, list) => {
    const count = sql`select count(*) from (${lookup} ${sql.limit(mostSorted + 1)}) f`;
    if (Number(await database.value(count)) > mostSorted) return null;
    const { engine, table, key, joined, where } = list;
    return sortedPage(
      database,
      list,
      sql`(${lookup}) f ${orderedJoin(engine)} ${table} t on ${key} = f.k ${joined} where ${where}`,
    );
  },
});
