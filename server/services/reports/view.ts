import { sql, type Sql } from '../../core/db/sql.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { comparable, compileCondition, storedField, type Condition } from '../../core/records/conditions.ts';
import { Joins } from '../../core/records/joins.ts';
import type { Measure, ReportQuery, ReportGroup } from './report.ts';

/** The table `t` that a report selects from, which may be a subquery of groups, and the columns of that table. */
export interface View {
  readonly from: Sql;
  readonly where: Sql;
  /** The tables whose rows it shows. */
  readonly tables: readonly string[];
  readonly definition: EntityDefinition;
  /** Names of the columns that are read. */
  readonly read: readonly string[];
  /** Columns whose values together identify a row. They complete the order. */
  readonly unique: readonly string[];
}

/** One row for each record. Columns that lead through a reference become aliases of the definition. */
export function rowsView(definition: EntityDefinition, { columns }: ReportQuery, where: readonly Condition[]): View {
  const own = columns.filter(({ path }) => path.length === 1).map(({ name }) => name);
  const far = columns.filter(({ name }) => !own.includes(name));
  const fields: FieldDefinition[] = [
    ...definition.fields.filter(({ name }) => !far.some((column) => column.name === name)),
    ...far.map(({ name, title, path }) => ({ name, title, type: 'alias' as const, alias: path })),
  ];
  return {
    from: sql.id(definition.table),
    where: conditionOf(definition, where),
    tables: [definition.table],
    definition: { ...definition, fields },
    read: [definition.key, ...columns.map(({ name }) => name)],
    unique: [definition.key],
  };
}

/**
 * One row for each group. Rows are grouped by the keys of references, and only the groups are then joined with the
 * records that these keys refer to.
 * @param measures each with its own conditions; none to read only the groups.
 */
export function groupsView(
  definition: EntityDefinition,
  registry: Registry,
  report: ReportQuery,
  where: readonly Condition[],
  measures: readonly { readonly measure: Measure; readonly where: readonly Condition[] }[],
): View {
  const joins = new Joins();
  const groups = report.group.map((group, i) => groupOf(definition, registry, group, `k${i}`, joins));
  const counted = measures.map(({ measure, where: those }, i) => measureOf(definition, measure, those, `m${i}`));
  const columns = [...groups, ...counted];
  const select = sql.join(columns.map(({ value, field }) => sql`${value} as ${sql.id(field.column!)}`));
  const by = groups.length ? sql` group by ${sql.raw(groups.map((_, i) => i + 1).join(', '))}` : sql.empty;
  const rows = sql`select ${select} from ${sql.id(definition.table)} t ${joins.clauses} where ${conditionOf(definition, where)}${by}`;
  return {
    from: sql`(${rows})`,
    where: sql.raw('1 = 1'),
    tables: [definition.table],
    definition: { ...definition, fields: columns.map(({ field }) => field) },
    read: columns.map(({ field }) => field.name),
    unique: groups.map(({ field }) => field.name),
  };
}

/** A column that is totalled. */
export interface Totalled {
  readonly name: string;
  readonly of: 'sum' | 'latest';
}

/** Selects the number of a view's rows and then the totals of its columns, whose fields it returns too. */
export function totalsOf({ definition, from, where }: View, registry: Registry, totalled: readonly Totalled[]) {
  const joins = new Joins();
  const columns = totalled.map(({ name, of }) => {
    const path = fieldOf(definition, name)!.alias ?? [name];
    const { value, field } = valueAt(definition, registry, path, joins);
    return { name, field, value: of === 'sum' ? sumOf(value, field) : sql`max(${value})` };
  });
  const select = sql.join([sql.raw('count(*)'), ...columns.map(({ value }) => value)]);
  return { statement: sql`select ${select} from ${from} t ${joins.clauses} where ${where}`, columns };
}

const conditionOf = (definition: EntityDefinition, where: readonly Condition[]): Sql =>
  sql.and(where.map((condition) => compileCondition(definition, condition)));

interface ViewColumn {
  readonly value: Sql;
  readonly field: FieldDefinition;
}

function groupOf(
  definition: EntityDefinition,
  registry: Registry,
  { name, title, path, by }: ReportGroup,
  column: string,
  joins: Joins,
): ViewColumn {
  const { value, field } = valueAt(definition, registry, path, joins);
  if (!by) return { value, field: { ...field, name, title, column } };
  // The beginning of an ISO date.
  const period = sql`substr(${value}, 1, ${sql.raw(by === 'month' ? '7' : '4')})`;
  return { value: period, field: { name, title, type: 'string', format: by === 'month' ? 'year-month' : by, column } };
}

/** The column that a path ends in. */
function valueAt(definition: EntityDefinition, registry: Registry, [first, second]: readonly string[], joins: Joins) {
  const field = fieldOf(definition, first!)!;
  if (second === undefined) return { value: columnAt('t', field), field };
  const target = registry.definition(field.to!);
  const end = fieldOf(target, second)!;
  return { value: columnAt(joins.to('t', field, target), end), field: end };
}

const columnAt = (alias: string, field: FieldDefinition): Sql => sql`${sql.raw(alias)}.${sql.id(field.column!)}`;

/** A measure over the rows of a group that fulfil its own conditions. */
function measureOf(
  definition: EntityDefinition,
  { name, title, of, field: summed }: Measure,
  where: readonly Condition[],
  column: string,
): ViewColumn {
  const field = summed === null ? undefined : fieldOf(definition, summed)!;
  const among = (value: Sql) =>
    where.length ? sql`case when ${conditionOf(definition, where)} then ${value} end` : value;
  if (!field) return { value: sql`count(${among(sql.raw('1'))})`, field: { name, title, type: 'integer', column } };
  const { type, format } = field;
  const value = among(columnAt('t', field));
  if (of === 'latest') return { value: sql`max(${value})`, field: { ...field, name, title, column } };
  return { value: sumOf(value, field), field: { name, title, type, ...(format && { format }), column } };
}

/** PostgreSQL sums whole numbers as `numeric`, which the driver returns as text. */
function sumOf(value: Sql, { type, format }: FieldDefinition): Sql {
  const sum = type === 'number' && format !== 'money' ? sql`sum(${value})` : sql`cast(sum(${value}) as bigint)`;
  return sql`coalesce(${sum}, 0)`;
}

/** How a column sorts: a reference by the place of its record in the order of its list, or else by its name. */
export function sortValue(definition: EntityDefinition, registry: Registry, name: string, joins: Joins): Sql {
  const field = fieldOf(definition, name)!;
  const path = field.type === 'alias' ? field.alias! : [name];
  const follow = (within: EntityDefinition, alias: string, [first, ...rest]: readonly string[]): Sql => {
    const here = storedField(within, first!)!;
    const target = here.to === undefined ? undefined : registry.definition(here.to);
    if (!target) return comparable(here, alias);
    const isNamed = !rest.length || rest[0] === target.display;
    return follow(target, joins.to(alias, here, target), isNamed ? [target.order ?? target.display] : rest);
  };
  return follow(definition, 't', path);
}
