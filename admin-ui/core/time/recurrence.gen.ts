// Generated from generators/both/time/recurrence.ts. Do not edit: change that file and run npm run generate.
/** The days of a week, in the order and by the names of RFC 5545. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];
export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A recurrence rule of RFC 5545, as far as people can choose it. Days are ISO days. */
export interface Recurrence {
  readonly frequency: Frequency;
  /** Every day, week, month or year, or every so many. */
  readonly interval: number;
  /** Days of a week, in order; empty for other frequencies. */
  readonly days: readonly Weekday[];
  /** Day of a month or a year, from 1; -1 for the last day of the month. */
  readonly monthDay: number | null;
  /** The first to fourth, or last (-1), weekday of a month, in place of a day. */
  readonly nth: { readonly position: number; readonly weekday: Weekday } | null;
  /** Month of a year, from 1. */
  readonly month: number | null;
  /** How often; null if there is no such limit. */
  readonly count: number | null;
  /** The last possible day; null if there is no such limit. */
  readonly until: string | null;
}

export const mostIntervals = 99;
export const mostTimes = 999;
const positions = [1, 2, 3, 4, -1] as const;

const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
export const recurrenceParts: readonly string[] = [
  'FREQ',
  'INTERVAL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'COUNT',
  'UNTIL',
  'WKST',
];
/** Days of each month, of February in a leap year. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** What can be wrong with a rule. */
export type RecurrenceProblem =
  | {
      readonly kind:
        | 'shape'
        | 'frequency'
        | 'countAndUntil'
        | 'weekStart'
        | 'dayAndMonthDay'
        | 'noSuchDay'
        | 'until'
        | 'days'
        | 'nth';
    }
  | { readonly kind: 'unknown' | 'twice'; readonly part: string }
  | { readonly kind: 'misplaced'; readonly part: string; readonly frequency: string }
  | { readonly kind: 'whole'; readonly part: string; readonly most: number };

/** A rule that is wrong. */
export class RecurrenceError extends Error {
  constructor(readonly problem: RecurrenceProblem) {
    super(problem.kind);
  }
}

/**
 * Reads a rule such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=10`, with or without `RRULE:`. What it leaves out follows
 * from the first day, as in RFC 5545: every week is every week on the weekday of that day.
 * @param first the first day
 * @throws {RecurrenceError}
 */
export function readRecurrence(text: string, first: string): Recurrence {
  const given = partsOf(text);
  const frequency = given.get('FREQ') ?? '';
  if (!frequencies.includes(frequency)) throw wrong({ kind: 'frequency' });
  const day = Number(first.slice(8));
  const [count, until] = [wholeIn(given, 'COUNT', mostTimes), untilIn(given)];
  if (count !== null && until !== null) throw wrong({ kind: 'countAndUntil' });
  if (given.has('WKST') && given.get('WKST') !== 'MO') throw wrong({ kind: 'weekStart' });
  const common = {
    frequency: frequency as Frequency,
    interval: wholeIn(given, 'INTERVAL', mostIntervals) ?? 1,
    days: [],
    monthDay: null,
    nth: null,
    month: null,
    count,
    until,
  };
  for (const name of misplaced[common.frequency])
    if (given.has(name)) throw wrong({ kind: 'misplaced', part: name, frequency });
  if (frequency === 'WEEKLY') return { ...common, days: daysIn(given.get('BYDAY') ?? weekdayOf(first)) };
  if (frequency === 'MONTHLY' && given.has('BYDAY')) {
    if (given.has('BYMONTHDAY')) throw wrong({ kind: 'dayAndMonthDay' });
    return { ...common, nth: nthIn(given.get('BYDAY')!) };
  }
  if (frequency === 'MONTHLY') return { ...common, monthDay: monthDayIn(given) ?? day };
  if (frequency === 'DAILY') return common;
  const month = wholeIn(given, 'BYMONTH', 12) ?? Number(first.slice(5, 7));
  const monthDay = monthDayIn(given) ?? day;
  if (monthDay > lengths[month - 1]!) throw wrong({ kind: 'noSuchDay' });
  return { ...common, month, monthDay };
}

/** Parts that a frequency cannot have. */
const misplaced: Readonly<Record<Frequency, readonly string[]>> = {
  DAILY: ['BYDAY', 'BYMONTHDAY', 'BYMONTH'],
  WEEKLY: ['BYMONTHDAY', 'BYMONTH'],
  MONTHLY: ['BYMONTH'],
  YEARLY: ['BYDAY'],
};

