import type { SalesPostingRecord } from '../../../generated/sales-posting.gen.ts';
import type { BulkColumn } from '../../../core/db/insert-many.ts';
import { updateMany } from '../../../core/db/update-many.ts';
import { sql } from '../../../core/db/sql.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { requireScope } from '../../../services/access/scope.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { PostingServices } from './services.ts';
import { kinds } from '../year.ts';
import { findAccounts } from './accounts.ts';
import { figureKey, figuresOf } from './figures-of.ts';
import type { RowFigure } from './read-rows.ts';
import { salesExecsOf } from './sales-execs.ts';
import { saveFigures, type WantedFigure } from './save-figures.ts';

/** Rows posted in one transaction, during which nobody else can save their customers. */
const most = 50;

export interface Outcome {
  readonly rowNo: number;
  readonly branch: string;
  readonly custCode: string;
  /** Why the row was not posted; null if it was. */
  readonly message: string | null;
}

export const kindOf = ({ kind }: Pick<SalesPostingRecord, 'kind'>) =>
  kind === 'Forecast' ? kinds.forecast : kinds.actual;

interface WaitingRow {
  readonly id: number;
  readonly rowNo: number;
  readonly branch: string;
  readonly custCode: string;
  readonly figures: readonly RowFigure[];
}

/** The entry in the log by which a posting can be undone. */
export const postingEntry = async (id: number, { undo }: PostingServices) =>
  (await undo.of('posting', 'salesPosting', id)).at(0);

/**
 * Posts the next rows of a posting, in the order of the sheet, with their outcomes. Call in a transaction. Called again
 * after a crash, it goes on with the rows that are left, so that none is posted twice.
 * @returns how many rows have an outcome, and how many there are
 */
export async function postNext(
  id: number,
  user: SessionUser,
  services: PostingServices,
): Promise<{ readonly done: number; readonly total: number }> {
  const { database, registry, records, bulk } = services;
  await database.locked(sql`select 1 from sales_posting where id = ${id}`);
  const posting = (await records.one('salesPosting', id))!;
  if (posting.status === 'Undone') throw invalid({ status: 'This posting has been undone.' });
  user.require(registry.definition('salesPosting').access.update);
  const done = posting.postedCount! + posting.failedCount!;
  const rows = await waitingRows(id, done, services);
  const accounts = await findAccounts(rows, services);
  const keys = [...new Set(accounts.flatMap(({ customer }) => customer?.key ?? []))];
  await lockCustomers(keys, services);

  const kind = kindOf(posting);
  const definition = registry.definition(kind.entity);
  const years = rows.flatMap(({ figures }) => figures.map(([, , sYear = posting.sYear!]) => sYear));
  const codes = [...new Set(rows.map(({ custCode }) => custCode))];
  const saved = await figuresOf(kind, [...new Set(years)], codes, services);
  const execs = await salesExecsOf(keys, services);
  const wanted = new Map<string, WantedFigure>();
  const outcomes: Outcome[] = [];
  for (const [i, { rowNo, branch: written, custCode, figures }] of rows.entries()) {
    const { branch, customer } = accounts[i]!;
    const message = !branch
      ? `Branch ${written} not found.`
      : !customer
        ? `Customer ${custCode} not found for branch ${branch.display}.`
        : null;
    outcomes.push({ rowNo, branch: written, custCode, message });
    if (message !== null) continue;
    await requireScope(definition, { branch }, definition.access.create, user, services);
    for (const [sMonth, pence, sYear = posting.sYear!] of figures) {
      const at = { sYear, sMonth, branch, custCode, customer, salesExec: execs.get(customer!.key) };
      wanted.set(figureKey(branch!.key, custCode, sYear, sMonth), { at, pence });
    }
  }
  const total = await saveFigures(id, kind, wanted, saved, user, services);
  await keepOutcomes(rows, outcomes, services);
  const failed = outcomes.filter(({ message }) => message !== null).length;
  const postedCount = posting.postedCount! + outcomes.length - failed;
  const failedCount = posting.failedCount! + failed;
  const isDone = postedCount + failedCount >= posting.rowCount!;
  const change: Partial<SalesPostingRecord> = {
    postedCount,
    failedCount,
    total: posting.total! + total,
    status: isDone ? 'Posted' : 'Posting',
    lastFailed: outcomes.at(-1)?.message != null,
  };
  await bulk.change('salesPosting', [id], change, user);
  return { done: postedCount + failedCount, total: posting.rowCount! };
}

/** @param done rows with an outcome, which are the first of the posting */
async function waitingRows(id: number, done: number, { database }: PostingServices): Promise<WaitingRow[]> {
  const rows = await database.rows(sql`select id, row_no, branch, cust_code, figures from sales_posting_row
    where posting_id = ${id} and position >= ${done} and outcome is null order by position ${sql.limit(most)}`);
  return (rows as [number, number, string, string, string][]).map(([key, rowNo, branch, custCode, figures]) => ({
    id: key,
    rowNo,
    branch,
    custCode,
    figures: JSON.parse(figures),
  }));
}

/**
 * Figures of a customer are saved one after the other. Locked in the order of their keys, so that no two postings wait
 * for each other.
 */
async function lockCustomers(keys: readonly number[], { database }: PostingServices): Promise<void> {
  if (database.engine === 'postgres' && keys.length)
    await database.rows(
      sql`select 1 from customer where customer_id in ${sql.list(keys)} order by customer_id for no key update`,
    );
}

const outcomeColumns: readonly BulkColumn[] = [
  { name: 'outcome', type: 'text' },
  { name: 'message', type: 'text' },
];

const keepOutcomes = (rows: readonly WaitingRow[], outcomes: readonly Outcome[], { database }: PostingServices) =>
  updateMany(
    database,
    'sales_posting_row',
    'id',
    outcomeColumns,
    rows.map(({ id }, i) => [outcomes[i]!.message === null ? 'posted' : 'failed', outcomes[i]!.message, id]),
  );
