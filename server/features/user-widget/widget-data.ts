import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { WireRecord } from '../../core/records/records.ts';
import type { WidgetDefinition } from '../../services/reports/report.ts';
import type { ShownColumn } from '../../services/reports/reports.ts';

dayjs.extend(customParseFormat);

/** What stands for a group without a value. */
const none = 'None';

/** The answer to a widget's question in the form its kind is drawn from (AMB-019). */
export function widgetData(widget: WidgetDefinition, columns: readonly ShownColumn[], rows: readonly WireRecord[]) {
  const { widgetType, of, group, measures } = widget;
  if (widgetType === 'list') return { of, columns, rows };
  const formatOf = (name: string) => columns.find((column) => column.name === name)!.format ?? null;
  if (widgetType === 'number') {
    const [{ name, title }] = measures as [(typeof measures)[number]];
    return { title, value: rows[0]![name], format: formatOf(name) };
  }
  const { name: grouped, by } = group[0]!;
  const months = by === 'month' ? wholeMonths(rows, grouped) : null;
  return {
    labels: months ? months.map(({ month }) => month.format('MMM YYYY')) : rows.map((row) => labelOf(row[grouped])),
    series: measures.map(({ name, title }) => ({
      name: title,
      format: formatOf(name),
      data: (months ?? rows.map((row) => ({ row }))).map(({ row }) => row?.[name] ?? 0),
    })),
  };
}

/** A record by the text that names it. */
const labelOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? none)
    : String(value ?? none);

/** Every month from the first to the last, also those without a row. */
function wholeMonths(rows: readonly WireRecord[], name: string) {
  const byMonth = new Map(rows.filter((row) => row[name] !== null).map((row) => [row[name] as string, row]));
  const found = [...byMonth.keys()].map((text) => dayjs(`01/${text}`, 'DD/MM/YYYY', true));
  const [first, last] = [Math.min(...found.map(Number)), Math.max(...found.map(Number))];
  const all: { month: dayjs.Dayjs; row: WireRecord | undefined }[] = [];
  for (let month = dayjs(first); found.length && !month.isAfter(last); month = month.add(1, 'month'))
    all.push({ month, row: byMonth.get(month.format('MM/YYYY')) });
  return all;
}
