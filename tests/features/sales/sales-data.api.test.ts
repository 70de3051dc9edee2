import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';
import { wholeScans } from '../../support/plans.ts';
import { forecasts, refusal, sales, salesOf, type Sales } from '../../support/sales.ts';
import { fileRows } from '../../support/table-file.ts';

let app: TestApp;
let { own, admin, custCode, branch } = {} as Sales;
let assign: Assigner;
/** Every month, as `allSalesData` answers it. */
let all: Month[];
/** The latest year with actual sales, and its last month. */
let [year, lastMonth] = [0, 0];

interface Month {
  readonly sYear: number;
  readonly sMonth: number;
  readonly branch: string;
  readonly custCode: string;
  readonly custName: string;
  readonly salesValue: number | null;
  readonly forecastValue: number | null;
}

beforeAll(async () => {
  app = await startApp();
  ({ own, admin, custCode, branch } = await salesOf(app));
  assign = await assigner(admin);
  // A month with a return, and accounts that have only a forecast, only last year's sales, or no forecast.
  const of = { branch: branch.id, custCode };
  for (const one of await figures('allactualsales')) await admin.delete(`delActualSales/${one.id}`);
  for (const one of await figures('allsalesforecasts')) await admin.delete(`delSalesForecast/${one.id}`);
  all = (await admin.get('allSalesData')).body.rows;
  year = Math.max(...all.filter(({ salesValue }) => salesValue !== null).map(({ sYear }) => sYear));
  await admin.post('addsalesbyyear', { ...of, sYear: year, ...sales([1, -250.55], [2, 10]) });
  await admin.post('addforecastbyyear', { ...of, sYear: year, ...forecasts([2, 0], [12, 99.99]) });
  all = (await admin.get('allSalesData')).body.rows;
  lastMonth = Math.max(...sold(year).map(({ sMonth }) => sMonth));
});
afterAll(() => app.close());

const figures = async (list: string) =>
  (await admin.list(list, { filter: { customer: own.mine.customerId }, range: [0, 999] })).body as { id: number }[];
const sold = (of: number) => all.filter(({ sYear, salesValue }) => sYear === of && salesValue !== null);
const query = (values: object) => new URLSearchParams(values as Record<string, string>).toString();
const pence = (pounds: number | null) => Math.round((pounds ?? 0) * 100);
const sum = (rows: readonly Month[], name: 'salesValue' | 'forecastValue') =>
  rows.reduce((total, row) => total + pence(row[name]), 0) / 100;

/** All rows of a call, page by page, with the answer of the first page. */
async function read(call: string, values: object, client = admin) {
  const { status, body: first } = await client.get(`${call}?${query({ ...values, rows: 1000 })}`);
  expect([call, values, status]).toEqual([call, values, 200]);
  const rows: any[] = [...first.rows];
  for (let page = 2; rows.length < first.total; page++)
    rows.push(...(await client.get(`${call}?${query({ ...values, rows: 1000, page })}`)).body.rows);
  return { ...first, rows };
}

const flat = ({ customer, branch: place, ...row }: any): Month => ({
  ...row,
  branch: place.branchName,
  custName: customer.custName,
});
const inOrder = (rows: readonly Month[]) =>
  rows
    .map(({ sYear, sMonth, branch: place, custCode: account, custName, salesValue, forecastValue }) =>
      JSON.stringify([sYear, sMonth, place, account, custName, salesValue, forecastValue]),
    )
    .toSorted();

/** Filters, with the months that match them. */
const cases = (): [object, (month: Month) => boolean][] => [
  [{}, ({ sYear, sMonth }) => sYear === year && sMonth <= lastMonth],
  [{ year: 'all' }, () => true],
  [{ year: year - 1 }, ({ sYear }) => sYear === year - 1],
  [{ year, to: 3 }, ({ sYear, sMonth }) => sYear === year && sMonth <= 3],
  [{ year: 'all', month: 2 }, ({ sMonth }) => sMonth === 2],
  [{ year, to: 12, branch: branch.id }, (one) => one.sYear === year && one.branch === branch.branchName],
  [{ year: 'all', account: custCode.toLowerCase() }, (one) => one.custCode === custCode],
  [{ year: 'all', search: custCode.slice(0, 5) }, (one) => hasWord(one, custCode.slice(0, 5))],
  [{ year: 'all', search: 'ltd %' }, () => false],
  [{ year, to: 12, search: 'ltd' }, (one) => one.sYear === year && hasWord(one, 'ltd')],
];
const hasWord = ({ custCode: account, custName }: Month, word: string) =>
  [account, custName].some((text) => text.toLowerCase().includes(word.toLowerCase()));

