import {
  recurrenceParts,
  weekdays,
  type Recurrence,
  type RecurrenceProblem,
} from '../../../core/time/recurrence.gen.ts';
import { sentenceOf, type SentenceTexts } from '../../../core/time/recurrence-sentence.gen.ts';

const every = (count: number, one: string): string => (count === 1 ? `Every ${one}` : `Every ${count} ${one}s`);

const english: SentenceTexts = {
  days: (count) => every(count, 'day'),
  workdays: () => 'Every weekday (Monday to Friday)',
  weeks: (count, days) => `${every(count, 'week')} on ${days}`,
  months: (count, day) => `${every(count, 'month')} on ${day}`,
  years: (count, day) => `${every(count, 'year')} on ${day}`,
  monthDay: (day) => `the ${day}`,
  lastDay: () => 'the last day',
  nth: (position, weekday) =>
    `the ${position === -1 ? 'last' : ['first', 'second', 'third', 'fourth'][position - 1]} ${weekday}`,
  whereThere: (sentence) => `${sentence} if there is one`,
  until: (sentence, day) => `${sentence}, until ${day}`,
  times: (sentence, count) => `${sentence}, ${count === 1 ? 'once' : `${count} times`}`,
};

/** What a rule does, as the history and exports show it. Pages use their own texts. */
export const englishSentence = (rule: Recurrence): string => sentenceOf(rule, english);

/** What is wrong with a rule, for the caller who has sent it. */
export function whatIsWrong(problem: RecurrenceProblem): string {
  switch (problem.kind) {
    case 'shape':
      return 'A rule looks like FREQ=WEEKLY;BYDAY=TU;COUNT=10.';
    case 'unknown':
      return `${problem.part} cannot be used here. A rule has ${recurrenceParts.join(', ')}.`;
    case 'twice':
      return `${problem.part} is given twice.`;
    case 'misplaced':
      return `${problem.part} does not go with FREQ=${problem.frequency}.`;
    case 'whole':
      return `${problem.part} must be a whole number from 1 to ${problem.most}.`;
    default:
      return wrong[problem.kind];
  }
}

const wrong = {
  frequency: 'FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY.',
  countAndUntil: 'Give COUNT or UNTIL, not both.',
  weekStart: 'A week starts on Monday: WKST must be MO.',
  dayAndMonthDay: 'Give BYDAY or BYMONTHDAY, not both.',
  noSuchDay: 'There is no such day in this month.',
  until: 'UNTIL must be a day, such as 20270303.',
  days: `BYDAY of a week has days among ${weekdays.join(', ')}.`,
  nth: 'BYDAY of a month is one weekday with its place: 1 to 4, or -1 for the last, such as 2TU.',
} as const;
