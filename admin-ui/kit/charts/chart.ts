import { useTheme } from '@mui/material/styles';
import { chartColours } from '../../core/theme/colours.ts';
import { formatNumber, withYearBefore, type ChartData } from './chart-data.ts';

export interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  /** Height for the chart to fill, in pixels. Default: what its kind usually takes. */
  readonly room?: number | undefined;
}

/** Colours for a number of series or parts: the theme's colour for one. They repeat after six. */
export function useInks(count: number): (i: number) => string {
  const { palette } = useTheme();
  const inks = count === 1 ? [palette.primary.main] : chartColours[palette.mode];
  return (i) => inks[i % inks.length]!;
}

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

/** Opacity of the bars of the year before. */
export const pale = 0.35;

/** End of an axis: the smallest of 1, 2, 2.5 and 5 times a power of ten that is not below the maximum. */
export function axisEnd(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}
