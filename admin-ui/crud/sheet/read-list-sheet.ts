import { listSheetRows } from '../../core/files/limits.gen.ts';
import { formulaIn } from '../../kit/sheets/formula.ts';
import { sheetOf, type TextSheet } from '../../kit/sheets/sheet-text.ts';

/** Why a sheet of entries cannot be imported. The formula is the first without a value. */
export type ListSheetRefusal = 'noRows' | 'tooMany' | { readonly noValue: NonNullable<ReturnType<typeof formulaIn>> };

/** Reads the entries of a list from the rows of a spreadsheet. */
export function readListSheet(rows: readonly (readonly unknown[])[]): TextSheet | ListSheetRefusal {
  const noValue = formulaIn(rows);
  if (noValue) return { noValue };
  const sheet = sheetOf(rows);
  if (!sheet.rows.length) return 'noRows';
  return sheet.rows.length > listSheetRows ? 'tooMany' : sheet;
}
