import { money } from '../../core/model/values.ts';

/** Format of the numbers in a series; null for plain numbers. */
export type NumberFormat = 'money' | null;

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly format: NumberFormat;
    readonly data: readonly number[];
  }[];
}

const shortPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', notation: 'compact' });

/** A number in full, with its unit. */
export const formatNumber = (value: number, format: NumberFormat): string =>
  format === 'money' ? money(value) : value.toLocaleString('en-GB');

/** A number in short form, with its unit: £1.2m. */
export const formatShort = (value: number, format: NumberFormat): string =>
  format === 'money' ? shortPounds.format(value) : value.toLocaleString('en-GB');
