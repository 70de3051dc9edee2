// oxlint-disable-next-line import/default -- the linter reads its ES modules, Node its CommonJS module
import rrule from 'rrule';
import { addDays, recurrenceText, type Recurrence } from '../../../core/time/recurrence.gen.ts';

/** A rule, and the first day that it names. Days are ISO days. */
export interface Rule {
  readonly rule: Recurrence;
  readonly firstDay: string;
}

/** The days that a rule names among those from one day to another, both included. */
export const daysAmong = (rule: Rule, from: string, to: string): string[] =>
  expanded(rule).between(instantOf(from), instantOf(to), true).map(dayOf);

/** The first days that a rule names from one day on. */
export function firstDays(rule: Rule, from: string, most: number): string[] {
  const days: string[] = [];
  const all = expanded(rule);
  for (let at = all.after(instantOf(from), true); at && days.length < most; at = all.after(at)) days.push(dayOf(at));
  return days;
}

/** The first day from a day on that fits a rule, whatever its interval and its end; that day is then its first. */
export function firstFitting(rule: Recurrence, from: string): string {
  const [day] = firstDays({ rule: { ...rule, interval: 1, count: null, until: null }, firstDay: from }, from, 1);
  return day!;
}

/** The day before the next one that a rule names after a day; null if it names no more. */
export function untilNext(rule: Rule, day: string): string | null {
  const [next] = firstDays(rule, addDays(day, 1), 1);
  return next === undefined ? null : addDays(next, -1);
}

/**
 * The days as the library gives them. They are read in UTC, without a time: a rule names days, and the time of an activity
 * is what clocks in London show.
 */
const expanded = ({ rule, firstDay }: Rule): rrule.RRule =>
  new rrule.RRule({ ...rrule.RRule.parseString(recurrenceText(rule)), dtstart: instantOf(firstDay) });

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
