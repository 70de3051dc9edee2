import { monthName } from '../../../core/model/values.ts';

const names = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase());

/**
 * Month of a heading, from 1 to 12: `3`, `March`, `mar`, `Sept.`, `Mar-26`, `03/2026`, or a date. Null if it is none. A
 * date written in figures counts only if its day cannot be mistaken for the month: `01/03/2026`, `31/03/2026`,
 * `2026-03-01`, but not `02/03/2026`.
 */
export function monthOf(heading: unknown): number | null {
  if (heading instanceof Date) return heading.getUTCMonth() + 1;
  const text = String(heading ?? '')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
  const [, number] = /^(\d{1,2})(?:[/-]\d{2,4})?$/.exec(text) ?? /^\d{4}-(\d{2})(?:-\d{2})?$/.exec(text) ?? [];
  if (number) return real(Number(number));
  const [, day, month] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/.exec(text) ?? [];
  if (day) return Number(day) === 1 || Number(day) > 12 ? real(Number(month)) : null;
  const [, name = ''] = /^([a-z]{3,})\.?(?:[ -/']+\d{2,4})?$/.exec(text) ?? [];
  const at = name ? names.findIndex((one) => one.startsWith(name)) : -1;
  return at < 0 ? null : at + 1;
}

const real = (month: number): number | null => (month >= 1 && month <= 12 ? month : null);
