import type { SessionUser } from '../../../services/access/session-user.ts';
import type { ReadServices } from '../../../services/read-services.ts';
import { sql, type Sql } from '../../../core/db/sql.ts';
import type { FieldDefinition } from '../../../core/model/definition.ts';
import type { Registry } from '../../../core/model/registry.ts';
import type { WireRecord } from '../../../core/records/wire.ts';
import type { View } from '../../../services/reports/view.ts';
import type { ReportSort } from '../../../core/model/report.ts';
import {
  asColumn,
  columnFor,
  columnIn,
  moneyField,
  sharedField,
  sourcesIn,
  tableOf,
  whereOf,
  type SalesFilter,
  type Shared,
} from './sources.ts';

export const groupings = ['branch', 'account', 'month'] as const;
export type Grouping = (typeof groupings)[number];

interface Group {
  /** The fields that identify a row. */
  readonly by: readonly Shared[];
  /** The columns that name it, in order. */
  readonly shown: readonly Shared[];
  readonly sort: ReportSort;
}

const groups: Readonly<Record<Grouping, Group>> = {
  branch: { by: ['branch'], shown: ['branch'], sort: { column: 'branch', order: 'ASC' } },
  account: {
    by: ['branch', 'custCode'],
    shown: ['custCode', 'customer', 'branch'],
    sort: { column: 'salesValue', order: 'DESC' },
  },
  month: { by: ['sMonth'], shown: ['sMonth'], sort: { column: 'sMonth', order: 'ASC' } },
};

const columns = ['actual', 'last_year', 'forecast'] as const;

const percentField = (name: string, title: string, column: string): FieldDefinition => ({
  name,
  title,
  type: 'number',
  column,
});

const figures: readonly FieldDefinition[] = [
  moneyField('salesValue', 'Actual', 'actual'),
  moneyField('lastYear', 'Last year', 'last_year'),
  moneyField('change', 'Change', 'change'),
  percentField('changePercent', 'Change %', 'change_percent'),
  moneyField('forecastValue', 'Forecast', 'forecast'),
  moneyField('difference', 'Difference', 'difference'),
  percentField('differencePercent', 'Difference %', 'difference_percent'),
];

const fieldsOf = (by: Grouping, registry: Registry) => [
  ...groups[by].shown.map((name) => sharedField(name, registry)),
  ...figures,
];

export const comparisonColumns = (by: Grouping, registry: Registry) => fieldsOf(by, registry).map(asColumn);
export const usualSort = (by: Grouping): ReportSort => groups[by].sort;

/** Columns with a total. Those of the percentages are worked out from these: see `withPercentages`. */
export const comparisonTotals = figures
  .filter(({ format }) => format === 'money')
  .map(({ name }) => ({ name, of: 'sum' as const }));

/**
 * Actual sales of a year compared with those of the year before and with the forecasts, in the same months: a row for
 * each branch, account or month. Missing figures count as 0; a change from 0 has no percentage.
 */
export function comparisonView(
  by: Grouping,
  filter: SalesFilter & { readonly year: number },
  user: SessionUser,
  services: ReadServices,
): View {
  const keys = groups[by].by;
  const { actual, forecast, tables } = sourcesIn(services.registry);
  const fields = fieldsOf(by, services.registry);
  const parts = [
    { source: actual, into: 'actual', year: filter.year },
    { source: actual, into: 'last_year', year: filter.year - 1 },
    { source: forecast, into: 'forecast', year: filter.year },
  ].map(({ source, into, year }) => {
    const selected = [
      ...keys.map((name) => sql`${columnIn(source, name)} as ${columnFor(name)}`),
      sql`max(${columnIn(source, 'customer')}) as ${columnFor('customer')}`,
      ...columns.map(
        (name) => sql`${name === into ? sum(columnIn(source, source.amount)) : nothing} as ${sql.id(name)}`,
      ),
    ];
    const where = whereOf(source, { ...filter, year }, user, services);
    const grouped = sql.join(keys.map((name) => columnIn(source, name)));
    return sql`select ${sql.join(selected)} from ${tableOf(source)} t where ${where} group by ${grouped}`;
  });
  const merged = [
    ...keys.map(columnFor),
    sql`max(${columnFor('customer')}) as ${columnFor('customer')}`,
    ...columns.map((name) => sql`${sum(sql.id(name))} as ${sql.id(name)}`),
  ];
  const grouped = sql`select ${sql.join(merged)} from (${sql.join(parts, ' union all ')}) p
    group by ${sql.join(keys.map(columnFor))}`;
  const compared = sql`select g.*, ${minus('last_year')} as change, ${minus('forecast')} as difference from (${grouped}) g`;
  return {
    from: sql`(select c.*, ${percent('change', 'last_year')} as change_percent,
      ${percent('difference', 'forecast')} as difference_percent from (${compared}) c)`,
    where: sql.raw('1 = 1'),
    tables,
    definition: { ...actual.definition, fields },
    read: fields.map(({ name }) => name),
    unique: groups[by].by,
  };
}

const sum = (amount: Sql): Sql => sql`cast(sum(${amount}) as bigint)`;
const nothing = sql.raw('cast(null as bigint)');

const minus = (name: string): Sql => sql`coalesce(actual, 0) - coalesce(${sql.id(name)}, 0)`;

/** In percent with one decimal, rounded as in `percentOf`. */
const percent = (part: string, whole: string): Sql =>
  sql`floor(cast(${sql.id(part)} as double precision) * 1000 / nullif(abs(${sql.id(whole)}), 0) + 0.5) / 10`;

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part * 1000) / Math.abs(whole) + 0.5) / 10;

/** Totals, in pounds, with their percentages. */
export function withPercentages(totals: WireRecord): WireRecord {
  const [change, lastYear, difference, forecast] = ['change', 'lastYear', 'difference', 'forecastValue'].map((name) =>
    Math.round((totals[name] as number) * 100),
  ) as [number, number, number, number];
  return {
    ...totals,
    changePercent: percentOf(change, lastYear),
    differencePercent: percentOf(difference, forecast),
  };
}
