import xlsx, { type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import type { Formula } from './formula.ts';

/** A sheet of a workbook. */
export interface BookSheet {
  readonly name: string;
  readonly rows: unknown[][];
}

/**
 * The sheets of a workbook (XLSX, ODS or CSV) that are not hidden and have cells, at least one. A formula without a
 * stored value is a `Formula`, an error is its text: neither is a blank cell.
 * @throws Error if the file is none
 */
export function readBook(bytes: Uint8Array): BookSheet[] {
  const options = { dense: true, cellDates: true, UTC: true };
  const book = isWorkbook(bytes)
    ? // Stubs are cells without a value, among them formulas.
      xlsx.read(bytes, { ...options, type: 'array', sheetStubs: true })
    : xlsx.read(decoded(bytes), { ...options, type: 'string', raw: true });
  const sheets = book.SheetNames.filter((_, i) => !isHidden(book, i)).map((name) => ({
    name,
    rows: rowsOf(book.Sheets[name]!),
  }));
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
  return filled.length ? filled : [{ name: book.SheetNames[0]!, rows: [] }];
}

const isHidden = ({ Workbook }: WorkBook, i: number): boolean => Boolean(Workbook?.Sheets?.[i]?.Hidden);

function rowsOf(sheet: WorkSheet): unknown[][] {
  if (!sheet['!ref']) return [];
  // From A1, also if the first rows or columns are blank.
  const range = { s: { r: 0, c: 0 }, e: xlsx.utils.decode_range(sheet['!ref']).e };
  const options = { header: 1, defval: '', blankrows: true, UTC: true, range } as const;
  const rows = xlsx.utils.sheet_to_json<unknown[]>(sheet, options);
  const cells = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      const value = cell && withoutValue(cell);
      if (value && rows[r]) rows[r][c] = value;
    }),
  );
  return rows;
}

/** What stands for a cell that the library reads as blank though it is not. */
const withoutValue = ({ t, f, w }: CellObject): Formula | string | undefined =>
  t === 'z' && f ? { formula: f } : t === 'e' ? (w ?? '#ERROR!') : undefined;

/** XLSX and ODS files are ZIP archives; older workbooks are OLE files. Everything else is text. */
const isWorkbook = ([a, b]: Uint8Array): boolean => (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf);

/** UTF-8, or Windows-1252, in which Excel saves "CSV": there a pound sign is a single byte. */
function decoded(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Error('This is not a spreadsheet.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
