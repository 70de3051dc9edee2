import xlsx, { type BookType } from 'xlsx';
import type { ProblemKind } from '../../admin-ui/features/sales/posting/preview.ts';

export interface SheetAccount {
  readonly branch: string;
  readonly custCode: string;
  readonly custName: string;
}

export interface BadCell {
  readonly address: string;
  readonly kind: ProblemKind;
  /** What a person writes instead; null for a duplicate row, which is added to the first of its account. */
  readonly right: string | null;
}

export interface YearSheet {
  /** Rows of the file, from the first, which has the year in A1. */
  readonly cells: readonly (readonly unknown[])[];
  /** 40 cells of every kind that is not a figure. */
  readonly bad: readonly BadCell[];
  /** Pence by `custCode month`, once the bad cells are right. */
  readonly figures: Readonly<Record<string, number>>;
  /** Pounds: all figures added up. */
  readonly total: number;
}

/** Amounts as people write them, with their pence; a blank cell and a dash have none. */
const amounts: readonly (readonly [unknown, number | null])[] = [
  [1234.5, 1234_50],
  ['£1,234.50', 1234_50],
  ['(123.45)', -123_45],
  ['', null],
  ['-', null],
  [-0.5, -50],
];
const texts = ['abc', '12..5', '1,23', '1e5', 'n/a', 'ten', '5%', '#REF!', '--', '1.2.3', '(5', '5-5', '.'];
const fractions = [0.125, '0.125', '£1.005', 1 / 3, '(0.001)', -2.345, '1,000.999', 99.999];
const large = ['12345678901', 99_999_999_999];
const badAmounts = [
  ...texts.map((text) => ['number', text] as const),
  ...fractions.map((value) => ['pence', value] as const),
  ...large.map((value) => ['size', value] as const),
];

/** Accounts of a sheet; each of the first four has another row at the end. */
const [accountsOfSheet, twice] = [24, 4];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Nov'];
const addressOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row + 3}`;

/** A year's sheet with a trailing column of totals, in which 40 cells are wrong. Takes 24 accounts. */
export function yearSheet(year: number, all: readonly SheetAccount[]): YearSheet {
  const accounts = [...all.slice(0, accountsOfSheet), ...all.slice(0, twice)];
  const bad: BadCell[] = [{ address: 'O2', kind: 'twice', right: 'December' }];
  const figures: Record<string, number> = {};
  const rows = accounts.map(({ branch, custCode, custName }, row) => {
    const cells: unknown[] = [branch, custCode, custName];
    if (row >= 8 && row < 11) {
      cells[0] = 'Atlantis';
      bad.push({ address: addressOf(0, row), kind: 'branch', right: branch });
    } else if (row >= 11 && row < 16) {
      cells[1] = `${custCode}X`;
      bad.push({ address: addressOf(1, row), kind: 'account', right: custCode });
    } else if (row < twice || row >= accountsOfSheet)
      bad.push({ address: addressOf(1, row), kind: 'duplicate', right: null });
    for (let month = 0; month < months.length; month++) {
      const wrong = badAmounts.findIndex((_, i) => twice + (i % 20) === row && (i * 5) % 12 === month);
      const [written, pence] = wrong < 0 ? amounts[(row + month) % amounts.length]! : [badAmounts[wrong]![1], 10_00];
      cells.push(written);
      if (wrong >= 0) bad.push({ address: addressOf(3 + month, row), kind: badAmounts[wrong]![0], right: '10.00' });
      const key = `${custCode} ${month + 1}`;
      if (pence !== null) figures[key] = (figures[key] ?? 0) + pence;
    }
    return [...cells, 'checked'];
  });
  return {
    cells: [[year], ['Branch', 'Account No', 'Customer', ...months, 'Remark'], ...rows],
    bad,
    figures,
    total: Object.values(figures).reduce((sum, pence) => sum + pence, 0) / 100,
  };
}

/** The bytes of a file with these cells. */
export const fileOf = (cells: readonly (readonly unknown[])[], bookType: BookType): Buffer =>
  xlsx.write(
    { SheetNames: ['Sales'], Sheets: { Sales: xlsx.utils.aoa_to_sheet(cells as unknown[][]) } },
    { type: 'buffer', bookType },
  ) as Buffer;