describe('salesFigures', () => {
  test('has the months that match a filter, and totals of all of them [AMB-078]', async () => {
    for (const [filter, lets] of cases()) {
      const months = all.filter(lets);
      const { rows, total, totals } = await read('salesFigures', filter);
      expect([filter, inOrder(rows.map(flat))]).toEqual([filter, inOrder(months)]);
      const [actual, forecast] = [sum(months, 'salesValue'), sum(months, 'forecastValue')];
      expect([filter, total, totals]).toEqual([
        filter,
        months.length,
        { salesValue: actual, forecastValue: forecast, difference: (pence(actual) - pence(forecast)) / 100 },
      ]);
      const column = rows.reduce((pennies: number, { difference }: any) => pennies + pence(difference), 0);
      expect([filter, column / 100]).toEqual([filter, totals.difference]);
    }
  });

  test('is sorted by each column over all pages, empty values last', async () => {
    const filter = { year: 'all', branch: branch.id };
    const valueOf = (row: any, column: string) => {
      const value = row[column];
      return typeof value === 'object' && value ? (value.custName ?? value.branchName).toLowerCase() : value;
    };
    const columns = ['sYear', 'sMonth', 'branch', 'custCode', 'customer', 'salesValue', 'forecastValue', 'difference'];
    for (const sort of columns)
      for (const order of ['ASC', 'DESC']) {
        const rows: any[] = [];
        for (let page = 1; page <= 4; page++)
          rows.push(...(await admin.get(`salesFigures?${query({ ...filter, sort, order, rows: 9, page })}`)).body.rows);
        const whole = (await read('salesFigures', filter)).rows.map((row: any) => valueOf(row, sort));
        const full = whole.filter((one: any) => one !== null);
        const sorted = full.toSorted((a: any, b: any) => (a === b ? 0 : a < b ? -1 : 1));
        const empty = Array.from({ length: whole.length - full.length }, () => null);
        const wanted = [...(order === 'ASC' ? sorted : sorted.toReversed()), ...empty].slice(0, 36);
        expect([sort, order, rows.map((row) => valueOf(row, sort))]).toEqual([sort, order, wanted]);
        expect(new Set(inOrder(rows.map(flat))).size).toBe(rows.length);
      }
  });

  test('says how many rows there are for a page beyond the end', async () => {
    const reply = await admin.get(`salesFigures?${query({ page: 99_999 })}`);
    expect(reply).toMatchObject({ status: 416, body: { code: 'beyond_end', total: expect.any(Number) } });
  });
});

const groups = {
  branch: (one: Month) => one.branch,
  account: (one: Month) => `${one.branch} ${one.custCode}`,
  month: (one: Month) => String(one.sMonth),
};
const groupOf = (by: keyof typeof groups, row: any) =>
  by === 'month'
    ? String(row.sMonth)
    : by === 'branch'
      ? row.branch.branchName
      : `${row.branch.branchName} ${row.custCode}`;

/** The same as the server, from all months. */
function compared(by: keyof typeof groups, of: number, lets: (month: Month) => boolean) {
  const found = new Map<string, Record<string, number | null>>();
  const add = (one: Month, name: string, value: number | null) => {
    if (value === null) return;
    const row = found.get(groups[by](one)) ?? { salesValue: null, lastYear: null, forecastValue: null };
    found.set(groups[by](one), { ...row, [name]: pence(row[name]!) / 100 + value });
  };
  for (const one of all.filter(lets)) {
    if (one.sYear === of) add(one, 'salesValue', one.salesValue);
    if (one.sYear === of) add(one, 'forecastValue', one.forecastValue);
    if (one.sYear === of - 1) add(one, 'lastYear', one.salesValue);
  }
  return Object.fromEntries([...found].map(([name, row]) => [name, withChanges(row)]));
}

function withChanges({ salesValue, lastYear, forecastValue }: Record<string, number | null>) {
  const against = (whole: number | null) => {
    const part = pence(salesValue!) - pence(whole);
    const percent = pence(whole) ? Math.floor((part * 1000) / Math.abs(pence(whole)) + 0.5) / 10 : null;
    return [part / 100, percent] as const;
  };
  const [[change, changePercent], [difference, differencePercent]] = [against(lastYear!), against(forecastValue!)];
  const rounded = [salesValue, lastYear, forecastValue].map((one) => (one === null ? null : pence(one!) / 100));
  return {
    salesValue: rounded[0],
    lastYear: rounded[1],
    change,
    changePercent,
    forecastValue: rounded[2],
    difference,
    differencePercent,
  };
}

