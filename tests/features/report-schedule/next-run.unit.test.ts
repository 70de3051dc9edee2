import { expect, test } from '@jest/globals';
import { nextRun, type Times } from '../../../server/features/report-schedule/next-run.ts';

const at = (changes: Partial<Times>): Times => ({
  every: 'Day',
  weekday: null,
  monthDay: null,
  sendTime: '07:00',
  ...changes,
});

test.each([
  ['later on the same day', {}, '2026-11-23T06:59:00Z', '2026-11-23T07:00:00.000Z'],
  ['on the next day, once its time has come', {}, '2026-11-23T07:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['in British Summer Time', {}, '2026-07-01T06:30:00Z', '2026-07-02T06:00:00.000Z'],
  ['on its weekday', { every: 'Week', weekday: 'Friday' }, '2026-11-23T12:00:00Z', '2026-11-27T07:00:00.000Z'],
  ['a week later', { every: 'Week', weekday: 'Monday' }, '2026-11-23T07:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['on its day of the month', { every: 'Month', monthDay: 5 }, '2026-11-23T12:00:00Z', '2026-12-05T07:00:00.000Z'],
  [
    'on the last day of a shorter month',
    { every: 'Month', monthDay: 31 },
    '2026-02-01T00:00:00Z',
    '2026-02-28T07:00:00.000Z',
  ],
  ['on 29 February', { every: 'Month', monthDay: 31 }, '2028-02-01T00:00:00Z', '2028-02-29T07:00:00.000Z'],
  ['at the same hour after the clocks go forward', {}, '2026-03-28T07:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['at the same hour after the clocks go back', {}, '2026-10-24T06:00:00Z', '2026-10-25T07:00:00.000Z'],
  [
    'early in London, late on the day before in UTC',
    { sendTime: '00:30' },
    '2026-07-01T12:00:00Z',
    '2026-07-01T23:30:00.000Z',
  ],
] as [string, Partial<Times>, string, string][])('a report is due %s', (_, changes, after, due) => {
  expect(nextRun(at(changes), new Date(after))).toBe(due);
});

test('an hour that the clocks skip or repeat is due once', () => {
  const times = at({ sendTime: '01:30' });
  for (const start of ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z']) {
    const due = [start];
    for (let i = 0; i < 3; i++) due.push(nextRun(times, new Date(due.at(-1)!)));
    const days = due.slice(1).map((one) => one.slice(0, 10));
    expect(new Set(days).size).toBe(3);
  }
});
