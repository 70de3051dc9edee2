import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, type ReactNode, type Ref } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { useWindow } from '../tables/use-window.ts';
import { gridSx, rowHeight, widths } from './sheet-grid.ts';
import { SheetGridRow, type GridCell } from './SheetGridRow.tsx';
import type { CellChange, Place } from './place.ts';
import { useGrid, type GridHandle } from './use-grid.ts';

export interface GridColumn {
  readonly name: string;
  /** What the head shows. Default: the name. */
  readonly head?: ReactNode;
  readonly isWrong?: boolean;
  /** Width in CSS pixels. */
  readonly width: number;
  /** Whether it takes the room that the other columns leave. */
  readonly grows?: boolean;
}

interface Props<R> {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly R[];
  readonly cellsOf: (row: R) => readonly GridCell[];
  /** A column after the number, with what is said about a row as a whole. */
  readonly mark?: { readonly name: string; readonly width: number; readonly of: (row: R) => ReactNode };
  /** What is wrong with cells, by address. */
  readonly wrong: ReadonlyMap<string, string>;
  readonly onCells: (changes: readonly CellChange[]) => void;
  /** Takes the last change back. @returns where it was made, if that is one place */
  readonly onUndo: () => Place | null;
  readonly onRedo: () => Place | null;
  /** Without it, rows cannot be removed. */
  readonly onRemove?: (row: number) => void;
  readonly ref?: Ref<GridHandle>;
}

/** A sheet as a grid that behaves as a spreadsheet. Only the rows in view, and the one with the focus, are drawn. */
export function SheetGrid<R extends { readonly number: number }>(props: Props<R>) {
  const { label, columns, rows, cellsOf, mark, wrong, onCells, onUndo, onRedo, onRemove, ref } = props;
  const notify = useNotify();
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, onScroll } = useWindow(scroller, rows.length, rowHeight);
  const { at, range, handlers } = useGrid(scroller, {
    rowCount: rows.length,
    columnCount: columns.length,
    textAt: ({ row, column }) => cellsOf(rows[row]!)[column]!.text,
    onCells,
    onUndo,
    onRedo,
    onCut: (cells) => notify(t('kit.sheet.cut', { smart_count: cells, count: String(cells) }), { type: 'warning' }),
    ref,
  });
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  if (at.row < rows.length && !drawn.includes(at.row)) drawn.push(at.row);
  const names = columns.map(({ name }) => name);
  const sizes = [
    { width: widths.number },
    ...(mark ? [mark] : []),
    ...columns,
    ...(onRemove ? [{ width: widths.remove }] : []),
  ];
  const gridTemplateColumns = sizes
    .map((one) => ('grows' in one && one.grows ? `minmax(${one.width}px, 1fr)` : `${one.width}px`))
    .join(' ');
  const minWidth = sizes.reduce((sum, { width }) => sum + width, 0);
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      onScroll={onScroll}
      {...handlers}
      sx={{ ...gridSx, '& [role=row]': { display: 'grid', gridTemplateColumns } }}
    >
      <Box role="row" aria-rowindex={1} className="head" sx={{ minWidth }}>
        <Box role="columnheader">{t('kit.sheet.row')}</Box>
        {mark && <Box role="columnheader">{mark.name}</Box>}
        {columns.map(({ name, head = name, isWrong }, i) => (
          <Box key={i} role="columnheader" className={isWrong ? 'wrong' : undefined}>
            {head}
          </Box>
        ))}
        {onRemove && <Box role="columnheader" />}
      </Box>
      <Box sx={{ height: rows.length * rowHeight, position: 'relative', minWidth }}>
        {drawn.map((row) => {
          const { number } = rows[row]!;
          return (
            <SheetGridRow
              key={number}
              number={number}
              at={row}
              cells={cellsOf(rows[row]!)}
              headings={names}
              mark={mark?.of(rows[row]!)}
              wrong={wrong}
              active={row === at.row ? at.column : null}
              selected={row >= range.top && row <= range.bottom ? [range.left, range.right] : null}
              isRange={range.top < range.bottom || range.left < range.right}
              remove={
                onRemove && (
                  <IconButton
                    size="small"
                    tabIndex={row === at.row ? 0 : -1}
                    aria-label={t('kit.sheet.remove', { row: number })}
                    onClick={() => onRemove(row)}
                  >
                    <DeleteOutlineIcon fontSize="small" />
                  </IconButton>
                )
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}
