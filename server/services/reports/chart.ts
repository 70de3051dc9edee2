import dayjs from 'dayjs';
import type { AnyRecord } from '../../core/model/definition.ts';
import { scalarToWire } from '../../core/records/wire.ts';
import type { Measure, ReportDefinition, ReportQuery } from './report.ts';
import type { ShownColumn } from './reports.ts';

/** Label of a group without a value. */
const none = 'None';

/** Maximum bars, and points of a line, of the chart beside a report. */
const most = { bar: 15, line: 60 } as const;

/**
 * The query of the chart beside a report: a measure over its periods as a line, or else the groups with the greatest
 * values as bars.
 */
export function chartOf(report: ReportDefinition, measure: Measure) {
  const period = report.group.find(({ by }) => by !== null);
  const group = period ?? report.group[0]!;
  const kind = period ? 'line' : 'bar';
  const query: ReportQuery = {
    ...report,
    group: [group],
    measures: [measure],
    behind: { title: measure.title, groups: report.group },
    sort: { column: period ? group.name : measure.name, order: 'DESC' },
  };
  return { kind, query, limit: most[kind] } as const;
}

/**
 * Labels and series of a chart, in wire format (AMB-019).
 * @param rows groups, in the form inside the product
 */
export function seriesOf(
  { group, measures }: Pick<ReportQuery, 'group' | 'measures'>,
  columns: readonly ShownColumn[],
  rows: readonly AnyRecord[],
) {
  const columnOf = (name: string) => columns.find((column) => column.name === name)!;
  const answered = (name: string, value: unknown) => scalarToWire(columnOf(name), value);
  const { name: grouped, by } = group[0]!;
  const months = by === 'month' ? wholeMonths(rows, grouped) : null;
  return {
    labels: months
      ? months.map(({ month }) => month.format('MMM YYYY'))
      : rows.map((row) => labelOf(row[grouped], (value) => answered(grouped, value))),
    series: measures.map(({ name, title }) => ({
      name: title,
      format: columnOf(name).format ?? null,
      data: (months ?? rows.map((row) => ({ row }))).map(({ row }) => answered(name, row?.[name] ?? 0)),
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
