import { describe, expect, test } from '@jest/globals';
import {
  movedRecurrence,
  readRecurrence,
  RecurrenceError,
  recurrenceText,
} from '../../../server/core/time/recurrence.gen.ts';

const text = (rule: string, first: string) => recurrenceText(readRecurrence(rule, first));
/** The rule once its day has moved from one to another. */
const moved = (rule: string, from: string, to: string) =>
  recurrenceText(movedRecurrence(readRecurrence(rule, from), from, to));
const problem = (rule: string) => {
  try {
    readRecurrence(rule, '2027-03-02');
  } catch (error) {
    return (error as RecurrenceError).problem;
  }
  return null;
};

describe('A recurrence rule', () => {
  test.each([
    ['FREQ=WEEKLY', '2027-03-02', 'FREQ=WEEKLY;BYDAY=TU'],
    ['freq=weekly;byday=th,mo;wkst=mo', '2027-03-02', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['FREQ=MONTHLY;INTERVAL=1', '2027-03-31', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    ['FREQ=MONTHLY;BYDAY=+2TU', '2027-03-09', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['FREQ=YEARLY;UNTIL=20300101T000000Z', '2028-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20300101'],
  ])('%s says all that follows from its first day', (rule, first, whole) => {
    expect(text(rule, first)).toBe(whole);
  });

  test.each([
    ['FREQ=DAILY', '2027-03-02', '2027-03-04', 'FREQ=DAILY'],
    ['FREQ=WEEKLY;BYDAY=SA,SU', '2027-03-06', '2027-03-07', 'FREQ=WEEKLY;BYDAY=MO,SU'],
    ['FREQ=WEEKLY;BYDAY=TU', '2027-03-02', '2027-02-26', 'FREQ=WEEKLY;BYDAY=FR'],
    ['FREQ=MONTHLY;BYMONTHDAY=3', '2027-03-03', '2027-03-05', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-03-31', '2027-04-30', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-03-31', '2027-03-30', 'FREQ=MONTHLY;BYMONTHDAY=30'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2027-03-26', '2027-03-25', 'FREQ=MONTHLY;BYDAY=-1TH'],
    ['FREQ=MONTHLY;BYDAY=1TU', '2027-03-02', '2027-03-10', 'FREQ=MONTHLY;BYDAY=2WE'],
    ['FREQ=YEARLY', '2027-03-31', '2027-04-01', 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1'],
  ])('%s moves with its day, from %s to %s', (rule, from, to, is) => {
    expect(moved(rule, from, to)).toBe(is);
  });

  test.each([
    ['', { kind: 'shape' }],
    ['FREQ=DAILY;FREQ=DAILY', { kind: 'twice', part: 'FREQ' }],
    ['FREQ=DAILY;BYDAY=MO', { kind: 'misplaced', part: 'BYDAY', frequency: 'DAILY' }],
    ['FREQ=WEEKLY;WKST=SU', { kind: 'weekStart' }],
    ['FREQ=MONTHLY;BYDAY=MO,TU', { kind: 'nth' }],
    ['FREQ=MONTHLY;BYDAY=5MO', { kind: 'nth' }],
    ['FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=2', { kind: 'dayAndMonthDay' }],
    ['FREQ=MONTHLY;BYMONTHDAY=32', { kind: 'whole', part: 'BYMONTHDAY', most: 31 }],
    ['FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31', { kind: 'noSuchDay' }],
    ['FREQ=DAILY;COUNT=1000', { kind: 'whole', part: 'COUNT', most: 999 }],
  ])('%p is refused, with what is wrong', (rule, what) => {
    expect(problem(rule)).toEqual(what);
  });
});
