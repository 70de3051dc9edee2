import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { timers } from '../../admin-ui/core/data/timers.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('long timers share one timer of the browser, and end at most 15 seconds late', () => {
  const ended: number[] = [];
  for (const delay of [60_000, 70_000, 300_000]) timers.setTimeout(() => ended.push(delay), delay);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(59_999);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(15_001);
  expect(ended).toEqual([60_000, 70_000]);
  jest.advanceTimersByTime(240_000);
  expect(ended).toEqual([60_000, 70_000, 300_000]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a long timer can be set and cleared by another', () => {
  const ended: string[] = [];
  const cleared = timers.setTimeout(() => ended.push('cleared'), 80_000);
  timers.setTimeout(() => {
    ended.push('first');
    timers.clearTimeout(cleared);
    timers.setTimeout(() => ended.push('second'), 60_000);
  }, 60_000);
  jest.advanceTimersByTime(75_000);
  expect(ended).toEqual(['first']);
  jest.advanceTimersByTime(75_000);
  expect(ended).toEqual(['first', 'second']);
});

test('short timers end in time, and can be cleared', () => {
  const ended: string[] = [];
  timers.setTimeout(() => ended.push('kept'), 1000);
  timers.clearTimeout(timers.setTimeout(() => ended.push('cleared'), 1000));
  jest.advanceTimersByTime(1000);
  expect(ended).toEqual(['kept']);
});
