import { useTheme } from '@mui/material/styles';
import { chartInks } from '../../core/theme/chart-inks.ts';
import { grounds } from '../../core/theme/grounds.ts';
import { formatNumber, withYearBefore, type ChartData } from './chart-data.ts';

export interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  /** Height for the chart to fill, in pixels. Default: what its kind usually takes. */
  readonly room?: number | undefined;
}

/** Colours for a number of series or parts, in one hue. They repeat after six. */
export function useInks(count: number): (i: number) => string {
  const { palette } = useTheme();
  const inks = chartInks(palette.mode, palette.primary.main, count);
  return (i) => inks[i % inks.length]!;
}

/** Colour of the year before: grey. */
export const usePastInk = (): string => grounds[useTheme().palette.mode].past;

/** A chart in words, for screen readers. */
export const inWords = ({ title, data }: ChartProps): string =>
  `${title}. ${data.labels
    .map(
      (label, i) =>
        `${label}: ${withYearBefore(data)
          .map((one, k) => valueInWords(one, i, k))
          .join(', ')}`,
    )
    .join('; ')}`;

/** The first series is the one that the title names. */
const valueInWords = ({ name, data, format }: ChartData['series'][number], i: number, k: number): string =>
  `${k ? `${name} ` : ''}${formatNumber(data[i]!, format)}`;

/** End of an axis: the smallest of 1, 2, 2.5 and 5 times a power of ten that is not below the maximum. */
export function axisEnd(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}
