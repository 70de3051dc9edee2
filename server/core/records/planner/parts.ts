import { directionOf, orderedJoin } from '../../db/order.ts';
import { sql, type Engine, type Sql } from '../../db/sql.ts';
import { columnOf, type EntityDefinition, type FieldDefinition } from '../../model/definition.ts';
import { comparable, storedField } from '../conditions.ts';

/**
 * A part of the rows `t` of a list, which an index yields in their order. A list is read part by part: rows whose value
 * is empty come last in both directions (AMB-119), but indexes have them at one end.
 */
export interface Part {
  /** Selects the keys as `k`, and more named columns, in order. */
  select(more: readonly Sql[], where: Sql, limit: number, offset?: number): Sql;
  /** The values that a row is sorted by. */
  readonly place: readonly Sql[];
  /** What is left of the part after a row with these values. */
  after(place: readonly unknown[]): readonly Part[];
}

export interface Source {
  readonly engine: Engine;
  readonly definition: EntityDefinition;
  readonly order: 'ASC' | 'DESC';
}

const all = sql.raw('1 = 1');

const keyOf = (definition: EntityDefinition, alias = 't'): Sql =>
  sql`${sql.raw(alias)}.${sql.id(columnOf(definition, definition.key))}`;

/** Condition for the rows after one, by values that are not empty. */
const isAfter = (columns: readonly Sql[], values: readonly unknown[], order: Source['order']): Sql =>
  sql`(${sql.join(columns)}) ${sql.raw(order === 'ASC' ? '>' : '<')} ${sql.list(values)}`;

/**
 * The rows for which a condition holds, in the order of some columns.
 * @param same a value that is empty in all of them, which PostgreSQL does not see. SQLite would sort by it.
 */
function scan(source: Source, columns: readonly Sql[], holds: Sql, same: readonly Sql[] = []): Part {
  const { definition, order } = source;
  // Each column has a direction, though none is empty: PostgreSQL uses the index only if its order matches exactly.
  const by = sql.join([...same, ...columns].map((column) => sql`${column} ${directionOf(order)}`));
  return {
    select: (more, where, limit, offset) =>
      sql`select ${sql.join([sql`${keyOf(definition)} as k`, ...more])} from ${sql.id(definition.table)} t
        where ${holds} and ${where} order by ${by} ${sql.limit(limit, offset)}`,
    place: columns,
    after: (place) => [scan(source, columns, isAfter(columns, place, order))],
  };
}

/** Rows of a list in the order of their keys: the primary key has no place for empty ones. */
export function byKey({ definition, order }: Source): Part[] {
  const key = keyOf(definition);
  const from = (rest: Sql): Part => ({
    select: (more, where, limit, offset) =>
      sql`select ${sql.join([sql`${key} as k`, ...more])} from ${sql.id(definition.table)} t
        where ${rest} and ${where} order by ${key} ${sql.raw(order.toLowerCase())} ${sql.limit(limit, offset)}`,
    place: [key],
    after: (place) => [from(isAfter([key], place, order))],
  });
  return [from(all)];
}

/** Rows of a list in the order of a value, those without one last. */
export function byValue(source: Source, field: FieldDefinition): Part[] {
  const [value, key] = [comparable(field), keyOf(source.definition)];
  if (!mayBeEmpty(field)) return [scan(source, [value, key], all)];
  const isText = field.type === 'string';
  // SQLite reads an index from its start for "is not null".
  const sqlite = sql`${value} >= ${sql.raw(isText ? "''" : '-9e999')}`;
  const filled = source.engine === 'sqlite' ? sqlite : sql`${value} is not null`;
  return [scan(source, [value, key], filled), without(source, value)];
}

/** Flags and versions always have a value. */
export const mayBeEmpty = ({ type, stamp }: FieldDefinition): boolean => type !== 'boolean' && stamp !== 'version';

/** Rows for which a condition holds, in the order of their keys. */
function scanWithin(source: Source, same: Sql, rest: Sql): Part {
  const key = keyOf(source.definition);
  return {
    ...scan(source, [key], sql`${same} and ${rest}`),
    after: (place) => [scanWithin(source, same, isAfter([key], place, source.order))],
  };
}

/** Rows without a value, in the order of their keys. */
function without(source: Source, value: Sql, rest: Sql = all): Part {
  const key = keyOf(source.definition);
  return {
    ...scan(source, [key], sql`${value} is null and ${rest}`, source.engine === 'postgres' ? [value] : []),
    after: (place) => [without(source, value, isAfter([key], place, source.order))],
  };
}

/** What lists are sorted by that are sorted by a reference: its place in its list, or else its name. */
export const nameOf = (target: EntityDefinition, alias: string): Sql =>
  comparable(storedField(target, target.order ?? target.display)!, alias);

/** Rows of a list in the order of the names of records that they refer to, those that refer to none last. */
export function byName(source: Source, field: FieldDefinition, target: EntityDefinition): Part[] {
  const reference = sql`t.${sql.id(field.column!)}`;
  return [named(source, reference, target, all), without(source, reference)];
}

/** Reads the other records in their order, each with its rows. */
function named(source: Source, reference: Sql, target: EntityDefinition, rest: Sql): Part {
  const { engine, definition, order } = source;
  const [key, other, name] = [keyOf(definition), keyOf(target, 's'), nameOf(target, 's')];
  const [direction, table, others] = [directionOf(order), sql.id(definition.table), sql.id(target.table)];
  return {
    select(more, where, limit, offset = 0) {
      const columns = sql.join([sql`${key} as k`, ...more]);
      const by = sql`order by ${name} ${direction}, ${other} ${direction}`;
      if (engine === 'sqlite')
        return sql`select ${columns} from ${others} s ${orderedJoin(engine)} ${table} t on ${reference} = ${other}
          where ${rest} and ${where} ${by}, ${key} ${direction} ${sql.limit(limit, offset)}`;
      const rows = sql`select ${columns} from ${table} t where ${reference} = ${other} and ${where}
        order by ${key} ${direction} ${sql.limit(limit + offset)}`;
      return sql`select r.* from ${others} s cross join lateral (${rows}) r where ${rest}
        ${by}, r.k ${direction} ${sql.limit(limit, offset)}`;
    },
    place: [name, other, key],
    after: ([value, id, last]) => [
      scanWithin(source, sql`${reference} = ${id}`, isAfter([key], [last], order)),
      named(source, reference, target, afterName(name, other, [value, id], order)),
    ],
  };
}

/** Names can be empty: such records come first, and last in descending order. */
function afterName(name: Sql, key: Sql, [value, id]: readonly unknown[], order: Source['order']): Sql {
  if (value === null)
    return order === 'ASC'
      ? sql`((${name} is null and ${key} > ${id}) or ${name} is not null)`
      : sql`(${name} is null and ${key} < ${id})`;
  const after = isAfter([name, key], [value, id], order);
  return order === 'ASC' ? after : sql`(${after} or ${name} is null)`;
}
