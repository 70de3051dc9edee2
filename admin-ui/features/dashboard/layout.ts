import type { UserWidget } from '../../../schemas/generated/user-widget.gen.ts';

/** Columns of a dashboard. On a narrow screen, each widget takes them all. */
export const columns = 12;

/** Pixels of a step of the height. */
export const step = 40;

/** Pixels of a row of a table, and of its heading. */
const tableRow = 37;

/** Rows of a table that fit into a height in pixels. Without a chosen height, a table has ten. */
export const rowsIn = (room: number | undefined): number =>
  room === undefined ? 10 : Math.max(1, Math.floor(room / tableRow) - 1);

export type Placed = Pick<UserWidget, 'id' | 'widgetType' | 'width' | 'height'>;

/** Columns that a widget takes: what its user has chosen, or else what its kind needs. */
export const widthOf = ({ width, widgetType }: Pick<Placed, 'width' | 'widgetType'>): number =>
  width ?? (widgetType === 'number' ? 3 : 6);

/** The widgets by row: each row holds those that fit beside each other. */
export function rowsOf<T extends Placed>(widgets: readonly T[]): T[][] {
  const rows: T[][] = [];
  let room = 0;
  for (const widget of widgets) {
    const width = widthOf(widget);
    if (width > room) {
      rows.push([]);
      room = columns;
    }
    rows.at(-1)!.push(widget);
    room -= width;
  }
  return rows;
}

/** Where a widget is: its row, and its first and last column, from 1. */
export function placeOf(widgets: readonly Placed[], id: number) {
  const rows = rowsOf(widgets);
  const row = rows.findIndex((all) => all.some((one) => one.id === id));
  const at = rows[row]!.findIndex((one) => one.id === id);
  const before = rows[row]!.slice(0, at).reduce((sum, one) => sum + widthOf(one), 0);
  return { row: row + 1, from: before + 1, to: before + widthOf(rows[row]![at]!) };
}

/**
 * The next free place for a widget of a width, as an index: the end of the first row with room, or of the dashboard.
 */
export function freePlace(widgets: readonly Placed[], width: number): number {
  let end = 0;
  for (const row of rowsOf(widgets)) {
    end += row.length;
    if (row.reduce((sum, one) => sum + widthOf(one), width) <= columns) return end;
  }
  return end;
}

/** The widgets with one moved to the index that it then has. */
export function moved<T extends Placed>(widgets: readonly T[], id: number, to: number): T[] {
  const rest = widgets.filter((one) => one.id !== id);
  return rest.toSpliced(
    Math.max(to, 0),
    0,
    widgets.find((one) => one.id === id)!,
  );
}

/** The index that a widget gets in the row above (-1) or below (1), at the same place of that row. */
export function besideRow(widgets: readonly Placed[], id: number, by: -1 | 1): number {
  const rows = rowsOf(widgets);
  const row = rows.findIndex((all) => all.some((one) => one.id === id));
  const at = rows[row]!.findIndex((one) => one.id === id);
  const target = rows[row + by];
  if (!target) return by < 0 ? 0 : widgets.length - 1;
  return widgets.indexOf(target[Math.min(at, target.length - 1)]!);
}

export interface Box {
  readonly id: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Beside which widget one is dropped: the one under the point, or the nearest in its row. @param boxes in order */
export function dropAt(boxes: readonly Box[], { x, y }: { readonly x: number; readonly y: number }) {
  const next = boxes.find(({ left, right, top, bottom }) => y < top || (y <= bottom && x < (left + right) / 2));
  const before = next ? boxes[boxes.indexOf(next) - 1] : boxes.at(-1);
  const isAfter = before !== undefined && (!next || y < next.top);
  return isAfter ? { id: before.id, side: 'after' as const } : { id: next!.id, side: 'before' as const };
}
