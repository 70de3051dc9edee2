import type { EntryMoment } from '../../core/records/entry-moment.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { Place, Rest } from './cursor.ts';

/** What is wanted of a source. */
export interface Wanted {
  /** Key of the record whose timeline it is. */
  readonly id: number;
  readonly rest: Rest;
  /** Words that an entry must have. */
  readonly words: readonly string[];
  readonly limit: number;
}

/** An entry that a source has found, not yet read. */
export type Found = Place;

/** What an entry shows. */
export interface Entry {
  readonly by: { readonly id: number | null; readonly fullName: string } | null;
  /** The fields of a record that its line shows, as they are answered. */
  readonly record?: WireRecord;
  /** Of a change of the record itself: what was done, and the fields that changed. */
  readonly action?: HistoryEntry['action'];
  readonly changes?: HistoryEntry['changes'];
}

/** Something that gives entries to a timeline. */
export interface Source {
  readonly kind: string;
  /** The next entries, newest first, that have happened and that the person may read. */
  find(wanted: Wanted, user: SessionUser): Promise<Found[]>;
  /** What entries show, by their keys. */
  read(ids: readonly number[]): Promise<Map<number, Entry>>;
}

/** An entry as a timeline answers it. */
export interface TimelineEntry extends Entry {
  /** Name of its entity; `change` for a change of the record itself. */
  readonly kind: string;
  readonly id: number;
  /** `28/11/2026 09:30`, or only the day. */
  readonly at: string;
}

/** A moment as it is answered. */
export const momentToWire = (at: EntryMoment): string => {
  const day = `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)}`;
  return at.length > 10 ? `${day} ${at.slice(11, 16)}` : day;
};
