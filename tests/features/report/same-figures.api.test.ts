import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customersOfBranches, makeOldOrder, makeOrder, type Order } from '../../support/orders.ts';

let app: TestApp;
let admin: Client;
let me: number;

/** The demo company, and orders of which some count on another day than that of their quote. */
beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  me = (await admin.get('user/profile')).body.id;
  const [one, two] = (await customersOfBranches(admin, 2)) as [Order['who'], Order['who']];
  const year = new Date().getFullYear();
  await makeOrder(admin, { who: one, date: `05/03/${year - 2}`, value: 1000.1, status: 'Won' });
  await makeOrder(admin, { who: two, date: `06/03/${year - 2}`, value: 20.35, status: 'Lost' });
  await makeOldOrder(app, admin, { who: two, date: `07/03/${year - 1}`, value: 250.25, status: 'Won' });
  await makeOrder(admin, { who: two, date: `08/03/${year}`, value: 77.77, status: 'Active' });
});
afterAll(() => app.close());

interface Figure {
  /** Number of records; undefined where only the amount is shown. */
  readonly count?: number;
  /** In pounds; undefined where only the number is shown. */
  readonly value?: number;
}

const thisYear = { quickFilterDateFrom: 'This year', quickFilterDateTo: 'This year' };
const sum = (all: readonly number[]) => all.reduce((pence, one) => pence + Math.round(one * 100), 0) / 100;

async function report(name: string, body: object = {}) {
  const reply = await admin.post(`reportData/${encodeURIComponent(name)}/1/1000/0/0/*`, body);
  expect([name, reply.status]).toEqual([name, 200]);
  return reply.body as { rows: any[]; total: number; totals: Record<string, number> };
}

/** A report of rows: as it is shown, as its chart by month and as a file; and as a number on a dashboard. */
async function rowsReport(id: number, name: string, column: string, of: object = {}, days = '') {
  const { total, totals } = await report(name, of);
  const chart = async (figure: string) =>
    sum((await admin.get(`dbreport/${id}/chart?figure=${figure}${days && `&${days}`}`)).body.series[0].data);
  const { body: text } = await admin.get(`dbreport/${id}/export?${days}`);
  const lines = (text as string).trim().split('\r\n');
  const file = Number(
    lines
      .at(-1)!
      .split(',')
      .find((cell, i) => i > 0 && cell !== ''),
  );
  return [
    { count: total, value: totals[column] },
    { count: await chart('number'), value: await chart(column) },
    { count: lines.length - 2, value: file },
  ] as Figure[];
}

/** The measures of a report of statistics: the totals, and the sum of its rows. */
async function groupsReport(name: string, count: string, value: string, of: object = {}): Promise<Figure[]> {
  const { rows, totals } = await report(name, of);
  const added = (measure: string) => sum(rows.map((row) => row[measure]));
  return [
    { count: totals[count]!, value: totals[value]! },
    { count: added(count), value: added(value) },
  ];
}

async function widget(id: number, more: object = {}): Promise<any> {
  const values = { widget: id, widgetName: `Widget ${id}`, screenPos: 1, user: me, ...more };
  const { status, body } = await admin.post('saveUserWidget', values);
  expect([id, status, body.errors]).toEqual([id, 200, undefined]);
  return (await admin.get(`getUserWidgetData/${body.id}`)).body;
}

const series = async (id: number, name: string, more: object = {}): Promise<Figure> => ({
  value: sum((await widget(id, more)).series.find((one: any) => one.name === name).data),
});

/** A report as a number on a dashboard. */
const number = async (id: number, figure: string, more: object = {}): Promise<number> =>
  (await widget(102, { report: id, widgetType: 'number', figure, ...more })).value;

/** Number of rows of a list. */
const listed = async (path: string, filter: object = {}): Promise<Figure> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const { headers } = await admin.get(`${path}?${query}`);
  return { count: Number(headers.get('content-range')!.split('/')[1]) };
};

