import { sql } from '../../../core/db/sql.ts';
import { updateMany } from '../../../core/db/update-many.ts';
import { invalid, refused } from '../../../core/errors/errors.ts';
import type { PostingServices } from './services.ts';
import { branchFinder } from './accounts.ts';
import { mostPence, type RowFigure } from './read-rows.ts';

interface AccountRow {
  readonly id: number;
  readonly rowNo: number;
  readonly branch: string;
  readonly custCode: string;
  readonly figures: readonly RowFigure[];
}

/**
 * Refuses a posting in which rows have the same account: the later would silently replace the earlier, and the total of
 * the sheet would not be what is saved.
 * @throws UserError 422 with the numbers of the rows
 */
export async function refuseDoubleRows(id: number, services: PostingServices): Promise<void> {
  const [first, ...more] = await doubleRows(id, services);
  if (!first) return;
  const { custCode, branch } = first[0]!;
  const numbers = first.map(({ rowNo }) => rowNo);
  const rows = `Rows ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} have the same account, ${custCode} at ${branch}.`;
  const others = more.length ? ` So have rows of ${more.length} more account${more.length === 1 ? '' : 's'}.` : '';
  throw invalid({ rows: `${rows}${others} Add them up, or keep the last of each.` });
}

/**
 * Leaves one row with figures for each account of a posting that has not begun: the figures of all its rows added up in
 * the first, or those of the last.
 * @throws UserError 422 if rows are missing or posted, or if a sum is too large
 */
export async function settleDoubleRows(id: number, how: 'add' | 'replace', services: PostingServices): Promise<void> {
  const { database, records } = services;
  await database.write(async () => {
    await database.locked(sql`select 1 from sales_posting where id = ${id}`);
    const { status, sentCount, rowCount, postedCount, failedCount } = (await records.one('salesPosting', id))!;
    if (status !== 'Posting' || postedCount! + failedCount! > 0)
      throw refused('Rows of this posting are posted already.');
    if (sentCount! < rowCount!) throw invalid({ rowCount: 'Not all rows have arrived yet.' });
    const changed = (await doubleRows(id, services)).flatMap((rows) => {
      const kept = how === 'add' ? rows[0]! : rows.at(-1)!;
      const figures = how === 'add' ? added(rows) : kept.figures;
      return rows.map((row) => [JSON.stringify(row === kept ? figures : []), row.id]);
    });
    await updateMany(database, 'sales_posting_row', 'id', [{ name: 'figures', type: 'text' }], changed);
  });
}

function added(rows: readonly AccountRow[]): RowFigure[] {
  const sums = new Map<string, RowFigure>();
  for (const { figures, rowNo } of rows)
    for (const [month, pence, ...year] of figures) {
      const key = [month, ...year].join('|');
      const sum = (sums.get(key)?.[1] ?? 0) + pence;
      if (Math.abs(sum) > mostPence) throw invalid({ rows: `Row ${rowNo}: the sum of this account is too large.` });
      sums.set(key, [month, sum, ...year]);
    }
  return [...sums.values()];
}

/** Rows with figures that have an account in common, in the order of the sheet. */
async function doubleRows(id: number, { database, records }: PostingServices): Promise<(readonly AccountRow[])[]> {
  const found = (await database.rows(sql`select id, row_no, branch, cust_code, figures from sales_posting_row
    where posting_id = ${id} and figures <> '[]' and cust_code in (
      select cust_code from sales_posting_row where posting_id = ${id} and figures <> '[]'
      group by cust_code having count(*) > 1)
    order by position`)) as [number, number, string, string, string][];
  if (!found.length) return [];
  const branchOf = await branchFinder(records);
  const accounts = new Map<string, AccountRow[]>();
  for (const [key, rowNo, branch, custCode, figures] of found) {
    const row = { id: key, rowNo, branch, custCode, figures: JSON.parse(figures) as RowFigure[] };
    // A branch may be written as its code in one row and as its name in another.
    const account = `${branchOf(branch)?.key ?? branch.trim().toUpperCase()}|${custCode}`;
    const rows = accounts.get(account);
    if (rows) rows.push(row);
    else accounts.set(account, [row]);
  }
  return [...accounts.values()].filter((rows) => rows.length > 1);
}
