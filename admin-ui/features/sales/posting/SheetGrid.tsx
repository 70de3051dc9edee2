import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useImperativeHandle, useMemo, useRef, type KeyboardEvent, type Ref } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { monthName } from '../../../core/model/values.ts';
import { useWindow } from '../../../kit/tables/use-window.ts';
import type { Problem } from './preview.ts';
import { addressOf } from './sheet.ts';
import { SheetGridRow } from './SheetGridRow.tsx';
import { gridSx, rowHeight, widths } from './sheet-grid.ts';
import type { SheetEditor } from './use-sheet.ts';

interface Props {
  readonly label: string;
  readonly editor: SheetEditor;
  readonly problems: readonly Problem[];
  readonly ref?: Ref<{ goTo(row: number | null, column: number): void }>;
}

/**
 * The sheet as a grid of inputs, of which only those in view are drawn. Enter and the arrow keys move between rows; a
 * changed cell is taken when it is left.
 */
export function SheetGrid({ label, editor, problems, ref }: Props) {
  const { sheet, setMonth, setCell, removeRow } = editor;
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, onScroll } = useWindow(scroller, sheet.rows.length, rowHeight);
  const target = useRef<string | null>(null);
  const wrong = useMemo(() => new Map(problems.map((problem) => [problem.address, problem])), [problems]);

  function goTo(row: number | null, column: number) {
    const box = scroller.current!;
    if (row !== null) {
      const top = row * rowHeight;
      const view = box.clientHeight - 2 * rowHeight;
      if (top < box.scrollTop || top > box.scrollTop + view) box.scrollTop = Math.max(0, top - view / 2);
    }
    target.current = row === null ? `h${column}` : `${row}:${column}`;
    focusTarget();
  }
  function focusTarget() {
    const input = target.current && scroller.current!.querySelector<HTMLElement>(`[data-at="${target.current}"]`);
    if (!input) return;
    target.current = null;
    input.focus();
    input.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (input instanceof HTMLInputElement) input.select();
  }
  useImperativeHandle(ref, () => ({ goTo }));
  // After scrolling, the input is drawn with the next render.
  useEffect(focusTarget);
  // The text above the grid may grow with the problem, and the grid shrink under the cell in focus.
  useEffect(() => {
    const box = scroller.current!;
    const observer = new ResizeObserver(() => {
      const { activeElement } = document;
      if (box.contains(activeElement)) activeElement!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    const at = (event.target as HTMLElement).dataset.at?.split(':').map(Number);
    if (!step || at?.length !== 2) return;
    event.preventDefault();
    const row = Math.min(Math.max(at[0]! + step, 0), sheet.rows.length - 1);
    const input = event.target as HTMLInputElement;
    if (row !== at[0]) return goTo(row, at[1]!);
    if (input.value === input.defaultValue) return;
    // At the end of the sheet, the changed cell is drawn anew and gets the focus back.
    input.blur();
    target.current = input.dataset.at!;
  }

  const columns = `${widths.number}px ${widths.branch}px ${widths.account}px ${widths.customer}px repeat(${sheet.months.length}, ${widths.month}px) ${widths.remove}px`;
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={sheet.rows.length + 1}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      sx={{ ...gridSx, '& [role=row]': { display: 'grid', gridTemplateColumns: columns } }}
    >
      <Box role="row" aria-rowindex={1} className="head">
        {[
          t('posting.preview.row'),
          t('posting.preview.branch'),
          t('posting.preview.custCode'),
          t('posting.preview.customer'),
        ].map((title) => (
          <Box key={title} role="columnheader">
            {title}
          </Box>
        ))}
        {sheet.months.map(({ month, heading }, i) => (
          <Box key={i} role="columnheader" className={wrong.has(addressOf(i + 3, 2)) ? 'wrong' : undefined}>
            <Select
              variant="standard"
              disableUnderline
              fullWidth
              displayEmpty
              value={month === null ? '' : String(month)}
              onChange={(event) => setMonth(i, event.target.value === '' ? null : Number(event.target.value))}
              renderValue={(value) => (value ? monthName(Number(value)) : heading || t('posting.preview.leftOut'))}
              SelectDisplayProps={
                {
                  'aria-label': t('posting.preview.heading', { column: addressOf(i + 3, 2) }),
                  'data-at': `h${i + 3}`,
                } as object
              }
            >
              <MenuItem value="">{t('posting.preview.leftOut')}</MenuItem>
              {Array.from({ length: 12 }, (_, m) => (
                <MenuItem key={m} value={String(m + 1)}>
                  {monthName(m + 1)}
                </MenuItem>
              ))}
            </Select>
          </Box>
        ))}
        <Box role="columnheader" />
      </Box>
      <Box sx={{ height: sheet.rows.length * rowHeight, position: 'relative', minWidth: 'max-content' }}>
        <Box sx={{ position: 'absolute', top: from * rowHeight }}>
          {sheet.rows.slice(from, to).map((row, i) => (
            <SheetGridRow
              key={row.number}
              row={row}
              at={from + i}
              months={sheet.months}
              wrong={wrong}
              onCell={setCell}
              remove={
                <IconButton
                  size="small"
                  aria-label={t('posting.preview.remove', { row: row.number })}
                  onClick={() => removeRow(from + i)}
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
