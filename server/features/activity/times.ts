import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { zone } from '../../core/time/clock.ts';

dayjs.extend(customParseFormat);

/** A day and a time of London, as on the wire, as an instant; null where one is missing. */
export const instantOf = (date: string | null, time: string | null): dayjs.Dayjs | null =>
  date && time ? dayjs.tz(`${date} ${time}`, 'DD/MM/YYYY HH:mm', zone) : null;

/** An instant as a day and a time of London, as on the wire. */
export function wireOf(instant: dayjs.Dayjs): { readonly date: string; readonly time: string } {
  const local = instant.tz(zone);
  return { date: local.format('DD/MM/YYYY'), time: local.format('HH:mm') };
}
