import dayjs from 'dayjs';
import type { AnyRecord } from '../../core/model/definition.ts';
import { scalarToWire } from '../../core/records/wire.ts';
import type { Measure, ReportDefinition, ReportGroup, ReportQuery } from '../../core/model/report.ts';
import type { ShownColumn } from './columns.ts';

/** Label of a group without a value. */
const none = 'None';

/** Maximum bars, and points of a line, of the chart beside a report. */
const most = { bar: 15, line: 60 } as const;

/**
 * The figures that the chart beside a report can show, and what it can show them by. A report of groups is charted over
 * its periods, or else by its first group. A report of rows is charted by the month of its date, or by a column that
 * refers to records: their number, or the sum of a column of money.
 * @param columns of the report
 * @param plural what its rows are called
 */
export function chartable(report: ReportDefinition, columns: readonly ShownColumn[], plural: string) {
  if (!report.columns.length) {
    const group = report.group.find(({ by }) => by !== null) ?? report.group[0]!;
    return { groups: [group], measures: report.measures.filter(({ of }) => of !== 'latest') };
  }
  const shown = (column: { readonly name: string }) => columns.find(({ name }) => name === column.name)!;
  const months = report.date ? [{ name: 'month', title: 'Month', path: [report.date], by: 'month' } as const] : [];
  const references = report.columns.filter((column) => shown(column).type === 'ref');
  const amounts = report.columns.filter((column) => column.path.length === 1 && shown(column).format === 'money');
  return {
    groups: [...months, ...references.map((column): ReportGroup => ({ ...column, by: null }))],
    measures: [
      { name: 'number', title: plural, of: 'count', field: null, where: [] },
      ...amounts.map(({ name, title }): Measure => ({ name, title, of: 'sum', field: name, where: [] })),
    ] as readonly Measure[],
  };
}

/** The query of a chart: a measure over periods as a line, or the groups with the greatest values as bars. */
export function chartOf(report: ReportDefinition, group: ReportGroup, measure: Measure) {
  const kind = group.by ? 'line' : 'bar';
  const searched = report.columns.map((column): ReportGroup => ({ ...column, by: null }));
  const query: ReportQuery = {
    ...report,
    columns: [],
    group: [group],
    measures: [measure],
    behind: { title: measure.title, groups: searched.length ? searched : report.group },
    sort: { column: group.by ? group.name : measure.name, order: 'DESC' },
  };
  return { kind, query, limit: most[kind] } as const;
}

/**
 * Labels and series of a chart, in wire format (AMB-019).
 * @param rows groups, in the form inside the product
 * @param own key of the user's own branch if the groups are branches, or null
 * @param yearBefore the groups of the year before, by month, for a chart that compares with it
 */
export function seriesOf(
  { group, measures }: Pick<ReportQuery, 'group' | 'measures'>,
  columns: readonly ShownColumn[],
  rows: readonly AnyRecord[],
  own: number | null,
  yearBefore: readonly AnyRecord[] | null = null,
) {
  const columnOf = (name: string) => columns.find((column) => column.name === name)!;
  const answered = (name: string, value: unknown) => scalarToWire(columnOf(name), value);
  const { name: grouped, by } = group[0]!;
  const months = by === 'month' ? wholeMonths(rows, grouped) : null;
  const earlier = new Map(yearBefore?.map((row) => [row[grouped], row]));
  const yearEarlier = ({ month }: { readonly month: dayjs.Dayjs }) =>
    earlier.get(month.subtract(1, 'year').format('YYYY-MM'));
  return {
    labels: months
      ? months.map(({ month }) => month.format('MMM YYYY'))
      : rows.map((row) => labelOf(row[grouped], (value) => answered(grouped, value))),
    ownFirst: own !== null && Object.values((rows[0]?.[grouped] as object | null) ?? {}).includes(own),
    series: measures.map(({ name, title }) => ({
      name: title,
      format: columnOf(name).format ?? null,
      data: (months ?? rows.map((row) => ({ row }))).map(({ row }) => answered(name, row?.[name] ?? 0)),
      ...(yearBefore && months && { before: months.map((one) => answered(name, yearEarlier(one)?.[name] ?? 0)) }),
    })),
  };
}

/** The display text of a record. */
const labelOf = (value: unknown, answered: (value: unknown) => unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? none)
    : String(answered(value) ?? none);

/** Every month from the first to the last, including months without a row. */
function wholeMonths(rows: readonly AnyRecord[], name: string) {
  const byMonth = new Map(rows.filter((row) => row[name] !== null).map((row) => [row[name] as string, row]));
  const found = [...byMonth.keys()].map((text) => dayjs(`${text}-01`));
  const [first, last] = [Math.min(...found.map(Number)), Math.max(...found.map(Number))];
  const all: { month: dayjs.Dayjs; row: AnyRecord | undefined }[] = [];
  for (let month = dayjs(first); found.length && !month.isAfter(last); month = month.add(1, 'month'))
    all.push({ month, row: byMonth.get(month.format('YYYY-MM')) });
  return all;
}
