import { existing, instantOfWall, wallAt, type Wall } from './wall.gen.ts';

/** A day and time in London, in wire format: `21/11/2026`, `09:30`. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

/**
 * The date and time in London at an instant, wherever the browser is.
 * @param instant milliseconds since 1970
 */
export function momentOf(instant: number): Moment {
  return momentOfWall(wallAt(instant));
}

export const now = (): Moment => momentOf(Date.now());

export const today = (): string => now().date;

/** What clocks show at a date and time, as minutes; null if a part is missing or invalid. */
export const wallOf = (date: string | null | undefined, time: string | null | undefined): Wall | null =>
  isDate(date) && isTime(time) ? utcOf(date, time) / 60_000 : null;

export const momentOfWall = (wall: Wall): Moment => ({
  date: momentOfUtc(wall * 60_000),
  time: new Date(wall * 60_000).toISOString().slice(11, 16),
});

/**
 * The instant of a date and time in London, in milliseconds since 1970; null if a part is missing or invalid. See
 * `instantOfWall` for changes of the clocks.
 */
export function instantOf(date: string | null | undefined, time: string | null | undefined): number | null {
  const wall = wallOf(date, time);
  return wall === null ? null : instantOfWall(wall);
}

function utcOf(date: string, time: string): number {
  const [day, month, year] = date.split('/').map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day) + minutesOf(time) * 60_000;
}

/** The moment a number of minutes later, as clocks show it: a day later it is the same time, also if the clocks change. */
export const later = ({ date, time }: Moment, minutes: number): Moment =>
  momentOfWall(existing(wallOf(date, time)! + minutes));

export const addDays = (date: string, days: number): string => momentOfUtc(utcOf(date, '00:00') + days * 86_400_000);

/** Number of days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utcOf(to, '00:00') - utcOf(from, '00:00')) / 86_400_000);

/** Day of the week; 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(utcOf(date, '00:00')).getUTCDay() + 6) % 7;

export const startOfWeek = (date: string): string => addDays(date, -weekdayOf(date));

export const startOfMonth = (date: string): string => `01${date.slice(2)}`;

export function addMonths(date: string, months: number): string {
  const [day, month, year] = date.split('/').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return momentOfUtc(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

const momentOfUtc = (utc: number): string => new Date(utc).toISOString().slice(0, 10).split('-').toReversed().join('/');

/** Formats a date: `formatDate('21/11/2026', { weekday: 'long' })` is `Saturday`. */
export const formatDate = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(utcOf(date, '00:00'));

/** Formats an instant in milliseconds: `21 November, 14:05`. */
export function dayAndTime(instant: number): string {
  const { date, time } = momentOf(instant);
  return `${formatDate(date, { day: 'numeric', month: 'long' })}, ${time}`;
}

/** Minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const isTime = (text: string | null | undefined): text is string => /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '');

/** Whether a text is a complete and existing date. */
export function isDate(text: string | null | undefined): text is string {
  return /^\d{2}\/\d{2}\/\d{4}$/.test(text ?? '') && addDays(text!, 0) === text;
}
