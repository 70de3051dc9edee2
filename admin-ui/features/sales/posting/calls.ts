import { call } from '../../../core/data/http.ts';
import type { SalesPosting } from '../../../../schemas/generated/sales-posting.gen.ts';
import type { Account } from './preview.ts';
import { figuresOf, type Sheet } from './sheet.ts';

export type Kind = 'actual' | 'forecast';

/** What a posting of each kind is called in its record. */
export const kinds: Readonly<Record<Kind, SalesPosting['kind']>> = { actual: 'Actual', forecast: 'Forecast' };

/** A posting, as the server answers it. */
export type Posting = {
  readonly [K in keyof SalesPosting]: K extends 'problem' ? SalesPosting[K] : NonNullable<SalesPosting[K]>;
};

/** What became of a row. */
export interface Outcome {
  readonly rowNo: number;
  readonly branch: string;
  readonly custCode: string;
  /** Why the row was not posted; null if it was. */
  readonly message: string | null;
}

export interface PostedRow extends Outcome {
  /** Pounds: the figures of the row added up. */
  readonly total: number;
}

/** Accounts, and rows, sent with one call. */
const most = 500;

/**
 * What the server knows of accounts, in their order.
 * @param years of the figures, that of the sheet first
 */
export async function checkAccounts(
  kind: Kind,
  [sYear, ...otherYears]: readonly number[],
  accounts: readonly { readonly branch: string; readonly custCode: string; readonly custName: string }[],
  signal: AbortSignal,
): Promise<Account[]> {
  const found: Account[] = [];
  for (let at = 0; at < accounts.length; at += most) {
    const body = { kind, sYear, otherYears, accounts: accounts.slice(at, at + most) };
    const { json } = await call<Account[]>('checkSalesAccounts', { method: 'POST', isRead: true, body, signal });
    found.push(...json);
  }
  return found;
}

/** Begins a posting, whose rows are sent next. */
export async function beginPosting(kind: Kind, fileName: string, { year, rows }: Sheet): Promise<Posting> {
  const body = { kind: kinds[kind], fileName, sYear: Number(year), rowCount: rows.length };
  return (await call<Posting>('salesPosting', { method: 'POST', body })).json;
}

/**
 * Sends the rows of a sheet that the server does not have yet. It keeps them until they are posted.
 * @param onSent gets the posting each time some rows have arrived
 */
export async function sendRows(posting: Posting, sheet: Sheet, onSent: (posting: Posting) => void): Promise<void> {
  for (let from = posting.sentCount; from < sheet.rows.length; from += most) {
    const rows = sheet.rows.slice(from, from + most).map((row) => ({
      rowNo: row.number,
      branch: row.branch,
      custCode: row.custCode,
      values: figuresOf(row, sheet),
    }));
    const path = `salesPosting/${posting.id}/rows`;
    onSent((await call<Posting>(path, { method: 'POST', body: { from, rows } })).json);
  }
}

/** Begins to post the rows of a posting that are left. The server goes on by itself. */
export const startPosting = async (id: number): Promise<Posting> =>
  (await call<Posting>(`salesPosting/${id}/post`, { method: 'POST', body: {} })).json;

/** Stops that. The rows posted so far stay. */
export const stopPosting = async (id: number): Promise<Posting> =>
  (await call<Posting>(`salesPosting/${id}/stop`, { method: 'POST', body: {} })).json;

/** A page of the rows that were posted, or of those that were not, in the order of the sheet. */
export const postedRows = async (
  id: number,
  outcome: 'posted' | 'failed',
  page: number,
  size: number,
): Promise<PostedRow[]> => (await call<PostedRow[]>(`salesPostingRows/${id}/${outcome}/${page}/${size}`)).json;

interface UndoPreview {
  /** Number of figures that get their earlier value again. */
  readonly restored: number;
  readonly deleted: number;
}

/** What undoing a posting would do. */
export const undoPreview = async (id: number): Promise<UndoPreview> =>
  (await call<UndoPreview>(`salesPostingUndo/${id}`)).json;

/** Restores the figures as they were before a posting. */
export const undoPosting = (id: number): Promise<unknown> =>
  call(`salesPosting/${id}/undo`, { method: 'POST', body: {} });
