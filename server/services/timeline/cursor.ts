import { entryMomentAt, type EntryMoment } from '../../core/records/entry-moment.ts';

/** Where an entry stands among those of all sources: newest first; at the same moment by source, then latest key first. */
export interface Place {
  readonly at: EntryMoment;
  /** Name of the source. */
  readonly kind: string;
  readonly id: number;
}

/** Compares two entries for sorting: negative if the first is shown first. */
export function byPlace(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  return b.id - a.id;
}

/** What is left of a source after an entry: what comes before its moment, and at its moment. */
export interface Rest {
  readonly at: EntryMoment;
  /** Of the entries at that moment, which follow: all, none, or those with a smaller key. */
  readonly same: 'all' | 'none' | { readonly below: number };
}

export function restOf(kind: string, { at, kind: last, id }: Place): Rest {
  if (kind === last) return { at, same: { below: id } };
  return { at, same: kind > last ? 'all' : 'none' };
}

/** A place as callers pass it on. */
export const textOf = ({ at, kind, id }: Place): string =>
  Buffer.from(JSON.stringify([at, kind, id])).toString('base64url');

/** Reads a place; null if the text is none. */
export function placeOf(text: string): Place | null {
  try {
    const [at, kind, id, ...more] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isPlace = typeof at === 'string' && isMoment.test(at) && typeof kind === 'string' && isWhole(id);
    return isPlace && !more.length ? { at, kind, id } : null;
  } catch {
    return null;
  }
}

const isMoment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d\.\d{3})?)?$/;

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2147483647;

/** The place before all entries that have happened. @param now an ISO instant */
export const untilNow = (now: string): Rest => ({ at: entryMomentAt(now), same: 'all' });
