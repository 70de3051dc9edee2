import { isFormulaText, type Amount } from './amount.ts';
import { addressOf } from '../../../core/files/address.gen.ts';
import { cellOf, isOtherYear, isYear, yearOf, type Sheet, type SheetMonth, type SheetRow } from './sheet.ts';

export interface LikelyAccount {
  readonly custCode: string;
  readonly branchName: string;
  readonly custName: string;
  /** Whether the account is at the branch that the row names; else the row would move to another branch. */
  readonly isAtBranch: boolean;
}

/** What the server knows of an account of a sheet. Figures are pence by year and month. */
export interface Account {
  readonly branch: { readonly id: number; readonly branchName: string } | null;
  readonly customer: { readonly customerId: number; readonly custName: string } | null;
  readonly figures: Readonly<Record<number, Readonly<Record<number, number>>>>;
  /** Accounts that may be meant, those at the branch of the row first. */
  readonly likely: readonly LikelyAccount[];
}

export type Accounts = ReadonlyMap<string, Account>;

export type ProblemKind =
  | NonNullable<Extract<Amount, { problem: unknown }>>['problem']
  | 'year'
  | 'branch'
  | 'account'
  | 'duplicate'
  | 'month'
  | 'otherYear'
  | 'twice';

/** Something that has to be corrected before a sheet is posted. */
export interface Problem {
  readonly kind: ProblemKind;
  /** Address of the cell: `D3`. */
  readonly address: string;
  /** Index of the row in the sheet; null for a heading. */
  readonly row: number | null;
  readonly column: number;
  readonly text: string;
  /** Numbers of the other rows with the same account. */
  readonly others?: readonly number[];
  /** The year of a heading. */
  readonly year?: number;
}

export const accountKey = ({ branch, custCode }: Pick<SheetRow, 'branch' | 'custCode'>): string =>
  `${branch.trim().toUpperCase()}|${custCode}`;

/**
 * Everything that has to be corrected, from the top of the sheet to its end. Accounts not yet looked up have no
 * problem.
 */
export function problemsOf(sheet: Sheet, accounts: Accounts): Problem[] {
  const problems: Problem[] = [];
  const formulaOr = (kind: ProblemKind, text: string): ProblemKind => (isFormulaText(text) ? 'formula' : kind);
  if (!isYear(sheet.year))
    problems.push({ kind: formulaOr('year', sheet.year), address: 'A1', row: null, column: 0, text: sheet.year });
  const columns = sheet.months.map((one) => columnKey(one, sheet));
  sheet.months.forEach((column, i) => {
    const { month, heading, isSettled } = column;
    const at = { address: addressOf(i + 3, 2), row: null, column: i + 3, text: heading };
    if (month === null && heading) problems.push({ kind: formulaOr('month', heading), ...at });
    if (isOtherYear(column, sheet) && !isSettled) problems.push({ kind: 'otherYear', ...at, year: column.year! });
    if (month !== null && columns.indexOf(columns[i]!) < i) problems.push({ kind: 'twice', ...at });
  });
  const rowsOf = rowsByAccount(sheet.rows, accounts);
  sheet.rows.forEach((row, i) => {
    const account = accounts.get(accountKey(row));
    const at = (column: number, text: string) => ({ address: addressOf(column, row.number), row: i, column, text });
    if (account && !account.branch) problems.push({ kind: formulaOr('branch', row.branch), ...at(0, row.branch) });
    else if (account && !account.customer)
      problems.push({ kind: formulaOr('account', row.custCode), ...at(1, row.custCode) });
    const others = rowsOf.get(identity(row, accounts))!.filter((number) => number !== row.number);
    if (others.length) problems.push({ kind: 'duplicate', ...at(1, row.custCode), others });
    row.cells.forEach(({ amount, text }, column) => {
      if (amount && 'problem' in amount && sheet.months[column]!.month !== null)
        problems.push({ kind: amount.problem, ...at(column + 3, text) });
    });
  });
  return problems;
}

