import dayjs from 'dayjs';
import { zone } from '../../core/time/clock.ts';

/** The instant of a day and a time in London; null if either is missing. */
export const instantOf = (date: string | null, time: string | null): dayjs.Dayjs | null =>
  date && time ? dayjs.tz(`${date} ${time}`, zone) : null;

/** The day and time in London of an instant: `2026-11-21` and `09:30`. */
export function dayAndTime(instant: dayjs.Dayjs): { readonly date: string; readonly time: string } {
  const local = instant.tz(zone);
  return { date: local.format('YYYY-MM-DD'), time: local.format('HH:mm') };
}