/** The rule as RFC 5545 writes it, without a start. */
export function recurrenceText(rule: Recurrence): string {
  const { frequency, interval, days, monthDay, nth, month, count, until } = rule;
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    month !== null && `BYMONTH=${month}`,
    days.length > 0 && `BYDAY=${days.join()}`,
    nth && `BYDAY=${nth.position}${nth.weekday}`,
    monthDay !== null && `BYMONTHDAY=${monthDay}`,
    count !== null && `COUNT=${count}`,
    until !== null && `UNTIL=${until.replaceAll('-', '')}`,
  ]
    .filter(Boolean)
    .join(';');
}

/** The rule once its first day has moved: on the weekday, the day of the month or the day of the year of the new one. */
export function movedRecurrence(rule: Recurrence, from: string, to: string): Recurrence {
  const { frequency, days, monthDay, nth } = rule;
  const shift = daysBetween(from, to);
  if (frequency === 'WEEKLY') return { ...rule, days: inOrder(days.map((day) => weekdayAfter(day, shift))) };
  const day = Number(to.slice(8));
  if (nth)
    return {
      ...rule,
      nth: { position: nth.position === -1 && isLast(to) ? -1 : positionOf(to), weekday: weekdayOf(to) },
    };
  if (frequency === 'MONTHLY') return { ...rule, monthDay: monthDay === -1 && isLastDay(to) ? -1 : day };
  return frequency === 'YEARLY' ? { ...rule, monthDay: day, month: Number(to.slice(5, 7)) } : rule;
}

export const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7]!;

/** Whether a day is the first to fourth of its weekday in the month, or else the last (-1). */
export const positionOf = (day: string): number => {
  const position = Math.ceil(Number(day.slice(8)) / 7);
  return position > 4 ? -1 : position;
};

/** Whether a day is the last of its weekday in the month. */
export const isLast = (day: string): boolean => addDays(day, 7).slice(0, 7) !== day.slice(0, 7);

/** Whether a day is the last of its month. */
export const isLastDay = (day: string): boolean => addDays(day, 1).slice(0, 7) !== day.slice(0, 7);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const weekdayAfter = (day: Weekday, shift: number): Weekday =>
  weekdays[(((weekdays.indexOf(day) + shift) % 7) + 7) % 7]!;

const inOrder = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => days.includes(day));

/** The values of the parts, by name. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name = '', value = '', more] = part.split('=');
    if (!name || !value || more !== undefined) throw wrong({ kind: 'shape' });
    if (!recurrenceParts.includes(name)) throw wrong({ kind: 'unknown', part: name.slice(0, 20) });
    if (given.has(name)) throw wrong({ kind: 'twice', part: name });
    given.set(name, value);
  }
  return given;
}

function wholeIn(given: ReadonlyMap<string, string>, name: string, most: number): number | null {
  const value = given.get(name);
  if (value === undefined) return null;
  if (!/^\d{1,3}$/.test(value) || Number(value) < 1 || Number(value) > most)
    throw wrong({ kind: 'whole', part: name, most });
  return Number(value);
}

function untilIn(given: ReadonlyMap<string, string>): string | null {
  const value = given.get('UNTIL');
  if (value === undefined) return null;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?$/.exec(value) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(iso);
  if (!year || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) throw wrong({ kind: 'until' });
  return iso;
}

function daysIn(value: string): Weekday[] {
  const days = value.split(',');
  if (days.some((day) => !weekdays.includes(day as Weekday))) throw wrong({ kind: 'days' });
  return inOrder(days as Weekday[]);
}

function nthIn(value: string): NonNullable<Recurrence['nth']> {
  const [, position = '', weekday = ''] = /^([+-]?\d)([A-Z]{2})$/.exec(value) ?? [];
  if (!positions.some((one) => one === Number(position)) || !weekdays.includes(weekday as Weekday))
    throw wrong({ kind: 'nth' });
  return { position: Number(position), weekday: weekday as Weekday };
}

function monthDayIn(given: ReadonlyMap<string, string>): number | null {
  if (given.get('BYMONTHDAY') === '-1' && given.get('FREQ') === 'MONTHLY') return -1;
  return wholeIn(given, 'BYMONTHDAY', 31);
}

const wrong = (problem: RecurrenceProblem) => new RecurrenceError(problem);
