import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { addressOf } from '../../core/files/address.gen.ts';
import { GridInput } from './GridInput.tsx';
import { rowHeight } from './sheet-grid.ts';

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
  /** Column of the cell that has the focus, or gets it with the Tab key. */
  readonly active: number | null;
  /** First and last selected column. */
  readonly selected: readonly [left: number, right: number] | null;
  /** Whether more than one cell is selected. */
  readonly isRange: boolean;
  readonly remove?: ReactNode;
}

const ofCell = ['left-out', 'changed'];

/** One row of a sheet: its number, its cells and a button that removes it. */
export function SheetGridRow({ number, at, cells, headings, mark, wrong, active, selected, isRange, remove }: Props) {
  return (
    <Box
      role="row"
      aria-rowindex={at + 2}
      sx={{ position: 'absolute', insetInline: 0 }}
      style={{ top: at * rowHeight }}
    >
      <Box role="rowheader">{number}</Box>
      {mark !== undefined && (
        <Box role="gridcell" className="mark">
          {mark}
        </Box>
      )}
      {cells.map(({ text, look = '' }, column) => {
        const address = addressOf(column, number);
        const problem = wrong.get(address);
        const isSelected = selected !== null && column >= selected[0] && column <= selected[1];
        const looks = problem !== undefined ? ['wrong'] : look.split(' ').filter((one) => ofCell.includes(one));
        return (
          <Box
            key={column}
            role="gridcell"
            aria-selected={isSelected}
            className={[...looks, isSelected && isRange && 'selected'].filter(Boolean).join(' ')}
          >
            <GridInput
              text={text}
              at={`${at}:${column}`}
              label={t('kit.sheet.cell', { address, heading: headings[column]! })}
              look={look}
              problem={problem}
              isActive={column === active}
            />
          </Box>
        );
      })}
      {remove && (
        <Box role="gridcell" sx={{ display: 'grid', placeItems: 'center' }}>
          {remove}
        </Box>
      )}
    </Box>
  );
}
