import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInks, usePastInk, type ChartProps } from './chart.ts';
import { withYearBefore } from './chart-data.ts';

/** Shows the colour of each series. Empty for a single series without a year before. */
export function Legend({ data }: Pick<ChartProps, 'data'>) {
  const inkOf = useInks(data.series.length);
  const pastInk = usePastInk();
  const parts = data.series.flatMap((one, i) =>
    withYearBefore({ ...data, series: [one] }).map(({ name }, k) => ({ name, ink: k > 0 ? pastInk : inkOf(i) })),
  );
  if (parts.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1, breakAfter: 'avoid' }}>
      {parts.map(({ name, ink }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Dot ink={ink} />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}

export const Dot = ({ ink }: { readonly ink: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 9,
      height: 9,
      borderRadius: '50%',
      flexShrink: 0,
      backgroundColor: ink,
      printColorAdjust: 'exact',
    }}
  />
);
