import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import xlsx from 'xlsx';

/** A row of a file: its number, as a spreadsheet shows it, and its cells by column name. */
export interface FileRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface FileContent {
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

/**
 * Reads a CSV, TSV, XLSX or ODS file. Its first row has the names of the columns. All cells are text; dates and numbers
 * stay as written.
 */
export function readTable(file: string, sheet?: string): FileContent {
  const ending = extname(file).toLowerCase();
  if (!['.csv', '.tsv', '.txt', '.xlsx', '.ods'].includes(ending))
    throw new Error(`${file} is not a CSV, TSV, XLSX or ODS file.`);
  const bytes = readFileSync(file);
  const book = ending === '.xlsx' || ending === '.ods' ? readWorkbook(bytes) : readText(textOf(bytes), ending);
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

/** Shows dates as DD/MM/YYYY, and long numbers in full rather than as 4.4E+11. */
function readWorkbook(bytes: Buffer): xlsx.WorkBook {
  const book = xlsx.read(bytes, { type: 'buffer', dense: true, dateNF: 'dd/mm/yyyy', cellNF: true });
  for (const sheet of Object.values(book.Sheets))
    for (const cell of ((sheet as xlsx.DenseWorkSheet)['!data'] ?? []).flat())
      if (cell?.t === 'n' && cell.z === 'General') cell.w = String(cell.v);
  return book;
}

/** Finds the separator from the row of column names, and reads the text with it. */
function readText(text: string, ending: string): xlsx.WorkBook {
  const head = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => head.split(separator).length;
  const FS = ending === '.csv' ? [',', ';', '\t', '|'].reduce((a, b) => (count(b) > count(a) ? b : a)) : '\t';
  return xlsx.read(text, { type: 'string', dense: true, raw: true, FS });
}

/** Decodes UTF-8, UTF-16 (a spreadsheet's "Unicode text") or, if it is neither, Windows-1252. */
function textOf(bytes: Uint8Array): string {
  try {
    const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
