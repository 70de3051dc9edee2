import type { Column } from './relational.ts';

/** Characters of texts that are written in a fixed form. */
const lengths = { date: 10, time: 5, 'date-time': 24 } as const;

/** Kinds whose every value another kind has room for. */
const wider: Partial<Record<Column['type'], readonly Column['type'][]>> = {
  integer: ['bigint', 'real'],
  bigint: ['real'],
  boolean: ['integer'],
};

/** Longest text of a value that is a number or a flag. */
const longestNumber = 30;

/** Whether the database must do something for a column of the same name to become what it should be. */
export const isChanged = (before: Column, after: Column): boolean =>
  before.type !== after.type || before.nullable !== after.nullable || isNarrower(before, after);

/** A reference to other records, or a number that becomes a reference, means something else: no value of it stays. */
export const isReplaced = (before: Column, after: Column): boolean =>
  JSON.stringify(before.references) !== JSON.stringify(after.references);

/** Whether a value of one column may be too much for the other. */
export function isNarrower(before: Column, after: Column): boolean {
  if (before.type !== after.type && after.type !== 'text') return !wider[before.type]?.includes(after.type);
  if (after.type !== 'text') return false;
  // A snapshot of before there were lengths knows none.
  if (before.type === 'text' && before.field === undefined) return false;
  if (after.values) return !before.values?.every((value) => after.values!.includes(value));
  if (after.format) return before.format !== after.format;
  return after.length !== undefined && longest(before) > after.length;
}

function longest({ type, length, format, values }: Column): number {
  if (type !== 'text') return longestNumber;
  if (format) return lengths[format];
  return length ?? Math.max(0, ...(values ?? []).map((value) => value.length));
}
