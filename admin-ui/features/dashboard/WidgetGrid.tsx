import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { afterLoading } from '../../kit/after-loading.ts';
import { columns } from './layout.ts';

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The grid of a dashboard. The browser fills its rows in order, and makes the widgets of a row equally high. */
export const WidgetGrid = ({ ref, children }: Props) => (
  <Box
    ref={ref}
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
      alignItems: 'stretch',
      '& > [aria-busy="true"] ~ *': afterLoading,
    }}
  >
    {children}
  </Box>
);
