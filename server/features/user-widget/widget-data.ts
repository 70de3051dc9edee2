import dayjs from 'dayjs';
import type { AnyRecord } from '../../core/model/definition.ts';
import { scalarToWire } from '../../core/records/wire.ts';
import type { WidgetDefinition } from '../../services/reports/report.ts';
import type { ShownColumn } from '../../services/reports/reports.ts';

/** Label of a group without a value. */
const none = 'None';

/**
 * The data of a widget, in the format of its kind of chart (AMB-019).
 * @param rows wire format for a list; for groups, the form inside the product
 */
export function widgetData(widget: WidgetDefinition, columns: readonly ShownColumn[], rows: readonly AnyRecord[]) {
  const { widgetType, of, group, measures } = widget;
  if (widgetType === 'list') return { of, columns, rows };
  const columnOf = (name: string) => columns.find((column) => column.name === name)!;
  const formatOf = (name: string) => columnOf(name).format ?? null;
  const answered = (name: string, value: unknown) => scalarToWire(columnOf(name), value);
  if (widgetType === 'number') {
    const [{ name, title }] = measures as [(typeof measures)[number]];
    return { title, value: answered(name, rows[0]![name]), format: formatOf(name) };
  }
  const { name: grouped, by } = group[0]!;
  const months = by === 'month' ? wholeMonths(rows, grouped) : null;
  return {
    labels: months
      ? months.map(({ month }) => month.format('MMM YYYY'))
      : rows.map((row) => labelOf(row[grouped], (value) => answered(grouped, value))),
    series: measures.map(({ name, title }) => ({
      name: title,
      format: formatOf(name),
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
