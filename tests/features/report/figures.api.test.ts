import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customersOfBranches, makeOldOrder, makeOrder, type Order } from '../../support/orders.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { assigner } from '../../support/permissions.ts';
import { inDays } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let branchOnly: Client;

beforeAll(async () => {
  app = await startApp();
  const own = await ownBranch(app);
  [admin, branchOnly] = [own.admin, own.person];
  const assign = await assigner(admin);
  const { body } = await admin.get('activePermissions');
  const codes = body.map(({ permissionCode }: any) => permissionCode as string);
  for (const code of codes.filter((one: string) => /^Report-|^ViewQuotations$/.test(one)))
    await assign.user(own.user, code, 5);
});
afterAll(() => app.close());

interface Column {
  readonly dbField: string;
  readonly title: string;
  readonly type: string;
  readonly format?: string;
  readonly figure: boolean;
}

/** The value that names the group of a row: the key of a reference, which comes first in it, or a period. */
const keyOf = (value: any) => (typeof value === 'object' && value !== null ? Object.values(value)[0] : value);

const read = async (client: Client, report: string, body: object, path = '1/1/0/0/*') => {
  const reply = await client.post(`reportData/${encodeURIComponent(report)}/${path}`, body);
  expect([report, body, reply.status]).toEqual([report, body, 200]);
  return reply.body;
};

const grouped = async (client: Client) => {
  const { body: reports } = await client.get('dbreports');
  const columnsOf = async ({ reportName: name }: any) => ({
    name: name as string,
    columns: (await client.get(`dbReportColumns/${encodeURIComponent(name)}`)).body as Column[],
  });
  const all: Awaited<ReturnType<typeof columnsOf>>[] = await Promise.all(reports.map(columnsOf));
  return all.filter(({ columns }) => columns.some(({ figure }) => figure));
};

/** Opens the rows behind every figure, also in the row of totals, and compares their number or sum with it. */
async function walk(client: Client, { name, columns }: { name: string; columns: Column[] }, days: object) {
  const groups = columns.slice(
    0,
    columns.findIndex(({ figure }) => figure),
  );
  const { rows, totals, total } = await read(client, name, days, '1/1000/0/0/*');
  expect([name, rows.length]).toEqual([name, total]);
  const figures = columns.filter(({ figure }) => figure);
  const places = [
    { row: totals, group: null },
    ...rows.map((row: any) => ({ row, group: groups.map(({ dbField }) => keyOf(row[dbField])) })),
  ];
  const wrong: unknown[] = [];
  let seen = 0;
  for (const { row, group } of places)
    await Promise.all(
      figures.map(async ({ dbField: measure, format }) => {
        const figure = row[measure];
        if (!figure) return;
        const behind = await read(client, name, { ...days, measure, group });
        const found = format === 'money' ? Object.values(behind.totals).includes(figure) : behind.total === figure;
        if (!found) wrong.push({ name, group, measure, figure, total: behind.total, totals: behind.totals });
        seen++;
      }),
    );
  expect(wrong).toEqual([]);
  return seen;
}

