import dayjs from 'dayjs';
import { zone } from '../../core/time/clock.ts';

/** For how long an alert can be put off. */
export const snoozes = ['hour', 'tomorrow', 'week'] as const;
export type Snooze = (typeof snoozes)[number];

/** Hour in London at which an alert that was put off by days appears again. */
const morning = '09:00';

/** When an alert appears again: in an hour, tomorrow morning, or on the morning of next Monday. */
export function snoozedUntil(snooze: Snooze, now: Date): string {
  if (snooze === 'hour') return dayjs(now).add(1, 'hour').toISOString();
  const today = dayjs.utc(dayjs(now).tz(zone).format('YYYY-MM-DD'));
  const days = snooze === 'tomorrow' ? 1 : 7 - ((today.day() + 6) % 7);
  return dayjs.tz(`${today.add(days, 'day').format('YYYY-MM-DD')} ${morning}`, zone).toISOString();
}
