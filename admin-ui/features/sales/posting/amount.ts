import { isFormula } from '../../../kit/sheets/formula.ts';

/** An amount of a cell, in pence; what is wrong with it; or null for a cell without an amount. */
export type Amount = { readonly pence: number } | { readonly problem: 'number' | 'pence' | 'size' | 'formula' } | null;

/** The largest figure the server takes, in pence. */
const most = 9_999_999_999_00;

/** Blank cells and dashes: there is no figure. */
const nothing = /^[-–—−]?$/;

/**
 * Reads a cell as money: `1234.5`, `£1,234.50`, `(123.45)` and `-123.45` for negative amounts. `Â£` is a pound sign of
 * a UTF-8 file that was opened as Windows-1252. Blank cells and dashes have no amount. Fractions of a penny are a
 * problem: they are never rounded.
 */
export function readAmount(cell: unknown): Amount {
  const text = textOf(cell).replace(/Â?£| /g, '');
  if (nothing.test(text)) return null;
  if (isFormulaText(text)) return { problem: 'formula' };
  const [, bracketed, signed] = /^(?:\((.*)\)|[-−](.*)|(?:.*)[-−])$/.exec(text) ?? [];
  const digits = bracketed ?? signed ?? text.replace(/[-−]$/, '');
  const isNegative = digits !== text;
  if (!/^(\d{1,3}(,\d{3})*|\d+)?(\.\d*)?$/.test(digits) || !/\d/.test(digits)) return { problem: 'number' };
  const [pounds, fraction = ''] = digits.replaceAll(',', '').split('.');
  if (/[1-9]/.test(fraction.slice(2))) return { problem: 'pence' };
  const pence = Number(pounds) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  if (pence > most) return { problem: 'size' };
  return { pence: isNegative && pence ? -pence : pence };
}

/** A formula without a stored value: it has to be replaced by its amount. */
export const isFormulaText = (text: string): boolean => text.startsWith('=');

/**
 * A cell as text. A number is written with at most nine decimals, as spreadsheets calculate with binary fractions:
 * 0.1 + 0.2 is 0.3, not 0.30000000000000004.
 */
export const textOf = (cell: unknown): string =>
  typeof cell === 'number'
    ? String(Number(cell.toFixed(9)))
    : cell === null || cell === undefined
      ? ''
      : String(isFormula(cell) ? `=${cell.formula}` : cell)
          .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
          .trim();
