import { directionOf } from '../../core/db/order.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../core/model/definition.ts';
import { compileCondition, type Condition } from '../../core/records/conditions.ts';

/** Rows of a section that are shown, and the number up to which all of them are counted. */
const [shown, counted] = [8, 100];

/** A part of a section, in an order that an index yields: what its rows have in common, then what orders them. */
export interface Range {
  readonly where: readonly Condition[];
  readonly sort: readonly string[];
  readonly order?: 'ASC' | 'DESC';
}

/**
 * Selects the key and the sort values of the first rows of a range, `t`: one more than are counted, so that the time
 * does not grow with the table.
 */
export function firstOf(definition: EntityDefinition, { where, sort, order = 'ASC' }: Range): Sql {
  const columns = [definition.key, ...sort].map((name) => sql`t.${sql.id(columnOf(definition, name))}`);
  const [key, ...sorted] = columns;
  const direction = directionOf(order);
  const conditions = where.map((condition) => compileCondition(definition, condition));
  return sql`select ${sql.join(columns, ', ')} from ${sql.id(definition.table)} t where ${sql.and(conditions)}
    order by ${sql.join(
      [...sorted, key!].map((column) => sql`${column} ${direction}`),
      ', ',
    )} ${sql.limit(counted + 1)}`;
}

/** A section without its rows. */
export interface Keys {
  /** Keys of the rows that are shown. */
  readonly keys: readonly number[];
  readonly total: number;
  /** False if there are more than `total`. */
  readonly exact: boolean;
}

/** @param exact false if the keys are not those of all rows */
export const keysOf = (all: readonly number[], exact = true): Keys => ({
  keys: all.slice(0, shown),
  total: Math.min(all.length, counted),
  exact: exact && all.length <= counted,
});
