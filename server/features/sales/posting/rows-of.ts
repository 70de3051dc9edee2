import { sql } from '../../../core/db/sql.ts';
import type { PostingServices } from './services.ts';
import type { Outcome } from './post-batch.ts';
import type { RowFigure } from './read-rows.ts';

/** Rows of a posting with an outcome, in the order of the sheet. `total` is pounds. */
export async function rowsOf(
  id: number,
  outcome: 'posted' | 'failed',
  limit: number,
  offset: number,
  { database }: PostingServices,
): Promise<(Outcome & { readonly total: number })[]> {
  const rows = await database.rows(sql`select row_no, branch, cust_code, message, figures from sales_posting_row
    where posting_id = ${id} and outcome = ${outcome} order by position ${sql.limit(limit, offset)}`);
  return (rows as [number, string, string, string | null, string][]).map(
    ([rowNo, branch, custCode, message, figures]) => ({ rowNo, branch, custCode, message, total: totalOf(figures) }),
  );
}

const totalOf = (figures: string): number =>
  (JSON.parse(figures) as RowFigure[]).reduce((sum, [, pence]) => sum + pence, 0) / 100;
