import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { t } from '../../core/i18n/t.ts';
import { nothing } from '../../core/model/values.ts';
import type { WindowedColumn } from './column.ts';
import { TableCells } from './TableCells.tsx';
import { useWindow } from './use-window.ts';

interface Props<T> {
  readonly label: string;
  readonly columns: readonly WindowedColumn<T>[];
  /** undefined for a row that is still loading. */
  readonly rows: readonly (T | undefined)[];
  /** Identifies what is listed. Changes with the filter, not when more rows load. Default: `rows`. */
  readonly list?: unknown;
  /** Called when scrolling pauses, with the first and the last row in view. */
  readonly onLook?: (first: number, last: number) => void;
  readonly keyOf: (row: T) => number;
  readonly chosen: number | null;
  /** Called on a click or Enter. */
  readonly onChoose: (row: T) => void;
  /** Called on a double click, or on Enter if the row is already chosen. */
  readonly onTake?: (row: T) => void;
  readonly empty: ReactNode;
  readonly height: number | string;
  readonly rowHeight?: number;
  /** Whether these rows are outdated and others are loading. */
  readonly dimmed?: boolean;
  /** Whether it takes the keyboard focus when it appears. */
  readonly autoFocus?: boolean;
  readonly ref?: Ref<{ focus(): void }>;
}

/**
 * Chooses one of any number of rows of equal height, with the mouse or keys. Only rows in or near view are rendered.
 */
export function WindowedTable<T>({
  label,
  columns,
  rows,
  list = rows,
  onLook,
  keyOf,
  chosen,
  onChoose,
  onTake,
  empty,
  height,
  rowHeight = 45,
  dimmed = false,
  autoFocus = false,
  ref,
}: Props<T>) {
  const id = useId();
  const small = useMediaQuery('(max-width: 640px)');
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, onScroll } = useWindow(scroller, rows.length, rowHeight, onLook);
  const [at, setAt] = useState(0);
  const [known, setKnown] = useState(list);
  if (list !== known) {
    setKnown(list);
    setAt(
      Math.max(
        0,
        rows.findIndex((row) => row && keyOf(row) === chosen),
      ),
    );
  }
  // When the list changes, scrolls to the chosen row, or to the start.
  const begin = useEffectEvent((listed: unknown) => {
    if (listed === list) scroller.current?.scrollTo({ top: rows.length && Math.max(0, at - 2) * rowHeight });
  });
  useEffect(() => begin(list), [list]);
  const start = useEffectEvent(() => autoFocus && scroller.current?.focus());
  useEffect(() => void start(), []);
  useImperativeHandle(ref, () => ({ focus: () => scroller.current?.focus() }), []);

  const go = (next: number) => {
    const row = Math.min(Math.max(next, 0), rows.length - 1);
    setAt(row);
    const { clientHeight, scrollTop } = scroller.current!;
    const room = clientHeight - (small ? 0 : headHeight);
    if (row * rowHeight < scrollTop) scroller.current!.scrollTo({ top: row * rowHeight });
    else if ((row + 1) * rowHeight > scrollTop + room)
      scroller.current!.scrollTo({ top: (row + 1) * rowHeight - room });
  };
  const enter = (row: T) => (keyOf(row) === chosen && onTake ? onTake(row) : onChoose(row));
  const keys = (event: React.KeyboardEvent) => {
    const row = rows[at];
    if (!row) return;
    const page = Math.floor(scroller.current!.clientHeight / rowHeight) - 1;
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.length - 1,
    };
    if (event.key in moves) go(moves[event.key]!);
    else if (event.key === 'Enter' || event.key === ' ') enter(row);
    else return;
    event.preventDefault();
  };

  const template = small ? '1fr' : columns.map(({ width }) => `minmax(0, ${width})`).join(' ');
  const place = (index: number) => ({ top: index * rowHeight, height: rowHeight, gridTemplateColumns: template });
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-busy={dimmed}
      aria-activedescendant={rows[at] && at >= from && at < to ? `${id}-${at}` : undefined}
      tabIndex={0}
      onKeyDown={keys}
      onScroll={onScroll}
      sx={{
        height,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:focus-visible': { outlineOffset: -2 },
        '&:not(:focus-visible) [data-at]': { boxShadow: 'none' },
      }}
    >
      <Box
        role="row"
        aria-rowindex={1}
        sx={{
          display: 'grid',
          gridTemplateColumns: template,
          alignItems: 'center',
          height: headHeight,
          position: 'sticky',
          top: 0,
          zIndex: 1,
          backgroundColor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          ...(small && { height: 0, border: 0, overflow: 'hidden' }),
        }}
      >
        {columns.map(({ title, align }) => (
          <Typography
            key={title}
            role="columnheader"
            variant="caption"
            noWrap
            sx={{ px: 1, fontWeight: 550, color: 'text.secondary', textAlign: align }}
          >
            {title}
          </Typography>
        ))}
      </Box>
      {rows.length === 0 ? (
        <Box role="row" aria-rowindex={2}>
          <Typography role="gridcell" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
            {empty}
          </Typography>
        </Box>
      ) : (
        <Box role="rowgroup" sx={{ height: rows.length * rowHeight, position: 'relative', opacity: dimmed ? 0.6 : 1 }}>
          {rows.slice(from, to).map((row, i) => {
            const index = from + i;
            return !row ? (
              <Box key={`at ${index}`} role="row" aria-rowindex={index + 2} sx={rowStyle} style={place(index)}>
                <Typography role="gridcell" sx={{ px: 1, color: 'text.secondary' }}>
                  {t('kit.loadingRows')}
                </Typography>
              </Box>
            ) : (
              <Box
                key={keyOf(row)}
                id={`${id}-${index}`}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={keyOf(row) === chosen}
                data-at={index === at ? '' : undefined}
                onClick={() => {
                  setAt(index);
                  onChoose(row);
                }}
                onDoubleClick={() => onTake?.(row)}
                sx={rowStyle}
                style={place(index)}
              >
                <TableCells columns={columns} row={row} small={small} none={nothing} />
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const headHeight = 36;

const rowStyle = {
  position: 'absolute',
  left: 0,
  right: 0,
  display: 'grid',
  alignItems: 'center',
  cursor: 'pointer',
  borderBottom: 1,
  borderColor: 'divider',
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-selected=true]': { backgroundColor: 'action.selected' },
  '&[data-at]': { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
} as const;
