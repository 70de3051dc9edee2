import { activityStatusKeys } from '../../../../schemas/generated/activity-status.gen.ts';
import type { ActivityRecord } from '../../../generated/activity.gen.ts';
import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import type { ActivitySeriesReference } from '../../../generated/references.gen.ts';
import type { Database } from '../../../core/db/database.ts';
import { sql } from '../../../core/db/sql.ts';
import { invalid } from '../../../core/errors/errors.ts';
import type { Registry } from '../../../core/model/registry.ts';
import type { Records } from '../../../core/records/records.ts';
import { dateToWire, type Clock } from '../../../core/time/clock.ts';
import { readRecurrence, RecurrenceError, recurrenceText, type Recurrence } from '../../../core/time/recurrence.gen.ts';
import { readableKeys } from '../../../services/access/scope.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { Author } from '../../../services/history/history.ts';
import type { BulkSave } from '../../../services/save/bulk-save.ts';
import type { UndoLog } from '../../../services/undo/undo-log.ts';
import { firstFitting } from './days.ts';
import { exceptionsOf, exceptionsText, hasPassed, ruleOf } from './making.ts';
import { englishSentence, whatIsWrong } from './sentence.ts';
import type { Template } from './template.ts';

/** What reads and writes series. */
export interface SeriesRows {
  readonly database: Database;
  readonly registry: Registry;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly undo: UndoLog;
  readonly clock: Clock;
}

/** @throws UserError 422 with what is wrong with a rule that a caller has sent */
export function readRule(repeats: unknown, firstDay: string): Recurrence {
  if (typeof repeats !== 'string' || repeats.length > 200)
    throw invalid({ repeats: 'A rule is a text such as FREQ=WEEKLY;BYDAY=TU;COUNT=10.' });
  try {
    return readRecurrence(repeats, firstDay);
  } catch (error) {
    if (!(error instanceof RecurrenceError)) throw error;
    throw invalid({ repeats: whatIsWrong(error.problem) });
  }
}

/**
 * The first day of a series: the first one from a day on that fits its rule.
 * @throws UserError 422 if the rule ends before it
 */
export function firstDayOf(rule: Recurrence, from: string): string {
  const day = firstFitting(rule, from);
  if (rule.until !== null && rule.until < day)
    throw invalid({ repeats: `The first day of this rule, ${dateToWire(day)}, is after its end.` });
  return day;
}

/** A rule as a series has it, with its sentence. */
const stated = (rule: Recurrence) => ({ rule: recurrenceText(rule), sentence: englishSentence(rule) });

/** Adds a series. Undoing the call leaves it without activities, and so without effect: see `leaveEmpty`. */
export async function addSeries(
  { records, bulk, undo }: SeriesRows,
  template: Template,
  rule: Recurrence,
  exceptions: string | null,
  user: Author,
): Promise<ActivitySeriesRecord> {
  const values = { ...template, ...stated(rule), exceptions };
  const [id] = await undo.without(() => bulk.add('activitySeries', [values], user));
  return (await records.one('activitySeries', id!))!;
}

export const linkTo = ({
  activitySeriesId,
  sentence,
  rule,
  stopped,
}: ActivitySeriesRecord): ActivitySeriesReference => ({
  key: activitySeriesId,
  display: sentence,
  rule,
  stopped,
});

/** Ends a series on a day, so that nothing more is made. */
export async function endSeries(
  { bulk }: Pick<SeriesRows, 'bulk'>,
  series: ActivitySeriesRecord,
  rule: Recurrence,
  until: string,
  user: Author,
): Promise<void> {
  const ended = stated({ ...rule, count: null, until });
  await bulk.change('activitySeries', [series.activitySeriesId], { ...ended, madeUntil: null, stopped: null }, user);
}

/** Remembers the day of an activity that was deleted alone, so that a changed rule does not make it again. */
export async function addException(
  { bulk, clock }: Pick<SeriesRows, 'bulk' | 'clock'>,
  { series, seriesDay }: Readonly<ActivityRecord>,
  user: Author,
): Promise<void> {
  const today = clock.today();
  await bulk.change(
    'activitySeries',
    [series!.key],
    (record) => {
      const { until } = ruleOf(record).rule;
      if (seriesDay! < today || (until !== null && until < seriesDay!)) return null;
      return { exceptions: exceptionsText([...exceptionsOf(record), seriesDay!], today) };
    },
    user,
  );
}

/** Forgets the exception of a day whose activity was restored. */
export async function removeException(
  { bulk, clock }: Pick<SeriesRows, 'bulk' | 'clock'>,
  { series, seriesDay }: Readonly<ActivityRecord>,
  user: Author,
): Promise<void> {
  const others = (record: ActivitySeriesRecord) => exceptionsOf(record).filter((day) => day !== seriesDay);
  await bulk.change(
    'activitySeries',
    [series!.key],
    (record) => ({ exceptions: exceptionsText(others(record), clock.today()) }),
    user,
    { isDerived: true },
  );
}

/**
 * A series that is over and has no activities refers to nothing, so that its customer or contact can be deleted. It is kept,
 * because its activities can be restored.
 * @param isUndone whether the call that made the series was undone, so that it is over
 */
export async function leaveEmpty(
  { database, bulk }: Pick<SeriesRows, 'database' | 'bulk'>,
  id: number,
  user: Author,
  isUndone = false,
): Promise<void> {
  const rows = await database.rows(sql`select 1 from activity where series_id = ${id} ${sql.limit(1)}`);
  if (rows.length) return;
  const nobody = { contact: null, invitedContacts: [], confirmedContacts: [] };
  const nothing = { madeUntil: null, customer: null, opportunity: null, quote: null, ...nobody };
  await bulk.change('activitySeries', [id], ({ madeUntil }) => (madeUntil === null || isUndone ? nothing : null), user);
}

/**
 * The activities of a series that are still open, in the order of their days: those that the person may read.
 * @param from the first possible day; null for all
 */
export async function openOf(
  { activitySeriesId: id }: ActivitySeriesRecord,
  from: string | null,
  user: SessionUser,
  { database, registry, records, clock }: SeriesRows,
): Promise<ActivityRecord[]> {
  const today = clock.today();
  // Those that are over are more and more, so they are not read.
  const rows = await database.rows(sql`select activity_id from activity where series_id = ${id}
    and (start_date >= ${today} or (start_date is null and date_created >= ${today}))`);
  const keys = rows.map(([key]) => key as number);
  const readable = [...(await readableKeys(registry.definition('activity'), keys, user, { registry, records }))];
  const found = readable.length ? await records.find('activity', { activityId: readable }) : [];
  return found
    .filter((one) => isOpen(one, clock) && (from === null || one.seriesDay! >= from))
    .toSorted((a, b) => (a.seriesDay! < b.seriesDay! ? -1 : 1));
}

const over: readonly unknown[] = [activityStatusKeys.Completed, activityStatusKeys.Cancelled];

const isOpen = (one: ActivityRecord, clock: Clock): boolean =>
  !over.includes(one.activityStatus?.key) && !hasPassed(one, clock);
