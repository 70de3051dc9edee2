import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { addDays, minutesOf, timeOf, type Moment } from '../../../core/time/london.ts';

/** An activity that is being moved, and where it would be dropped now. */
export interface Moving {
  readonly activity: Activity;
  readonly to: Moment;
  readonly by: 'keys' | 'pointer';
}

/** What the calendar shows. */
export interface Shown {
  /** In order. */
  readonly days: readonly string[];
  /** Whether a place has hours as well as a day. */
  readonly hasHours: boolean;
}

/** A move changes the start by a multiple of this, in minutes. */
export const step = 15;

/** The place an arrow key moves to; the same place at the edge of the calendar. null if the key is not an arrow. */
export function shifted(key: string, { date, time }: Moment, { days, hasHours }: Shown): Moment | null {
  const [across, along] = [{ ArrowLeft: -1, ArrowRight: 1 }[key], { ArrowUp: -1, ArrowDown: 1 }[key]];
  if (across === undefined && along === undefined) return null;
  const next = addDays(date, across ?? (hasHours ? 0 : along! * 7));
  const minutes = minutesOf(time) + (hasHours && along ? along * step : 0);
  return days.includes(next) && minutes >= 0 && minutes < 24 * 60
    ? { date: next, time: timeOf(minutes) }
    : { date, time };
}
