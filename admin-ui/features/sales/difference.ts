import { money, nothing } from '../../core/model/values.ts';

/** An amount in pounds; an en dash where there is none. */
export const amount = (value: number | null): string => (value === null ? nothing : money(value));

/** A year of a customer's sales and forecasts by month, in pounds, with 0 where there is no figure. */
export interface Months {
  readonly months: readonly number[];
  readonly forecast: readonly number[];
}

/** Sales minus forecasts, in pounds. */
export interface Difference {
  /** The last month that is compared, from 1; 0 if there is none. */
  readonly to: number;
  /** Of each month; null for a later one, and where there is neither figure. */
  readonly months: readonly (number | null)[];
  /** The sum of those of the months; null if there is none. */
  readonly total: number | null;
}

/** @param isRunning whether the year has not ended: it is compared up to its last month with sales */
export function differenceOf({ months: sold, forecast }: Months, isRunning: boolean): Difference {
  const to = isRunning ? sold.findLastIndex((one) => one !== 0) + 1 : sold.length;
  const months = sold.map((one, i) => (i < to && (one || forecast[i]) ? added([one, -forecast[i]!]) : null));
  const known = months.filter((one) => one !== null);
  return { to, months, total: known.length ? added(known) : null };
}

/** Pounds, added in pence. */
export const added = (pounds: readonly number[]): number =>
  pounds.reduce((pence, one) => pence + Math.round(one * 100), 0) / 100;
