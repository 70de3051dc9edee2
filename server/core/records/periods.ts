import dayjs from 'dayjs';
import { dateFromWire, zone } from '../time/clock.ts';

/** Days from the first to the last, as ISO dates. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const units = ['week', 'month', 'year'] as const;
const moves = { Last: -1, This: 0, Next: 1 } as const;

/** Periods that a condition can use in place of a date, evaluated each day (AMB-081). */
export const dateModifiers: readonly string[] = [
  'Today',
  'Yesterday',
  ...units.flatMap((unit) => Object.keys(moves).map((move) => `${move} ${unit}`)),
];

/** The days a date (`21/11/2026`) or a modifier (`This week`) stands for; null if it is neither. */
export function periodOf(text: string, today: string): Period | null {
  const date = dateFromWire(text);
  if (date) return { from: date, to: date };
  const day = (offset: number) => dayjs(today).add(offset, 'day').format('YYYY-MM-DD');
  if (text === 'Today') return { from: today, to: today };
  if (text === 'Yesterday') return { from: day(-1), to: day(-1) };
  const [move, unit] = text.split(' ') as [keyof typeof moves, (typeof units)[number]];
  if (!(move in moves) || !units.includes(unit)) return null;
  // A week begins on Monday; dayjs begins it on Sunday.
  const start =
    unit === 'week' ? dayjs(today).subtract((dayjs(today).day() + 6) % 7, 'day') : dayjs(today).startOf(unit);
  const first = start.add(moves[move], unit);
  return { from: first.format('YYYY-MM-DD'), to: first.add(1, unit).subtract(1, 'day').format('YYYY-MM-DD') };
}

/** The instant at which a day begins in London; with an offset, another day. */
export const startOfDay = (date: string, offset = 0): string =>
  dayjs.tz(dayjs(date).add(offset, 'day').format('YYYY-MM-DD'), zone).toISOString();
