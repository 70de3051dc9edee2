import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  accountKey,
  problemsOf,
  totalsOf,
  withoutDuplicates,
  type Account,
} from '../../../admin-ui/features/sales/posting/preview.ts';
import { figuresOf, readSheet, type Sheet } from '../../../admin-ui/features/sales/posting/sheet.ts';
import { readBook } from '../../../admin-ui/kit/sheets/read-bytes.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { postAll } from '../../support/postings.ts';
import { withCells, workbook } from '../../support/sheet-book.ts';

let app: TestApp;
let admin: Client;
let accounts: { custCode: string; custName: string; customerId: number; branch: any; salesExec: any }[];

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  const { body } = await admin.list('customers', { range: [0, 99], sort: ['customerId', 'ASC'] });
  accounts = body
    .filter(({ custCode, mbpBranch, salesExec }: any) => custCode && mbpBranch && salesExec)
    .map(({ mbpBranch: branch, ...customer }: any) => ({ ...customer, branch }));
});
afterAll(() => app.close());

const heads = ['Branch', 'Account No', 'Customer'];
const opened = async (bytes: Uint8Array): Promise<Sheet> => {
  const sheet = readSheet((await readBook(bytes))[0]!.rows());
  if (typeof sheet === 'string') throw new Error(sheet);
  return sheet;
};
const book = (cells: readonly (readonly unknown[])[]) => workbook([{ name: 'Sales', cells }]);

async function check(sheet: Sheet, otherYears: number[] = []) {
  const rows = sheet.rows.map(({ branch, custCode, custName }) => ({ branch, custCode, custName }));
  const body = { kind: 'actual', sYear: Number(sheet.year), otherYears, accounts: rows };
  const { body: found } = await admin.post('checkSalesAccounts', body);
  return new Map<string, Account>(sheet.rows.map((row, i) => [accountKey(row), found[i]]));
}

async function sent(sheet: Sheet): Promise<number> {
  const about = { kind: 'Actual', sYear: Number(sheet.year), fileName: 'year.xlsx', rowCount: sheet.rows.length };
  const { id } = (await admin.post('salesPosting', about)).body;
  const rows = sheet.rows.map((row) => ({
    rowNo: row.number,
    branch: row.branch,
    custCode: row.custCode,
    values: figuresOf(row, sheet),
  }));
  expect((await admin.post(`salesPosting/${id}/rows`, { from: 0, rows })).status).toBe(200);
  return id;
}
const post = async (id: number) => (await postAll(app, admin, id)).posting;

async function saved(sYear: number): Promise<Record<string, number>> {
  const { body } = await admin.list('allactualsales', { range: [0, 999], filter: { sYear } });
  return Object.fromEntries(body.map(({ custCode, sMonth, salesValue }: any) => [`${custCode} ${sMonth}`, salesValue]));
}
const sum = (figures: Record<string, number>) => Object.values(figures).reduce((all, one) => all + one, 0);

describe('An account that a sheet has twice', () => {
  const sheetOf = (year: number) => {
    const [a, b] = [accounts[0]!, accounts[1]!];
    return opened(
      book([
        [year],
        [...heads, 'Jan', 'Feb'],
        [a.branch.branchName, a.custCode, a.custName, 100, 20],
        [b.branch.branchName, b.custCode, b.custName, 7],
        // The branch by its code, the account in lower case.
        [a.branch.branchCode, a.custCode.toLowerCase(), a.custName, 1200],
      ]),
    );
  };

  test('is refused until it is settled, and nothing is saved [AMB-097]', async () => {
    const sheet = await sheetOf(2041);
    const known = await check(sheet);
    expect(problemsOf(sheet, known).map(({ kind, address }) => `${address} ${kind}`)).toEqual([
      'B3 duplicate',
      'B5 duplicate',
    ]);
    const id = await sent(sheet);
    const { custCode, branch } = accounts[0]!;
    const message = `Rows 3 and 5 have the same account, ${custCode} at ${branch.branchName}. Add them up, or keep the last of each.`;
    expect(await admin.post(`salesPosting/${id}/post`, {})).toMatchObject({
      status: 422,
      body: { message, errors: { rows: message } },
    });
    expect(await saved(2041)).toEqual({});
    expect((await admin.post(`salesPosting/${id}/settle`, { how: 'both' })).body.message).toBe(
      'how must be add or replace.',
    );
  });

  test.each([
    ['add', 2042, { first: 1300, second: 20 }, 1327],
    ['replace', 2043, { first: 1200, second: undefined }, 1207],
  ] as const)('is settled by the call for it: %s; the total is what is saved', async (how, year, of, total) => {
    const id = await sent(await sheetOf(year));
    expect((await admin.post(`salesPosting/${id}/settle`, { how })).status).toBe(200);
    expect(await post(id)).toMatchObject({ status: 'Posted', postedCount: 3, failedCount: 0, total });
    const [a, b] = [accounts[0]!.custCode, accounts[1]!.custCode];
    const figures = { [`${a} 1`]: of.first, ...(of.second && { [`${a} 2`]: of.second }), [`${b} 1`]: 7 };
    expect(await saved(year)).toEqual(figures);
    const { body: rows } = await admin.get(`salesPostingRows/${id}/posted/1/25`);
    expect(rows.reduce((all: number, row: any) => all + row.total, 0)).toBe(total);
    expect((await admin.post(`salesPosting/${id}/settle`, { how })).body.message).toBe(
      'Rows of this posting are posted already.',
    );
  });

  test.each([
    ['add', 2044],
    ['last', 2045],
  ] as const)('is settled in the preview, whose total is what is saved: %s', async (how, year) => {
    const sheet = await sheetOf(year);
    const known = await check(sheet);
    const settled = withoutDuplicates(sheet, known, how);
    expect(problemsOf(settled, known)).toEqual([]);
    const { total } = await post(await sent(settled));
    expect([total, sum(await saved(year))]).toEqual([total, total]);
    expect(totalsOf(settled, known, String).all).toEqual({ name: '', sheet: total * 100, now: 0 });
  });
});

