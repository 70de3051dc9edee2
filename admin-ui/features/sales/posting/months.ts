import { monthName } from '../../../core/model/values.ts';

const names = Array.from({ length: 12 }, (_, i) => monthName(i + 1).toLowerCase());

/** Month of a heading, from 1 to 12: `3`, `March`, `mar`, `Sept.`, `Mar-26`, `03/2026`, or a date. Null if it is none. */
export function monthOf(heading: unknown): number | null {
  if (heading instanceof Date) return heading.getUTCMonth() + 1;
  const text = String(heading ?? '')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
  const [, number] = /^(\d{1,2})(?:[/-]\d{2,4})?$/.exec(text) ?? [];
  if (number) return Number(number) >= 1 && Number(number) <= 12 ? Number(number) : null;
  const [, name = ''] = /^([a-z]{3,})\.?(?:[ -/']+\d{2,4})?$/.exec(text) ?? [];
  const at = name ? names.findIndex((one) => one.startsWith(name)) : -1;
  return at < 0 ? null : at + 1;
}
