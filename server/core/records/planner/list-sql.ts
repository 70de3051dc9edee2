import { directionOf } from '../../db/order.ts';
import { sql, type Engine, type Sql } from '../../db/sql.ts';
import { columnOf, type EntityDefinition } from '../../model/definition.ts';
import type { Registry } from '../../model/registry.ts';
import { comparable, compileCondition, storedField, type Condition } from '../conditions.ts';
import type { ListRequest } from '../request.ts';
import { byKey, byName, byValue, mayBeEmpty, nameOf, type Part } from './parts.ts';

/** A list request as SQL on the rows `t` of its table. */
export interface ListSql {
  readonly engine: Engine;
  readonly table: Sql;
  /** `t.key` */
  readonly key: Sql;
  /** The conditions, without those of the search. */
  readonly where: Sql;
  /** The rows in their order, as indexes yield them. */
  readonly parts: readonly Part[];
  /** The same order for rows that are found in another way: what they are sorted by, before their key. */
  readonly sorted: readonly Ordered[];
  /** The join that `sorted` needs; mostly none. */
  readonly joined: Sql;
  /** Whether the rows are sorted by the name of a record they refer to, in the order of that record's table. */
  readonly isByName: boolean;
  /** Whether an index yields the rows in their order under the conditions. */
  readonly isIndexed: boolean;
  readonly direction: Sql;
  /** `order by …`: what the rows are sorted by, and then the key. */
  readonly order: Sql;
  readonly limit: number;
  readonly offset: number;
}

/** What rows are sorted by, and the direction as SQL. */
interface Ordered {
  readonly value: Sql;
  readonly direction: Sql;
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
  const direction = directionOf(sort.order);
  const found = orderOf(engine, definition, sort, registry);
  const by = [...found.sorted, { value: key, direction }];
  return {
    engine,
    table: sql.id(definition.table),
    key,
    where: sql.and(compileConditions(engine, definition, request.where)),
    ...found,
    isIndexed: !request.where.length || (!found.isByName && hasFilters(definition, sort.field)),
    direction,
    order: sql`order by ${sql.join(by.map((one) => sql`${one.value} ${one.direction}`))}`,
    limit,
    offset,
  };
}

/** Whether a field has an index with each filter: the key, what lists are mostly sorted by, or the display field. */
const hasFilters = ({ key, display, lists, kind }: EntityDefinition, name: string): boolean =>
  kind === 'reference' || [key, display, ...lists.flatMap(({ sorts }) => sorts)].includes(name);

function orderOf(
  engine: Engine,
  definition: EntityDefinition,
  { field: name, order }: ListRequest['sort'],
  registry: Registry,
): Pick<ListSql, 'parts' | 'sorted' | 'joined' | 'isByName'> {
  const source = { engine, definition, order };
  const field = storedField(definition, name)!;
  const direction = directionOf(order);
  const emptyLast = (value: Sql): Ordered => ({ value: sql`(${value} is null)`, direction: sql.raw('asc') });
  if (field.name === definition.key) return { parts: byKey(source), sorted: [], joined: sql.empty, isByName: false };
  if (field.to === undefined) {
    const value = comparable(field);
    const sorted = [...(mayBeEmpty(field) ? [emptyLast(value)] : []), { value, direction }];
    return { parts: byValue(source, field), sorted, joined: sql.empty, isByName: false };
  }
  const target = registry.definition(field.to);
  const other = sql`s.${sql.id(columnOf(target, target.key))}`;
  return {
    parts: byName(source, field, target),
    sorted: [emptyLast(other), { value: nameOf(target, 's'), direction }, { value: other, direction }],
    joined: sql`left join ${sql.id(target.table)} s on ${other} = t.${sql.id(field.column!)}`,
    isByName: true,
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
