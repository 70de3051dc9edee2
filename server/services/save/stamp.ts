import { isEntry, type AnyRecord, type Reference } from '../../core/model/definition.ts';
import { entryMomentAt, momentOf } from '../../core/records/entry-moment.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { Author } from '../history/history.ts';
import type { Change } from './change.ts';

/**
 * Sets the version, the person who saves the record, the day, its place in timelines, and what follows from other fields
 * of the record alone. A
 * change by the product itself raises the version only: the record still shows the last person who changed it. A record
 * that it creates for a person, as one of a series, can name that person.
 * @param isUndo whether former values are written, among which are the days of statuses
 */
export function stamp(change: Change, author: Author, clock: Clock, isUndo = false): void {
  const { definition, isNew, before, after } = change;
  const today = clock.today();
  const isByPerson = author.id !== 0;
  const who = isByPerson ? { key: author.id, display: author.facts.fullName } : null;
  for (const field of definition.fields) {
    const { name, stamp: kind, dayOf, firstOf } = field;
    if (kind === 'version') after[name] = ((before?.[name] as number | undefined) ?? 0) + 1;
    const isSet = isNew || (isByPerson && kind?.startsWith('updated'));
    if (isSet && (kind === 'createdOn' || kind === 'updatedOn')) after[name] = today;
    if (isSet && (kind === 'createdBy' || kind === 'updatedBy')) after[name] = who ?? after[name] ?? null;
    if (dayOf && !isUndo && change.changed(dayOf.field))
      after[name] = dayOf.in.includes((after[dayOf.field] as Reference | null)?.key ?? 0) ? today : null;
    if (firstOf) after[name] = firstIn(firstOf, after);
  }
  place(change, clock);
}

/** Says where the record stands in timelines, if it is new or one of the fields that say so has changed. */
function place(change: Change, clock: Clock): void {
  const { definition, isNew, after } = change;
  const { at = [] } = definition.timeline ?? {};
  const isMoved = at.some(({ date, time }) => change.changed(date) || (time !== undefined && change.changed(time)));
  if (isEntry(definition) && (isNew || isMoved))
    change.entryMoment = momentOf(definition, (name) => after[name], entryMomentAt(clock.instant()));
}

/** The first value that is not empty. */
export const firstIn = (names: readonly string[], record: Readonly<AnyRecord>): unknown =>
  names.map((name) => record[name] ?? null).find((value) => value !== null) ?? null;
