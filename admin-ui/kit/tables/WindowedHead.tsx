import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WindowedColumn } from './column.ts';

interface Props<T> {
  readonly columns: readonly WindowedColumn<T>[];
  /** Columns of the CSS grid. */
  readonly template: string;
  /** In pixels. 0 hides it from view, but not from screen readers. */
  readonly height: number;
}

/** The titles of the columns, which stay above the rows. */
export const WindowedHead = <T,>({ columns, template, height }: Props<T>) => (
  <Box
    role="row"
    aria-rowindex={1}
    sx={{
      display: 'grid',
      gridTemplateColumns: template,
      alignItems: 'center',
      height,
      position: 'sticky',
      top: 0,
      zIndex: 1,
      backgroundColor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
      ...(!height && { border: 0, overflow: 'hidden' }),
    }}
  >
    {columns.map(({ title, align }) => (
      <Typography
        key={title}
        role="columnheader"
        variant="caption"
        noWrap
        sx={{ px: 1, fontWeight: 'fontWeightMedium', color: 'text.secondary', textAlign: align }}
      >
        {title}
      </Typography>
    ))}
  </Box>
);
