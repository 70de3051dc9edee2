import { useEffect, useMemo, useState } from 'react';
import { checkAccounts, type Kind } from './calls.ts';
import { accountKey, problemsOf, withoutDuplicates, type Account, type Accounts, type Problem } from './preview.ts';
import { isYear, withCell, type Sheet, type SheetRow } from './sheet.ts';

export interface SheetEditor {
  readonly sheet: Sheet;
  readonly accounts: Accounts;
  readonly problems: readonly Problem[];
  /** Accounts are being looked up. */
  readonly isChecking: boolean;
  readonly checkFailed: boolean;
  readonly isChanged: boolean;
  readonly check: () => void;
  readonly setYear: (year: string) => void;
  readonly setMonth: (column: number, month: number | null) => void;
  /** @param column 0 is the branch, 1 the account, 2 the customer, 3 the first month */
  readonly setCell: (row: number, column: number, text: string) => void;
  readonly setAccount: (row: number, branch: string, custCode: string) => void;
  readonly removeRow: (row: number) => void;
  readonly mergeDuplicates: (how: 'add' | 'last') => void;
}

/** A sheet while it is corrected: its cells, the accounts as the server knows them, and the remaining problems. */
export function useSheet(kind: Kind, first: Sheet): SheetEditor {
  const [sheet, setSheet] = useState(first);
  const [known, setKnown] = useState<{ readonly year: string; readonly accounts: Accounts }>({
    year: first.year,
    accounts: new Map(),
  });
  const [failed, setFailed] = useState(false);
  const accounts = useMemo(
    () => (known.year === sheet.year ? known.accounts : new Map<string, Account>()),
    [known, sheet.year],
  );
  const missing = useMemo(() => missingIn(sheet.rows, accounts), [sheet.rows, accounts]);
  const hasYear = isYear(sheet.year);

  useEffect(() => {
    if (!missing.length || !hasYear || failed) return;
    const abort = new AbortController();
    checkAccounts(kind, Number(sheet.year), missing, abort.signal).then(
      (found) =>
        setKnown((before) => ({
          year: sheet.year,
          accounts: new Map([
            ...(before.year === sheet.year ? before.accounts : []),
            ...missing.map((row, i) => [accountKey(row), found[i]!] as const),
          ]),
        })),
      (error: Error) => error.name === 'AbortError' || setFailed(true),
    );
    return () => abort.abort();
  }, [kind, sheet.year, missing, hasYear, failed]);

  const problems = useMemo(() => problemsOf(sheet, accounts), [sheet, accounts]);
  const setRow = (at: number, change: (row: SheetRow) => SheetRow) =>
    setSheet((before) => ({ ...before, rows: before.rows.map((row, i) => (i === at ? change(row) : row)) }));
  return {
    sheet,
    accounts,
    problems,
    isChecking: missing.length > 0 && hasYear && !failed,
    checkFailed: failed,
    isChanged: sheet !== first,
    check: () => setFailed(false),
    setYear: (year) => setSheet((before) => ({ ...before, year })),
    setMonth: (column, month) =>
      setSheet((before) => ({
        ...before,
        months: before.months.map((one, i) =>
          i === column ? { heading: month === null ? '' : one.heading, month } : one,
        ),
      })),
    setCell: (at, column, text) => setRow(at, (row) => withCell(row, column, text)),
    setAccount: (at, branch, custCode) => setRow(at, (row) => ({ ...row, branch, custCode })),
    removeRow: (at) => setSheet((before) => ({ ...before, rows: before.rows.filter((_, i) => i !== at) })),
    mergeDuplicates: (how) => setSheet((before) => withoutDuplicates(before, accounts, how)),
  };
}

/** One row for each account that has not been looked up. */
const missingIn = (rows: readonly SheetRow[], accounts: Accounts): SheetRow[] => [
  ...new Map(rows.filter((row) => !accounts.has(accountKey(row))).map((row) => [accountKey(row), row])).values(),
];
