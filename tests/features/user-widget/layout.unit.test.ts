import { describe, expect, test } from '@jest/globals';
import {
  besideRow,
  dropAt,
  freePlace,
  moved,
  placeOf,
  rowsIn,
  rowsOf,
  type Box,
} from '../../../admin-ui/features/dashboard/layout.ts';

const widget = (id: number, width: number | null, widgetType = 'bar') => ({ id, width, widgetType, height: null });
/** Two rows: 1 and 2, then 3, with room for three columns, and 4 in a third. */
const widgets = [widget(1, null), widget(2, null), widget(3, 9), widget(4, 6)];
const ids = (all: readonly { readonly id: number }[]) => all.map(({ id }) => id);

describe('the widgets of a dashboard', () => {
  test('fill rows of twelve columns in order', () => {
    expect(rowsOf(widgets).map(ids)).toEqual([[1, 2], [3], [4]]);
    expect(placeOf(widgets, 2)).toEqual({ row: 1, from: 7, to: 12 });
    expect(placeOf(widgets, 3)).toEqual({ row: 2, from: 1, to: 9 });
  });

  test('leave a next free place: the first row with room, or else the end', () => {
    expect(freePlace(widgets, 3)).toBe(3);
    expect(freePlace(widgets, 6)).toBe(4);
    expect(freePlace(widgets, 12)).toBe(4);
    expect(freePlace([], 6)).toBe(0);
  });

  test('move within the order, and to the row above or below', () => {
    expect(ids(moved(widgets, 4, 0))).toEqual([4, 1, 2, 3]);
    expect(ids(moved(widgets, 1, 3))).toEqual([2, 3, 4, 1]);
    expect([besideRow(widgets, 2, -1), besideRow(widgets, 2, 1), besideRow(widgets, 3, -1)]).toEqual([0, 2, 0]);
    expect(besideRow(widgets, 4, 1)).toBe(3);
  });

  test('are dropped beside the one under the pointer, or the nearest of its row', () => {
    const box = (id: number, left: number, top: number): Box => ({
      id,
      left,
      top,
      right: left + 100,
      bottom: top + 50,
    });
    const boxes = [box(1, 0, 0), box(2, 110, 0), box(3, 0, 60)];
    const at = (x: number, y: number) => Object.values(dropAt(boxes, { x, y }));
    expect(at(10, 10)).toEqual([1, 'before']);
    expect(at(90, 10)).toEqual([2, 'before']);
    expect(at(300, 10)).toEqual([2, 'after']);
    expect(at(10, 70)).toEqual([3, 'before']);
    expect(at(10, 500)).toEqual([3, 'after']);
  });
});

test('a table has ten rows, or as many as fit into its chosen height', () => {
  expect([undefined, 0, 100, 370, 728].map(rowsIn)).toEqual([10, 1, 1, 9, 18]);
});
