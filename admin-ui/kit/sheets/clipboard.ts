/** Cells of a copied range as text: tabs between columns, line breaks between rows, as spreadsheets write it. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n');

const quoted = (text: string): string => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The cells of a copied range. A cell with a line break or a tab is in quotation marks. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, inQuotes, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)!.push((inQuotes?.replaceAll('""', '"') ?? plain).replace(/\s*[\r\n]+\s*/g, ' '));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // The last line of a copied range also ends with a line break.
  const last = rows.at(-1)!;
  return rows.length > 1 && last.length <= 1 && !last[0] ? rows.slice(0, -1) : rows;
}
