import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInks } from './chart.ts';

/** Shows the colour of each series. Empty for a single series. */
export function Legend({ names }: { readonly names: readonly string[] }) {
  const inkOf = useInks(names.length);
  if (names.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
      {names.map((name, i) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Dot ink={inkOf(i)} />
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
    sx={{ width: 9, height: 9, borderRadius: '50%', flexShrink: 0, backgroundColor: ink }}
  />
);
