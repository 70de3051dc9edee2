import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pale, useInks, type ChartProps } from './chart.ts';
import { withYearBefore } from './chart-data.ts';

/** Shows the colour of each series. Empty for a single series without a year before. */
export function Legend({ data }: Pick<ChartProps, 'data'>) {
  const inkOf = useInks(data.series.length);
  const parts = data.series.flatMap((one, i) =>
    withYearBefore({ ...data, series: [one] }).map(({ name }, k) => ({ name, ink: inkOf(i), isBefore: k > 0 })),
  );
  if (parts.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1, breakAfter: 'avoid' }}>
      {parts.map(({ name, ink, isBefore }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Dot ink={ink} opacity={isBefore ? pale : 1} />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}

export const Dot = ({ ink, opacity = 1 }: { readonly ink: string; readonly opacity?: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 9,
      height: 9,
      borderRadius: '50%',
      flexShrink: 0,
      backgroundColor: ink,
      opacity,
      printColorAdjust: 'exact',
    }}
  />
);
