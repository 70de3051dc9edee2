import { sql } from '../../server/core/db/sql.ts';
import { send, type Call } from './load.ts';
import { open, type Target } from './prepare.ts';

/** A year without figures. */
export const postedYear = 2090;
/** Rows of a batch, each with twelve figures. */
const batch = 500;

/** Sends this many sheets of 500 rows. Answers the calls that post one sheet each. Takes 500 accounts or more. */
export async function sheetsToPost(url: string, token: string, sheets: number): Promise<Call[]> {
  const ask = async (path: string, body?: unknown) => {
    const call = { path: `/v1/${path}`, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) };
    const { status, text } = await send(url, call, token);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as any;
  };
  const customers = await ask('customers?range=[0,999]&sort=["customerId","ASC"]');
  const accounts = customers
    .filter(({ custCode, mbpBranch }: any) => custCode && mbpBranch)
    .map(({ custCode, mbpBranch }: any) => ({ custCode, branch: mbpBranch.branchName }));
  const calls: Call[] = [];
  while (calls.length < sheets) {
    const about = { kind: 'Actual', sYear: postedYear, fileName: 'bench.xlsx', rowCount: batch };
    const { id } = await ask('salesPosting', about);
    // Every second sheet has the same accounts, whose figures it changes.
    const from = (calls.length % Math.floor(accounts.length / batch)) * batch;
    const rows = Array.from({ length: batch }, (_, i) => ({
      rowNo: i + 3,
      ...accounts[from + i],
      values: Array.from({ length: 12 }, (_month, m) => ({ sMonth: m + 1, value: calls.length + i + m / 4 })),
    }));
    await ask(`salesPosting/${id}/rows`, { from: 0, rows });
    const done = { path: `/v1/salesPosting/${id}`, says: '"status":"Posted"' };
    calls.push({ method: 'POST', path: `/v1/salesPosting/${id}/post`, body: '{}', done });
  }
  return calls;
}

/** Removes the figures and postings, so that the next run finds the same database. */
export async function removePostings(target: Target) {
  const platform = await open(target);
  const { database } = platform;
  const figures = sql`select id from actual_sales where s_year = ${postedYear}`;
  const postings = sql`select id from sales_posting where s_year = ${postedYear}`;
  await database.write(async () => {
    await database.rows(sql`delete from record_history where entity = ${'actualSales'} and record_id in (${figures})`);
    await database.rows(sql`delete from sales_posting_figure where posting_id in (${postings})`);
    await database.rows(sql`delete from sales_posting_row where posting_id in (${postings})`);
    await database.rows(sql`delete from sales_posting where s_year = ${postedYear}`);
    await database.rows(sql`delete from actual_sales where s_year = ${postedYear}`);
  });
  await platform.close();
}
