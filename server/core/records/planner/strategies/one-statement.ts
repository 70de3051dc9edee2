import { sql, type Sql } from '../../../db/sql.ts';
import type { Strategy } from './strategy.ts';

/**
 * Puts all conditions into the statement and lets the engine choose the index. For a list without a search that is the
 * index of its order, read until the page is full. It never gives up.
 * @param test holds for the rows that the search matches
 */
export const oneStatement = (test?: Sql): Strategy => ({
  name: 'one statement',
  page: async (_, { where }) => ({ where: test ? sql`${where} and ${test}` : where, total: null }),
});
