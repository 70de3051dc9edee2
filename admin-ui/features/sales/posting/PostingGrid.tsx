import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useMemo, type Ref } from 'react';
import { money, monthName } from '../../../core/model/values.ts';
import { addressOf } from '../../../core/files/address.gen.ts';
import { SheetGrid, type GridColumn } from '../../../kit/sheets/SheetGrid.tsx';
import type { GridHandle } from '../../../kit/sheets/use-grid.ts';
import { problemText } from './problem-text.ts';
import { isOtherYear, type Sheet, type SheetCell, type SheetMonth, type SheetRow } from './sheet.ts';
import type { SheetEditor } from './use-sheet.ts';
import { t } from './texts.ts';

interface Props {
  readonly label: string;
  readonly editor: SheetEditor;
  readonly ref?: Ref<GridHandle>;
}

/** The figures of a sheet, with a choice of the month in the head of each column. */
export function PostingGrid({ label, editor, ref }: Props) {
  const { sheet, problems, setMonth, setCells, removeRow, undo, redo } = editor;
  const wrong = useMemo(() => new Map(problems.map((one) => [one.address, problemText(one)])), [problems]);
  const columns: GridColumn[] = [
    { name: t('posting.preview.branch'), width: 136 },
    { name: t('posting.preview.custCode'), width: 112 },
    { name: t('posting.preview.customer'), width: 210, grows: true },
    ...sheet.months.map((one, i) => ({
      name: one.month ? nameOf(one, sheet) : one.heading,
      head: <MonthChoice of={one} sheet={sheet} column={i + 3} onChange={(month) => setMonth(i, month)} />,
      isWrong: wrong.has(addressOf(i + 3, 2)),
      // With a year, the name of the month is longer.
      width: isOtherYear(one, sheet) ? 148 : 120,
    })),
  ];
  const cellsOf = ({ branch, custCode, custName, cells }: SheetRow) => [
    { text: branch },
    { text: custCode },
    { text: custName },
    ...cells.map((one, i) => ({ text: shown(one), look: sheet.months[i]!.month ? 'amount' : 'amount left-out' })),
  ];
  return (
    <SheetGrid
      ref={ref}
      label={label}
      columns={columns}
      rows={sheet.rows}
      cellsOf={cellsOf}
      wrong={wrong}
      onCells={setCells}
      onUndo={undo}
      onRedo={redo}
      onRemove={removeRow}
    />
  );
}

/** The month, with its year if that is not the year of the sheet. */
const nameOf = (column: SheetMonth, sheet: Sheet): string =>
  monthName(column.month!) + (isOtherYear(column, sheet) ? ` ${column.year}` : '');

interface ChoiceProps {
  readonly of: SheetMonth;
  readonly sheet: Sheet;
  readonly column: number;
  readonly onChange: (month: number | null) => void;
}

function MonthChoice({ of, sheet, column, onChange }: ChoiceProps) {
  const { month, heading } = of;
  const label = t('posting.preview.heading', { column: addressOf(column, 2) });
  return (
    <Select
      variant="standard"
      disableUnderline
      fullWidth
      displayEmpty
      value={month === null ? '' : String(month)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      renderValue={() => (month === null ? heading || t('posting.preview.leftOut') : nameOf(of, sheet))}
      SelectDisplayProps={{ 'aria-label': label, 'data-at': `h${column}` } as object}
    >
      <MenuItem value="">{t('posting.preview.leftOut')}</MenuItem>
      {Array.from({ length: 12 }, (_, m) => (
        <MenuItem key={m} value={String(m + 1)}>
          {monthName(m + 1)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** An amount with its sign and commas; any other text as it was written. */
const shown = ({ text, amount }: SheetCell): string => (amount && 'pence' in amount ? money(amount.pence / 100) : text);
