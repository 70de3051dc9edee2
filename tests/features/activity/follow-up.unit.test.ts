import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { plannedAfter } from '../../../admin-ui/features/activity/follow-up.ts';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00.000Z') }));
afterEach(() => void jest.useRealTimers());

const activity = { subject: 'Slates', startDate: '20/11/2026', startTime: '10:00', duration: 60 } as never;
const result = (daysFromNow: number | null, resultCode = 'CALL') =>
  ({ id: 1, resultDesc: 'Call again', resultCode, createActivity: true, daysFromNow }) as never;
const startAfter = (days: number | null, chosen?: object) => {
  const { isFixed, values } = plannedAfter(result(days), activity, chosen);
  return [values.NewStartDate, values.NewStarTime, isFixed];
};

test('a follow-up starts the days of the result after the chosen date, at the chosen time [STA-033 AMB-054]', () => {
  expect(startAfter(14, { date: '28/12/2026', time: '15:30' })).toEqual(['11/01/2027', '15:30', false]);
  expect(startAfter(1, { date: '28/02/2028' })).toEqual(['29/02/2028', '10:00', false]);
});

test('as long as nothing is chosen, it starts the days after today, at the time of the activity [STA-033]', () => {
  expect(startAfter(14)).toEqual(['07/12/2026', '10:00', false]);
  expect(startAfter(14, { time: '15:30' })).toEqual(['07/12/2026', '15:30', false]);
});

test('with 0 days it starts when the activity does, whatever is chosen; without days, the date is left to the person [STA-032 STA-033]', () => {
  expect(startAfter(0, { date: '28/12/2026', time: '15:30' })).toEqual(['20/11/2026', '10:00', true]);
  expect(startAfter(null, { time: '15:30' })).toEqual([null, '15:30', false]);
  expect(plannedAfter(result(14, 'CUSTOM'), activity, { date: '28/12/2026' }).values.NewStartDate).toBeNull();
});
