import dayjs from 'dayjs';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { DefinedFigure } from '../common/defined-figures.ts';
import { openStatuses } from '../common/open-activities.ts';

const { Completed } = activityStatusKeys;

/** A person of a team. The quotations of a sales exec are those in their name; those of others are the ones they entered. */
export interface Member {
  readonly user: number;
  readonly exec: number | null;
}

/** First and last day, as `2026-11-23`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Where the records of a figure name its person: the field, and whether it is a sales exec. */
interface Owner {
  readonly field: string;
  readonly isExec?: true;
}

export interface FigureRule {
  readonly entity: 'activity' | 'enquiry' | 'quotation';
  readonly owners: readonly Owner[];
  /** Amount that is summed up. Nobody is shown that of activities. */
  readonly amount: string;
  /** The records of a week, or the report that defines them, by its date. */
  readonly selects: DefinedFigure | ((days: Days) => readonly Condition[]);
  /** Some of them, counted apart: what was promised and kept. */
  readonly kept?: Condition;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

export const within = (field: string, { from, to }: Days): Condition => ({
  field,
  operator: 'between',
  value: [from, to],
});
const among = (field: string, value: readonly number[]): Condition => ({ field, operator: 'in', value });

const activity = { entity: 'activity', owners: [{ field: 'user' }], amount: 'duration' } as const;
const quotation = {
  entity: 'quotation',
  owners: [{ field: 'salesExec', isExec: true }, { field: 'createdBy' }],
  amount: 'productValue',
} as const;

/** The figures of a team that are records: each cell counts the records that it opens. */
export const figureRules = {
  overdue: {
    ...activity,
    selects: ({ from }: Days) => [
      among('activityStatus', openStatuses),
      { field: 'dueOn', operator: '<', value: from },
    ],
    sort: { field: 'dueOn', order: 'ASC' },
  },
  promised: {
    ...activity,
    selects: (days: Days) => [among('activityStatus', [...openStatuses, Completed]), within('dueOn', days)],
    kept: { field: 'activityStatus', operator: '=', value: Completed },
    sort: { field: 'dueOn', order: 'ASC' },
  },
  visited: {
    ...activity,
    selects: (days: Days) => [
      { field: 'activityStatus', operator: '=', value: Completed },
      within('dueOn', days),
      { field: 'activityType', operator: '=', value: activityTypeKeys.Meeting },
    ],
    sort: { field: 'dueOn', order: 'ASC' },
  },
  enquiries: {
    entity: 'enquiry',
    owners: [{ field: 'requestedBy' }],
    amount: 'quoteValue',
    selects: 'enquiries',
    sort: { field: 'dateReceived', order: 'DESC' },
  },
  quoted: {
    ...quotation,
    selects: 'quoted',
    sort: { field: 'quoteVerDate', order: 'DESC' },
  },
  won: {
    ...quotation,
    selects: 'won',
    sort: { field: 'countedOn', order: 'DESC' },
  },
} as const satisfies Record<string, FigureRule>;

export type FigureName = keyof typeof figureRules;
export const figureNames = Object.keys(figureRules) as FigureName[];

/** The week of a day, Monday to Sunday, and the one before. */
export function weeksAt(today: string): { readonly this: Days; readonly last: Days } {
  const day = dayjs(today);
  const monday = day.subtract((day.day() + 6) % 7, 'day');
  const week = (first: dayjs.Dayjs) => ({
    from: first.format('YYYY-MM-DD'),
    to: first.add(6, 'day').format('YYYY-MM-DD'),
  });
  return { this: week(monday), last: week(monday.subtract(7, 'day')) };
}

export type Week = keyof ReturnType<typeof weeksAt>;

/** The days of a figure: what is overdue is so today, whichever the week. */
export const daysOf = (name: FigureName, week: Week, today: string): Days =>
  name === 'overdue' ? { from: today, to: today } : weeksAt(today)[week];
