import dayjs from 'dayjs';
import { zone } from '../../core/time/clock.ts';

/** A day and a time of London as an instant; null where one is missing. */
export const instantOf = (date: string | null, time: string | null): dayjs.Dayjs | null =>
  date && time ? dayjs.tz(`${date} ${time}`, zone) : null;

/** An instant as a day and a time of London: `2026-11-21` and `09:30`. */
export function dayAndTime(instant: dayjs.Dayjs): { readonly date: string; readonly time: string } {
  const local = instant.tz(zone);
  return { date: local.format('YYYY-MM-DD'), time: local.format('HH:mm') };
}
