import { describe, expect, test } from '@jest/globals';
import { blocksOf, entryOf } from '../../../admin-ui/features/activity/calendar/place.ts';

const date = '23/11/2026';
const entries = (...times: readonly (readonly [string, string])[]) =>
  times.map(([startTime, endTime], i) =>
    entryOf({ activityId: i + 1, startDate: date, startTime, endDate: date, endTime } as never),
  );
const idOf = ({ activity }: { readonly activity: { readonly activityId: number } }) => activity.activityId;

/** Activities 1 to 5 at ten o'clock, the last until half past eleven, and one in the afternoon. */
const crowded = entries(
  ...Array.from({ length: 4 }, () => ['10:00', '11:00'] as const),
  ['10:30', '11:30'],
  ['14:00', '15:00'],
);

describe('activities in a crowded hour', () => {
  test('stand side by side while there is room', () => {
    const { blocks, more } = blocksOf(crowded, date, 5);
    expect(blocks.map(({ entry, column, columns }) => [idOf(entry), column, columns])).toEqual([
      [1, 0, 5],
      [2, 1, 5],
      [3, 2, 5],
      [4, 3, 5],
      [5, 4, 5],
      [6, 0, 1],
    ]);
    expect(more).toEqual([]);
  });

  test('that have no room are counted in the last column, for as long as they take', () => {
    const { blocks, more } = blocksOf(crowded, date, 3);
    expect(blocks.map(({ entry, column, columns }) => [idOf(entry), column, columns])).toEqual([
      [1, 0, 3],
      [2, 1, 3],
      [6, 0, 1],
    ]);
    expect(more.map(({ entries: hidden, ...place }) => [hidden.map(idOf), place])).toEqual([
      [[3, 4, 5], { from: 600, to: 690, column: 2, columns: 3 }],
    ]);
  });

  test('are all counted where only one column has room', () => {
    const { blocks, more } = blocksOf(crowded, date, 1);
    expect(blocks.map(({ entry }) => idOf(entry))).toEqual([6]);
    expect(more.map(({ entries: hidden, column, columns }) => [hidden.length, column, columns])).toEqual([[5, 0, 1]]);
  });
});
