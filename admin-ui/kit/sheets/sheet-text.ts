/** A sheet with headings in its first row, as texts. */
export interface TextSheet {
  readonly columns: readonly string[];
  readonly rows: readonly TextRow[];
}

export interface TextRow {
  /** Number of the row in the spreadsheet. */
  readonly no: number;
  readonly cells: readonly string[];
}

/** The headings and rows of a spreadsheet. Rows and trailing columns without a text are left out. */
export function sheetOf(cells: readonly (readonly unknown[])[]): TextSheet {
  const [head = [], ...body] = cells.map((row) => row.map(textOf));
  const width = Math.max(0, ...head.map((text, i) => (text.trim() ? i + 1 : 0)));
  const rows = body.map((row, i) => ({ no: i + 2, cells: Array.from({ length: width }, (_, at) => row[at] ?? '') }));
  return {
    columns: Array.from({ length: width }, (_, i) => head[i] ?? ''),
    rows: rows.filter((row) => row.cells.some((text) => text.trim())),
  };
}

/** A cell as text. A number is written with at most nine decimals, as spreadsheets calculate with binary fractions. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toFixed(9)));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return cell instanceof Date ? cell.toISOString().slice(0, 10).split('-').toReversed().join('/') : String(cell);
}
