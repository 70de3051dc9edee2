import dayjs from 'dayjs';
import { dateFromWire, zone, type Calendar } from '../time/clock.ts';

/** Days from the first to the last, as ISO dates. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const units = ['week', 'month', 'year'] as const;
const moves = { Last: -1, This: 0, Next: 1 } as const;

/** Periods that move with each day. The number of days can be any from 1 to 9,999. */
const rolling = ['Last 7 days', 'Last 30 days', 'Next 7 days', 'Next 30 days', 'More than 14 days ago'];

/** Days before and after all others. The day after the last one still has a year of four digits. */
const [firstDay, lastDay] = ['0001-01-01', '9998-12-31'];

/** Periods that a condition can use in place of a date, evaluated each day (AMB-081). */
export const dateModifiers: readonly string[] = [
  'Today',
  'Yesterday',
  ...[...units, 'financial year'].flatMap((unit) => Object.keys(moves).map((move) => `${move} ${unit}`)),
  ...rolling,
];

/**
 * The days from or to today: `Last 30 days` ends with today, `Next 7 days` begins with tomorrow, `More than 14 days ago`
 * ends 15 days ago, `More than 14 days ahead` begins 15 days ahead. Null for another text.
 */
function rollingOf(text: string, day: (offset: number) => string): Period | null {
  const [, near, days] = /^(Last|Next) ([1-9]\d{0,3}) days?$/.exec(text) ?? [];
  if (near)
    return near === 'Last' ? { from: day(1 - Number(days)), to: day(0) } : { from: day(1), to: day(Number(days)) };
  const [, more, side] = /^More than ([1-9]\d{0,3}) days? (ago|ahead)$/.exec(text) ?? [];
  if (!side) return null;
  const beyond = Number(more) + 1;
  return side === 'ago' ? { from: firstDay, to: day(-beyond) } : { from: day(beyond), to: lastDay };
}

/**
 * The days that a date (`21/11/2026`), a modifier (`This week`, `Last 30 days`, `This financial year`) or a quarter
 * (`This quarter`) stands for; null if none.
 */
export function periodOf(text: string, { today, yearStart }: Calendar): Period | null {
  const date = dateFromWire(text);
  if (date) return { from: date, to: date };
  const day = (offset: number) => dayjs(today).add(offset, 'day').format('YYYY-MM-DD');
  if (text === 'Today') return { from: today, to: today };
  if (text === 'Yesterday') return { from: day(-1), to: day(-1) };
  const days = rollingOf(text, day);
  if (days) return days;
  const [move, ...rest] = text.split(' ') as [keyof typeof moves, ...string[]];
  const unit = rest.join(' ') as keyof typeof starts;
  if (!Object.hasOwn(moves, move) || !Object.hasOwn(starts, unit)) return null;
  const [length, of] = lengths[unit];
  const first = starts[unit](dayjs(today), yearStart).add(length * moves[move], of);
  return { from: first.format('YYYY-MM-DD'), to: first.add(length, of).subtract(1, 'day').format('YYYY-MM-DD') };
}

/**
 * A period that has not ended (`This month`) up to today, and the same days of the one before.
 * @param text This week, This month, This quarter or This year
 */
export function soFar(text: string, calendar: Calendar): Period & { readonly before: Period } {
  const { today } = calendar;
  const { from } = periodOf(text, calendar)!;
  const [length, of] = lengths[text.slice('This '.length) as keyof typeof lengths];
  const back = (day: string) => dayjs(day).subtract(length, of).format('YYYY-MM-DD');
  return { from, to: today, before: { from: back(from), to: back(today) } };
}

/** The first day of the period that contains a day. Our weeks begin on Monday, those of dayjs on Sunday. */
const starts = {
  week: (day: dayjs.Dayjs) => day.subtract((day.day() + 6) % 7, 'day'),
  month: (day: dayjs.Dayjs) => day.startOf('month'),
  quarter: (day: dayjs.Dayjs) => day.startOf('month').subtract(day.month() % 3, 'month'),
  year: (day: dayjs.Dayjs) => day.startOf('year'),
  'financial year': (day: dayjs.Dayjs, yearStart: number) =>
    day.startOf('month').subtract((day.month() + 13 - yearStart) % 12, 'month'),
} as const;

const lengths = {
  week: [1, 'week'],
  month: [1, 'month'],
  quarter: [3, 'month'],
  year: [1, 'year'],
  'financial year': [1, 'year'],
} as const;

/** The instant at which a day begins in London; with an offset, another day. */
export const startOfDay = (date: string, offset = 0): string =>
  dayjs.tz(dayjs(date).add(offset, 'day').format('YYYY-MM-DD'), zone).toISOString();
