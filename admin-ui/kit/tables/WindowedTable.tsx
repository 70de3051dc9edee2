import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { WindowedColumn } from './column.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useWindow } from './use-window.ts';
import { WindowedHead } from './WindowedHead.tsx';
import { WindowedRow } from './WindowedRow.tsx';

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
export function WindowedTable<T>(props: Props<T>) {
  const { label, columns, rows, list = rows, onLook, keyOf, chosen, onChoose, onTake, empty, height } = props;
  const { rowHeight = 45, dimmed = false, autoFocus = false, ref } = props;
  const id = useId();
  const small = useMediaQuery('(max-width: 640px)');
  const head = small ? 0 : 36;
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, onScroll } = useWindow(scroller, rows.length, rowHeight, onLook);
  const isChosen = (row: T) => keyOf(row) === chosen;
  const onEnter = (row: T) => (isChosen(row) && onTake ? onTake(row) : onChoose(row));
  const { at, setAt, onKeyDown } = useCurrentRow({ scroller, rows, list, rowHeight, head, isChosen, onEnter });
  const start = useEffectEvent(() => autoFocus && scroller.current?.focus());
  useEffect(() => void start(), []);
  useImperativeHandle(ref, () => ({ focus: () => scroller.current?.focus() }), []);
  const template = small ? '1fr' : columns.map(({ width }) => `minmax(0, ${width})`).join(' ');
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-busy={dimmed}
      aria-activedescendant={rows[at] && at >= from && at < to ? `${id}-${at}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      sx={{ height, ...frame }}
    >
      <WindowedHead columns={columns} template={template} height={head} />
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
            return (
              <WindowedRow
                key={row ? keyOf(row) : `at ${index}`}
                id={`${id}-${index}`}
                columns={columns}
                row={row}
                index={index}
                isChosen={row !== undefined && isChosen(row)}
                isCurrent={index === at}
                small={small}
                style={{ top: index * rowHeight, height: rowHeight, gridTemplateColumns: template }}
                onClick={(clicked) => {
                  setAt(index);
                  onChoose(clicked);
                }}
                onDoubleClick={onTake}
              />
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-visible': { outlineOffset: -2 },
  '&:not(:focus-visible) [data-at]': { boxShadow: 'none' },
} as const;
