import { sql, type Sql } from '../../core/db/sql.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { comparable, compileCondition, storedField, type Condition } from '../../core/records/conditions.ts';
import { Joins } from '../../core/records/joins.ts';
import type { Reads } from '../../core/records/totals.ts';
import type { ReportQuery } from '../../core/model/report.ts';

/** The table `t` that a report selects from, which may be a subquery of groups, and the columns of that table. */
export interface View {
  readonly from: Sql;
  readonly where: Sql;
  /** The tables whose rows it shows. */
  readonly tables: readonly string[];
  readonly definition: EntityDefinition;
  /** Names of the columns that are read. */
  readonly read: readonly string[];
  /** Default: many. */
  readonly reads?: Reads;
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

export const conditionOf = (definition: EntityDefinition, where: readonly Condition[]): Sql =>
  sql.and(where.map((condition) => compileCondition(definition, condition)));

/** A column of a view, selected by its value. */
export interface ViewColumn {
  readonly value: Sql;
  readonly field: FieldDefinition;
}

/** The column that a path ends in. */
export function valueAt(
  definition: EntityDefinition,
  registry: Registry,
  [first, second]: readonly string[],
  joins: Joins,
) {
  const field = fieldOf(definition, first!)!;
  if (second === undefined) return { value: columnAt('t', field), field };
  const target = registry.definition(field.to!);
  const end = fieldOf(target, second)!;
  return { value: columnAt(joins.to('t', field, target), end), field: end };
}

export const columnAt = (alias: string, field: FieldDefinition): Sql => sql`${sql.raw(alias)}.${sql.id(field.column!)}`;

/** PostgreSQL sums whole numbers as `numeric`, which the driver returns as text. */
export function sumOf(value: Sql, { type, format }: FieldDefinition): Sql {
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
