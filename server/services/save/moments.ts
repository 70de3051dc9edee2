import type { Moments } from '../../../schemas/generated/model.gen.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { momentOfWall, wallOf } from '../../core/time/moment.ts';
import { following, isAfter } from '../../core/time/moments.gen.ts';
import { existing, type Wall } from '../../core/time/wall.gen.ts';
import type { Change } from './change.ts';

type One = Moments[string];

/**
 * Moves the moments that follow another (x-moments), unless the save gives them. Of one that has
 * a day only, the day moves by as many days.
 */
export function moveMoments(change: Change): void {
  const moments = change.definition.moments ?? {};
  for (const one of Object.values(moments)) {
    const wall = isGiven(change, one) ? null : followed(change, one, moments);
    if (wall === null) continue;
    const { date, time } = momentOfWall(wall);
    const isDay = change.before?.[one.date] && !change.before[one.time];
    Object.assign(change.after, { [one.date]: date, ...(!isDay && { [one.time]: time }) });
  }
}

/** Whether a moment is where the one that it follows has taken it, so that nobody has chosen it. */
export function hasFollowed(change: Change, name: string): boolean {
  const moments = change.definition.moments ?? {};
  const one = moments[name]!;
  const wall = followed(change, one, moments);
  return wall !== null && wall === wallIn(change.after, one);
}

/**
 * A message for each moment that the save changes to a time that does not exist, or that does not come after the one that
 * it must come after.
 */
export function momentErrors(change: Change): Record<string, string> {
  const { definition, after } = change;
  const errors: Record<string, string> = {};
  for (const one of Object.values(definition.moments ?? {})) {
    const wall = wallIn(after, one);
    if (wall === null) continue;
    const other = one.follows === undefined ? null : definition.moments![one.follows]!;
    const isChanged = (moment: One) => change.changed(moment.date) || change.changed(moment.time);
    const start = other && wallIn(after, other);
    if (isChanged(one) && isGiven(change, one) && existing(wall) !== wall) errors[one.time] = leftOut(after, one);
    else if (one.after && start !== null && (isChanged(one) || isChanged(other!)))
      if (!isAfter(wall, start, lengthIn(after, one)))
        errors[after[one.date] === after[other!.date] ? one.time : one.date] = one.after;
  }
  return errors;
}

const leftOut = (after: Readonly<AnyRecord>, { date, time }: One): string =>
  `There is no ${after[time] as string} on ${dateToWire(after[date] as string)}, because the clocks go forward.`;

/** Where a moment is once the one that it follows has moved; null if it stays. */
function followed({ before, after, given }: Change, one: One, moments: Moments): Wall | null {
  const other = one.follows === undefined ? null : moments[one.follows]!;
  if (!other) return null;
  // Emptied, it gets its usual place.
  const isEmptied = [one.date, one.time].some((name) => given.has(name) && after[name] === null);
  const isDay = before !== null && !isEmptied && before[one.date] !== null && before[one.time] === null;
  const wall = (record: Readonly<AnyRecord> | null, moment: One) => wallIn(record, moment, isDay);
  return following({
    own: isEmptied ? null : wall(before, one),
    was: wall(before, other),
    is: wall(after, other),
    lengthWas: lengthIn(before, one),
    length: isDay ? null : lengthIn(after, one),
  });
}

const isGiven = ({ given, after }: Change, { date, time }: One): boolean =>
  [date, time].some((name) => given.has(name) && after[name] !== null);

/** @param isDay whether only the day counts */
function wallIn(record: Readonly<AnyRecord> | null, { date, time }: One, isDay = false): Wall | null {
  const [day, at] = [record?.[date], isDay ? '00:00' : record?.[time]] as (string | null)[];
  return day && at ? wallOf({ date: day, time: at }) : null;
}

const lengthIn = (record: Readonly<AnyRecord> | null, { length }: One): number | null =>
  length === undefined ? null : ((record?.[length] ?? null) as number | null);
