import type { ActivityRecord } from '../../../generated/activity.gen.ts';
import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import { sql } from '../../../core/db/sql.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { instantOf } from '../../../core/time/moment.ts';
import type { Clock } from '../../../core/time/clock.ts';
import { addDays, daysBetween } from '../../../core/time/recurrence.gen.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { Crud } from '../../../services/crud/crud.ts';
import { isSame } from '../../../services/save/change.ts';
import { exceptionsOf, exceptionsText, makeMissing, ruleOf } from './making.ts';
import { planOf, type Followed, type Plan } from './plan.ts';
import { addSeries, endSeries, leaveEmpty, linkTo, type SeriesRows } from './rows.ts';
import { changedTemplate, common, dayOf, moments, valuesOn, type Template } from './template.ts';

export interface SeriesServices extends SeriesRows {
  readonly crud: Pick<Crud<unknown, ActivityRecord>, 'create' | 'update' | 'remove'>;
}

/**
 * Makes other activities of a series follow a change of one of them: the fields that it has changed, the interval by which
 * its times have moved, and its rule. What was changed in another one alone stays as it is there. If the days change, or if
 * earlier activities do not follow, the series ends and a new one goes on. Call in the transaction of the change.
 */
export async function follow(services: SeriesServices, followed: Followed, user: SessionUser): Promise<void> {
  const { series, before, after, open, rule } = followed;
  if (!before.startDate !== !after.startDate)
    throw invalid({ activityType: 'A task has no start, unlike the others of the series. Change this one alone.' });
  const others = open.filter(({ activityId }) => activityId !== before.activityId);
  if (rule === null) return endWith(services, followed, others, user);
  const plan = planOf(followed, services.clock);
  if (plan) return goOn(services, followed, plan, others, user);
  const template = changedTemplate(series, before, after, series.firstDay!);
  await services.bulk.change('activitySeries', [series.activitySeriesId], template, user);
  for (const one of others) await change(services, one, [series, template], one.seriesDay!, user);
}

/** Makes an activity the last of its series. */
async function endWith(
  services: SeriesServices,
  { series, before }: Followed,
  others: readonly ActivityRecord[],
  user: SessionUser,
): Promise<void> {
  await endSeries(services, series, ruleOf(series).rule, before.seriesDay!, user);
  for (const { activityId } of others.toReversed()) await services.crud.remove(activityId, user);
}

async function goOn(
  services: SeriesServices,
  { series, before, after }: Followed,
  plan: Plan,
  others: readonly ActivityRecord[],
  user: SessionUser,
): Promise<void> {
  const { bulk, clock, crud, undo } = services;
  const { from, rule, firstDay, template, places } = plan;
  const days = exceptionsOf(series).flatMap((day) => places.get(day) ?? []);
  const next = await addSeries(services, template, rule, exceptionsText(days, clock.today()), user);
  await endSeries(services, series, ruleOf(series).rule, addDays(from, -1), user);
  await moveRows(services, series, next, plan, user);
  const moved = daysBetween(
    addDays(before.seriesDay!, daysBetween(dayOf(before), dayOf(after))),
    places.get(before.seriesDay!)!,
  );
  if (moved) await crud.update(before.activityId, {}, user, movedBy(after, moved));
  for (const one of others) {
    const day = places.get(one.seriesDay!);
    if (day) await change(services, one, [series, template], day, user);
    else if (one.seriesDay! >= from) await crud.remove(one.activityId, user);
  }
  const madeUntil = await makeMissing(next, firstDay, user, services);
  await undo.without(() => bulk.change('activitySeries', [next.activitySeriesId], { madeUntil }, user));
  await leaveEmpty(services, series.activitySeriesId, user);
}

/** Gives the new series the activities that have a place in it, whether they are open or not. */
async function moveRows(
  { database, bulk }: SeriesServices,
  series: ActivitySeriesRecord,
  next: ActivitySeriesRecord,
  { from, places }: Plan,
  user: SessionUser,
): Promise<void> {
  const rows = await database.rows(
    sql`select activity_id from activity where series_id = ${series.activitySeriesId} and series_day >= ${from}`,
  );
  const keys = rows.map(([key]) => key as number);
  const place = ({ seriesDay }: ActivityRecord) => {
    const day = places.get(seriesDay!);
    return day ? { series: linkTo(next), seriesDay: day } : null;
  };
  await bulk.change('activity', keys, place, user);
}

/** Start, or date of a task, so many days later. The other times follow. */
const movedBy = ({ startDate, dateCreated }: ActivityRecord, days: number): Partial<ActivityRecord> =>
  startDate ? { startDate: addDays(startDate, days) } : { dateCreated: addDays(dateCreated!, days) };

/**
 * Changes an activity as the template of its series has changed.
 * @param templates the template before and after the change
 * @param day its day in the series after the change
 */
async function change(
  { crud, clock }: SeriesServices,
  one: ActivityRecord,
  [was, is]: readonly [Template, Template],
  day: string,
  user: SessionUser,
): Promise<void> {
  const [usual, wanted] = [valuesOn(was, one.seriesDay!), valuesOn(is, day)];
  const isUsual = (name: keyof typeof usual) => isSame(one[name], usual[name]);
  const isChanged = (name: keyof typeof usual) => !isSame(usual[name], wanted[name]);
  const times = moments.filter((pair) => pair.every(isUsual) && pair.some(isChanged)).flat();
  const names = [...common, 'dateCreated' as const].filter((name) => isUsual(name) && isChanged(name));
  const values = Object.fromEntries([...names, ...times].map((name) => [name, wanted[name]]));
  const { reminderDate, reminderTime } = { ...one, ...values };
  if (Object.keys(values).length)
    await crud.update(
      one.activityId,
      {},
      user,
      isPast(reminderDate, reminderTime, clock) ? withoutReminder(values) : values,
    );
}

const isPast = (date: string | null, time: string | null, clock: Clock): boolean => {
  const at = instantOf(date, time);
  return at !== null && at <= clock.now();
};

/** An activity whose reminder would be due already keeps the one that it has. */
const withoutReminder = (values: Partial<ActivityRecord>): Partial<ActivityRecord> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('reminder')));
