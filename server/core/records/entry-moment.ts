import { fieldOf, type EntityDefinition } from '../model/definition.ts';
import { momentAt } from '../time/moment.ts';

/**
 * A moment as timelines store and sort it: what clocks in London show, `2026-11-28T09:30:12.000` or `2026-11-28T09:30`. Of
 * a day without a time only the day, which sorts before its times.
 */
export type EntryMoment = string;

/** The moment of an instant, with its seconds. @param instant such as `2026-11-28T09:30:12.000Z` */
export function entryMomentAt(instant: string): EntryMoment {
  const { date, time } = momentAt(new Date(instant));
  return `${date}T${time}${instant.slice(16, 23)}`;
}

/**
 * The moment at which a record stands in timelines; null if it has none.
 * @param valueOf gives the values of the record, as they are inside the product
 * @param now the moment of the save, which a day without a time becomes if it is today; null for a day in any case
 */
export function momentOf(
  definition: EntityDefinition,
  valueOf: (name: string) => unknown,
  now: EntryMoment | null,
): EntryMoment | null {
  for (const { date, time } of definition.timeline?.at ?? []) {
    const value = valueOf(date) as string | null | undefined;
    if (!value) continue;
    if (fieldOf(definition, date)!.format === 'date-time') return entryMomentAt(value);
    const at = time === undefined ? null : valueOf(time);
    if (at) return `${value}T${at as string}`;
    return now?.startsWith(value) ? now : value;
  }
  return null;
}
