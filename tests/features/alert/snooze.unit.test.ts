import { expect, test } from '@jest/globals';
import { snoozedUntil } from '../../../server/features/alert/snooze-time.ts';

test.each([
  ['hour', '2026-11-23T14:10:00.000Z', '2026-11-23T15:10:00.000Z'],
  ['tomorrow', '2026-11-23T14:10:00.000Z', '2026-11-24T09:00:00.000Z'],
  ['week', '2026-11-23T14:10:00.000Z', '2026-11-30T09:00:00.000Z'],
  // A Sunday, just after midnight in London.
  ['week', '2026-07-04T23:30:00.000Z', '2026-07-06T08:00:00.000Z'],
  ['tomorrow', '2026-07-04T23:30:00.000Z', '2026-07-06T08:00:00.000Z'],
  // The clocks change during the night.
  ['tomorrow', '2026-10-24T12:00:00.000Z', '2026-10-25T09:00:00.000Z'],
] as const)('an alert put off with “%s” at %s appears again at %s', (snooze, now, until) => {
  expect(snoozedUntil(snooze, new Date(now))).toBe(until);
});
