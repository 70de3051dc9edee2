import { GB, type ParsedResult } from 'chrono-node/en';
import { isTime, minutesOf, timeOf, type Moment } from '../../../core/time/london.ts';

type ParsedStart = ParsedResult['start'];

/** A day that a text names, with its time if there is one. */
export interface NamedDay {
  readonly date: string;
  readonly time: string | null;
  /** Positions in the text between which it is written. */
  readonly from: number;
  readonly to: number;
}

/** How people shorten days, in the form that the library knows. A text keeps its length, and so its places. */
const shortened = /\b(tues|thurs|weds)\b/gi;
/** A number after a day is an hour, as in “tue 10”; alone it may be anything. */
const bareHour = /^\s+(?:at\s+)?(\d{1,2})(?:[.:]([0-5]\d))?\b(?!\s*(?:%|£|x\b|mm\b|off\b))/i;
const morningOrAfternoon = /^\s+(am|pm)\b/i;
const periods: Readonly<Record<string, string>> = { am: '09:00', pm: '14:00', morning: '09:00', afternoon: '14:00' };
/** Hours of a working day: an earlier one without “am” is in the afternoon, as in “call at 3”. */
const firstHour = 7;

/**
 * Reads the days and times that a text names, as people in Britain write them: `by fri`, `tue 10`, `3/12`, `in 2 weeks`.
 * A day without a year is the next one.
 * @param now the moment of writing, in London
 */
export function readDays(text: string, now: Moment, isPast = false): readonly NamedDay[] {
  const written = text.replace(shortened, (word) => `${word.slice(0, 3)}${' '.repeat(word.length - 3)}`);
  const found = GB.parse(written, localDate(now), { forwardDate: !isPast });
  return found.map(({ text: words, index, start }) => {
    const to = index + words.replace(/[\s,;.]+$/, '').length;
    const date = dateOf(start, now, words);
    if (start.isCertain('hour')) return { date, time: hourIn(start, words), from: index, to };
    const period = /\b(morning|afternoon)\b/i.exec(words)?.[1] ?? morningOrAfternoon.exec(written.slice(to))?.[1];
    if (period) {
      const isAfter = morningOrAfternoon.exec(written.slice(to));
      return { date, time: periods[period.toLowerCase()]!, from: index, to: to + (isAfter?.[0].length ?? 0) };
    }
    const hour = bareHour.exec(written.slice(to));
    const time = hour && workingTime(Number(hour[1]), Number(hour[2] ?? 0));
    return time && isTime(time)
      ? { date, time, from: index, to: to + hour[0].length }
      : { date, time: null, from: index, to };
  });
}

/** The day of a result. The library takes today's own date, as in “3/12” on that day, for that of next year. */
function dateOf(start: ParsedStart, now: Moment, words: string): string {
  const date = [start.get('day'), start.get('month'), start.get('year')]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
  const isToday = date.slice(0, 6) === now.date.slice(0, 6) && !/\d{4}/.test(words);
  return isToday ? now.date : date;
}

function hourIn(start: ParsedStart, words: string): string {
  const [hour, minute] = [start.get('hour')!, start.get('minute') ?? 0];
  // Hours with two digits and minutes, as in 05:30, are what they say.
  const isSaid = start.isCertain('meridiem') || /\b0\d[:.]\d\d\b/.test(words) || /\bin\b|\bago\b/i.test(words);
  return isSaid ? timeOf(hour * 60 + minute) : workingTime(hour, minute);
}

const workingTime = (hour: number, minute: number): string =>
  hour > 23 ? '' : timeOf((hour > 0 && hour < firstHour ? hour + 12 : hour) * 60 + minute);

/** A moment as a date whose local parts are those of the clocks in London, which is what the library reads. */
function localDate({ date, time }: Moment): Date {
  const [day, month, year] = date.split('/').map(Number) as [number, number, number];
  return new Date(year, month - 1, day, 0, minutesOf(time));
}
