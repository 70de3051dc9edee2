import { readAmount, textOf, type Amount } from './amount.ts';
import { monthOf, type HeadingMonth } from './months.ts';

/** Cells of the heading row that a sheet may have: branch, account, customer and twelve months (CON-026). */
const mostHeadings = 15;
/** Columns before the first month, and rows before the first account. */
const [firstMonth, firstRow] = [3, 2];

export interface SheetCell {
  /** As it is written in the sheet, or as a person has corrected it. */
  readonly text: string;
  readonly amount: Amount;
}

export interface SheetRow {
  /** Number of the row in the spreadsheet. */
  readonly number: number;
  readonly branch: string;
  readonly custCode: string;
  readonly custName: string;
  /** One for each month of the sheet. */
  readonly cells: readonly SheetCell[];
}

export interface SheetMonth {
  readonly heading: string;
  /** From 1 to 12; null where the heading is not a month, whose figures are left out. */
  readonly month: number | null;
  /** The year that the heading names; null for the year of the sheet. */
  readonly year: number | null;
  /** Whether a person has said that the figures belong to the year of the heading, though the sheet has another. */
  readonly isSettled?: true;
}

/** A sheet of figures: a year, months as columns, accounts as rows (AMB-077). */
export interface Sheet {
  readonly year: string;
  readonly months: readonly SheetMonth[];
  readonly rows: readonly SheetRow[];
}

/** Why a sheet cannot be posted (VAL-112). */
export type SheetRefusal = 'noYear' | 'tooManyHeadings' | 'noMonths' | 'noRows';

/**
 * Reads the rows of a spreadsheet: the year in A1, headings in row 2, accounts from row 3 on with months from the
 * fourth column (VAL-114). A last column with a text that is not a month, such as a total, is dropped (VAL-113).
 */
export function readSheet(rows: readonly (readonly unknown[])[]): Sheet | SheetRefusal {
  const year = textOf(rows[0]?.[0]);
  if (!year) return 'noYear';
  const headings = [...(rows[1] ?? [])];
  while (headings.length && textOf(headings.at(-1)) === '') headings.pop();
  if (headings.length > firstMonth && isTrailingText(headings.at(-1))) headings.pop();
  if (headings.length > mostHeadings) return 'tooManyHeadings';
  const months = headings.slice(firstMonth).map(columnOf);
  if (!months.some(({ month }) => month !== null)) return 'noMonths';
  const accounts = rows
    .map((cells, i) => ({ cells, number: i + 1 }))
    .slice(firstRow)
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''))
    .map(({ cells, number }) => rowOf(cells, number, months.length));
  return accounts.length ? { year, months, rows: accounts } : 'noRows';
}

const isTrailingText = (heading: unknown): boolean => typeof heading === 'string' && monthOf(heading) === null;

function columnOf(heading: unknown): SheetMonth {
  const { month, year }: HeadingMonth | { month: null; year: null } = monthOf(heading) ?? { month: null, year: null };
  return { heading: textOf(heading), month, year };
}

const rowOf = (cells: readonly unknown[], number: number, months: number): SheetRow => ({
  number,
  branch: textOf(cells[0]),
  custCode: textOf(cells[1]).toUpperCase(),
  custName: textOf(cells[2]),
  cells: Array.from({ length: months }, (_, i) => cellOf(cells[firstMonth + i])),
});

export const cellOf = (value: unknown): SheetCell => ({ text: textOf(value), amount: readAmount(value) });

/** The row with another text in a cell: column 0 is the branch, 1 the account, 2 the customer, 3 the first month. */
export function withCell(row: SheetRow, column: number, text: string): SheetRow {
  if (column === 0) return { ...row, branch: text.trim() };
  if (column === 1) return { ...row, custCode: text.trim().toUpperCase() };
  if (column === 2) return { ...row, custName: text.trim() };
  return { ...row, cells: row.cells.map((cell, i) => (i === column - firstMonth ? cellOf(text) : cell)) };
}

/** Whether figures can be saved for a year. */
export const isYear = (text: string): boolean => /^\d{4}$/.test(text) && Number(text) >= 2000 && Number(text) <= 2100;

/** Whether a heading names another year than the sheet. */
export const isOtherYear = ({ month, year }: SheetMonth, sheet: Pick<Sheet, 'year'>): boolean =>
  month !== null && year !== null && String(year) !== sheet.year;

/** The year to which the figures of a column belong. */
export const yearOf = ({ year }: SheetMonth, sheet: Pick<Sheet, 'year'>): number => year ?? Number(sheet.year);

interface Figure {
  /** Only if it is not the year of the sheet. */
  readonly sYear?: number;
  readonly sMonth: number;
  readonly value: number;
}

/** The figures of a row, in pounds: of cells that have both a month and an amount (VAL-115). */
export const figuresOf = ({ cells }: SheetRow, sheet: Pick<Sheet, 'year' | 'months'>): Figure[] =>
  cells.flatMap(({ amount }, i) => {
    const column = sheet.months[i]!;
    if (column.month === null || !amount || !('pence' in amount)) return [];
    const year = isOtherYear(column, sheet) && { sYear: yearOf(column, sheet) };
    return [{ ...year, sMonth: column.month, value: amount.pence / 100 }];
  });
