import { call } from '../../../core/data/http.ts';
import type { SalesPosting } from '../../../generated/sales-posting/types.gen.ts';
import type { Account } from './preview.ts';
import type { Sheet } from './sheet.ts';

export type Kind = 'actual' | 'forecast';

/** What a posting of each kind is called in its record. */
export const kinds: Readonly<Record<Kind, SalesPosting['kind']>> = { actual: 'Actual sales', forecast: 'Forecast' };

/** A posting, as the server answers it. */
export interface Posting {
  readonly id: number;
  readonly rowCount: number;
  readonly postedCount: number;
  readonly failedCount: number;
}

export interface Outcome {
  readonly rowNo: number;
  readonly branch: string;
  readonly custCode: string;
  /** Why the row was not posted; null if it was. */
  readonly message: string | null;
}

export interface Batch {
  readonly posting: Posting;
  /** In the order of the sheet. */
  readonly rows: readonly Outcome[];
}

/** Accounts, and rows, sent with one call. */
const most = 500;

/** What the server knows of accounts, in their order. */
export async function checkAccounts(
  kind: Kind,
  sYear: number,
  accounts: readonly { readonly branch: string; readonly custCode: string; readonly custName: string }[],
  signal: AbortSignal,
): Promise<Account[]> {
  const found: Account[] = [];
  for (let at = 0; at < accounts.length; at += most) {
    const body = { kind, sYear, accounts: accounts.slice(at, at + most) };
    const { json } = await call<Account[]>('checkSalesAccounts', { method: 'POST', body, signal });
    found.push(...json);
  }
  return found;
}

/**
 * Sends the rows of a sheet to the server, which keeps them until they are posted.
 * @param onSent gets the number of rows that have arrived
 */
export async function sendSheet(
  kind: Kind,
  fileName: string,
  sheet: Sheet,
  onSent: (rows: number) => void,
): Promise<Posting> {
  const body = { kind: kinds[kind], fileName, sYear: Number(sheet.year), rowCount: sheet.rows.length };
  let { json: posting } = await call<Posting>('salesPosting', { method: 'POST', body });
  for (let at = 0; at < sheet.rows.length; at += most) {
    const rows = sheet.rows.slice(at, at + most).map(({ number, branch, custCode, cells }) => ({
      rowNo: number,
      branch,
      custCode,
      values: cells.flatMap(({ amount }, i) => {
        const { month } = sheet.months[i]!;
        return month !== null && amount && 'pence' in amount ? [{ sMonth: month, value: amount.pence / 100 }] : [];
      }),
    }));
    const path = `salesPosting/${posting.id}/rows`;
    ({ json: posting } = await call<Posting>(path, { method: 'POST', body: { from: at, rows } }));
    onSent(at + rows.length);
  }
  return posting;
}

/** Posts the next rows of a posting in one transaction. */
export const postBatch = async (id: number, signal: AbortSignal): Promise<Batch> =>
  (await call<Batch>(`salesPosting/${id}/post`, { method: 'POST', body: {}, signal })).json;
