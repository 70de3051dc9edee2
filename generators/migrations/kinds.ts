import { isDeepStrictEqual } from 'node:util';
import type { Column, Index } from './relational.ts';

/** Length of texts in a fixed format, in characters. */
const lengths = { date: 10, time: 5, 'date-time': 24 } as const;

/** For each column type, the types that can hold all its values. */
const wider: Partial<Record<Column['type'], readonly Column['type'][]>> = {
  integer: ['bigint', 'real'],
  bigint: ['real'],
  boolean: ['integer'],
};

/** Maximum length of a number or flag written as text, in characters. */
const longestNumber = 30;

/** Whether the database must convert a column that keeps its name. */
export const isChanged = (before: Column, after: Column): boolean =>
  before.type !== after.type || before.nullable !== after.nullable || isNarrower(before, after);

/** Whether all values are lost, because the column no longer refers to the same records. */
export const isReplaced = (before: Column, after: Column): boolean =>
  !isDeepStrictEqual(before.references, after.references);

/** Whether two columns or indexes are described alike. The order of their properties has no meaning. */
export const isSame = <T extends Column | Index>(one: T, other: T): boolean => isDeepStrictEqual(one, other);

/** Whether a value of one column may not fit the other. */
export function isNarrower(before: Column, after: Column): boolean {
  if (before.type !== after.type && after.type !== 'text') return !wider[before.type]?.includes(after.type);
  if (after.type !== 'text') return false;
  // A migration that was written by hand may not say what its column can hold.
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
