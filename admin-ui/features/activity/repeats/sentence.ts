import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { readRecurrence, type Recurrence } from '../../../core/time/recurrence.gen.ts';
import { sentenceOf, type SentenceTexts } from '../../../core/time/recurrence-sentence.gen.ts';
import { t } from './texts.ts';

const texts: SentenceTexts = {
  days: (count) => t('repeats.days', { smart_count: count }),
  workdays: () => t('repeats.workdays'),
  weeks: (count, days) => t('repeats.weeks', { smart_count: count, days }),
  months: (count, day) => t('repeats.months', { smart_count: count, day }),
  years: (count, day) => t('repeats.years', { smart_count: count, day }),
  monthDay: (day) => t('repeats.monthDay', { day }),
  lastDay: () => t('repeats.lastDay'),
  nth: (position, weekday) =>
    ({
      1: t('repeats.nth.first', { weekday }),
      2: t('repeats.nth.second', { weekday }),
      3: t('repeats.nth.third', { weekday }),
      4: t('repeats.nth.fourth', { weekday }),
      [-1]: t('repeats.nth.last', { weekday }),
    })[position]!,
  whereThere: (sentence) => t('repeats.whereThere', { sentence }),
  until: (sentence, day) => t('repeats.until', { sentence, day }),
  times: (sentence, count) => t('repeats.times', { sentence, smart_count: count }),
};

/** What a rule does: `Every 2 weeks on Tuesday, until 03/03/2027`. */
export const ruleSentence = (rule: Recurrence): string => sentenceOf(rule, texts);

/** How an activity repeats, in a sentence; null if it does not. */
export function sentenceFor({ series, seriesDay }: Pick<Activity, 'series' | 'seriesDay'>): string | null {
  if (!series?.rule || !seriesDay) return null;
  return withReason(ruleSentence(readRecurrence(series.rule, isoOf(seriesDay))), series.stopped);
}

/** The sentence, with the reason why no more activities are made for now, if there is one. */
export const withReason = (sentence: string, reason: string | null): string =>
  reason ? t('repeats.stopped', { sentence, reason }) : sentence;

/** `21/11/2026` → `2026-11-21`. */
export const isoOf = (date: string): string => date.split('/').toReversed().join('-');

/** `2026-11-21` → `21/11/2026`. */
export const wireOf = (day: string): string => day.split('-').toReversed().join('/');
