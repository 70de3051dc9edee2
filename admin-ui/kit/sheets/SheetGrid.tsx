import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, type ReactNode, type Ref } from 'react';
import { t } from '../../core/i18n/t.ts';
import { useWindow } from '../tables/use-window.ts';
import { gridSx, rowHeight, widths } from './sheet-grid.ts';
import { SheetGridRow, type GridCell } from './SheetGridRow.tsx';
import { useGridFocus, type GridHandle } from './use-grid-focus.ts';

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
  readonly onCell: (row: number, column: number, text: string) => void;
  readonly onRemove: (row: number) => void;
  readonly ref?: Ref<GridHandle>;
}

/**
 * A sheet as a grid of inputs. Only the rows in view are drawn. Enter and the arrow keys move between rows; a changed
 * value is saved when its cell loses focus.
 */
export function SheetGrid<R extends { readonly number: number }>(props: Props<R>) {
  const { label, columns, rows, cellsOf, mark, wrong, onCell, onRemove, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, onScroll } = useWindow(scroller, rows.length, rowHeight);
  const onKeyDown = useGridFocus(scroller, rows.length, ref);
  const names = columns.map(({ name }) => name);
  const sizes = [{ width: widths.number }, ...(mark ? [mark] : []), ...columns, { width: widths.remove }];
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
      onScroll={onScroll}
      onKeyDown={onKeyDown}
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
        <Box role="columnheader" />
      </Box>
      <Box sx={{ height: rows.length * rowHeight, position: 'relative', minWidth }}>
        <Box sx={{ position: 'absolute', insetInline: 0, top: from * rowHeight }}>
          {rows.slice(from, to).map((row, i) => (
            <SheetGridRow
              key={row.number}
              number={row.number}
              at={from + i}
              cells={cellsOf(row)}
              headings={names}
              mark={mark?.of(row)}
              wrong={wrong}
              onCell={onCell}
              remove={
                <IconButton
                  size="small"
                  aria-label={t('kit.sheet.remove', { row: row.number })}
                  onClick={() => onRemove(from + i)}
                >
                  <DeleteOutlineIcon fontSize="small" />
                </IconButton>
              }
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
