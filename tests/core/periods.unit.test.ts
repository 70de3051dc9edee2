import { expect, test } from '@jest/globals';
import { periodOf, soFar } from '../../server/core/records/periods.ts';

test.each([
  ['This week', '2026-11-25', '2026-11-23', '2026-11-16', '2026-11-18'],
  ['This month', '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['This quarter', '2026-11-25', '2026-10-01', '2026-07-01', '2026-08-25'],
  ['This year', '2028-02-29', '2028-01-01', '2027-01-01', '2027-02-28'],
])('%s so far, on %s, is compared with the same days of the one before', (period, today, from, first, last) => {
  expect(soFar(period, { today, yearStart: 4 })).toEqual({ from, to: today, before: { from: first, to: last } });
});

test.each([
  ['Last 7 days', '2026-11-21', '2026-11-27'],
  ['Last 1 day', '2026-11-27', '2026-11-27'],
  ['Next 7 days', '2026-11-28', '2026-12-04'],
  ['More than 14 days ago', '0001-01-01', '2026-11-12'],
  ['More than 30 days ahead', '2026-12-28', '9998-12-31'],
])('%s moves with the day', (period, from, to) => {
  expect(periodOf(period, { today: '2026-11-27', yearStart: 4 })).toEqual({ from, to });
});

test.each(['Last 0 days', 'Last 10000 days', 'Next days', 'More than 14 days', 'last 7 days'])(
  '%s is no period',
  (text) => {
    expect(periodOf(text, { today: '2026-11-27', yearStart: 4 })).toBeNull();
  },
);

test.each([
  ['This financial year', 4, '2026-03-31', '2025-04-01', '2026-03-31'],
  ['This financial year', 4, '2026-04-01', '2026-04-01', '2027-03-31'],
  ['Last financial year', 4, '2026-11-27', '2025-04-01', '2026-03-31'],
  ['Next financial year', 10, '2026-11-27', '2027-10-01', '2028-09-30'],
  ['This financial year', 1, '2026-12-31', '2026-01-01', '2026-12-31'],
  ['This financial year', 3, '2028-02-29', '2027-03-01', '2028-02-29'],
])('%s from month %i, on %s', (period, yearStart, today, from, to) => {
  expect(periodOf(period, { today, yearStart })).toEqual({ from, to });
});
