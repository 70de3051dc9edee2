import { t } from '../../../core/i18n/t.ts';
import { formatDate } from '../../../core/time/london.ts';
import { sentenceFor } from '../repeats/sentence.ts';
import type { Entry } from './place.ts';

/**
 * An entry for screen readers: `Call: Ring about slates, Monday 23 November 10:00 to 10:45, Upcoming, HUNT HEATING`.
 */
export function nameOf(entry: Entry): string {
  const { subject, activityType, activityStatus, customer, user } = entry.activity;
  const type = activityType?.activityTypeName ?? '';
  return [
    t('activity.calendar.subject', { type, subject: subject ?? '' }),
    timeOf(entry),
    activityStatus?.statusName,
    customer?.custName,
    user?.fullName,
    sentenceFor(entry.activity),
  ]
    .filter(Boolean)
    .join(', ');
}

function timeOf({ start, end }: Entry): string {
  if (!start) return dayOf(end.date);
  const times = { day: dayOf(start.date), start: start.time, end: end.time };
  return end.date === start.date
    ? t('activity.calendar.onOneDay', times)
    : t('activity.calendar.overDays', { ...times, endDay: dayOf(end.date) });
}

const dayOf = (date: string) => formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
