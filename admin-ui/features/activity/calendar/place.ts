import type { Activity } from '../../../generated/activity/types.gen.ts';
import { daysBetween, instantOf, minutesOf, momentOf, type Moment } from '../../../core/time/london.ts';

/** An activity as the calendar shows it: at its saved time, or at the new one until the server confirms. */
export interface Entry {
  readonly activity: Activity;
  /** null for what has no start: it is of a day. */
  readonly start: Moment | null;
  readonly end: Moment;
}

/** A part of a day, with those that overlap beside it. Minutes since midnight. */
export interface Block {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  readonly columns: number;
}

/** Shorter ones are shown as long as that, in minutes: a line of text high. */
const least = 30;
const day = 24 * 60;

/** @param moved start in place of the activity's own */
export function entryOf(activity: Activity, moved?: Moment): Entry {
  const { startDate, startTime, endDate, endTime, dateCreated } = activity;
  const from = instantOf(startDate, startTime);
  if (from === null) return { activity, start: null, end: { date: dateCreated ?? startDate ?? '', time: '24:00' } };
  const to = instantOf(endDate, endTime) ?? from + (activity.duration ?? 0) * 60_000;
  const start = moved ?? { date: startDate!, time: startTime! };
  return { activity, start, end: momentOf(instantOf(start.date, start.time)! + (to - from)) };
}

/** Whether it stands above the hours: it has none, or more than a day of them. */
export function isAllDay({ start, end }: Entry): boolean {
  return start === null || daysBetween(start.date, end.date) * day + minutesOf(end.time) - minutesOf(start.time) >= day;
}

/** Whether it touches a day. One that ends at midnight does not reach the next. */
export function isOn({ start, end }: Entry, date: string): boolean {
  if (!start) return end.date === date;
  return (
    daysBetween(start.date, date) >= 0 &&
    (daysBetween(date, end.date) > 0 || (end.date === date && (end.time !== '00:00' || start.date === date)))
  );
}

/** By their beginnings; those of a day first. */
export const inOrder = (a: Entry, b: Entry): number =>
  (a.start ? instantOf(a.start.date, a.start.time)! : 0) - (b.start ? instantOf(b.start.date, b.start.time)! : 0) ||
  a.activity.activityId - b.activity.activityId;

/** The entries of a day with hours, side by side where they overlap. */
export function blocksOf(entries: readonly Entry[], date: string): Block[] {
  const parts = entries
    .filter((entry) => !isAllDay(entry) && isOn(entry, date))
    .toSorted(inOrder)
    .map((entry) => {
      const from = entry.start!.date === date ? minutesOf(entry.start!.time) : 0;
      const to = entry.end.date === date ? minutesOf(entry.end.time) : day;
      return { entry, from: Math.min(from, day - least), to: Math.min(Math.max(to, from + least), day) };
    });
  const blocks: Block[] = [];
  let group: { entry: Entry; from: number; to: number; column: number }[] = [];
  let until = 0;
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1));
    blocks.push(...group.map((one) => ({ ...one, columns })));
    group = [];
  };
  for (const part of parts) {
    if (part.from >= until) close();
    const taken = new Set(group.filter(({ to }) => to > part.from).map(({ column }) => column));
    const column = [...group.keys(), group.length].find((one) => !taken.has(one))!;
    group.push({ ...part, column });
    until = Math.max(group.length === 1 ? 0 : until, part.to);
  }
  close();
  return blocks;
}