describe('Did you mean', () => {
  test('offers an account at the branch of the row first, among all branch accounts, and says what is elsewhere', async () => {
    const [main, other] = [accounts[2]!, accounts.find(({ branch }) => branch.id !== accounts[2]!.branch.id)!];
    const given = {
      customer: main.customerId,
      tasCode: 'PARK77',
      mbpBranch: other.branch.id,
      salesExec: other.salesExec.id,
    };
    expect((await admin.post('customerBranch', given)).status).toBe(200);
    const likely = async (custCode: string, custName: string, branch = other.branch.branchName) => {
      const body = { kind: 'actual', sYear: 2041, accounts: [{ branch, custCode, custName }] };
      const { body: found } = await admin.post('checkSalesAccounts', body);
      expect(found).toMatchObject([{ customer: null }]);
      return found[0].likely;
    };
    const { custName } = main;
    const [there, elsewhere] = [
      { custCode: 'PARK77', branchName: other.branch.branchName, custName, isAtBranch: true },
      { custCode: main.custCode, branchName: main.branch.branchName, custName, isAtBranch: false },
    ];
    expect((await likely('WRONG1', custName)).slice(0, 2)).toEqual([
      there,
      expect.objectContaining({ isAtBranch: false }),
    ]);
    // The number of the main account, written at the other branch.
    expect((await likely(main.custCode, '')).slice(0, 2)).toEqual([there, elsewhere]);
    // The number of the branch account, written at the main branch.
    expect((await likely('PARK77', '', main.branch.branchName)).slice(0, 2)).toEqual([
      { ...elsewhere, isAtBranch: true },
      { ...there, isAtBranch: false },
    ]);
  });
});

describe('Headings from April 2056 to January 2057', () => {
  const months = Array.from({ length: 10 }, (_, i) => new Date(Date.UTC(2056, 3 + i, 1)));
  const texts = ['Apr-56', 'May-56', 'Jun-56', 'Jul-56', 'Aug-56', 'Sep-56', 'Oct-56', 'Nov-56', 'Dec-56', 'Jan-57'];

  test.each([
    ['dates', months, 3],
    ['texts', texts, 4],
  ] as const)(
    'as %s: the column of the other year is named, and posted to its year [AMB-077]',
    async (_, headings, i) => {
      const { branch, custCode, custName } = accounts[i]!;
      const before = [await saved(2056), await saved(2057)];
      await admin.post('addsalesbyyear', {
        sYear: 2057,
        branch: branch.id,
        custCode,
        sales: [{ sMonth: 1, salesValue: 3 }],
      });
      const cells = [
        [2056],
        [...heads, ...headings],
        [branch.branchName, custCode, custName, ...headings.map((_h, m) => m + 1)],
      ];
      const sheet = await opened(book(cells));
      const known = await check(sheet, [2057]);
      expect(problemsOf(sheet, known)).toMatchObject([{ kind: 'otherYear', address: 'M2', row: null, year: 2057 }]);
      const settled = { ...sheet, months: sheet.months.map((one) => ({ ...one, isSettled: true as const })) };
      expect(problemsOf(settled, known)).toEqual([]);
      const name = (month: number, year: number | null) => `${month} ${year}`;
      expect(totalsOf(settled, known, name).months.at(-1)).toEqual({ name: '1 2057', sheet: 1000, now: 300 });

      const id = await sent(settled);
      expect(await post(id)).toMatchObject({ status: 'Posted', sYear: 2056, total: 55 });
      const year = Object.fromEntries(Array.from({ length: 9 }, (_m, m) => [`${custCode} ${m + 4}`, m + 1]));
      expect(await saved(2056)).toEqual({ ...before[0], ...year });
      expect(await saved(2057)).toEqual({ ...before[1], [`${custCode} 1`]: 10 });
      await admin.post(`salesPosting/${id}/undo`, {});
      expect(await saved(2057)).toEqual({ ...before[1], [`${custCode} 1`]: 3 });
    },
  );

  test.each([
    [
      'the same month of the same year twice',
      [{ sMonth: 1 }, { sMonth: 1, sYear: 2046 }],
      'Row 3: a month appears twice.',
    ],
    ['a year without figures', [{ sMonth: 1, sYear: 1999 }], 'Row 3: the year must be between 2000 and 2100.'],
  ])('are refused with %s', async (_, values, message) => {
    const { branch, custCode } = accounts[0]!;
    const begun = { kind: 'Actual', sYear: 2046, fileName: 'year.xlsx', rowCount: 1 };
    const { id } = (await admin.post('salesPosting', begun)).body;
    const rows = [
      { rowNo: 3, branch: branch.branchName, custCode, values: values.map((one) => ({ ...one, value: 1 })) },
    ];
    expect(await admin.post(`salesPosting/${id}/rows`, { from: 0, rows })).toMatchObject({
      status: 422,
      body: { message },
    });
  });
});

