import dayjs from 'dayjs';
import type { ReportScheduleRecord } from '../../generated/report-schedule.gen.ts';
import { zone } from '../../core/time/clock.ts';

export type Times = Pick<ReportScheduleRecord, 'every' | 'weekday' | 'monthDay' | 'sendTime'>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** More than the longest time between two runs, in days. */
const far = 63;

/**
 * The first instant after another at which a report is due, in London time: an hour that the clocks skip in spring is
 * moved, and one that they repeat in autumn counts once.
 */
export function nextRun(times: Times, after: Date): string {
  const today = dayjs(after).tz(zone).format('YYYY-MM-DD');
  for (let i = 0; i <= far; i++) {
    const day = dayjs.utc(today).add(i, 'day');
    if (!isDue(times, day)) continue;
    const at = dayjs.tz(`${day.format('YYYY-MM-DD')} ${times.sendTime}`, zone);
    if (at.isAfter(after)) return at.toISOString();
  }
  throw new Error('A schedule has no next run.');
}

function isDue({ every, weekday, monthDay }: Times, day: dayjs.Dayjs): boolean {
  if (every === 'Week') return (day.day() + 6) % 7 === weekdays.indexOf(weekday!);
  if (every === 'Month') return day.date() === Math.min(monthDay!, day.daysInMonth());
  return true;
}
