import { directionOf, orderedJoin } from '../../db/order.ts';
import { sql, type Engine, type Sql } from '../../db/sql.ts';
import { columnOf, fieldOf, type EntityDefinition, type FieldDefinition } from '../../model/definition.ts';
import type { Registry } from '../../model/registry.ts';
import { comparable, compileCondition, storedField, type Condition } from '../conditions.ts';
import type { ListRequest } from '../request.ts';

/** A list request as SQL on the rows `t` of its table. */
export interface ListSql {
  readonly engine: Engine;
  readonly table: Sql;
  /** `t.key` */
  readonly key: Sql;
  /** The conditions, without those of the search. */
  readonly where: Sql;
  /** The value that rows are sorted by, before their key. */
  readonly sorted: Sql;
  /** `from` of a scan in sort order. */
  readonly scanned: Sql;
  /** The join that `sorted` needs where the rows are found in another way; mostly none. */
  readonly joined: Sql;
  /** Whether the rows are sorted by the name of a record they refer to, in the order of that record's table. */
  readonly isByName: boolean;
  /** Whether there are no conditions. */
  readonly isWhole: boolean;
  readonly ascending: boolean;
  readonly direction: Sql;
  /** `order by …`, the sorted value and then the key. */
  readonly order: Sql;
  readonly limit: number;
  readonly offset: number;
}

/** The search of a request is not part of the result: `Search` finds what it matches. */
export function compileList(
  engine: Engine,
  definition: EntityDefinition,
  request: ListRequest,
  registry: Registry,
): ListSql {
  const { sort, limit, offset } = request;
  const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
  const field = storedField(definition, sort.field)!;
  const source = field.byName ? named(engine, definition, field, registry) : null;
  const sorted = source?.sorted ?? comparable(field);
  const direction = directionOf(sort.order);
  return {
    engine,
    table: sql.id(definition.table),
    key,
    where: sql.and(compileConditions(engine, definition, request.where)),
    sorted,
    scanned: source?.scanned ?? sql`${sql.id(definition.table)} t`,
    joined: source?.joined ?? sql.empty,
    isByName: source !== null,
    isWhole: !request.where.length,
    ascending: sort.order === 'ASC',
    direction,
    order:
      sort.field === definition.key
        ? sql`order by ${key} ${sql.raw(sort.order.toLowerCase())}`
        : // The key too, though it is never null: PostgreSQL uses the index only if its order matches exactly.
          sql`order by ${sorted} ${direction}, ${key} ${direction}`,
    limit,
    offset,
  };
}

/** Rows in the order of the names of the records they refer to: reads these records in order, each with its rows. */
function named(engine: Engine, { table }: EntityDefinition, { to, column }: FieldDefinition, registry: Registry) {
  const target = registry.definition(to!);
  const on = sql`on s.${sql.id(columnOf(target, target.key))} = t.${sql.id(column!)}`;
  return {
    sorted: comparable(fieldOf(target, target.display)!, 's'),
    scanned: sql`${sql.id(target.table)} s ${orderedJoin(engine)} ${sql.id(table)} t ${on}`,
    joined: sql`left join ${sql.id(target.table)} s ${on}`,
  };
}

/**
 * On SQLite, `is true` keeps other conditions from using an index when a list has a flag with a partial index of its
 * own: SQLite would prefer the index with many rows.
 */
function compileConditions(engine: Engine, definition: EntityDefinition, where: readonly Condition[]): Sql[] {
  const flag = engine === 'sqlite' ? where.find((condition) => isListFlag(definition, condition)) : undefined;
  return where.map((condition) => {
    const compiled = compileCondition(definition, condition);
    return flag && condition !== flag ? sql`(${compiled}) is true` : compiled;
  });
}

/**
 * Whether a condition is the flag of a list, such as customers that require approval. Its rows have a partial index.
 */
const isListFlag = ({ lists }: EntityDefinition, condition: Condition): boolean =>
  'value' in condition &&
  typeof condition.value === 'boolean' &&
  lists.some(({ where }) => where[condition.field] === condition.value);
