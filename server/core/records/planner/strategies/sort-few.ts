import { sql, type Sql } from '../../../db/sql.ts';
import { sortedPage } from './sorted-page.ts';
import type { Strategy } from './strategy.ts';

/**
 * Fetches the few rows that a search matches and sorts them. It never gives up.
 * @param test holds for these rows; the text index finds them by it
 */
export const sortFew = (test: Sql): Strategy => ({
  name: 'sort few',
  page: (database, list) =>
    sortedPage(database, list, sql`${list.table} t ${list.joined} where ${test} and ${list.where}`),
});
