import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';

let app: TestApp;
let admin: Client;
let own: string;

const report = 'Quotations Stats By Branch';
const branchesOf = (rows: any[], name: string) => rows.map((row) => row[name].branchName as string);

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  own = (await admin.get('user/profile')).body.defBranch.branchName;
});
afterAll(() => app.close());

test('in the usual order of a report by branch, the own branch comes first, on the first page only', async () => {
  const page = async (path: string) => {
    const { body } = await admin.post(`reportData/9/${path}/*`, {});
    return branchesOf(body.rows, 'mbpBranch');
  };
  const usual = await page('1/1000/0/0');
  const others = usual.filter((name) => name !== own);
  expect(usual).toEqual([own, ...others]);
  expect(own > others[0]!).toBe(true);
  expect(await page('2/5/0/0')).toEqual(usual.slice(5, 10));
  // An order that the person has chosen holds for all rows.
  const backwards = await page('1/1000/1/-1');
  expect(backwards).toEqual(usual.toSorted().toReversed());
});

test('a file of the report has the order of its pages', async () => {
  const { body: text } = await admin.get(`dbreport/${encodeURIComponent(report)}/export?format=csv`);
  const rows = text.trim().split(/\r?\n/).slice(1, -1);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows[0]).toContain(own);
});

test('the own branch leads in charts by branch, of reports and widgets, and is named as such', async () => {
  const { body: chart } = await admin.get(`dbreport/9/chart`);
  expect(chart).toMatchObject({ kind: 'bar', ownFirst: true });
  expect(chart.labels[0]).toBe(own);
  const values = chart.series[0].data as number[];
  expect(values.slice(1)).toEqual(values.slice(1).toSorted((a, b) => b - a));
  const { body: me } = await admin.get('user/profile');
  const { body: branches } = await admin.get('activeMbpBranches');
  const given = { widgetName: 'By branch', screenPos: 1, user: me.id };
  const catalogued = { widget: 7, widgetType: 'bar', ParamVal1: branches.map(({ id }: any) => id).join(',') };
  const chosen = { widget: 102, widgetType: 'pie', report: 9 };
  for (const source of [catalogued, chosen]) {
    const { body } = await admin.post('previewUserWidget', { ...given, ...source });
    expect([source.widget, body.labels?.[0], body.ownFirst]).toEqual([source.widget, own, true]);
  }
  const { body: others } = await admin.get('dbreport/11/chart');
  expect(others.ownFirst).toBe(false);
});

test('sales by branch begin with the own branch, unless sorted', async () => {
  const rows = async (query: string) =>
    branchesOf((await admin.get(`salesComparison?by=branch&rows=1000${query}`)).body.rows, 'branch');
  const [usual, sorted] = [await rows(''), await rows('&sort=branch')];
  expect(usual).toEqual([own, ...sorted.filter((name) => name !== own)]);
  expect(sorted.indexOf(own)).toBeGreaterThan(0);
});

test('a person without a branch has the usual order', async () => {
  const { body: me } = await admin.get('user/profile');
  const { status } = await admin.put(`updateUser/${me.id}`, { ...me, defBranch: null });
  expect(status).toBe(200);
  const { body } = await admin.get('dbreport/9/chart');
  expect(body.ownFirst).toBe(false);
  const values = body.series[0].data as number[];
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});
