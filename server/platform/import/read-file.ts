import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import xlsx from 'xlsx';

/** A row of a file: its number as a spreadsheet shows it, and its cells by column. */
export interface FileRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface FileContent {
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

/** Reads a CSV, TSV or XLSX file whose first row names its columns. Everything is text: dates and numbers as written. */
export function readTable(file: string, sheet?: string): FileContent {
  const ending = extname(file).toLowerCase();
  if (!['.csv', '.tsv', '.txt', '.xlsx'].includes(ending)) throw new Error(`${file} is no CSV, TSV or XLSX file.`);
  const bytes = readFileSync(file);
  const book =
    ending === '.xlsx'
      ? xlsx.read(bytes, { type: 'buffer', dense: true })
      : xlsx.read(textOf(bytes), { type: 'string', dense: true, raw: true, ...(ending !== '.csv' && { FS: '\t' }) });
  const name = sheet ?? book.SheetNames[0]!;
  const found = book.Sheets[name];
  if (!found) throw new Error(`${file} has no sheet "${name}"; it has ${book.SheetNames.join(', ')}.`);
  const [head = [], ...body] = xlsx.utils.sheet_to_json<unknown[]>(found, {
    header: 1,
    raw: false,
    defval: '',
    blankrows: true,
  });
  const columns = head.map((cell) => String(cell).trim());
  const rows = body
    .map((cells, i) => ({
      number: i + 2,
      cells: Object.fromEntries(columns.map((column, j) => [column, String(cells[j] ?? '').trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some(Boolean));
  return { columns, rows };
}

/** UTF-8, or what Windows wrote before it. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
