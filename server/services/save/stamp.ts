import type { AnyRecord, Reference } from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';
import type { Change } from './change.ts';

/**
 * Sets the version, the person who saves the record, the day, and what follows from other fields of the record alone. A
 * change by the product itself raises the version only: the record still shows the last person who changed it. A record
 * that it creates for a person, as one of a series, can name that person.
 * @param today an ISO date
 * @param isUndo whether former values are written, among which are the days of statuses
 */
export function stamp(change: Change, author: Author, today: string, isUndo = false): void {
  const { definition, isNew, before, after } = change;
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
}

/** The first value that is not empty. */
export const firstIn = (names: readonly string[], record: Readonly<AnyRecord>): unknown =>
  names.map((name) => record[name] ?? null).find((value) => value !== null) ?? null;
