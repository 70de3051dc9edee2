import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { readRecurrence, type Recurrence } from '../../../core/time/recurrence.gen.ts';
import { sentenceOf, type SentenceTexts } from '../../../core/time/recurrence-sentence.gen.ts';

const texts: SentenceTexts = {
  days: (count) => t('activity.repeats.days', { smart_count: count }),
  workdays: () => t('activity.repeats.workdays'),
  weeks: (count, days) => t('activity.repeats.weeks', { smart_count: count, days }),
  months: (count, day) => t('activity.repeats.months', { smart_count: count, day }),
  years: (count, day) => t('activity.repeats.years', { smart_count: count, day }),
  monthDay: (day) => t('activity.repeats.monthDay', { day }),
  lastDay: () => t('activity.repeats.lastDay'),
  nth: (position, weekday) =>
    ({
      1: t('activity.repeats.nth.first', { weekday }),
      2: t('activity.repeats.nth.second', { weekday }),
      3: t('activity.repeats.nth.third', { weekday }),
      4: t('activity.repeats.nth.fourth', { weekday }),
      [-1]: t('activity.repeats.nth.last', { weekday }),
    })[position]!,
  whereThere: (sentence) => t('activity.repeats.whereThere', { sentence }),
  until: (sentence, day) => t('activity.repeats.until', { sentence, day }),
  times: (sentence, count) => t('activity.repeats.times', { sentence, smart_count: count }),
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
  reason ? t('activity.repeats.stopped', { sentence, reason }) : sentence;

/** `21/11/2026` → `2026-11-21`. */
export const isoOf = (date: string): string => date.split('/').toReversed().join('-');

/** `2026-11-21` → `21/11/2026`. */
export const wireOf = (day: string): string => day.split('-').toReversed().join('/');
