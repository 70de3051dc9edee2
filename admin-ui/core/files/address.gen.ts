// Generated from generators/both/files/address.ts. Do not edit: change that file and run npm run generate.
/** Address of a cell as spreadsheets name it: `D3`, `AA3`. */
export const addressOf = (column: number, row: number): string => `${letters(column)}${row}`;

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
