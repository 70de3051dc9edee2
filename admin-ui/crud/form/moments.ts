import { t } from '../../core/i18n/t.ts';
import type { FormTools, Resource, WireRecord } from '../../core/model/resource.ts';
import { momentOfWall, wallOf, type Moment } from '../../core/time/london.ts';
import { following, isAfter } from '../../core/time/moments.gen.ts';
import { existing, type Wall } from '../../core/time/wall.gen.ts';

type One = NonNullable<Resource['moments']>[string];

const all = (of: Resource): One[] => Object.values(of.moments ?? {});

/** Fields that moments consist of or depend on. */
export const momentFields = (of: Resource): string[] =>
  all(of).flatMap(({ date, time, length }) => [date, time, ...(length === undefined ? [] : [length])]);

/**
 * When a field changes, moves the moments that follow it, as the server does (x-moments). Moments that the user has set
 * in this form stay.
 */
export function followMoments(of: Resource, name: string, form: FormTools): void {
  if (!momentFields(of).includes(name)) return;
  for (const one of all(of)) {
    if (one.date === name || one.time === name) form.showMessage(one.time, null);
    if (form.isSet(one.date) || form.isSet(one.time)) continue;
    const wall = followed(of, one, form.values(), form.record) ?? (one.follows ? wallIn(form.record, one) : null);
    if (wall === null) continue;
    const { date, time } = momentOfWall(wall);
    form.set({ [one.date]: date, [one.time]: time });
  }
}

/** When the user leaves a field: a time that does not exist becomes the time an hour later, and the form says so. */
export function moveLeftOut(of: Resource, name: string, form: FormTools): void {
  for (const one of all(of))
    if (one.date === name || one.time === name) moveTime(form, one, () => followMoments(of, name, form));
}

/** As `moveLeftOut`, for the fields of one moment. @param onMoved called once it has moved */
export function moveTime(form: FormTools, { date, time }: Pick<One, 'date' | 'time'>, onMoved?: () => void): void {
  const wall = wallIn(form.values(), { date, time });
  if (wall === null || existing(wall) === wall) return;
  const said = leftOut(form.values(), { date, time });
  const { time: instead } = momentOfWall(existing(wall));
  form.set({ [time]: instead });
  onMoved?.();
  form.showMessage(time, `${said} ${t('crud.moments.moved', { time: instead })}`);
}

/** A message for each changed moment whose time does not exist, or that does not come after the one it must come after. */
export function wrongMoments(of: Resource, values: WireRecord, saved: WireRecord | null): Record<string, string> {
  const errors: Record<string, string> = {};
  const isChanged = ({ date, time }: One) =>
    [date, time].some((name) => (values[name] ?? null) !== (saved?.[name] ?? null));
  for (const one of all(of)) {
    const wall = wallIn(values, one);
    const other = one.follows === undefined ? null : of.moments![one.follows]!;
    const start = other && wallIn(values, other);
    if (wall === null) continue;
    if (isChanged(one) && existing(wall) !== wall) errors[one.time] = leftOut(values, one);
    else if (one.after && start !== null && (isChanged(one) || isChanged(other!)))
      if (!isAfter(wall, start, lengthIn(values, one)))
        errors[values[one.date] === values[other!.date] ? one.time : one.date] = one.after;
  }
  return errors;
}

/** Fields to send although they are as they were saved: otherwise their moments would follow one that has moved. */
export function keptMoments(of: Resource, values: WireRecord, isChanged: (name: string) => boolean): string[] {
  return all(of).flatMap(({ date, time, follows }) => {
    const other = follows === undefined ? null : of.moments![follows]!;
    const names = [date, time].filter((name) => (values[name] ?? null) !== null);
    return other && (isChanged(other.date) || isChanged(other.time)) ? names : [];
  });
}

/** Where the one that it follows takes a moment; null if it stays without a day or a time. */
export function followedMoment(of: Resource, name: string, values: WireRecord, saved: WireRecord): Moment | null {
  const one = of.moments![name]!;
  const wall = followed(of, one, values, saved) ?? wallIn(saved, one);
  return wall === null ? null : momentOfWall(wall);
}

/** Whether a moment is where the one that it follows has taken it. */
export function hasFollowed(of: Resource, name: string, values: WireRecord, saved: WireRecord | null): boolean {
  const one = of.moments![name]!;
  const wall = followed(of, one, values, saved);
  return wall !== null && wall === wallIn(values, one);
}

const leftOut = (values: WireRecord, { date, time }: Pick<One, 'date' | 'time'>): string =>
  t('crud.moments.leftOut', { date: values[date] as string, time: values[time] as string });

function followed(of: Resource, one: One, values: WireRecord, saved: WireRecord | null): Wall | null {
  const other = one.follows === undefined ? null : of.moments![one.follows]!;
  if (!other) return null;
  return following({
    own: wallIn(saved, one),
    was: wallIn(saved, other),
    is: wallIn(values, other),
    lengthWas: lengthIn(saved, one),
    length: lengthIn(values, one),
  });
}

const wallIn = (values: WireRecord | null, { date, time }: Pick<One, 'date' | 'time'>): Wall | null =>
  values && wallOf(values[date] as string | null, values[time] as string | null);

function lengthIn(values: WireRecord | null, { length }: One): number | null {
  const minutes: unknown = length === undefined ? null : values?.[length];
  return Number.isInteger(minutes) ? (minutes as number) : null;
}
