import { sql, type Sql } from '../../../db/sql.ts';
import type { Strategy } from './strategy.ts';

/**
 * Puts all conditions into one statement and lets the engine choose the index. For a list without a search that is the
 * index of its order, read until the page is full. It never gives up.
 * @param test holds for the rows that the search matches
 */
export const oneStatement = (test?: Sql): Strategy => ({
  name: 'one statement',
  page: async (_, { scanned, key, where, order, limit, offset }) => {
    const all = test ? sql`${where} and ${test}` : where;
    return {
      keys: sql`select ${key} as k from ${scanned} where ${all} ${order} ${sql.limit(limit, offset)}`,
      total: null,
    };
  },
});