describe('the rows behind a figure are those it counts or sums [BEH-131]', () => {
  test.each([
    ['an admin, in 30 days', () => admin, { quickFilterDateFrom: inDays(-30) }],
    ['a person who sees their own branch', () => branchOnly, {}],
  ])('for every figure of every report of statistics, for %s', async (_, client, days) => {
    const reports = await grouped(client());
    expect(reports.map(({ name }) => name).toSorted()).toEqual([
      'Enquiries by Customer',
      'Quotations Stats',
      'Quotations Stats By Branch',
      'Quotations Stats By Sales Exec',
      'Sales Exec Sales Stat per Month',
      'User System Activity',
    ]);
    for (const report of reports) expect(await walk(client(), report, days)).toBeGreaterThan(0);
  });

  test('under the same dates, search and branch as the figure', async () => {
    const [one, two] = (await customersOfBranches(admin, 2)) as [Order['who'], Order['who']];
    const orders: Order[] = [
      { who: one, date: '05/03/2009', value: 1000.1, status: 'Won' },
      { who: one, date: '20/03/2009', value: 250.25, status: 'Won' },
      { who: one, date: '20/04/2009', value: 9, status: 'Won' },
      { who: two, date: '12/03/2009', value: 42.42, status: 'Won' },
    ];
    for (const order of orders) await makeOldOrder(app, admin, order);
    const march = { quickFilterDateFrom: '01/03/2009', quickFilterDateTo: '31/03/2009' };
    const name = encodeURIComponent(one.customer.custName);
    const figure = { ...march, measure: 'wonValue' };
    const behind = await read(admin, 'Quotations Stats', figure, `1/25/0/0/${name}`);
    expect([behind.total, behind.totals.productValue]).toEqual([2, 1250.35]);
    expect(behind.rows.map((row: any) => [row.quoteVerDate, row.customer.customerId])).toEqual([
      ['20/03/2009', one.customer.customerId],
      ['05/03/2009', one.customer.customerId],
    ]);
    const all = await read(admin, 'Quotations Stats', figure, '1/25/0/0/*');
    expect([all.total, all.totals.productValue]).toEqual([3, 1292.77]);
    const ofTwo = { ...figure, group: [two.customer.customerId] };
    expect((await read(admin, 'Quotations Stats', ofTwo)).totals.productValue).toBe(42.42);
    const exec = (await read(admin, 'Sales Exec Sales Stat per Month', march, '1/25/0/0/*')).rows[0].salesExec;
    const month = { measure: 'orders', group: [exec.id, '03/2009'] };
    expect((await read(admin, 'Sales Exec Sales Stat per Month', month)).total).toBeGreaterThan(0);
  });

  test('also for a group without a value', async () => {
    const [, , who] = (await customersOfBranches(admin, 3)) as Order['who'][];
    const branch = who!.customer.mbpBranch.id;
    expect((await admin.put(`mbpBranch/${branch}`, { salesExec: null })).status).toBe(200);
    await makeOrder(admin, { who: who!, date: '05/03/2008', value: 500, status: 'Won' });
    const days = { quickFilterDateFrom: '01/01/2008', quickFilterDateTo: '31/12/2008' };
    const report = 'Quotations Stats By Sales Exec';
    const { rows } = await read(admin, report, days, '1/25/0/0/*');
    expect(rows).toEqual([expect.objectContaining({ salesExec: null, won: 1, wonValue: 500 })]);
    const behind = await read(admin, report, { ...days, measure: 'won', group: [null] });
    expect([behind.total, behind.totals.productValue]).toEqual([1, 500]);
  });

  test('with their own columns, and as a file', async () => {
    const { body: report } = await admin.get('dbreport/Quotations%20Stats?measure=won');
    expect(report).toMatchObject({
      of: 'quotation',
      dateTitle: 'Quote Date',
      behind: { title: 'Won', groups: [{ name: 'customer', title: 'Customer' }] },
    });
    const { body: columns } = await admin.get('dbReportColumns/Quotations%20Stats?measure=won');
    expect(columns.map(({ dbField }: Column) => dbField)).toEqual([
      'quoteVerDate',
      'customer',
      'sQuoteNo',
      'versionNo',
      'mbpBranch',
      'expiryDate',
      'productValue',
      'quoteStatus',
    ]);
    const [row] = (await read(admin, 'Quotations Stats', {}, '1/1/1/1/*')).rows;
    const query = `measure=quotations&group=${row.customer.customerId}`;
    const file = (await admin.get(`dbreport/Quotations%20Stats/export?${query}`)).body as string;
    expect(file.trim().split('\r\n')).toHaveLength(row.quotations + 2);
    const logins = await admin.get('dbReportColumns/User%20System%20Activity?measure=signIns');
    expect(logins.body.map(({ dbField }: Column) => dbField)).toEqual(['user', 'loginAt', 'outcome']);
  });

  test('only for a figure and a group that the report has', async () => {
    for (const body of [
      { measure: 'nothing' },
      { measure: 5 },
      { measure: 'won', group: 5 },
      { measure: 'won', group: [] },
      { measure: 'won', group: ['x'] },
      { measure: 'won', group: [{}] },
      { group: [1] },
    ])
      expect([body, (await admin.post('reportData/Quotations%20Stats/1/25/0/0/*', body)).status]).toEqual([body, 400]);
    const latest = { measure: 'lastReceived' };
    expect((await admin.post('reportData/Enquiries%20by%20Customer/1/25/0/0/*', latest)).status).toBe(400);
    const period = { measure: 'orders', group: [1, '2009'] };
    expect((await admin.post('reportData/12/1/25/0/0/*', period)).status).toBe(400);
    expect((await admin.get('dbreport/Won%20Orders?measure=won')).status).toBe(400);
  });
});
