import { useEffect, useMemo, useState } from 'react';
import { call } from '../../core/data/http.ts';
import type { Resource } from '../../core/model/resource.ts';
import { addressOf } from '../../core/files/address.gen.ts';
import type { CellProblem } from '../../kit/sheets/ProblemSteps.tsx';
import type { CellChange, Place } from '../../kit/sheets/place.ts';
import type { TextSheet } from '../../kit/sheets/sheet-text.ts';
import { useHistory } from '../../kit/sheets/use-history.ts';

export type RowState = 'new' | 'changed' | 'unchanged' | 'wrong';

/** What the server says of a row. */
interface CheckedRow {
  readonly no: number;
  readonly state: RowState;
  readonly version: number | null;
  readonly changed: readonly number[];
  readonly errors: Readonly<Record<number, string>>;
  /** What was probably meant, by index of the column. */
  readonly offers?: Readonly<Record<number, string>>;
}

interface Checked {
  /** Names of the fields; null for a column that is left out. */
  readonly columns: readonly (string | null)[];
  readonly rows: readonly CheckedRow[];
}

export interface ListRow {
  readonly number: number;
  readonly cells: readonly string[];
}

export interface ListProblem extends CellProblem {
  readonly message: string;
  readonly row: number;
  /** What was probably meant. */
  readonly offer?: string | undefined;
}

/** Milliseconds without a correction after which the sheet is checked again. */
const pause = 300;

const withoutVersions = (columns: readonly string[], rows: readonly ListRow[]) => ({
  columns,
  rows: rows.map(({ number, cells }) => ({ no: number, cells })),
});

/** A sheet of entries while it is corrected: its cells, and what the server says of them. */
export function useListSheet(of: Resource, { columns, rows: first }: TextSheet) {
  const start = useMemo(() => first.map(({ no, cells }): ListRow => ({ number: no, cells })), [first]);
  const { state: rows, change, undo, redo } = useHistory<readonly ListRow[]>(start);
  const [checked, setChecked] = useState<(Checked & { readonly of: readonly ListRow[] }) | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const path = `referencelists/${of.name}/sheet`;
  const isDue = rows.length > 0 && failed === null && checked?.of !== rows;

  useEffect(() => {
    if (!isDue) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const body = withoutVersions(columns, rows);
      call<Checked>(`${path}/check`, { method: 'POST', isRead: true, body, signal: abort.signal }).then(
        ({ json }) => setChecked({ ...json, of: rows }),
        (error: Error) => error.name === 'AbortError' || setFailed(error.message),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, columns, rows, isDue]);

  const byNumber = useMemo(() => new Map(checked?.rows.map((row) => [row.no, row])), [checked]);
  const problems = useMemo(
    () =>
      rows.flatMap(({ number, cells }, row) => {
        const { errors = {}, offers = {} } = byNumber.get(number) ?? {};
        return Object.entries(errors).map(([at, message]): ListProblem => {
          const column = Number(at);
          const text = cells[column] ?? '';
          return { address: addressOf(column, number), row, column, text, message, offer: offers[column] };
        });
      }),
    [rows, byNumber],
  );
  const edit = (next: (before: readonly ListRow[]) => readonly ListRow[], at: Place | undefined) => {
    setFailed(null);
    change(next, at);
  };
  const save = async () => {
    const body = {
      columns,
      rows: rows.map(({ number, cells }) => ({ no: number, cells, version: byNumber.get(number)?.version ?? null })),
    };
    return (await call<{ added: number; changed: number }>(path, { method: 'POST', body })).json;
  };
  return {
    rows,
    fields: checked?.columns ?? null,
    rowOf: (number: number) => byNumber.get(number),
    problems,
    isChecking: isDue,
    failed,
    isChanged: rows !== start,
    checkAgain: () => {
      setFailed(null);
      setChecked((before) => before && { ...before, of: [] });
    },
    setCells: (changes: readonly CellChange[]) =>
      edit((before) => {
        const next = [...before];
        for (const { row: at, column, text } of changes)
          next[at] = { ...next[at]!, cells: next[at]!.cells.with(column, text) };
        return next;
      }, changes[0]),
    removeRow: (at: number) => edit((before) => before.toSpliced(at, 1), { row: at, column: 0 }),
    undo,
    redo,
    save,
  };
}
