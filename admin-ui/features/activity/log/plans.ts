import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import { addDays, formatDate, later, today, startOfWeek, weekdayOf, type Moment } from '../../../core/time/london.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { startOn, type Named, type Planned } from './read-line.ts';
import { t } from './texts.ts';
import { usualMinutes } from './words.ts';

const { Task, Meeting } = activityTypeKeys;
const friday = 4;

/**
 * The follow-up that a result proposes, on a working day; a result that leaves the day to the person proposes tomorrow
 * (AMB-054).
 */
export function proposedBy(
  { code, daysFromNow }: { readonly code: string; readonly daysFromNow: number | null },
  type: number,
  now: Moment,
): Planned {
  const day = addDays(now.date, code === 'CUSTOM' ? 1 : (daysFromNow ?? 1));
  const date = weekdayOf(day) > friday ? addDays(startOfWeek(day), 7) : day;
  return { type, about: '', date, time: type === Task ? null : startOn(date, now) };
}

const nameIn = (types: readonly Named[], type: number): string => types.find(({ id }) => id === type)?.name ?? '';

/** “Fri 4 Dec 10:00” */
export const whenOf = (date: string, time: string | null): string =>
  [formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' }), time].filter(Boolean).join(' ');

/** A plan in words: “Call Tue 8 Dec 10:00”. */
export function wordsOf({ type, about, date, time }: Planned, types: readonly Named[]): string {
  const values = { type: nameIn(types, type), when: whenOf(date, time), about };
  return t(about ? 'logging.planAbout' : 'logging.plan', values);
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The start, the usual length and, for a meeting, the end of an activity. */
export function span(type: number, start: Moment): WireRecord {
  const duration = usualMinutes[type] ?? 30;
  const end = later(start, duration);
  return {
    startDate: start.date,
    startTime: start.time,
    duration,
    ...(type === Meeting && { endDate: end.date, endTime: end.time }),
  };
}

/** A plan as the server takes it. @param name whom it is with */
export const sentPlan = ({ type, about, date, time }: Planned, types: readonly Named[], name: string): WireRecord => ({
  activityType: type,
  subject: capital(about || t('logging.subject', { type: nameIn(types, type), name })).slice(0, 200),
  // Not the day of the plan, which would count as that of the last activity.
  dateCreated: today(),
  ...(time === null ? { deadlineDate: date } : span(type, { date, time })),
});
