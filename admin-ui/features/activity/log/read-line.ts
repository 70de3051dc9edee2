import { activityTypeKeys } from '../../../../schemas/generated/activity-type.gen.ts';
import { instantOf, later, type Moment } from '../../../core/time/london.ts';
import { readDays, type NamedDay } from './read-days.ts';
import { beforeDay, happened, isPast, planned, resultWords } from './words.ts';

/** A row of a list of choices, or a contact. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface ResultRow extends Named {
  readonly code: string;
}

/** What a line may name. */
export interface Known {
  readonly types: readonly Named[];
  readonly results: readonly ResultRow[];
  /** Contacts of the customer. */
  readonly contacts: readonly Named[];
  readonly now: Moment;
}

/** An activity that a line plans. */
export interface Planned {
  readonly type: number;
  /** What is to be done; empty if the line names only the type. */
  readonly about: string;
  readonly date: string;
  /** null for a task. */
  readonly time: string | null;
}

/** What a line says. */
export interface Reading {
  /** null if it does not say what kind of activity it was. */
  readonly type: number | null;
  /** null if it names no contact, or several who may be meant. */
  readonly contact: number | null;
  /** When it was, if it says so. */
  readonly at: Moment | null;
  readonly result: number | null;
  readonly plans: readonly Planned[];
}

const { Task } = activityTypeKeys;
/** When a call or meeting begins whose time is not said. */
const usualStart = '09:00';

/**
 * Reads a line about what has happened: “rang emma, wants price by fri, call tue 10” is a call with Emma, a task for
 * Friday and a call on Tuesday at 10.
 */
export function readLine(text: string, known: Known): Reading {
  const clauses = text.split(/[,;]\s*|[.!?]\s+|\s+(?:and then|then)\s+/i).filter((clause) => clause.trim());
  const pasts = clauses.filter((clause, i) => isPast.test(clause) || (i === 0 && !plansIn(clause, known).length));
  return {
    type: typeOf(pasts.join(', '), known) ?? typeOf(text, known),
    contact: contactIn(text, known.contacts),
    at: timeOf(pasts, known),
    result: resultIn(text, known.results),
    plans: clauses.filter((clause) => !pasts.includes(clause)).flatMap((clause) => plansIn(clause, known)),
  };
}

/** A type by its own name, or else by the words for it. */
function typeOf(text: string, { types }: Known): number | null {
  const own = types
    .filter(({ name }) => wordsIn(text, name))
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ id }) => id !== Task);
  return own?.id ?? happened.find(([words]) => words.test(text))?.[1] ?? null;
}

/** The one contact whose first name, surname or both are in the text; of several the one with most names in it. */
function contactIn(text: string, contacts: readonly Named[]): number | null {
  const scored = contacts.map(({ id, name }) => ({
    id,
    score: name.split(/\s+/).filter((part) => part.length > 1 && wordsIn(text, part)).length,
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score === best);
  return best > 0 && found.length === 1 ? found[0]!.id : null;
}

/** When it happened. What lies ahead is not meant. */
function timeOf(clauses: readonly string[], { now }: Known): Moment | null {
  const [said] = clauses.flatMap((clause) => readDays(clause, now, true));
  if (!said) return null;
  const at = { date: said.date, time: said.time ?? (said.date === now.date ? now.time : usualStart) };
  return instantOf(at.date, at.time)! <= instantOf(now.date, now.time)! ? at : null;
}

function resultIn(text: string, results: readonly ResultRow[]): number | null {
  const named = results.filter(({ name }) => wordsIn(text, name)).toSorted((a, b) => b.name.length - a.name.length);
  const found = named[0] ?? results.find(({ code }) => resultWords[code]?.test(text));
  return found?.id ?? null;
}

/** The plans of a clause: one for each day ahead, of the words up to it. Words after the last day belong to it too. */
function plansIn(clause: string, known: Known): readonly Planned[] {
  const { now } = known;
  const days = readDays(clause, now).filter(({ date, time }) => isAhead({ date, time: time ?? '23:59' }, now));
  return days.flatMap((day, i) => {
    const start = days[i - 1]?.to ?? 0;
    const words = clause.slice(start, i === days.length - 1 ? clause.length : day.to);
    const about = withoutDay(words, { ...day, from: day.from - start, to: day.to - start });
    // In “by Friday or Monday”, the first day counts.
    return i > 0 && !about ? [] : planOf(about, day, known);
  });
}

function planOf(about: string, { date, time }: NamedDay, { now, types }: Known): Planned {
  const type = planned.find(([words, id]) => words.test(about) && types.some((one) => one.id === id))?.[1] ?? Task;
  return {
    type,
    about: isOnlyType(about) ? '' : about,
    date,
    time: type === Task ? null : (time ?? startOn(date, now)),
  };
}

const isAhead = (moment: Moment, now: Moment) => instantOf(moment.date, moment.time)! > instantOf(now.date, now.time)!;

/** The time of a plan that says none: the morning, or today the next half hour but one. */
export function startOn(date: string, now: Moment): string {
  if (date !== now.date) return usualStart;
  const next = later(now, 30);
  return later(next, (30 - (Number(next.time.slice(3)) % 30)) % 30).time;
}

/** A clause without the words for its day: “wants price by fri” is “wants price”. */
function withoutDay(clause: string, { from, to }: NamedDay): string {
  const before = clause.slice(0, from).replace(beforeDay, '');
  return `${before} ${clause.slice(to)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(and|or|then|to|will|i'?ll)\b\s*/i, '');
}

const isOnlyType = (about: string): boolean =>
  /^(please )?(call|ring|phone|visit|meet)( (back|again|him|her|them))*$/i.test(about);

/** Whether a text has a name as whole words, whatever their case. */
function wordsIn(text: string, name: string): boolean {
  const plain = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return plain !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
