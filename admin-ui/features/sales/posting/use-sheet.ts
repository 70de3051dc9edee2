import { useEffect, useMemo, useState } from 'react';
import type { CellChange, Place } from '../../../kit/sheets/place.ts';
import { useHistory } from '../../../kit/sheets/use-history.ts';
import { checkAccounts, type Kind } from './calls.ts';
import { accountKey, problemsOf, withoutDuplicates, type Account, type Accounts, type Problem } from './preview.ts';
import { isYear, withCell, type Sheet, type SheetMonth, type SheetRow } from './sheet.ts';

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
  /** Says for all headings of another year whether their figures belong to that year or are left out. */
  readonly settleYear: (year: number, how: 'post' | 'leaveOut') => void;
  /** Column 0 is the branch, 1 the account, 2 the customer, 3 the first month. */
  readonly setCells: (changes: readonly CellChange[]) => void;
  readonly setAccount: (row: number, branch: string, custCode: string) => void;
  readonly removeRow: (row: number) => void;
  /** @param only index of a row whose account alone is settled */
  readonly mergeDuplicates: (how: 'add' | 'last', only?: number) => void;
  readonly canUndo: boolean;
  readonly undo: () => Place | null;
  readonly redo: () => Place | null;
}

/** A sheet while it is corrected: its cells, the accounts as the server knows them, and the remaining problems. */
export function useSheet(kind: Kind, first: Sheet): SheetEditor {
  const { state: sheet, change, canUndo, undo, redo } = useHistory(first);
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
  const others = useMemo(() => yearsOf(first), [first]);

  useEffect(() => {
    if (!missing.length || !hasYear || failed) return;
    const abort = new AbortController();
    checkAccounts(kind, [Number(sheet.year), ...others], missing, abort.signal).then(
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
  }, [kind, sheet.year, others, missing, hasYear, failed]);

  const problems = useMemo(() => problemsOf(sheet, accounts), [sheet, accounts]);
  const setMonths = (next: (column: SheetMonth, at: number) => SheetMonth) =>
    change((before) => ({ ...before, months: before.months.map(next) }));
  return {
    sheet,
    accounts,
    problems,
    isChecking: missing.length > 0 && hasYear && !failed,
    checkFailed: failed,
    isChanged: sheet !== first,
    check: () => setFailed(false),
    setYear: (year) => change((before) => ({ ...before, year })),
    setMonth: (column, month) =>
      setMonths((one, i) => (i !== column ? one : month === null ? leftOut : { ...one, month, year: null })),
    settleYear: (year, how) =>
      setMonths((one) => (one.year !== year ? one : how === 'post' ? { ...one, isSettled: true } : leftOut)),
    setCells: (changes) =>
      change((before) => {
        const rows = [...before.rows];
        for (const { row, column, text } of changes) rows[row] = withCell(rows[row]!, column, text);
        return { ...before, rows };
      }, changes[0]),
    setAccount: (at, branch, custCode) =>
      change((before) => ({ ...before, rows: before.rows.with(at, { ...before.rows[at]!, branch, custCode }) }), {
        row: at,
        column: 1,
      }),
    removeRow: (at) => change((before) => ({ ...before, rows: before.rows.toSpliced(at, 1) }), { row: at, column: 0 }),
    mergeDuplicates: (how, only) =>
      change((before) => withoutDuplicates(before, accounts, how, only === undefined ? only : before.rows[only])),
    canUndo,
    undo,
    redo,
  };
}

const leftOut: SheetMonth = { heading: '', month: null, year: null };

/** The years that headings of a sheet name. */
const yearsOf = ({ months }: Sheet): number[] => [
  ...new Set(months.flatMap(({ year }) => (year !== null && isYear(String(year)) ? [year] : []))),
];

/** One row for each account that has not been looked up. */
const missingIn = (rows: readonly SheetRow[], accounts: Accounts): SheetRow[] => [
  ...new Map(rows.filter((row) => !accounts.has(accountKey(row))).map((row) => [accountKey(row), row])).values(),
];
