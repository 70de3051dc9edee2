// Generated from generators/both/time/recurrence-sentence.ts. Do not edit: change that file and run npm run generate.
import { weekdays, type Recurrence, type Weekday } from './recurrence.gen.ts';

/** The texts of a sentence about a rule. Each may have values in it. */
export interface SentenceTexts {
  /** Every day, or every so many days. */
  days(count: number): string;
  workdays(): string;
  /** @param days such as `Tuesday and Thursday` */
  weeks(count: number, days: string): string;
  /** @param day such as `the 3rd`, `the last day` or `the first Tuesday` */
  months(count: number, day: string): string;
  /** @param day such as `29 February` */
  years(count: number, day: string): string;
  /** @param day such as `3rd` */
  monthDay(day: string): string;
  lastDay(): string;
  /** @param position 1 to 4, or -1 for the last */
  nth(position: number, weekday: string): string;
  /** Added to the sentence if some months or years lack the day. */
  whereThere(sentence: string): string;
  /** @param day `03/03/2027` */
  until(sentence: string, day: string): string;
  times(sentence: string, count: number): string;
}

/** What a rule does, in a sentence: `Every 2 weeks on Tuesday, until 03/03/2027`. */
export function sentenceOf(rule: Recurrence, texts: SentenceTexts): string {
  const { monthDay, month, count, until } = rule;
  const every = everyOf(rule, texts);
  const isRare = monthDay !== null && (month === null ? monthDay > 28 : month === 2 && monthDay === 29);
  const whole = isRare ? texts.whereThere(every) : every;
  if (count !== null) return texts.times(whole, count);
  return until === null ? whole : texts.until(whole, until.split('-').toReversed().join('/'));
}

function everyOf(rule: Recurrence, texts: SentenceTexts): string {
  const { frequency, interval, days, monthDay, nth, month } = rule;
  if (frequency === 'DAILY') return texts.days(interval);
  if (frequency === 'WEEKLY' && interval === 1 && days.join() === 'MO,TU,WE,TH,FR') return texts.workdays();
  if (frequency === 'WEEKLY') return texts.weeks(interval, list.format(days.map(weekdayName)));
  if (frequency === 'YEARLY') return texts.years(interval, `${monthDay} ${monthName(month!)}`);
  if (nth) return texts.months(interval, texts.nth(nth.position, weekdayName(nth.weekday)));
  return texts.months(interval, monthDay === -1 ? texts.lastDay() : texts.monthDay(ordinal(monthDay!)));
}

// Days stay British in every language.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const named = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const weekdayNames = named({ weekday: 'long' });
const monthNames = named({ month: 'long' });

/** `TU` → `Tuesday`. 5 January 1970 was a Monday. */
export const weekdayName = (day: Weekday): string => weekdayNames.format(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)));

const monthName = (month: number): string => monthNames.format(Date.UTC(1970, month - 1));

/** `3` → `3rd`. */
function ordinal(day: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  return `${day}${endings[ordinals.select(day)]}`;
}

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
