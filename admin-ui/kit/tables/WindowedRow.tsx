import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { t } from '../../core/i18n/t.ts';
import { nothing } from '../../core/model/values.ts';
import type { WindowedColumn } from './column.ts';
import { TableCells } from './TableCells.tsx';

interface Props<T> {
  readonly id: string;
  readonly columns: readonly WindowedColumn<T>[];
  /** undefined while it is loading. */
  readonly row: T | undefined;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly isChosen: boolean;
  /** Whether the keyboard is at it. */
  readonly isCurrent: boolean;
  readonly small: boolean;
  readonly style: CSSProperties;
  readonly onClick: (row: T) => void;
  readonly onDoubleClick: ((row: T) => void) | undefined;
}

/** One row of a windowed table. */
export function WindowedRow<T>(props: Props<T>) {
  const { id, columns, row, index, isChosen, isCurrent, small, style, onClick, onDoubleClick } = props;
  if (!row)
    return (
      <Box role="row" aria-rowindex={index + 2} sx={rowStyle} style={style}>
        <Typography role="gridcell" sx={{ px: 1, color: 'text.secondary' }}>
          {t('kit.loadingRows')}
        </Typography>
      </Box>
    );
  return (
    <Box
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-at={isCurrent ? '' : undefined}
      data-stripe={index % 2 ? '' : undefined}
      onClick={() => onClick(row)}
      onDoubleClick={() => onDoubleClick?.(row)}
      sx={rowStyle}
      style={style}
    >
      <TableCells columns={columns} row={row} small={small} none={nothing} />
    </Box>
  );
}

const rowStyle = {
  position: 'absolute',
  left: 0,
  right: 0,
  display: 'grid',
  alignItems: 'center',
  cursor: 'pointer',
  borderBottom: 1,
  borderColor: 'divider',
  '&[data-stripe]': { backgroundColor: 'action.hover' },
  '&:hover': { backgroundColor: 'action.focus' },
  '&[aria-selected=true]': { backgroundColor: 'action.selected' },
  '&[data-at]': { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
} as const;
