import { t } from '../../../core/i18n/t.ts';
import { addDays, addMonths, instantOf, startOfMonth, startOfWeek, formatDate } from '../../../core/time/london.ts';

export const kinds = ['day', 'week', 'month'] as const;
export type Kind = (typeof kinds)[number];

/** The days that a view shows. A month is filled up to whole weeks. */
export function daysOf(kind: Kind, date: string): string[] {
  if (kind === 'day') return [date];
  if (kind === 'week') return run(startOfWeek(date), 7);
  const first = startOfWeek(startOfMonth(date));
  const next = addMonths(startOfMonth(date), 1);
  return run(first, [28, 35].find((count) => !isBefore(addDays(first, count), next)) ?? 42);
}

const run = (first: string, count: number) => Array.from({ length: count }, (_, i) => addDays(first, i));

const isBefore = (a: string, b: string) => instantOf(a, '00:00')! < instantOf(b, '00:00')!;

/** The date one day, week or month earlier (-1) or later (1). */
export const turned = (kind: Kind, date: string, by: -1 | 1): string =>
  kind === 'month' ? addMonths(startOfMonth(date), by) : addDays(date, by * (kind === 'week' ? 7 : 1));

/** `Monday 23 November 2026`, `23 – 29 November 2026`, `November 2026`. */
export function titleOf(kind: Kind, date: string, isShort: boolean): string {
  const month = isShort ? 'short' : 'long';
  if (kind === 'day') return formatDate(date, { weekday: month, day: 'numeric', month, year: 'numeric' });
  if (kind === 'month') return formatDate(date, { month, year: 'numeric' });
  const [first, last] = [startOfWeek(date), addDays(startOfWeek(date), 6)];
  const end = formatDate(last, { day: 'numeric', month, year: 'numeric' });
  if (first.slice(3) === last.slice(3)) return `${Number(first.slice(0, 2))} – ${end}`;
  const isSameYear = first.slice(6) === last.slice(6);
  return `${formatDate(first, { day: 'numeric', month, ...(!isSameYear && { year: 'numeric' }) })} – ${end}`;
}

/** Says that the clocks change on a day; null if they do not. */
export function clockChange(date: string): string | null {
  const hours = (instantOf(addDays(date, 1), '00:00')! - instantOf(date, '00:00')!) / 3_600_000;
  return hours === 24 ? null : t(hours < 24 ? 'activity.calendar.clocksForward' : 'activity.calendar.clocksBack');
}
