import { sql, type Sql } from '../../core/db/sql.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { Joins } from '../../core/records/joins.ts';
import { tallyTable } from '../../core/records/tally.ts';
import type { Measure, ReportGroup, ReportQuery } from '../../core/model/report.ts';
import { columnAt, conditionOf, sumOf, valueAt, type View, type ViewColumn } from './view.ts';

/** A measure with its own conditions. */
interface LimitedMeasure {
  readonly measure: Measure;
  readonly where: readonly Condition[];
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
  measures: readonly LimitedMeasure[],
): View {
  const joins = new Joins();
  const tally = tallyFor(definition, report, where, measures);
  const groups = report.group.map((group, i) => groupOf(definition, registry, group, `k${i}`, joins));
  const counted = measures.map((one, i) => measureOf(definition, one, `m${i}`, tally !== null));
  const columns = [...groups, ...counted];
  const from = sql`from ${tally ?? sql.id(definition.table)} t ${joins.clauses} where ${conditionOf(definition, where)}`;
  const by = groups.length ? sql`group by ${sql.raw(groups.map((_, i) => i + 1).join(', '))}` : sql.empty;
  // The tally keeps groups whose last record is gone.
  const having = tally && groups.length ? sql`having sum(t.records) > 0` : sql.empty;
  const [first] = groups;
  const inner = (select: Sql) => sql`select ${select} ${from} ${by} ${having}`;
  const rows =
    first?.dates && groups.length === 1
      ? byPeriod(first, measures, counted, inner(selectOf([{ ...first, value: first.dates }, ...counted])))
      : inner(selectOf(columns));
  return {
    from: sql`(${rows})`,
    where: sql.raw('1 = 1'),
    tables: [definition.table],
    reads: tally ? 'few' : 'many',
    definition: { ...definition, fields: columns.map(({ field }) => field) },
    read: columns.map(({ field }) => field.name),
    unique: groups.map(({ field }) => field.name),
  };
}

/** A column that rows are grouped by. */
interface GroupColumn extends ViewColumn {
  /** The dates, if the groups are periods. */
  readonly dates?: Sql;
}

/** The tally of the records, if it can answer the query. */
function tallyFor(
  definition: EntityDefinition,
  { group }: ReportQuery,
  where: readonly Condition[],
  measures: readonly LimitedMeasure[],
): Sql | null {
  const isKept = ({ of, field }: Measure) => of === 'count' || (of === 'sum' && field === definition.tally?.sum);
  if (!measures.every(({ measure }) => isKept(measure))) return null;
  const fields = group.map(({ path }) => path[0]!);
  return tallyTable(definition, fields, [...where, ...measures.flatMap((one) => one.where)]);
}

const selectOf = (columns: readonly ViewColumn[]): Sql =>
  sql.join(columns.map(({ value, field }) => sql`${value} as ${sql.id(field.column!)}`));

function groupOf(
  definition: EntityDefinition,
  registry: Registry,
  { name, title, path, by }: ReportGroup,
  column: string,
  joins: Joins,
): GroupColumn {
  const { value, field } = valueAt(definition, registry, path, joins);
  if (!by) return { value, field: { ...field, name, title, column } };
  const format = by === 'month' ? 'year-month' : by;
  return { value: periodOf(value, by), dates: value, field: { name, title, type: 'string', format, column } };
}

/** The beginning of an ISO date. */
const periodOf = (date: Sql, by: 'month' | 'year'): Sql =>
  sql`substr(${date}, 1, ${sql.raw(by === 'month' ? '7' : '4')})`;

/**
 * Adds the groups of days together. An index yields the rows in the order of their days, but not of their months, by
 * which SQLite would have to sort them.
 */
function byPeriod(
  { field }: GroupColumn,
  measures: readonly LimitedMeasure[],
  counted: readonly ViewColumn[],
  days: Sql,
): Sql {
  const column = (name: string) => sql`t.${sql.id(name)}`;
  const period = { field, value: periodOf(column(field.column!), field.format === 'year' ? 'year' : 'month') };
  const added = counted.map(({ field: one }, i) => {
    const value = column(one.column!);
    return { field: one, value: measures[i]!.measure.of === 'latest' ? sql`max(${value})` : sumOf(value, one) };
  });
  return sql`select ${selectOf([period, ...added])} from (${days}) t group by 1`;
}

/**
 * A measure over the rows of a group that fulfil its own conditions.
 * @param isTally whether the table is the tally of the records
 */
function measureOf(
  definition: EntityDefinition,
  { measure: { name, title, of, field: summed }, where }: LimitedMeasure,
  column: string,
  isTally: boolean,
): ViewColumn {
  const field = summed === null ? undefined : fieldOf(definition, summed)!;
  const among = (value: Sql) =>
    where.length ? sql`case when ${conditionOf(definition, where)} then ${value} end` : value;
  if (!field) {
    const counted: FieldDefinition = { name, title, type: 'integer', column };
    const value = isTally ? sumOf(among(sql.raw('t.records')), counted) : sql`count(${among(sql.raw('1'))})`;
    return { value, field: counted };
  }
  const { type, format } = field;
  const value = among(isTally ? sql.raw('t.amount') : columnAt('t', field));
  if (of === 'latest') return { value: sql`max(${value})`, field: { ...field, name, title, column } };
  return { value: sumOf(value, field), field: { name, title, type, ...(format && { format }), column } };
}
