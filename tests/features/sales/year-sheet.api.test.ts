import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  accountKey,
  problemsOf,
  withoutDuplicates,
  type Account,
} from '../../../admin-ui/features/sales/posting/preview.ts';
import { readBook } from '../../../admin-ui/kit/sheets/read-bytes.ts';
import { figuresOf, readSheet, withCell, type Sheet } from '../../../admin-ui/features/sales/posting/sheet.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { postAll } from '../../support/postings.ts';
import { fileOf, yearSheet, type BadCell, type SheetAccount } from '../../support/year-sheet.ts';

let app: TestApp;
let admin: Client;
let accounts: SheetAccount[];

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  const { body } = await admin.list('customers', { range: [0, 49], sort: ['customerId', 'ASC'] });
  accounts = body
    .filter(({ custCode, mbpBranch }: any) => custCode && mbpBranch)
    .map(({ custCode, custName, mbpBranch }: any) => ({ custCode, custName, branch: mbpBranch.branchName }));
});
afterAll(() => app.close());

async function check(sheet: Sheet) {
  const body = { kind: 'actual', sYear: Number(sheet.year), accounts: sheet.rows.map(named) };
  const { body: found } = await admin.post('checkSalesAccounts', body);
  return new Map<string, Account>(sheet.rows.map((row, i) => [accountKey(row), found[i]]));
}
const named = ({ branch, custCode, custName }: SheetAccount) => ({ branch, custCode, custName });

/** The sheet with a cell as a person would write it. */
function corrected(sheet: Sheet, { address, kind, right }: BadCell): Sheet {
  const [column, number] = [address.charCodeAt(0) - 65, Number(address.slice(1))];
  if (kind === 'twice')
    return { ...sheet, months: sheet.months.map((one, i) => (i === column - 3 ? { ...one, month: 12 } : one)) };
  if (right === null) return sheet;
  return { ...sheet, rows: sheet.rows.map((row) => (row.number === number ? withCell(row, column, right) : row)) };
}

async function saved(sYear: number): Promise<Record<string, number>> {
  const { body } = await admin.list('allactualsales', { range: [0, 999], filter: { sYear } });
  return Object.fromEntries(
    body.map(({ custCode, sMonth, salesValue }: any) => [`${custCode} ${sMonth}`, Math.round(salesValue * 100)]),
  );
}

test.each([
  ['xlsx', 2071],
  ['ods', 2072],
  ['csv', 2073],
] as const)(
  'a year as %s: 40 bad cells are named, corrected, posted, listed and undone to the penny [VAL-114 BEH-116]',
  async (kind, year) => {
    const { branch, custCode } = accounts[0]!;
    const sales = [
      { sMonth: 1, salesValue: 0.1 },
      { sMonth: 4, salesValue: 77.07 },
    ];
    expect((await admin.post('addsalesbyyear', { sYear: year, branch, custCode, sales })).status).toBe(200);
    const before = await saved(year);

    const { cells, bad, figures, total } = yearSheet(year, accounts);
    let sheet = readSheet((await readBook(new Uint8Array(fileOf(cells, kind))))[0]!.rows()) as Sheet;
    const known = await check(sheet);
    const found = problemsOf(sheet, known).map((problem) => `${problem.address} ${problem.kind}`);
    expect(found).toHaveLength(40);
    expect(found.toSorted()).toEqual(bad.map(({ address, kind: what }) => `${address} ${what}`).toSorted());
    for (const cell of bad) sheet = corrected(sheet, cell);
    sheet = withoutDuplicates(sheet, await check(sheet), 'add');
    expect(problemsOf(sheet, await check(sheet))).toEqual([]);

    const fileName = `year.${kind}`;
    const begun = { kind: 'Actual', sYear: year, fileName, rowCount: sheet.rows.length };
    const { id } = (await admin.post('salesPosting', begun)).body;
    const rows = sheet.rows.map((row) => ({
      rowNo: row.number,
      branch: row.branch,
      custCode: row.custCode,
      values: figuresOf(row, sheet),
    }));
    expect((await admin.post(`salesPosting/${id}/rows`, { from: 0, rows })).status).toBe(200);
    expect((await postAll(app, admin, id)).posting).toMatchObject({ status: 'Posted', total });
    expect(await saved(year)).toEqual({ ...before, ...figures });
    const { body: postings } = await admin.list('salesPostings', { filter: { sYear: year } });
    expect(postings).toMatchObject([
      { fileName, rowCount: 24, postedCount: 24, failedCount: 0, total, status: 'Posted' },
    ]);

    expect((await admin.post(`salesPosting/${id}/undo`, {})).body.status).toBe('Undone');
    expect(await saved(year)).toEqual(before);
  },
);
