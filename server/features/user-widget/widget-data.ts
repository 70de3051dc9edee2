import type { AnyRecord } from '../../core/model/definition.ts';
import { scalarToWire } from '../../core/records/wire.ts';
import { seriesOf } from '../../services/reports/chart.ts';
import type { WidgetDefinition } from '../../core/model/report.ts';
import type { ShownColumn } from '../../services/reports/columns.ts';

/**
 * The data of a widget, in the format of its kind of chart (AMB-019).
 * @param rows wire format for a list; for groups, the form inside the product
 * @param own key of the user's own branch if the groups are branches, or null
 * @param yearBefore the groups of the year before, if the widget compares with it
 */
export function widgetData(
  widget: WidgetDefinition,
  columns: readonly ShownColumn[],
  rows: readonly AnyRecord[],
  own: number | null,
  yearBefore: readonly AnyRecord[] | null,
) {
  const { widgetType, of, measures } = widget;
  if (widgetType === 'list') return { of, columns, rows };
  if (widgetType !== 'number') return seriesOf(widget, columns, rows, own, yearBefore);
  const [{ name, title }] = measures as [(typeof measures)[number]];
  const column = columns.find((one) => one.name === name)!;
  return { title, value: scalarToWire(column, rows[0]![name]), format: column.format ?? null };
}
