import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  readonly layout: readonly (readonly string[])[];
  readonly visible: (name: string) => boolean;
  readonly children: (name: string) => ReactNode;
}

/** Fields in rows; one below the other on a telephone. Rows without visible fields are hidden. */
export const FormRows = ({ layout, visible, children }: Props) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {layout
      .map((row) => row.filter(visible))
      .filter((row) => row.length)
      .map((row) => (
        <Box
          key={row.join()}
          sx={{
            display: 'grid',
            // Slots may render nothing.
            '&:empty': { display: 'none' },
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: `repeat(${row.length}, minmax(0, 1fr))` },
          }}
        >
          {row.map(children)}
        </Box>
      ))}
  </Box>
);
