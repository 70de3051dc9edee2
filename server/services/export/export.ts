import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { badRequest, UserError } from '../../core/errors/errors.ts';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records, WireRecord } from '../../core/records/records.ts';
import type { ListRequest } from '../../core/records/request.ts';
import { Threads } from '../../core/threads.ts';
import type { BookFormat, SheetColumn, SheetTable, SheetValue } from './sheet.ts';

/** Maximum rows of a workbook, because it is built in memory. */
const mostInWorkbook = 100_000;

export interface ExportQuery {
  readonly format?: string;
  /** Field names separated by commas. */
  readonly columns?: string;
}

/** A table that is sent as a file. */
export interface Table {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Names of the columns in a row, their headings and the formats of their values. */
  readonly columns: readonly (SheetColumn & { readonly name: string })[];
  readonly rows: AsyncIterable<readonly WireRecord[]> | Iterable<readonly WireRecord[]>;
  /** Totals over the rows, for the last row. The first column says that they are totals. */
  readonly totals?: WireRecord;
}

/** Sends the rows of a list as a file. */
export async function exportList(
  definition: EntityDefinition,
  query: ExportQuery,
  request: ListRequest,
  { records, registry }: { readonly records: Records; readonly registry: Registry },
  response: Response,
): Promise<void> {
  const names = namesOf(query.columns) ?? definition.lists[0]!.columns;
  const unknown = names.find((name) => !fieldOf(definition, name));
  if (unknown !== undefined) throw badRequest(`Unknown column "${unknown}".`);
  const columns = names.map((name) => {
    const field = fieldOf(definition, name)!;
    const { format } = registry.aliased(definition, field);
    return { name, title: field.title, ...(format && { format }) };
  });
  const rows = records.chunks(definition, request);
  return sendTable({ name: definition.plural, columns, rows }, query.format, response);
}

function namesOf(columns: unknown): string[] | undefined {
  if (columns === undefined) return undefined;
  if (typeof columns !== 'string') throw badRequest('columns must be field names separated by commas.');
  return columns.split(',');
}

/**
 * Sends a table: CSV is streamed row by row, XLSX and ODS are built in a worker thread.
 * @throws UserError 400 for another format, 422 if a workbook would have too many rows.
 */
export async function sendTable(table: Table, format = 'csv', response: Response): Promise<void> {
  if (format === 'xlsx' || format === 'ods') {
    const bytes = await workbook(await sheetOf(table), format);
    attach(response, table, format, contentTypes[format]).end(bytes);
  } else if (format === 'csv') {
    // Reads the first rows before sending anything, so that an invalid request still gets an error response.
    const lines = linesOf(table);
    const first = await lines.next();
    async function* all() {
      yield first.value as string;
      yield* lines;
    }
    // From here on an error is logged and closes the connection, so that the file does not look complete.
    await pipeline(Readable.from(all()), attach(response, table, 'csv', 'text/csv; charset=utf-8'));
  } else throw badRequest('format must be csv, xlsx or ods.');
}

/**
 * A table as a file in memory.
 * @throws UserError 422 if a workbook would have too many rows
 */
export async function tableFile(table: Table, format: 'csv' | 'xlsx'): Promise<{ fileName: string; content: Buffer }> {
  const fileName = fileNameOf(table, format);
  if (format === 'xlsx') return { fileName, content: Buffer.from(await workbook(await sheetOf(table))) };
  const lines = [];
  for await (const text of linesOf(table)) lines.push(text);
  return { fileName, content: Buffer.from(lines.join('')) };
}

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const;

const cellsOf = ({ columns }: Table, record: WireRecord) => columns.map(({ name }) => cell(record[name]));

const headOf = ({ columns }: Table) => columns.map(({ title }) => title);

const totalsOf = (table: Table) =>
  table.totals && cellsOf(table, { ...table.totals, [table.columns[0]!.name]: 'Total' });

/** @throws UserError 422 if a workbook would have too many rows */
async function sheetOf(table: Table): Promise<SheetTable> {
  const rows: SheetValue[][] = [];
  for await (const chunk of table.rows) {
    rows.push(...chunk.map((record) => cellsOf(table, record)));
    if (rows.length > mostInWorkbook)
      throw new UserError(
        422,
        'too_many_rows',
        `A workbook holds at most ${mostInWorkbook.toLocaleString('en-GB')} rows. Filter the list, or export it as CSV.`,
      );
  }
  const totals = totalsOf(table);
  return { columns: table.columns, rows, ...(totals && { totals }) };
}

/** Parts of a CSV file, the first with the first rows. The byte order mark makes Excel read the file as UTF-8. */
async function* linesOf(table: Table): AsyncGenerator<string, void> {
  let head = `\uFEFF${line(headOf(table))}`;
  for await (const chunk of table.rows) {
    yield head + chunk.map((record) => line(cellsOf(table, record))).join('');
    head = '';
  }
  const totals = totalsOf(table);
  yield totals ? head + line(totals) : head;
}

const fileNameOf = ({ name }: Table, ending: string) => `${name.replaceAll(/[^\w]+/g, ' ')}.${ending}`;

const attach = (response: Response, table: Table, ending: string, type: string) =>
  response.attachment(fileNameOf(table, ending)).type(type);

function cell(value: unknown): SheetValue {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  if (typeof value === 'object') return String(Object.values(value).find((part) => typeof part === 'string') ?? '');
  return value as SheetValue;
}

const line = (values: SheetValue[]) => `${values.map(quoted).join(',')}\r\n`;

/**
 * Puts an apostrophe before a text that starts like a formula, so that a spreadsheet shows it rather than running it.
 */
function quoted(value: SheetValue): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d\s().]+$/.test(value)
      ? `'${value}`
      : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Threads that build workbooks, because SheetJS blocks while it works. */
const workbooks = new Threads<{ table: SheetTable; format: BookFormat }, Uint8Array>(
  new URL('./workbook.worker.js', import.meta.url),
  { most: 2, idle: 0 },
);

const workbook = (table: SheetTable, format: BookFormat = 'xlsx') => workbooks.run({ table, format });
