import { UserError } from '../../core/errors/errors.ts';
import type { CardFields, FieldDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import type { SessionUser } from '../access/session-user.ts';

/** A table that is written to a file. */
export interface Table {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: AsyncIterable<readonly WireRecord[]> | Iterable<readonly WireRecord[]>;
  /** How each row fills in a vCard; missing if the rows are none. */
  readonly card?: Card;
  /** Totals over the rows, for the last row. The first column says that they are totals. */
  readonly totals?: WireRecord;
}

/** The fields of a card, with what a reader has to know of them. */
export interface Card extends CardFields {
  /** Of the address: fields with the post code, the country and the town. All others are its street. */
  readonly postCode?: string;
  readonly country?: string;
  readonly town?: string;
}

export interface TableColumn {
  /** Name of its values in a row. */
  readonly name: string;
  readonly title: string;
  /** Amounts, days, months and times become numbers that a spreadsheet shows as such. */
  readonly format?: FieldDefinition['format'];
}

/** Something that can be exported. Its table is read in a thread, so the input is plain data. */
export interface TableSource<Input, Context> {
  readonly name: string;
  table(input: Input, user: SessionUser, context: Context): Promise<Table>;
}

/** A value of a cell: amounts in pounds, days as DD/MM/YYYY; empty for none. */
export type Cell = string | number;

/** Maximum rows of a workbook: what a spreadsheet still opens in a few seconds. */
export const mostInWorkbook = 100_000;

export const tooManyRows = (): UserError =>
  new UserError(
    422,
    'too_many_rows',
    `A workbook holds at most ${mostInWorkbook.toLocaleString('en-GB')} rows. Filter the list, or export it as CSV.`,
  );

export const cellsOf = ({ columns }: Table, record: WireRecord): Cell[] =>
  columns.map(({ name }) => cellOf(record[name]));

/** The last row, if the table has totals. */
export const totalsOf = (table: Table): Cell[] | undefined =>
  table.totals && cellsOf(table, { ...table.totals, [table.columns[0]!.name]: 'Total' });

export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  if (typeof value === 'object') return String(Object.values(value).find((part) => typeof part === 'string') ?? '');
  return value as Cell;
}
