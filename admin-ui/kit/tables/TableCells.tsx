import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WindowedColumn } from './column.ts';

interface Props<T> {
  readonly columns: readonly WindowedColumn<T>[];
  readonly row: T;
  readonly small: boolean;
  /** Placeholder for an empty value. */
  readonly none: string;
}

/** The cells of a row. On a telephone two lines: the main columns above the others. */
export function TableCells<T>({ columns, row, small, none }: Props<T>) {
  if (!small)
    return columns.map(({ title, text, cell, align }) => (
      <Typography
        key={title}
        role="gridcell"
        component="div"
        noWrap
        title={text(row).length > 14 ? text(row) : undefined}
        sx={{ px: 1, textAlign: align }}
      >
        {cell?.(row) ?? (text(row) || none)}
      </Typography>
    ));
  const texts = (isMain: boolean) =>
    columns.filter(({ main = false }) => main === isMain).flatMap(({ text }) => text(row) || []);
  return (
    <Box role="gridcell" sx={{ px: 1.5, minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 'fontWeightMedium', lineHeight: '19px' }}>
        {texts(true).join(' ') || none}
      </Typography>
      <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {texts(false).join(' · ')}
      </Typography>
    </Box>
  );
}
