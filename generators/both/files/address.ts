/** Address of a cell as spreadsheets name it: `D3`, `AA3`. */
export const addressOf = (column: number, row: number): string => `${letters(column)}${row}`;

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
