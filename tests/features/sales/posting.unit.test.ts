import { expect, test } from '@jest/globals';
import { errorText } from '../../../admin-ui/features/sales/posting/problem-text.ts';
import { canGoOn, flagStays, isLeft } from '../../../admin-ui/features/sales/posting/posting.ts';

test.each([
  ['7 seconds after its last row was posted', 'Posted', false, 7000],
  ['not at all after its last row failed', 'Posted', true, 0],
  ['not at all if it was stopped', 'Posting', false, 0],
] as const)('the flag of a posting stays on %s [STA-053 CON-026]', (_, status, lastFailed, time) =>
  expect(flagStays({ status, lastFailed })).toBe(time),
);

test.each([
  ['Customer X not found for branch Leeds.', 'Customer X not found for branch Leeds.'],
  ['RuntimeException: Customer X not found.', 'Customer X not found.'],
  ['The disk is full.', 'The disk is full.'],
])('a row that failed names year and branch, then the reason: %s [ERR-059 ERR-060]', (message, reason) =>
  expect(errorText({ branch: 'Leeds', message }, 2026)).toBe(`Error while saving for month 2026 and Leeds. ${reason}`),
);

test.each([
  ['has rows left', { postedCount: 500, failedCount: 1 }, true, true],
  ['is complete', { postedCount: 900, failedCount: 100 }, false, false],
  ['was undone', { status: 'Undone' as const, postedCount: 500 }, false, false],
  ['did not get all its rows', { sentCount: 500 }, true, false],
  ['is running', { running: true }, true, false],
])('a posting that %s', (_, more, left, goesOn) => {
  const posting = {
    status: 'Posting' as const,
    rowCount: 1000,
    sentCount: 1000,
    postedCount: 0,
    failedCount: 0,
    running: false,
    ...more,
  };
  expect([isLeft(posting), canGoOn(posting)]).toEqual([left, goesOn]);
});
