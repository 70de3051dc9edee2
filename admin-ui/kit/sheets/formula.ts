import { addressOf } from '../../core/files/address.gen.ts';

/** A formula of a spreadsheet that was saved without its value, for example by a program that does not calculate. */
export interface Formula {
  /** As it is written in the cell, without the equals sign. */
  readonly formula: string;
}

export const isFormula = (cell: unknown): cell is Formula =>
  typeof cell === 'object' && cell !== null && 'formula' in cell;

/** The first formula without a value, and the address of its cell. */
export function formulaIn(rows: readonly (readonly unknown[])[]): (Formula & { readonly address: string }) | null {
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries())
      if (isFormula(cell)) return { address: addressOf(c, r + 1), formula: cell.formula };
  return null;
}
