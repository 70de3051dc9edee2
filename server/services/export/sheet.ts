import type { FieldDefinition } from '../../core/model/definition.ts';
import { cellsOf, mostInWorkbook, tooManyRows, totalsOf, type Cell, type Table, type TableColumn } from './table.ts';

/** A cell of a workbook: a text, or a number and how a format shows it. */
export type SheetCell =
  | { readonly text: string; /** Whether it is shown in lines as wide as its column. */ readonly wraps: boolean }
  | { readonly number: number; readonly format: SheetFormat | null; readonly shown: string }
  | null;

/** Kinds of numbers that have a format of their own. */
export type SheetFormat = 'money' | 'date' | 'date-time' | 'year-month' | 'time';

export interface Sheet {
  /** What programs and screen readers call the file. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** The rows in order, the totals last. */
  readonly rows: AsyncIterable<readonly SheetCell[]>;
  /** Rows read so far, without the totals. Filters do not hide the totals. */
  count(): number;
}

export interface SheetColumn {
  readonly title: string;
  /** Width in characters. */
  readonly width: number;
}

/** Of the headings, and of how numbers and days are written. */
export const sheetLanguage = 'en-GB';

/** Widths of columns, in characters. The heading also has the key of the filter. */
const [narrowest, widest, filterKey] = [8, 60, 3];

/** Rows that decide how wide the columns are: those before the first is written. */
const measured = 1000;

/**
 * A table as a workbook shows it.
 * @throws UserError 422 while its rows are read, if there are too many
 */
export async function sheetOf(table: Table): Promise<Sheet> {
  const source = rowsOf(table);
  const first: Cell[][] = [];
  while (first.length < measured) {
    const { value, done } = await source.next();
    if (done) break;
    first.push(value);
  }
  const totals = totalsOf(table);
  const shown = totals ? [...first, totals] : first;
  let count = 0;
  return {
    title: table.name,
    columns: table.columns.map((column, i) => ({ title: column.title, width: widthOf(column, shown, i) })),
    rows: rows(),
    count: () => count,
  };

  async function* rows() {
    const typed = (row: readonly Cell[]) => row.map((value, i) => sheetCell(value, table.columns[i]!.format));
    for (const row of first) {
      count++;
      yield typed(row);
    }
    for await (const row of source) {
      if (++count > mostInWorkbook) throw tooManyRows();
      yield typed(row);
    }
    if (totals) yield typed(totals);
  }
}

async function* rowsOf(table: Table): AsyncGenerator<Cell[], void> {
  for await (const rows of table.rows) for (const row of rows) yield cellsOf(table, row);
}

/** A text stays a text, also one that looks like a formula. */
function sheetCell(value: Cell, format: FieldDefinition['format']): SheetCell {
  if (value === '') return null;
  if (typeof value === 'number')
    return format === 'money'
      ? { number: value, format, shown: pounds.format(value) }
      : { number: value, format: null, shown: String(value) };
  return momentOf(value, format) ?? { text: value, wraps: format === 'text' };
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** A day, month or time as a spreadsheet counts it: in days since 30 December 1899. */
function momentOf(text: string, format: FieldDefinition['format']): SheetCell {
  if (format === 'time') {
    const time = /^(\d\d):(\d\d)$/.exec(text);
    return time && { number: daysOf(time[1]!, time[2]!), format, shown: text };
  }
  if (format !== 'date' && format !== 'date-time' && format !== 'year-month') return null;
  const parts = /^(?:(\d\d)\/)?(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?$/.exec(text);
  if (!parts) return null;
  const [, day = '1', month, year, hours = '0', minutes = '0'] = parts;
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return { number: days + daysOf(hours, minutes), format, shown: text };
}

const daysOf = (hours: string, minutes: string) => (Number(hours) * 60 + Number(minutes)) / 1440;

function widthOf({ title, format }: TableColumn, rows: readonly (readonly Cell[])[], i: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[i]!, format)), title.length + filterKey);
  return Math.min(Math.max(longest + 1, narrowest), widest);
}

/** Characters of a value as shown; an amount has a pound sign and commas. */
const lengthOf = (value: Cell, format: TableColumn['format']) =>
  typeof value === 'number' && format === 'money'
    ? Math.ceil((value.toFixed(2).length * 4) / 3) + 1
    : String(value).length;
