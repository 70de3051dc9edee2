// Generated from generators/both/time/moments.ts. Do not edit: change that file and run npm run generate.
import { existing, type Wall } from './wall.gen.ts';

/** A moment of a record (x-moments), and the one that it follows; null if it has no day or no time. */
export interface Following {
  /** This moment before the save. */
  readonly own: Wall | null;
  /** The moment that it follows, before and after. */
  readonly was: Wall | null;
  readonly is: Wall | null;
  /** Minutes from that moment to this one, as a field has them; null if there is no such field. */
  readonly lengthWas: number | null;
  readonly length: number | null;
}

/**
 * Where a moment is that nobody has set, once the moment that it follows or its length has changed. It keeps its distance
 * as clocks show it, so that a day stays a day when the clocks change.
 * @returns null if it stays as it is
 */
export function following({ own, was, is, lengthWas, length }: Following): Wall | null {
  if (is === null || (own !== null && is === was && length === lengthWas)) return null;
  // Someone has set another end than start and length give. A length below 0 comes from data that is older than the rule.
  const isOwn = own !== null && was !== null && own >= was && own !== existing(was + (lengthWas ?? 0));
  if (length !== null && (!isOwn || (length !== lengthWas && is !== was))) {
    const end = existing(is + length);
    return end === own ? null : end;
  }
  if (own === null || was === null || is === was) return null;
  return existing(own + is - was);
}

/** Whether a moment comes after the one that it must come after. Without a length, both may be the same. */
export const isAfter = (own: Wall, other: Wall, length: number | null): boolean =>
  own > other || (own === other && length === 0);
