import { daysBetween, formatDate, today } from '../../../core/time/london.ts';
import { t } from './texts.ts';
import type { Due } from './use-today.ts';

/** A day as people say it: `Yesterday`, `Mon 30 Nov`; nothing for today. */
export function dayOf(date: string): string {
  const days = daysBetween(today(), date);
  if (days === 0) return '';
  if (days === -1) return t('today.yesterday');
  return days === 1 ? t('today.tomorrow') : formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** When an activity is due: at its start, or else on its deadline or its date. */
export function dueOf({ startDate, startTime, deadlineDate, deadlineTime, dateCreated }: Due): string {
  const day = dayOf((startDate ?? deadlineDate ?? dateCreated)!);
  const time = startDate ? startTime : deadlineDate && deadlineTime;
  if (!day || !time) return day || time || '';
  return t('today.at', { day, time });
}
