import type { SessionUser } from '../../../services/access/session-user.ts';
import type { ReadServices } from '../../../services/read-services.ts';
import type { ViewTotals } from '../../../services/reports/read-view.ts';
import type { ReportSort } from '../../../core/model/report.ts';
import { sortValue, type View } from '../../../services/reports/view.ts';
import { sql, type Sql } from '../../../core/db/sql.ts';
import type { Registry } from '../../../core/model/registry.ts';
import { Joins } from '../../../core/records/joins.ts';
import { mostRows } from '../../../core/records/request.ts';
import { directionOf } from '../../../core/db/order.ts';
import {
  asColumn,
  columnFor,
  columnIn,
  identity,
  moneyField,
  sharedField,
  sourcesIn,
  tableOf,
  whereOf,
  type SalesFilter,
  type Source,
} from './sources.ts';

const fieldsIn = (registry: Registry) => [
  ...(['customer', 'custCode', 'branch', 'sYear', 'sMonth'] as const).map((name) => sharedField(name, registry)),
  moneyField('salesValue', 'Actual', 'actual'),
  moneyField('forecastValue', 'Forecast', 'forecast'),
  moneyField('difference', 'Difference', 'difference'),
];

export const monthColumns = (registry: Registry) => fieldsIn(registry).map(asColumn);

/**
 * Actual sales and forecasts side by side: a row for each month of an account that has either. In the difference, a
 * missing figure counts as 0, as in a comparison.
 *
 * Only the first rows can be read from it. They are among the first rows of each table, so only those are joined with
 * the other table. In the order of `identity`, they are read from an index.
 * @param rows how many rows, in the given order
 */
export function monthsView(
  filter: SalesFilter,
  { column, order }: ReportSort,
  rows: number,
  user: SessionUser,
  services: ReadServices,
): View {
  const { actual, forecast, tables } = sourcesIn(services.registry);
  const fields = fieldsIn(services.registry);
  const direction = directionOf(order);
  const first = (source: Source, other: Source) => {
    const where = whereOf(source, filter, user, services);
    const { value, joins, isAlone } = sortedBy(column, source, other, services);
    const by = sql.join([value, ...keysIn(source)].map((one) => sql`${one} ${direction}`));
    // If sorted by the amount of the other table, reads only the months that have no row there.
    const alone = isAlone
      ? sql` and not exists (select 1 from ${tableOf(other)} o where ${same(other, 'o', source, 't')})`
      : sql.empty;
    return sql`select * from (select ${keys(source)} from ${tableOf(source)} t ${joins} where ${where}${alone}
      order by ${by} ${sql.limit(rows)}) ${sql.raw(source === actual ? 'x' : 'y')}`;
  };
  const merged = sql`${first(actual, forecast)} union ${first(forecast, actual)}`;
  const [sold, expected] = [columnIn(actual, actual.amount, 'a'), columnIn(forecast, forecast.amount, 'f')];
  const customer = sql`coalesce(${columnIn(actual, 'customer', 'a')}, ${columnIn(forecast, 'customer', 'f')})`;
  return {
    from: sql`(select k.*, ${customer} as ${columnFor('customer')},
        ${sold} as actual, ${expected} as forecast, coalesce(${sold}, 0) - coalesce(${expected}, 0) as difference
      from (${merged}) k
      left join ${tableOf(actual)} a on ${found(actual, 'a')}
      left join ${tableOf(forecast)} f on ${found(forecast, 'f')})`,
    where: sql.raw('1 = 1'),
    tables,
    reads: column === identity[0] && rows <= mostRows && isWholeYear(filter) ? 'few' : 'many',
    definition: { ...actual.definition, fields },
    read: fields.map(({ name }) => name),
    unique: identity,
  };
}

/** Whether an index yields the rows: only the year and the last month are limited. */
const isWholeYear = ({ month, branch, account, search }: SalesFilter): boolean =>
  [month, branch, account, search].every((one) => one === null);

const keysIn = (source: Source): Sql[] => identity.map((name) => columnIn(source, name));

const keys = (source: Source): Sql =>
  sql.join(identity.map((name) => sql`${columnIn(source, name)} as ${columnFor(name)}`));

const same = (one: Source, alias: string, other: Source, otherAlias: string): Sql =>
  sql.and(identity.map((name) => sql`${columnIn(one, name, alias)} = ${columnIn(other, name, otherAlias)}`));

/** The figure of a month `k`. */
const found = (source: Source, alias: string): Sql =>
  sql.and(identity.map((name) => sql`${columnIn(source, name, alias)} = k.${columnFor(name)}`));

/**
 * The value to sort the figures of a table by, the joins that it needs, and whether to read only months without a
 * figure in the other table.
 */
function sortedBy(column: string, source: Source, other: Source, { registry }: ReadServices) {
  const { definition, amount } = source;
  if (column === amount) return { value: columnIn(source, amount), joins: sql.empty, isAlone: false };
  const nothing = sql.raw('cast(null as bigint)');
  if (column === other.amount) return { value: nothing, joins: sql.empty, isAlone: true };
  if (column === 'difference') {
    if (definition.name === 'salesForecast')
      return { value: sql`0 - ${columnIn(source, amount)}`, joins: sql.empty, isAlone: true };
    const joined = sql`left join ${tableOf(other)} o on ${same(other, 'o', source, 't')}`;
    const value = sql`${columnIn(source, amount)} - coalesce(${columnIn(other, other.amount, 'o')}, 0)`;
    return { value, joins: joined, isAlone: false };
  }
  const joins = new Joins();
  const value = sortValue(definition, registry, column, joins);
  return { value, joins: joins.clauses, isAlone: false };
}

/** The number of months, and the sums of all, in pounds. */
export async function monthTotals(filter: SalesFilter, user: SessionUser, services: ReadServices): Promise<ViewTotals> {
  const { actual, forecast, tables } = sourcesIn(services.registry);
  const sums = (source: Source) =>
    sql`select count(*) as n, cast(coalesce(sum(${columnIn(source, source.amount)}), 0) as bigint) as s
      from ${tableOf(source)} t where ${whereOf(source, filter, user, services)}`;
  const both = sql`select count(*) as n from ${tableOf(forecast)} t where ${whereOf(forecast, filter, user, services)}
    and exists (select 1 from ${tableOf(actual)} o where ${same(actual, 'o', forecast, 't')})`;
  const [total, sold, expected] = (
    await services.totals.row(
      tables,
      sql`select sold.n + expected.n - twice.n, sold.s, expected.s
        from (${sums(actual)}) sold, (${sums(forecast)}) expected, (${both}) twice`,
    )
  ).map(Number) as [number, number, number];
  return {
    total,
    totals: { salesValue: sold / 100, forecastValue: expected / 100, difference: (sold - expected) / 100 },
  };
}
