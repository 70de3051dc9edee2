import { invalid } from '../../../core/errors/errors.ts';
import { accountNumber } from '../account.ts';
import { objectIn, requireKnown } from '../../../core/records/body.ts';

/** Rows, and accounts, taken with one call. */
const most = 1000;
/** Years of the headings of a sheet, besides its own. */
const mostOtherYears = 12;
/** The largest figure, in pence. */
export const mostPence = 9_999_999_999_00;

export interface SheetRow {
  readonly rowNo: number;
  readonly branch: string;
  readonly custCode: string;
  readonly figures: readonly RowFigure[];
}

/** A month, its pence, and its year if that is not the year of the posting. */
export type RowFigure = readonly [month: number, pence: number, sYear?: number];

/**
 * @param year of the posting
 * @throws UserError 400 or 422
 */
export function readSheetRows(body: unknown, year: number): { readonly from: number; readonly rows: SheetRow[] } {
  const { from, rows, ...unknown } = objectIn(body);
  requireKnown(unknown);
  if (!isWhole(from, 0, 100_000)) throw invalid({ from: 'from must be a whole number.' });
  return { from, rows: listOf(rows, 'rows').map((row) => readRow(row, year)) };
}

/** @throws UserError 400 or 422 */
export function readAccounts(body: unknown) {
  const { kind, sYear, otherYears = [], accounts, ...unknown } = objectIn(body);
  requireKnown(unknown);
  if (kind !== 'actual' && kind !== 'forecast') throw invalid({ kind: 'kind must be actual or forecast.' });
  const years = [sYear, ...listOf(otherYears, 'otherYears', mostOtherYears)].map((year) => {
    if (!isYear(year)) throw invalid({ sYear: 'Year must be between 2000 and 2100.' });
    return year;
  });
  const read = listOf(accounts, 'accounts').map((one) => {
    const { branch = '', custCode = '', custName = '' } = objectIn(one);
    return { branch: textOf(branch), custCode: textOf(custCode).toUpperCase(), custName: textOf(custName) };
  });
  return { kind: kind as 'actual' | 'forecast', years: [...new Set(years)], accounts: read };
}

function readRow(row: unknown, year: number): SheetRow {
  const { rowNo, branch, custCode, values, ...unknown } = objectIn(row);
  requireKnown(unknown);
  if (!isWhole(rowNo, 1, 10_000_000)) throw invalid({ rowNo: 'rowNo must be a whole number.' });
  const figures = listOf(values, 'values').map((one) => {
    const { sYear = year, sMonth, value, ...more } = objectIn(one);
    requireKnown(more);
    if (!isYear(sYear)) throw invalid({ sYear: `Row ${rowNo}: the year must be between 2000 and 2100.` });
    if (!isWhole(sMonth, 1, 12)) throw invalid({ sMonth: `Row ${rowNo}: the month must be between 1 and 12.` });
    const pence = typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
    if (!(Math.abs(pence) <= mostPence)) throw invalid({ value: `Row ${rowNo}: this is not an amount.` });
    if (Math.abs(pence / 100 - (value as number)) > 1e-9)
      throw invalid({ value: `Row ${rowNo}: amounts have at most two decimals.` });
    return sYear === year ? ([sMonth, pence] as const) : ([sMonth, pence, sYear] as const);
  });
  if (new Set(figures.map(([month, , other = year]) => `${other}-${month}`)).size < figures.length)
    throw invalid({ sMonth: `Row ${rowNo}: a month appears twice.` });
  return { rowNo, branch: textOf(branch), custCode: accountNumber(custCode), figures };
}

function listOf(value: unknown, name: string, limit = most): unknown[] {
  if (!Array.isArray(value)) throw invalid({ [name]: `${name} must be a list.` });
  if (value.length > limit) throw invalid({ [name]: `${name} can have at most ${limit} entries.` });
  return value;
}

const isWhole = (value: unknown, least: number, greatest: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= greatest;

const isYear = (value: unknown): value is number => isWhole(value, 2000, 2100);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';
