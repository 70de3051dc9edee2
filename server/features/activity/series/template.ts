import type { ActivityRecord } from '../../../generated/activity.gen.ts';
import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import { addDays, daysBetween } from '../../../core/time/recurrence.gen.ts';
import { momentOfWall, wallOf } from '../../../core/time/moment.ts';
import { existing } from '../../../core/time/wall.gen.ts';
import { isSame } from '../../../services/save/change.ts';

/** Fields that all activities of a series have in common, besides their days and times. */
export const common = [
  'subject',
  'activityType',
  'duration',
  'customer',
  'contact',
  'opportunity',
  'quote',
  'user',
  'mbpBranch',
  'notes',
  'reminder',
  'reminderType',
  'place',
  'invitedContacts',
  'invitedUsers',
  'invitationText',
  'confirmedContacts',
] as const;

/** Days and times of an activity. All but the start keep their distance from it. */
export const moments = [
  ['startDate', 'startTime'],
  ['endDate', 'endTime'],
  ['deadlineDate', 'deadlineTime'],
  ['reminderDate', 'reminderTime'],
] as const;

export type Values = Pick<ActivityRecord, (typeof common)[number] | (typeof moments)[number][number] | 'dateCreated'>;

/** The values of an activity on the first day of its series. */
export type Template = Values & Pick<ActivitySeriesRecord, 'firstDay'>;

/** The day of an activity: that of its start; a task, which has none, has its date. */
export const dayOf = ({ startDate, dateCreated }: Pick<Values, 'startDate' | 'dateCreated'>): string =>
  (startDate ?? dateCreated)!;

/** The values of an activity that the others of its series are to have too. */
export function valuesIn(record: Values): Values {
  const names = [...common, ...moments.flat(), 'dateCreated'] as const;
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Values;
}

/**
 * The values of the activity on a day of the series. Its times are those that clocks show on the first day. If its start is
 * left out when the clocks go forward, all times are an hour later, as when a single activity is moved there. The date of
 * an activity with a start stays: it says when it was planned, and enquiries show the latest one.
 */
export function valuesOn({ firstDay, ...values }: Template, day: string): Values {
  const moved = inDays(values, daysBetween(firstDay!, day));
  const start = wallIn(moved, 'startDate', 'startTime');
  const later = start === null ? 0 : existing(start) - start;
  for (const [date, time] of moments) {
    const wall = wallIn(moved, date, time);
    if (wall !== null) Object.assign(moved, named(existing(wall + later), date, time));
  }
  return moved;
}

/**
 * The template once one of the activities has changed. Times move by the same interval as those of the activity.
 * @param firstDay the first day of the series, as it is now
 */
export function changedTemplate(template: Template, before: Values, after: Values, firstDay: string): Template {
  const names = common.filter((name) => !isSame(before[name], after[name]));
  const changed = { ...valuesIn(template), ...Object.fromEntries(names.map((name) => [name, after[name]])) };
  if (!template.startDate)
    changed.dateCreated = addDays(template.dateCreated!, daysBetween(dayOf(before), dayOf(after)));
  else if (before.dateCreated !== after.dateCreated) changed.dateCreated = after.dateCreated;
  for (const [date, time] of moments) {
    const [was, is, own] = [before, after, template].map((values) => wallIn(values, date, time)) as (number | null)[];
    if (before[date] === after[date] && before[time] === after[time]) continue;
    if (was !== null && is !== null && own !== null) Object.assign(changed, named(own! + is! - was!, date, time));
    else {
      const days = daysBetween(dayOf(after), dayOf(changed));
      Object.assign(changed, { [date]: after[date] && addDays(after[date], days), [time]: after[time] });
    }
  }
  return { ...inDays(changed, daysBetween(dayOf(changed), firstDay)), firstDay };
}

/** The values so many days later. */
function inDays(values: Values, days: number): Values {
  const moved = moments.flatMap(([date]) => (values[date] ? [[date, addDays(values[date], days)] as const] : []));
  const dateCreated = values.startDate ? values.dateCreated : addDays(values.dateCreated!, days);
  return { ...values, ...Object.fromEntries(moved), dateCreated };
}

type Name = (typeof moments)[number][number];

function wallIn(values: Values, date: Name, time: Name): number | null {
  const [day, at] = [values[date], values[time]];
  return day && at ? wallOf({ date: day, time: at }) : null;
}

function named(wall: number, date: Name, time: Name) {
  const is = momentOfWall(wall);
  return { [date]: is.date, [time]: is.time };
}
