import { expect, test } from '@jest/globals';
import { soFar } from '../../server/core/records/periods.ts';

test.each([
  ['This week', '2026-11-25', '2026-11-23', '2026-11-16', '2026-11-18'],
  ['This month', '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['This quarter', '2026-11-25', '2026-10-01', '2026-07-01', '2026-08-25'],
  ['This year', '2028-02-29', '2028-01-01', '2027-01-01', '2027-02-28'],
])('%s so far, on %s, is compared with the same days of the one before', (period, today, from, first, last) => {
  expect(soFar(period, today)).toEqual({ from, to: today, before: { from: first, to: last } });
});
