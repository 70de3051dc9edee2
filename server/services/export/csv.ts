import { cellsOf, totalsOf, type Cell, type Table } from './table.ts';

/** Parts of a CSV file. The byte order mark makes Excel read the file as UTF-8. */
export async function* csvOf(table: Table): AsyncGenerator<string, void> {
  yield `\uFEFF${lineOf(table.columns.map(({ title }) => title))}`;
  for await (const rows of table.rows) yield rows.map((row) => lineOf(cellsOf(table, row))).join('');
  const totals = totalsOf(table);
  if (totals) yield lineOf(totals);
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`;

/**
 * Puts an apostrophe before a text that starts like a formula, so that a spreadsheet shows it rather than running it.
 */
function quoted(value: Cell): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d\s().]+$/.test(value)
      ? `'${value}`
      : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
