import { sql, type Sql } from '../../../db/sql.ts';
import { orderedJoin } from '../../../db/order.ts';
import type { Strategy } from './strategy.ts';

/**
 * Takes the first matches that the text index has. It never gives up.
 * @param lookup selects the keys as `k`
 */
export const unsorted = (lookup: Sql): Strategy => ({
  name: 'unsorted',
  page: async (_, { engine, key, table, where, limit, offset }) => ({
    keys: sql`select ${key} as k from (${lookup}) f ${orderedJoin(engine)} ${table} t on ${key} = f.k where ${where} ${sql.limit(limit, offset)}`,
    total: null,
  }),
});