const columnKey = (column: SheetMonth, sheet: Sheet): string => `${yearOf(column, sheet)}-${column.month}`;

/** A branch may be written as its code in one row and as its name in another. */
const identity = (row: SheetRow, accounts: Accounts): string => {
  const branch = accounts.get(accountKey(row))?.branch;
  return branch ? `${branch.id}|${row.custCode}` : accountKey(row);
};

function rowsByAccount(rows: readonly SheetRow[], accounts: Accounts): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const key = identity(row, accounts);
    const numbers = found.get(key);
    if (numbers) numbers.push(row.number);
    else found.set(key, [row.number]);
  }
  return found;
}

/**
 * The sheet with one row for each account: amounts of the same month added up, or those of the last row. A row is not
 * added while a cell has a problem where the other row has an amount, which would be lost.
 * @param only a row whose account alone is settled
 */
export function withoutDuplicates(sheet: Sheet, accounts: Accounts, how: 'add' | 'last', only?: SheetRow): Sheet {
  const kept = new Map<string, SheetRow>();
  for (const row of sheet.rows) {
    const account = identity(row, accounts);
    const key = !only || account === identity(only, accounts) ? account : `${account}|${row.number}`;
    const first = kept.get(key);
    if (first && how === 'add' && !canAdd(first, row)) kept.set(`${key}|${row.number}`, row);
    else kept.set(key, first && how === 'add' ? added(first, row) : row);
  }
  return { ...sheet, rows: [...kept.values()].toSorted((a, b) => a.number - b.number) };
}

const canAdd = (a: SheetRow, b: SheetRow): boolean =>
  a.cells.every(({ amount }, i) => {
    const other = b.cells[i]!.amount;
    return !amount || !other || ('pence' in amount && 'pence' in other);
  });

const added = (a: SheetRow, b: SheetRow): SheetRow => ({
  ...a,
  cells: a.cells.map((cell, i) => {
    const other = b.cells[i]!;
    if (!cell.amount || !other.amount) return cell.amount ? cell : other;
    return cellOf((penceOf(cell.amount) + penceOf(other.amount)) / 100);
  }),
});

const penceOf = (amount: NonNullable<Amount>): number => ('pence' in amount ? amount.pence : 0);

export interface Total {
  readonly name: string;
  /** Pence: in the sheet, and what is saved now for the same accounts and months. */
  readonly sheet: number;
  readonly now: number;
}

/** Totals by month and by branch, with the figures that the sheet would replace. Names other years than the sheet's. */
export function totalsOf(
  sheet: Sheet,
  accounts: Accounts,
  nameOf: (month: number, otherYear: number | null) => string,
): { readonly months: Total[]; readonly branches: Total[]; readonly all: Total } {
  const columns = sheet.months.map((column) => {
    const { month } = column;
    if (month === null) return null;
    const year = yearOf(column, sheet);
    return { month, year, total: { name: nameOf(month, isOtherYear(column, sheet) ? year : null), sheet: 0, now: 0 } };
  });
  const branches = new Map<string, { name: string; sheet: number; now: number }>();
  const all = { name: '', sheet: 0, now: 0 };
  for (const row of sheet.rows) {
    const account = accounts.get(accountKey(row));
    const name = account?.branch?.branchName ?? row.branch;
    if (!branches.has(name)) branches.set(name, { name, sheet: 0, now: 0 });
    const branch = branches.get(name)!;
    row.cells.forEach(({ amount }, column) => {
      const of = columns[column];
      if (!of || !amount || 'problem' in amount) return;
      const now = account?.figures[of.year]?.[of.month] ?? 0;
      for (const total of [of.total, branch, all]) {
        total.sheet += amount.pence;
        total.now += now;
      }
    });
  }
  const months = columns.flatMap((column) => (column ? [column.total] : []));
  return { months, branches: [...branches.values()].toSorted((a, b) => a.name.localeCompare(b.name)), all };
}
