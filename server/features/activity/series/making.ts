import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import type { ActivityRecord } from '../../../generated/activity.gen.ts';
import type { Database } from '../../../core/db/database.ts';
import { sql } from '../../../core/db/sql.ts';
import type { Clock } from '../../../core/time/clock.ts';
import { instantOf } from '../../../core/time/moment.ts';
import { addDays, readRecurrence } from '../../../core/time/recurrence.gen.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { Crud } from '../../../services/crud/crud.ts';
import { daysAmong, untilNext, type Rule } from './days.ts';
import { valuesOn, type Values } from './template.ts';

/** How many days ahead the activities of a series are made. */
const daysAhead = 90;

/** The last day whose activities are made by now. */
export const horizon = (clock: Clock): string => addDays(clock.today(), daysAhead);

export const ruleOf = ({ rule, firstDay }: ActivitySeriesRecord): Rule => ({
  rule: readRecurrence(rule!, firstDay!),
  firstDay: firstDay!,
});

/** Days that have no activity, because it was deleted alone. */
export const exceptionsOf = ({ exceptions }: Pick<ActivitySeriesRecord, 'exceptions'>): string[] =>
  exceptions ? exceptions.split(' ') : [];

/** Exceptions as they are stored: those that are not over, so that their text stays short. */
export const exceptionsText = (days: readonly string[], today: string): string | null =>
  [...new Set(days)]
    .filter((day) => day >= today)
    .toSorted()
    .join(' ') || null;

/** What the calls of a series and its job need to make activities. */
export interface Making {
  readonly database: Database;
  readonly clock: Clock;
  readonly crud: Pick<Crud<unknown, ActivityRecord>, 'create'>;
}

/**
 * Makes the activities of a series that are missing from a day on, up to 90 days ahead, by ordinary saves. A day that has
 * one, or an exception, is left out, and so is one whose start has passed. Call in a transaction that has locked the
 * series.
 * @returns the day up to which all are made then; null if there are no more
 */
export async function makeMissing(
  series: ActivitySeriesRecord,
  from: string,
  user: SessionUser,
  { database, clock, crud }: Making,
): Promise<string | null> {
  const [rule, end] = [ruleOf(series), horizon(clock)];
  const id = series.activitySeriesId;
  const rows = await database.rows(
    sql`select series_day from activity where series_id = ${id} and series_day >= ${from} and series_day <= ${end}`,
  );
  const taken = new Set([...rows.map(([day]) => day as string), ...exceptionsOf(series)]);
  const { createdBy } = series;
  for (const day of daysAmong(rule, from, end)) {
    const values = valuesOn(series, day);
    if (taken.has(day) || hasPassed(values, clock)) continue;
    const link = { series: { key: id, display: series.sentence, rule: series.rule, stopped: null }, seriesDay: day };
    await crud.create({}, user, {
      ...withoutPastReminder(values, clock),
      ...link,
      createdBy,
    } as Partial<ActivityRecord>);
  }
  return untilNext(rule, end);
}

/** Whether the start of an activity has passed, or the day of a task. */
export function hasPassed({ startDate, startTime, dateCreated }: Values, clock: Clock): boolean {
  const start = instantOf(startDate, startTime);
  return start ? start <= clock.now() : dateCreated! < clock.today();
}

/** A new activity cannot remind of what is due already. */
function withoutPastReminder(values: Values, clock: Clock): Values {
  const at = instantOf(values.reminderDate, values.reminderTime);
  const isPast = at !== null && at <= clock.now();
  return isPast ? { ...values, reminder: false, reminderType: null, reminderDate: null, reminderTime: null } : values;
}