test('A formula without a stored value is a problem, and so is an error; neither is a blank', async () => {
  const { branch, custCode, custName } = accounts[5]!;
  const cells = [[2026], [...heads, 'Jan', 'Feb', 'Mar', 'Apr'], [branch.branchName, custCode, custName, 1, 2, 3, 4]];
  const file = withCells(book(cells), {
    C3: '<c r="C3"><f>A3</f><v></v></c>',
    D3: '<c r="D3"><f>SUM(E3:F3)</f><v></v></c>',
    E3: '<c r="E3"><f>1+1</f><v>2</v></c>',
    F3: '<c r="F3" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    G3: '<c r="G3"><f>1+1</f></c>',
  });
  const sheet = await opened(file);
  expect(problemsOf(sheet, await check(sheet)).map(({ address, kind, text }) => [address, kind, text])).toEqual([
    ['D3', 'formula', '=SUM(E3:F3)'],
    ['F3', 'number', '#DIV/0!'],
    ['G3', 'formula', '=1+1'],
  ]);
  expect(figuresOf(sheet.rows[0]!, sheet)).toEqual([{ sMonth: 2, value: 2 }]);
});

test('A formula without a stored value is a problem in the year, a heading, a branch and an account number, too', async () => {
  const cells = [[2026], [...heads, 'Jan', 'Feb'], ['Leeds', 'A1', '', 1, 2], ['Leeds', 'A2', '', 1, 2]];
  const formula = (address: string) => [address, `<c r="${address}"><f>Z9</f><v></v></c>`];
  const file = withCells(book(cells), Object.fromEntries(['A1', 'E2', 'A3', 'B4'].map(formula)));
  const sheet = await opened(file);
  const none = { customer: null, figures: {}, likely: [] };
  const leeds = { id: 1, branchName: 'Leeds' };
  const known = new Map(
    sheet.rows.map((row) => [accountKey(row), { ...none, branch: row.branch === leeds.branchName ? leeds : null }]),
  );
  const found = problemsOf(sheet, known).map(({ address, kind }) => `${address} ${kind}`);
  expect(found).toEqual(['A1 formula', 'E2 formula', 'A3 formula', 'B4 formula']);
});

test('Every sheet of a workbook that has cells and is not hidden can be chosen, from its cell A1', async () => {
  const figures = [[2026], [...heads, 'Jan'], ['Leeds', 'A1', '', 1]];
  const file = workbook([
    { name: 'Cover', cells: [['Sales of the year']] },
    { name: 'Lists', cells: [['Leeds']], isHidden: true },
    { name: 'Empty', cells: [] },
    { name: 'Figures', cells: figures },
  ]);
  const sheets = await readBook(file);
  expect(sheets.map(({ name }) => name)).toEqual(['Cover', 'Figures']);
  expect(sheets.map(({ rows }) => readSheet(rows())).map((one) => (typeof one === 'string' ? one : one.year))).toEqual([
    'noMonths',
    '2026',
  ]);
  const [late] = await readBook(workbook([{ name: 'Late', cells: [[], [null, 'x']] }]));
  expect(late!.rows()).toEqual([[], ['', 'x']]);
});