const measures = [
  'salesValue',
  'lastYear',
  'change',
  'changePercent',
  'forecastValue',
  'difference',
  'differencePercent',
];
const measured = (row: any) => Object.fromEntries(measures.map((name) => [name, row[name]]));

describe('salesComparison', () => {
  const filters = (): [object, number, (month: Month) => boolean][] => [
    [{}, year, ({ sMonth }) => sMonth <= lastMonth],
    [{ year, to: 12 }, year, () => true],
    [{ year: year - 1 }, year - 1, () => true],
    [{ year, month: 1 }, year, ({ sMonth }) => sMonth === 1],
    [{ year, to: 6, branch: branch.id }, year, (one) => one.sMonth <= 6 && one.branch === branch.branchName],
    [{ year, to: 12, search: 'ltd' }, year, (one) => hasWord(one, 'ltd')],
  ];

  test.each(['branch', 'account', 'month'] as const)(
    'by %s has the sums of the year, of the year before and of the forecasts, with their changes',
    async (by) => {
      for (const [filter, of, lets] of filters()) {
        const { rows, total, totals, ...period } = await read('salesComparison', { by, ...filter });
        const wanted = compared(by, of, lets);
        expect([filter, total]).toEqual([filter, Object.keys(wanted).length]);
        expect([filter, Object.fromEntries(rows.map((row: any) => [groupOf(by, row), measured(row)]))]).toEqual([
          filter,
          wanted,
        ]);
        const sums = ['salesValue', 'lastYear', 'forecastValue'].map((name) => [
          name,
          rows.reduce((pennies: number, row: any) => pennies + pence(row[name]), 0) / 100,
        ]);
        expect([filter, totals]).toEqual([filter, withChanges(Object.fromEntries(sums))]);
        expect(period).toMatchObject({ year: of, years: expect.arrayContaining([year, year - 1]) });
      }
    },
  );

  test('is the sum of the figures behind each amount', async () => {
    for (const by of ['branch', 'account', 'month'] as const) {
      const { rows, to } = await read('salesComparison', { by });
      const shown = [rows[0], rows.find((row: any) => row.custCode === custCode) ?? rows.at(-1)];
      for (const row of shown)
        for (const [name, of, value] of [
          ['salesValue', year, 'salesValue'],
          ['lastYear', year - 1, 'salesValue'],
          ['forecastValue', year, 'forecastValue'],
        ] as const) {
          const group = { branch: row.branch?.id, account: row.custCode, month: row.sMonth };
          const given = Object.fromEntries(Object.entries(group).filter(([, one]) => one !== undefined));
          const { totals } = await read('salesFigures', { year: of, to, ...given });
          expect([by, name, totals[value]]).toEqual([by, name, row[name] ?? 0]);
        }
    }
  });

  test('is sorted by each column, with the accounts that sell most first', async () => {
    const { rows } = await read('salesComparison', { by: 'account' });
    const amounts = rows.map((row: any) => row.salesValue ?? -Infinity);
    expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => b - a));
    for (const sort of measures) {
      const { rows: sorted } = await read('salesComparison', { by: 'account', sort, order: 'DESC' });
      const values = sorted.map((row: any) => row[sort] ?? -Infinity);
      expect([sort, values]).toEqual([sort, values.toSorted((a: number, b: number) => b - a)]);
    }
  });
});

describe('files', () => {
  test.each(['csv', 'xlsx'] as const)('as %s have the rows and totals that the calls answer', async (format) => {
    const filter = { year, to: 6, branch: branch.id };
    for (const [call, values, names] of [
      [
        'salesFigures',
        filter,
        ['customer', 'custCode', 'branch', 'sYear', 'sMonth', 'salesValue', 'forecastValue', 'difference'],
      ],
      [
        'salesComparison',
        { ...filter, by: 'account', sort: 'change' },
        ['custCode', 'customer', 'branch', ...measures],
      ],
      ['salesComparison', { ...filter, by: 'month' }, ['sMonth', ...measures]],
    ] as const) {
      const { rows, totals } = await read(call, values);
      const cell = (value: any) =>
        value === null || value === undefined ? '' : String(value.custName ?? value.branchName ?? value);
      const lines = [...rows, { ...totals, [names[0]]: 'Total' }].map((row) => names.map((name) => cell(row[name])));
      const [head, ...file] = await fileRows(app, admin, `${call}/export?${query({ ...values, format })}`, format);
      expect(head).toHaveLength(names.length);
      expect(file).toEqual(lines);
    }
  });
});

