import { expect, test } from '@jest/globals';
import { differenceOf } from '../../../admin-ui/features/sales/difference.ts';

const year = (...of: number[]) => [...of, ...Array.from({ length: 12 - of.length }, () => 0)];

test('the difference of a running year is the sum of its months up to the last with sales', () => {
  const figures = { months: year(10.1, 0, 5.2), forecast: year(10, 3, 0, 99, 99) };
  expect(differenceOf(figures, true)).toEqual({
    to: 3,
    months: [0.1, -3, 5.2, ...Array.from({ length: 9 }, () => null)],
    total: 2.3,
  });
  const { to, total } = differenceOf(figures, false);
  expect([to, total]).toEqual([12, -195.7]);
});

test('a running year without sales is not compared', () => {
  expect(differenceOf({ months: year(), forecast: year(5) }, true)).toMatchObject({ to: 0, total: null });
});
