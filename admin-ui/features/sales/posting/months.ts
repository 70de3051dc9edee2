import { monthNames } from '../../../core/time/months.ts';

const names = monthNames.map((name) => name.toLowerCase());

export interface HeadingMonth {
  /** From 1 to 12. */
  readonly month: number;
  /** The year that the heading names; null if it names none. */
  readonly year: number | null;
}

/**
 * Month and year of a heading: `3`, `March`, `mar`, `Sept.`, `Mar-26`, `03/2026`, or a date. Null if it is none. A date
 * written in figures counts only if its day cannot be mistaken for the month: `01/03/2026`, `31/03/2026`, `2026-03-01`,
 * but not `02/03/2026`.
 */
export function monthOf(heading: unknown): HeadingMonth | null {
  if (heading instanceof Date) return { month: heading.getUTCMonth() + 1, year: heading.getUTCFullYear() };
  const text = String(heading ?? '')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
  const number = /^(?<month>\d{1,2})(?:[/-](?<year>\d{2}|\d{4}))?$/.exec(text);
  const iso = /^(?<year>\d{4})-(?<month>\d{2})(?:-\d{2})?$/.exec(text);
  const { month, year } = { ...(number ?? iso)?.groups };
  if (month) return real(Number(month), year);
  const date = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text);
  if (date) return Number(date[1]) === 1 || Number(date[1]) > 12 ? real(Number(date[2]), date[3]) : null;
  const [, name = '', of] = /^([a-z]{3,})\.?(?:[ -/']+(\d{2}|\d{4}))?$/.exec(text) ?? [];
  return name ? real(names.findIndex((one) => one.startsWith(name)) + 1, of) : null;
}

const real = (month: number, year: string | undefined): HeadingMonth | null =>
  month >= 1 && month <= 12 ? { month, year: year ? Number(year.padStart(4, '20')) : null } : null;
