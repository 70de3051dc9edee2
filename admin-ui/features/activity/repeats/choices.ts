import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import {
  addDays,
  isLast,
  isLastDay,
  mostIntervals,
  mostTimes,
  positionOf,
  readRecurrence,
  recurrenceText,
  weekdayOf,
  type Frequency,
  type Recurrence,
} from '../../../core/time/recurrence.gen.ts';
import { isDate } from '../../../core/time/london.ts';
import { Refusal } from '../../../crud/form/refusal.ts';
import { isoOf, wireOf } from './sentence.ts';
import { t } from './texts.ts';

/** Usual ways to repeat. What they mean follows from the day of the activity. */
const presets = ['day', 'workday', 'week', 'monthDay', 'monthEnd', 'monthNth', 'monthLast', 'year'] as const;
type Preset = (typeof presets)[number];

/** How an activity repeats, as the form has it, beside the fields of the activity. */
export interface RepeatsValues {
  /** null if it does not repeat. */
  readonly repeats: Preset | 'other' | null;
  /** Of another way than the presets: every so many days, weeks, months or years. May be empty or no number. */
  readonly repeatsEvery: unknown;
  readonly repeatsUnit: Frequency;
  /** Days of the week: `TU,TH`. */
  readonly repeatsDays: string;
  /** Day of the month: `BYMONTHDAY=3` or `BYDAY=1TU`. */
  readonly repeatsOn: string;
  readonly repeatsEnds: 'never' | 'until' | 'count';
  readonly repeatsUntil: string | null;
  readonly repeatsCount: unknown;
}

const plain = { interval: 1, days: [], monthDay: null, nth: null, month: null, count: null, until: null };

/** The rule of a preset for an activity on a day. @param day an ISO day */
export function presetRule(preset: Preset, day: string): Recurrence {
  const monthDay = Number(day.slice(8));
  const weekday = weekdayOf(day);
  switch (preset) {
    case 'day':
      return { ...plain, frequency: 'DAILY' };
    case 'workday':
      return { ...plain, frequency: 'WEEKLY', days: ['MO', 'TU', 'WE', 'TH', 'FR'] };
    case 'week':
      return { ...plain, frequency: 'WEEKLY', days: [weekday] };
    case 'monthDay':
      return { ...plain, frequency: 'MONTHLY', monthDay };
    case 'monthEnd':
      return { ...plain, frequency: 'MONTHLY', monthDay: -1 };
    case 'monthNth':
      return { ...plain, frequency: 'MONTHLY', nth: { position: positionOf(day), weekday } };
    case 'monthLast':
      return { ...plain, frequency: 'MONTHLY', nth: { position: -1, weekday } };
    case 'year':
      return { ...plain, frequency: 'YEARLY', monthDay, month: Number(day.slice(5, 7)) };
  }
}

/** Whether a day has a preset that most days have not. */
const isOffered: Partial<Record<Preset, (day: string) => boolean>> = {
  monthEnd: isLastDay,
  monthLast: (day) => isLast(day) && positionOf(day) !== -1,
};

/** The presets of a day. */
export const presetsOf = (day: string): Preset[] => presets.filter((preset) => isOffered[preset]?.(day) ?? true);

/** The day of an activity: that of its start; a task, which has none, has its date. An ISO day; null if it has none. */
export function dayOf({ startDate, dateCreated }: Pick<Activity, 'startDate' | 'dateCreated'>): string | null {
  const day = startDate ?? dateCreated;
  return isDate(day) ? isoOf(day) : null;
}

/** The values that a form begins with. */
export function startRepeats({ series, seriesDay }: Pick<Activity, 'series' | 'seriesDay'>): RepeatsValues {
  if (!series?.rule || !seriesDay)
    return { ...otherThan(presetRule('week', isoOf(seriesDay ?? '01/01/2027'))), repeats: null };
  const day = isoOf(seriesDay);
  const rule = readRecurrence(series.rule, day);
  const text = recurrenceText({ ...rule, count: null, until: null });
  const preset = presetsOf(day).find((one) => recurrenceText(presetRule(one, day)) === text);
  return { ...otherThan(rule), repeats: preset ?? 'other' };
}

/** The values of a rule, as one that is none of the presets. */
export function otherThan(rule: Recurrence): RepeatsValues {
  const { frequency, interval, days, monthDay, nth, count, until } = rule;
  return {
    repeats: 'other',
    repeatsEvery: interval,
    repeatsUnit: frequency,
    repeatsDays: days.join(),
    repeatsOn: nth ? `BYDAY=${nth.position}${nth.weekday}` : monthDay ? `BYMONTHDAY=${monthDay}` : '',
    repeatsEnds: count !== null ? 'count' : until !== null ? 'until' : 'never',
    repeatsUntil: until && wireOf(until),
    repeatsCount: count,
  };
}

/**
 * The rule of a form; null if it does not repeat.
 * @param day the ISO day of the activity
 * @throws Refusal if something is missing or wrong
 */
export function ruleIn(values: RepeatsValues, day: string): Recurrence | null {
  const { repeats, repeatsEvery, repeatsUnit, repeatsDays, repeatsOn } = values;
  if (repeats === null) return null;
  if (repeats !== 'other') return { ...presetRule(repeats, day), ...endIn(values) };
  if (!isWhole(repeatsEvery, mostIntervals)) throw refused(t('repeats.intervalWrong', { most: mostIntervals }));
  if (repeatsUnit === 'WEEKLY' && !repeatsDays) throw refused(t('repeats.noWeekday'));
  const on = { DAILY: '', WEEKLY: `BYDAY=${repeatsDays}`, MONTHLY: repeatsOn, YEARLY: '' }[repeatsUnit];
  const text = [`FREQ=${repeatsUnit}`, `INTERVAL=${repeatsEvery}`, on].filter(Boolean).join(';');
  return { ...readRecurrence(text, day), ...endIn(values) };
}

function endIn({ repeatsEnds, repeatsUntil, repeatsCount }: RepeatsValues): Pick<Recurrence, 'count' | 'until'> {
  if (repeatsEnds === 'never') return { count: null, until: null };
  if (repeatsEnds === 'count') {
    if (!isWhole(repeatsCount, mostTimes)) throw refused(t('repeats.countWrong', { most: mostTimes }));
    return { count: repeatsCount, until: null };
  }
  if (!isDate(repeatsUntil)) throw refused(t('repeats.dateWrong'));
  return { count: null, until: isoOf(repeatsUntil) };
}

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

const refused = (message: string) => new Refusal('repeats', message);

/** The first day from a day on that fits a rule: the activity moves there. */
export function firstFitting({ days }: Recurrence, day: string): string {
  const next = [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(day, more));
  return next.find((one) => !days.length || days.includes(weekdayOf(one)))!;
}