describe('what is wrong', () => {
  test.each([
    ['year', '26', 'Year must be a whole number from 2000 to 2100.'],
    ['to', '13', 'The last month must be a whole number from 1 to 12.'],
    ['month', '0', 'Month must be a whole number from 1 to 12.'],
    ['branch', 'Leeds', 'Branch must be a whole number from 1 to 2147483647.'],
    ['account', 'A'.repeat(201), 'Account No is too long.'],
    ['order', 'up', 'Order must be one of ASC, DESC.'],
    ['colour', 'red', 'This call has no parameter "colour".'],
    ['sort', 'id', expect.stringContaining('Sort must be one of ')],
  ])('a bad %s is refused at its name', async (name, value, message) => {
    for (const call of ['salesFigures', 'salesComparison', 'salesFigures/export', 'salesComparison/export'])
      expect([call, await admin.get(`${call}?${query({ [name]: value })}`)]).toMatchObject([
        call,
        { status: 422, body: { code: 'invalid', errors: { [name]: message } } },
      ]);
  });

  test('only pages have a number and rows', async () => {
    const wrong = { rows: 'Rows must be a whole number from 1 to 1000.' };
    for (const call of ['salesFigures', 'salesComparison']) {
      expect(await admin.get(`${call}?rows=1001`)).toMatchObject(refusal(wrong));
      expect(await admin.get(`${call}/export?rows=25`)).toMatchObject(
        refusal({ rows: 'This call has no parameter "rows".' }),
      );
    }
  });

  test('all years cannot be compared, nor grouped by something else', async () => {
    expect(await admin.get('salesComparison?year=all')).toMatchObject(refusal({ year: 'Choose one year to compare.' }));
    expect(await admin.get('salesComparison?by=region')).toMatchObject(
      refusal({ by: 'Grouping must be one of branch, account, month.' }),
    );
    expect((await admin.get('salesFigures/export?format=pdf')).status).toBe(400);
  });
});

describe('who may [PER-015 AMB-102]', () => {
  const calls = ['salesFigures', 'salesComparison', 'salesFigures/export', 'salesComparison/export'];

  test('see figures: with both permissions, at level 5 those of the own branch', async () => {
    const refused = async (client: Client) => {
      for (const call of [...calls, 'allSalesData'])
        expect([call, await client.get(call)]).toMatchObject([call, { status: 422, body: { code: 'refused' } }]);
    };
    await refused(await Client.as(app, 'readonly'));
    await refused(own.person);
    const theirs = all.filter(({ sYear, branch: place }) => sYear === year && place !== branch.branchName);
    expect(theirs.length).toBeGreaterThan(0);
    await assign.user(own.user, 'ViewSalesImport', 1);
    await refused(own.person);
    await assign.user(own.user, 'Report-AllSalesStats', 5);
    const mine = all.filter(({ branch: place }) => place === branch.branchName);
    const { rows, totals } = await read('salesFigures', { year: 'all' }, own.person);
    expect(inOrder(rows.map(flat))).toEqual(inOrder(mine));
    expect([totals.salesValue, totals.forecastValue]).toEqual([sum(mine, 'salesValue'), sum(mine, 'forecastValue')]);
    expect((await read('salesFigures', { year: 'all', branch: own.otherBranch }, own.person)).total).toBe(0);
    const comparison = await read('salesComparison', { year, to: 12 }, own.person);
    expect(comparison.rows.map((row: any) => row.branch.branchName)).toEqual([branch.branchName]);
    expect(comparison.totals.salesValue).toBe(
      sum(
        mine.filter(({ sYear }) => sYear === year),
        'salesValue',
      ),
    );
    for (const call of ['salesFigures', 'salesComparison']) {
      const [, ...lines] = await fileRows(
        app,
        own.person,
        `${call}/export?${query({ year, to: 12, format: 'csv' })}`,
        'csv',
      );
      const at = lines.slice(0, -1).map((line) => line.includes(branch.branchName));
      expect([call, new Set(at)]).toEqual([call, new Set([true])]);
    }
    const { rows: plain } = (await own.person.get('allSalesData')).body;
    expect(inOrder(plain)).toEqual(inOrder(mine));
  });
});

test('a year is read from an index, never a whole table', async () => {
  for (const path of [
    'salesFigures',
    'salesFigures?sort=difference',
    'salesComparison?by=branch',
    'salesComparison?by=account',
  ])
    expect([
      path,
      await wholeScans(app, ['actual_sales', 'sales_forecast'], () =>
        admin.get(`${path}${path.includes('?') ? '&' : '?'}year=${year}&to=6`),
      ),
    ]).toEqual([path, []]);
});
