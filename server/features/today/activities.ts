import type { ActivityRecord } from '../../generated/activity.gen.ts';
import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { Moment } from '../../core/time/moment.ts';
import { openStatuses } from '../common/open-activities.ts';
import { shifted } from './days.ts';
import { firstOf, keysOf, type Keys } from '../common/section.ts';

/** Days after today that are shown. */
const ahead = 7;

export const activitySections = ['overdue', 'today', 'next'] as const;
type Section = (typeof activitySections)[number];
type Field = keyof ActivityRecord & string;

/** Activities whose time is in the same fields. */
interface Timed {
  readonly where: readonly Condition[];
  readonly day: Field;
  readonly time: Field;
}

const none = (field: Field): Condition => ({ field, operator: '=', value: null });

/** An activity is due at its start. Without one, as a task is, it is due on its deadline, or else on its date. */
const timed: readonly Timed[] = [
  { where: [], day: 'startDate', time: 'startTime' },
  { where: [none('startDate')], day: 'deadlineDate', time: 'deadlineTime' },
  { where: [none('startDate'), none('deadlineDate')], day: 'dateCreated', time: 'deadlineTime' },
];

/** Whose activities are due. */
export interface Doer {
  readonly user: number;
  /** Keeps some of these activities, by their keys. Default: all. */
  readonly keep?: (keys: readonly number[]) => Promise<ReadonlySet<number>>;
}

/**
 * The open activities of people that are overdue, that are due later today, and in the next seven days, each in the
 * order of their times. A start is overdue once it has passed (AMB-051), a task on the day after it is due.
 * @param scope what the person may read
 */
export async function dueActivities(
  database: Database,
  activity: EntityDefinition,
  {
    doers,
    now,
    scope,
  }: { readonly doers: readonly Doer[]; readonly now: Moment; readonly scope: readonly Condition[] },
): Promise<Readonly<Record<Section, Keys>>> {
  const statementOf = (section: Section, { user }: Doer, { where, day, time }: Timed) => {
    const theirs: Condition = { field: 'user', operator: '=', value: user };
    const shared = [theirs, ...where, ...withinOf(section, day, now), ...scope];
    const parts = openStatuses.map((status, i) => {
      const has: Condition = { field: 'activityStatus', operator: '=', value: status };
      return sql`select * from (${firstOf(activity, { where: [has, ...shared], sort: [day, time] })}) s${sql.raw(String(i))}`;
    });
    return sql.join(parts, ' union all ');
  };
  const rowsOf = async (section: Section, doer: Doer, one: Timed) => {
    const rows = (await database.rows(statementOf(section, doer, one))) as Due[];
    const kept = rows.length && doer.keep ? await doer.keep(rows.map(([key]) => key)) : null;
    return kept ? rows.filter(([key]) => kept.has(key)) : rows;
  };
  const works = activitySections.flatMap((section) =>
    doers.flatMap((doer) => timed.map((one) => () => rowsOf(section, doer, one))),
  );
  const found = await database.concurrently(works);
  const each = doers.length * timed.length;
  const keys = (i: number) => {
    const rows = found.slice(i * each, (i + 1) * each).flat();
    return keysOf(rows.toSorted(inOrder).map(([key]) => key));
  };
  return Object.fromEntries(activitySections.map((section, i) => [section, keys(i)])) as Record<Section, Keys>;
}

type Due = [key: number, day: string, time: string | null];

/** By day, then by time; what has no time comes last. */
const inOrder = ([key, day, time]: Due, [otherKey, otherDay, otherTime]: Due): number =>
  day.localeCompare(otherDay) || (time ?? '99').localeCompare(otherTime ?? '99') || key - otherKey;

/** The conditions on a day, and on the start of an activity of today. */
function withinOf(section: Section, day: Field, { date: today, time: now }: Moment): Condition[] {
  const isStart = day === 'startDate';
  if (section === 'next')
    return [{ field: day, operator: 'between', value: [shifted(today, 1), shifted(today, ahead)] }];
  if (section === 'today')
    return [
      { field: day, operator: '=', value: today },
      ...(isStart ? [{ not: { field: 'startTime', operator: '<=', value: now } } satisfies Condition] : []),
    ];
  if (!isStart) return [{ field: day, operator: '<', value: today }];
  const before: Condition = { field: day, operator: '<', value: today };
  const passed: Condition = { field: 'startTime', operator: '<=', value: now };
  return [
    { field: day, operator: '<=', value: today },
    { gate: 'or', conditions: [before, passed] },
  ];
}
