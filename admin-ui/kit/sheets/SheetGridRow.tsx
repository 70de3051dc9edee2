import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { addressOf } from './address.ts';

export interface GridCell {
  readonly text: string;
  /** Classes: `amount`, `left-out`, `changed`. */
  readonly look?: string;
}

interface Props {
  /** Number of the row in the spreadsheet. */
  readonly number: number;
  /** Index of the row in the grid. */
  readonly at: number;
  readonly cells: readonly GridCell[];
  /** What each column is called. */
  readonly headings: readonly string[];
  /** What is said about the row as a whole. */
  readonly mark?: ReactNode;
  /** What is wrong with cells, by address. */
  readonly wrong: ReadonlyMap<string, string>;
  readonly onCell: (row: number, column: number, text: string) => void;
  readonly remove: ReactNode;
}

/** One row of a sheet: its number, its cells and a button that removes it. */
export function SheetGridRow({ number, at, cells, headings, mark, wrong, onCell, remove }: Props) {
  return (
    <Box role="row" aria-rowindex={at + 2}>
      <Box role="rowheader">{number}</Box>
      {mark !== undefined && (
        <Box role="gridcell" className="mark">
          {mark}
        </Box>
      )}
      {cells.map(({ text, look = '' }, column) => {
        const address = addressOf(column, number);
        const problem = wrong.get(address);
        const onCellLook = look.split(' ').filter((one) => one === 'left-out' || one === 'changed');
        return (
          <Box key={column} role="gridcell" className={problem !== undefined ? 'wrong' : onCellLook.join(' ')}>
            <input
              // Takes the new text when it is changed elsewhere.
              key={text}
              data-at={`${at}:${column}`}
              className={look}
              aria-label={t('kit.sheet.cell', { address, heading: headings[column]! })}
              aria-invalid={problem !== undefined ? true : undefined}
              title={problem}
              defaultValue={text}
              autoComplete="off"
              onBlur={({ target }) => target.value !== text && onCell(at, column, target.value)}
            />
          </Box>
        );
      })}
      <Box role="gridcell" sx={{ display: 'grid', placeItems: 'center' }}>
        {remove}
      </Box>
    </Box>
  );
}
