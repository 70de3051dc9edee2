import dayjs from 'dayjs';
import { zone } from '../../core/time/clock.ts';

/** Time of the daily digest in London. */
const digestTime = '07:30';

/** When the first digest after an instant is due. */
export function nextDigest(after: Date): string {
  const today = dayjs.utc(dayjs(after).tz(zone).format('YYYY-MM-DD'));
  const due = [today, today.add(1, 'day')].map((day) => dayjs.tz(`${day.format('YYYY-MM-DD')} ${digestTime}`, zone));
  return due.find((at) => at.isAfter(after))!.toISOString();
}
