import dayjs from 'dayjs';

/**
 * The day until which a price is valid (VAL-105). The last day of a month counts as the same day in a shorter one.
 *
 * @param from day of the quotation, `2026-01-31`
 */
export const expiryOf = (from: string, months: number): string => dayjs(from).add(months, 'month').format('YYYY-MM-DD');
