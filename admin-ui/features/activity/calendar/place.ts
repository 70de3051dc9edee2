import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { daysBetween, instantOf, later, minutesOf, wallOf, type Moment } from '../../../core/time/london.ts';

/** An activity as the calendar shows it: at its saved time, or at the new one until the server confirms. */
export interface Entry {
  readonly activity: Activity;
  /** null for a task, which has a day but no start. */
  readonly start: Moment | null;
  readonly end: Moment;
}

/** The part of an entry on one day, in minutes since midnight, and its column among those that overlap. */
export interface Block {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  readonly columns: number;
}

/** Entries on one day that have no room beside the others, and the part of the day that they take. */
export interface More extends Omit<Block, 'entry'> {
  readonly entries: readonly Entry[];
}

/** Minimum length of a block in minutes, so that a line of text fits. */
const least = 30;
const day = 24 * 60;

/** @param moved start to use instead of the activity's own */
export function entryOf(activity: Activity, moved?: Moment): Entry {
  const { startDate, startTime, endDate, endTime, dateCreated } = activity;
  const from = wallOf(startDate, startTime);
  if (from === null) return { activity, start: null, end: { date: dateCreated ?? startDate ?? '', time: '24:00' } };
  const to = wallOf(endDate, endTime) ?? from + (activity.duration ?? 0);
  const start = moved ?? { date: startDate!, time: startTime! };
  return { activity, start, end: later(start, to - from) };
}

/** Whether an entry is shown above the hours: it has no start, or takes a day or more. */
export function isAllDay({ start, end }: Entry): boolean {
  return start === null || daysBetween(start.date, end.date) * day + minutesOf(end.time) - minutesOf(start.time) >= day;
}

/** Whether an entry is on a day. One that ends at midnight is not on the next day. */
export function isOn({ start, end }: Entry, date: string): boolean {
  if (!start) return end.date === date;
  return (
    daysBetween(start.date, date) >= 0 &&
    (daysBetween(date, end.date) > 0 || (end.date === date && (end.time !== '00:00' || start.date === date)))
  );
}

/** Sorts by start; entries without one come first. */
export const inOrder = (a: Entry, b: Entry): number =>
  (a.start ? instantOf(a.start.date, a.start.time)! : 0) - (b.start ? instantOf(b.start.date, b.start.time)! : 0) ||
  a.activity.activityId - b.activity.activityId;

/**
 * The entries with hours on a day, side by side where they overlap.
 *
 * @param most columns that have room; where more overlap, the last column is for the entries that do not fit
 */
export function blocksOf(
  entries: readonly Entry[],
  date: string,
  most = Infinity,
): { readonly blocks: readonly Block[]; readonly more: readonly More[] } {
  const parts = entries
    .filter((entry) => !isAllDay(entry) && isOn(entry, date))
    .toSorted(inOrder)
    .map((entry) => {
      const from = entry.start!.date === date ? minutesOf(entry.start!.time) : 0;
      const to = entry.end.date === date ? minutesOf(entry.end.time) : day;
      return { entry, from: Math.min(from, day - least), to: Math.min(Math.max(to, from + least), day) };
    });
  const blocks: Block[] = [];
  const more: More[] = [];
  let group: Placed[] = [];
  let until = 0;
  const close = () => {
    const wanted = Math.max(0, ...group.map(({ column }) => column + 1));
    const columns = Math.min(wanted, most);
    const last = wanted > most ? columns - 1 : columns;
    blocks.push(...group.filter(({ column }) => column < last).map((one) => ({ ...one, columns })));
    const hidden = group.filter(({ column }) => column >= last);
    if (hidden.length)
      more.push({ ...spanOf(hidden), column: last, columns, entries: hidden.map(({ entry }) => entry) });
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
  return { blocks, more };
}

type Placed = Omit<Block, 'columns'>;

const spanOf = (blocks: readonly Placed[]) => ({
  from: Math.min(...blocks.map(({ from }) => from)),
  to: Math.max(...blocks.map(({ to }) => to)),
});
