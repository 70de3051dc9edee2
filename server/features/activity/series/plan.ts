import type { ActivityRecord } from '../../../generated/activity.gen.ts';
import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import { invalid } from '../../../core/errors/errors.ts';
import type { Clock } from '../../../core/time/clock.ts';
import { addDays, daysBetween, movedRecurrence, type Recurrence } from '../../../core/time/recurrence.gen.ts';
import { daysAmong, firstDays, firstFitting, type Rule } from './days.ts';
import { hasPassed, horizon, ruleOf } from './making.ts';
import { firstDayOf } from './rows.ts';
import { changedTemplate, dayOf, valuesOn, type Template } from './template.ts';

/** A change of one activity that others of its series are to follow. */
export interface Followed {
  readonly series: ActivitySeriesRecord;
  readonly scope: 'following' | 'all';
  /** The activity before and after its own save. */
  readonly before: ActivityRecord;
  readonly after: ActivityRecord;
  /** Activities that may change, in the order of their days, as they were before that save; this one may be among them. */
  readonly open: readonly ActivityRecord[];
  /** The rule that replaces that of the series; null if this activity is to be the last, undefined if none was given. */
  readonly rule: Recurrence | null | undefined;
}

/** How a series goes on from one of its days. */
export interface Plan extends Rule {
  /** The first day of the old series that belongs to the new one. */
  readonly from: string;
  readonly template: Template;
  /** Day of the new series for each day of the old one; a day that is missing has no activity any more. */
  readonly places: ReadonlyMap<string, string>;
}

/**
 * How the series goes on after a change; null if its rule stays, and all of its activities belong to it still.
 *
 * If the day of the activity has moved, the rule moves with it, from Tuesday to Wednesday or from the 3rd to the 5th, and so
 * do the others: the next activity takes the next day of the new rule. If another rule was given, activities keep
 * their days as far as it names them, and this one takes the first day that it names.
 */
export function planOf(followed: Followed, clock: Clock): Plan | null {
  const { series, scope, before, after, rule: given } = followed;
  const [old, shift] = [ruleOf(series), daysBetween(dayOf(before), dayOf(after))];
  const isMoved = Boolean(given) || shift !== 0;
  const from = scope === 'all' && isMoved ? firstMovable(followed, shift, clock) : before.seriesDay!;
  if (!isMoved && (scope === 'all' || from === series.firstDay)) return null;
  const moved = shift ? movedOf(old.rule, before.seriesDay!, shift) : old.rule;
  const rule = withCount(given ?? moved, followed, old, from);
  const firstDay = given
    ? firstDayOf(given, addDays(from, shift))
    : isMoved
      ? firstOf(rule, addDays(from, shift), from === before.seriesDay)
      : from;
  const template = changedTemplate(series, before, after, firstDay);
  const last = [horizon(clock), ...followed.open.map(({ seriesDay }) => seriesDay!)].toSorted().at(-1)!;
  const days = daysAmong(old, from, last);
  const next = { rule, firstDay };
  const places = given ? placesByDay(days, shift, next, before.seriesDay!) : placesInTurn(days, next);
  return { ...next, from, template, places };
}

/** The first open day that is not over once it has moved. */
function firstMovable({ series, before, open }: Followed, shift: number, clock: Clock): string {
  const isFuture = (day: string) => !hasPassed(valuesOn(series, addDays(day, shift)), clock);
  return (
    open.map(({ seriesDay }) => seriesDay!).find((day) => day < before.seriesDay! && isFuture(day)) ?? before.seriesDay!
  );
}

function movedOf(rule: Recurrence, day: string, shift: number): Recurrence {
  const moved = movedRecurrence(rule, day, addDays(day, shift));
  return { ...moved, until: rule.until && addDays(rule.until, shift) };
}

/** The first day of a rule that has moved, for a day that has moved. @param fits whether the rule was made for that day */
function firstOf(rule: Recurrence, day: string, fits: boolean): string {
  const { frequency } = rule;
  if (fits || frequency === 'DAILY' || frequency === 'WEEKLY') return day;
  return firstFitting(rule, frequency === 'MONTHLY' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`);
}

/** A number of times counts the activities before this one too, unless it was given for this and all later ones. */
function withCount(rule: Recurrence, { scope }: Followed, old: Rule, from: string): Recurrence {
  if (rule.count === null || (scope === 'following' && rule.count !== old.rule.count)) return rule;
  const passed = daysAmong(old, old.firstDay, addDays(from, -1)).length;
  return { ...rule, count: Math.max(1, rule.count - passed) };
}

/** Each day takes the next one that the new rule names. */
function placesInTurn(days: readonly string[], rule: Rule): ReadonlyMap<string, string> {
  const next = firstDays(rule, rule.firstDay, days.length);
  return new Map(days.flatMap((day, i) => (next[i] ? [[day, next[i]]] : [])));
}

/**
 * Each day stays if the new rule names it; that of the changed activity takes the first one that the rule names.
 * @throws UserError 422 if there is none for it
 */
function placesByDay(days: readonly string[], shift: number, rule: Rule, changed: string): ReadonlyMap<string, string> {
  const [own] = firstDays(rule, addDays(changed, shift), 1);
  if (own === undefined) throw invalid({ repeats: 'This rule ends before this activity.' });
  const last = addDays(days.at(-1) ?? changed, shift);
  const named = new Set(daysAmong(rule, rule.firstDay, last));
  const stays = days
    .map((day) => [day, addDays(day, shift)] as const)
    .filter(([, day]) => named.has(day) && day !== own);
  return new Map([...stays, [changed, own]]);
}
