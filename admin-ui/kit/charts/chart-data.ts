import { t } from '../../core/i18n/t.ts';
import { money } from '../../core/model/values.ts';

/** Format of the numbers in a series; null for plain numbers. */
export type NumberFormat = 'money' | null;

export interface ChartData {
  readonly labels: readonly string[];
  /** Whether the first label is what belongs to the user, such as their own branch. It stands out. */
  readonly ownFirst?: boolean;
  readonly series: readonly {
    readonly name: string;
    readonly format: NumberFormat;
    readonly data: readonly number[];
    /** The values of the year before, for the same labels. */
    readonly before?: readonly number[];
    /** What they are called. Default: the name of the series with “a year before”. */
    readonly beforeName?: string;
  }[];
}

/** Each series followed by that of the year before, for charts that cannot show both in one place. */
export const withYearBefore = ({ series }: ChartData): ChartData['series'] =>
  series.flatMap((one) => {
    const { before, beforeName = t('kit.chart.yearBefore', { name: one.name }), ...rest } = one;
    return before ? [rest, { ...rest, name: beforeName, data: before }] : [rest];
  });

const shortPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', notation: 'compact' });

/** A number in full, with its unit. */
export const formatNumber = (value: number, format: NumberFormat): string =>
  format === 'money' ? money(value) : value.toLocaleString('en-GB');

/** A number in short form, with its unit: £388k, £1.2m. */
export const formatShort = (value: number, format: NumberFormat): string =>
  format === 'money' ? shortPounds.format(value).replace('K', 'k') : value.toLocaleString('en-GB');
