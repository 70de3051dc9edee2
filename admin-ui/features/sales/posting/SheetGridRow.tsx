import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { money, monthName } from '../../../core/model/values.ts';
import type { Problem } from './preview.ts';
import { problemText } from './problem-text.ts';
import { addressOf, type SheetCell, type SheetMonth, type SheetRow } from './sheet.ts';

interface Props {
  readonly row: SheetRow;
  /** Index of the row in the sheet. */
  readonly at: number;
  readonly months: readonly SheetMonth[];
  readonly wrong: ReadonlyMap<string, Problem>;
  readonly onCell: (row: number, column: number, text: string) => void;
  readonly remove: ReactNode;
}

/** One row of the sheet: its number, three texts and the amounts. */
export const SheetGridRow = memo(function SheetGridRow({ row, at, months, wrong, onCell, remove }: Props) {
  const cell = (column: number, text: string, heading: string, look?: string) => {
    const address = addressOf(column, row.number);
    const problem = wrong.get(address);
    return (
      <Box
        key={column}
        role="gridcell"
        className={problem ? 'wrong' : look?.includes('left-out') ? 'left-out' : undefined}
      >
        <input
          // Takes the text anew when it is changed elsewhere.
          key={text}
          data-at={`${at}:${column}`}
          className={look}
          aria-label={t('posting.preview.cell', { address, heading })}
          aria-invalid={problem ? true : undefined}
          title={problem && problemText(problem)}
          defaultValue={text}
          autoComplete="off"
          onBlur={({ target }) => target.value !== text && onCell(at, column, target.value)}
        />
      </Box>
    );
  };
  return (
    <Box role="row" aria-rowindex={at + 2}>
      <Box role="rowheader">{row.number}</Box>
      {cell(0, row.branch, t('posting.preview.branch'))}
      {cell(1, row.custCode, t('posting.preview.custCode'))}
      {cell(2, row.custName, t('posting.preview.customer'))}
      {row.cells.map((one, i) => {
        const { month, heading } = months[i]!;
        return cell(i + 3, shown(one), month ? monthName(month) : heading, month ? 'amount' : 'amount left-out');
      })}
      <Box role="gridcell" sx={{ display: 'grid', placeItems: 'center' }}>
        {remove}
      </Box>
    </Box>
  );
});

/** An amount with its sign and commas; what is none as it was written. */
const shown = ({ text, amount }: SheetCell): string => (amount && 'pence' in amount ? money(amount.pence / 100) : text);
