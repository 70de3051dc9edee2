const names = Array.from({ length: 12 }, (_, i) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, i, 1)),
);

export const monthName = (month: number): string => names[month - 1]!;

/**
 * Reads a column heading of a spreadsheet as a month: `3`, `March`, `mar`, `Sept.`. Returns other headings unchanged.
 */
export function monthOf(heading: unknown): unknown {
  if (typeof heading !== 'string') return heading;
  const text = heading.trim().replace(/\.$/, '').toLowerCase();
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at = text.length < 3 ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(text));
  return at < 0 ? heading : at + 1;
}