/** All places show the same number and the same amount. */
function same(places: readonly Figure[]) {
  const [{ count, value }] = places as [Figure];
  expect([count, value].every((one) => one !== undefined && one !== 0)).toBe(true);
  for (const place of places) expect({ count, value, ...place }).toEqual({ count, value });
}

const branches = async () =>
  ((await admin.get('activeMbpBranches')).body as any[]).map(({ id }) => String(id)).join(',');

test('orders won this year are the same in their report, its chart, file and number, the statistics and the widget', async () => {
  const days = 'from=This+year&to=This+year';
  same([
    ...(await rowsReport(2, 'Won Orders', 'productValue', thisYear, days)),
    ...(await groupsReport('Sales Exec Sales Stat per Month', 'orders', 'value', thisYear)),
    await series(6, 'Value'),
    { value: await number(2, 'productValue', { period: 'This year' }) },
    { value: await number(12, 'value', { period: 'This year' }) },
  ]);
});

test.each([
  ['won', 'Won', 2, 2, 'Won Orders'],
  ['lost', 'Lost', 3, 4, 'Lost Orders'],
  ['outstanding', 'Outstanding', 1, 5, 'Outstanding Orders'],
] as const)(
  'quotations that are %s are the same in reports, files, lists and widgets',
  async (of, title, status, id, name) => {
    const [count, value] = [of, `${of}Value`];
    const groups = ['Quotations Stats', 'Quotations Stats By Branch', 'Quotations Stats By Sales Exec'];
    same([
      ...(await rowsReport(id, name, 'productValue')),
      ...(await Promise.all(groups.map((one) => groupsReport(one, count, value)))).flat(),
      { value: await number(id, 'productValue'), count: await number(id, 'number') },
      { value: await number(9, value), count: await number(9, count) },
      await listed('quotations', { quoteStatus: status }),
      ...(of === 'outstanding' ? [await listed('activequotations')] : []),
      ...(of === 'lost' ? [] : [await series(7, title, { ParamVal1: await branches() })]),
    ]);
  },
);

test('enquiries are the same in reports, files, the board, lists and widgets', async () => {
  const { body: columns } = await admin.post('opportunityboard/0/*', {});
  same([
    ...(await rowsReport(6, 'Enquiries Raised', 'quoteValue')),
    ...(await groupsReport('Enquiries by Customer', 'enquiries', 'value')),
    { count: sum(columns.map((one: any) => one.count)), value: sum(columns.map((one: any) => one.value)) },
    { count: sum((await widget(4, { ParamVal1: await branches() })).series[0].data) },
    { count: await number(6, 'number'), value: await number(6, 'quoteValue') },
    await listed('opportunities'),
  ]);
});

test('the sales of a customer are the same on its page, in All Sales Stats and in their files', async () => {
  const { body: figures } = await admin.get('salesComparison?by=account&rows=1');
  const [{ customer, custCode, branch, salesValue }] = figures.rows;
  const { year, months } = (await admin.get(`salesStat/${customer.customerId}`)).body;
  expect(figures.year).toBe(year);
  const of = `year=${year}&account=${custCode}&branch=${branch.id}`;
  const totalOf = async (call: string, column: number) => {
    const lines = ((await admin.get(`${call}/export?${of}`)).body as string).trim().split('\r\n');
    return Number(lines.at(-1)!.split(',')[column]);
  };
  expect([
    sum(months),
    (await admin.get(`salesStat/${customer.customerId}`)).body.total,
    (await admin.get(`last5yrsSalesStat/${customer.customerId}`)).body.at(-1).total,
    (await admin.get(`salesFigures?${of}`)).body.totals.salesValue,
    (await admin.get(`salesComparison?by=month&${of}`)).body.totals.salesValue,
    await totalOf('salesFigures', 5),
  ]).toEqual(Array.from({ length: 6 }, () => salesValue));
});

test('customers awaiting approval are as many in the widget as in their list', async () => {
  const { value } = await widget(8);
  expect(await listed('customers', { requireApproval: true })).toEqual({ count: value });
});
