import dayjs from 'dayjs';

/** A day so many days later: `2026-11-28` and 7 give `2026-12-05`. */
export const shifted = (day: string, by: number): string => dayjs(day).add(by, 'day').format('YYYY-MM-DD');
