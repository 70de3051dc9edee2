import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customersOfBranches, makeOldOrder, makeOrder, type Order } from '../../support/orders.ts';
import { enquiryOf, inDays } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let one: Order['who'];
let two: Order['who'];

/** A year without demo data, so that reports contain only the rows of this test. */
const year = { quickFilterDateFrom: '01/01/2009', quickFilterDateTo: '31/12/2009' };
const data = (report: string | number, path = '1/25/0/0/*', body: object = year) =>
  admin.post(`reportData/${encodeURIComponent(report)}/${path}`, body);

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  [one, two] = (await customersOfBranches(admin, 2)) as [Order['who'], Order['who']];
  const orders: Order[] = [
    { who: one, date: '05/03/2009', value: 1000.1, status: 'Won' },
    { who: one, date: '20/03/2009', value: 250.25, status: 'Won' },
    { who: two, date: '12/04/2009', value: 42.42, status: 'Won' },
    { who: one, date: '11/04/2009', value: 99.99, status: 'Lost' },
    { who: one, date: '30/04/2009', value: 60_000, status: 'Active' },
    { who: two, date: '01/05/2009', value: 77_777, status: 'Revised' },
  ];
  for (const order of orders) await makeOldOrder(app, admin, order);
});
afterAll(() => app.close());

describe('a report of rows', () => {
  test('has its columns, newest first, and a total', async () => {
    const { status, body } = await data('Won Orders');
    expect([status, body.total, body.page, body.size]).toEqual([200, 3, 1, 25]);
    expect(body.totals).toEqual({ productValue: 1292.77 });
    expect(body.rows.map((row: any) => [row.quoteVerDate, row.productValue])).toEqual([
      ['12/04/2009', 42.42],
      ['20/03/2009', 250.25],
      ['05/03/2009', 1000.1],
    ]);
    expect(body.rows[2]).toEqual({
      quoteVerId: expect.any(Number),
      countedOn: '05/03/2009',
      quoteVerDate: '05/03/2009',
      sQuoteNo: expect.stringMatching(/^Q\d{6}$/),
      versionNo: 1,
      customer: expect.objectContaining({ customerId: one.customer.customerId, custName: one.customer.custName }),
      mbpBranch: expect.objectContaining({ branchName: one.customer.mbpBranch.branchName }),
      productType: expect.objectContaining({ productTypeName: expect.any(String) }),
      oppDescription: expect.stringMatching(/^SLATES FOR LOT/),
      salesExec: expect.objectContaining({ salesExecName: expect.any(String) }),
      productValue: 1000.1,
      expectedOrderDate: null,
      reqDeliveryDate: null,
      decidedOn: null,
    });
  });

  test('is found by number or name, with its columns', async () => {
    const byName = await admin.get('dbreport/Won%20Orders');
    expect(byName).toMatchObject({
      status: 200,
      body: { id: 2, reportType: 'Orders', reportName: 'Won Orders', of: 'quotation', dateTitle: 'Counted on' },
    });
    expect((await admin.get('dbreport/2')).body).toEqual(byName.body);
    const { body } = await admin.get('dbReportColumns/2');
    expect(body.map(({ id, dbField, title }: any) => [id, dbField, title]).slice(5, 10)).toEqual([
      [6, 'productValue', 'Product Value'],
      [7, 'mbpBranch', 'Branch'],
      [8, 'salesExec', 'Sales Exec'],
      [9, 'oppDescription', 'Description'],
      [10, 'productType', 'Product Type'],
    ]);
    expect(body[5]).toMatchObject({ type: 'number', format: 'money', sortOrder: 0 });
    expect(body[7]).toMatchObject({ type: 'ref', to: 'salesExec' });
    expect(body[0]).toMatchObject({ dbField: 'countedOn', format: 'date', sortOrder: -1 });
  });

  test('is sorted by any of its columns, a reference by its name', async () => {
    const { body: columns } = await admin.get('dbReportColumns/2');
    for (const { id, dbField } of columns)
      for (const [order, sign] of [
        [1, 1],
        [-1, -1],
      ]) {
        const { status, body } = await data(2, `1/25/${id}/${order}/*`);
        expect([dbField, status]).toEqual([dbField, 200]);
        if (!['customer', 'mbpBranch'].includes(dbField)) continue;
        const names = body.rows.map((row: any) => row[dbField].custName ?? row[dbField].branchName);
        const sorted = names.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1) * sign!);
        expect([dbField, order, names]).toEqual([dbField, order, sorted]);
      }
    const { body } = await data(2, '1/25/6/1/*');
    expect(body.rows.map((row: any) => row.productValue)).toEqual([42.42, 250.25, 1000.1]);
  });

  test('is paged, and searched in what it shows [BEH-131]', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => data('Won Orders', `${page}/1/0/0/*`)));
    expect(pages.map(({ body }) => [body.rows.length, body.total, body.page, body.size])).toEqual([
      [1, 3, 1, 1],
      [1, 3, 2, 1],
      [1, 3, 3, 1],
    ]);
    expect(new Set(pages.map(({ body }) => body.rows[0].quoteVerId)).size).toBe(3);
    expect(await data('Won Orders', '4/1/0/0/*')).toMatchObject({ status: 416, body: { total: 3 } });
    const text = `${two.customer.mbpBranch.branchName.toLowerCase()} slates`;
    const { body } = await data('Won Orders', `1/25/0/0/${encodeURIComponent(text)}`);
    expect(body.rows.map((row: any) => row.productValue)).toEqual([42.42]);
    expect((await data('Won Orders', '1/25/0/0/no%20such%20thing')).body).toMatchObject({ rows: [], total: 0 });
    expect((await data('Won Orders', '1/25/0/0/%25')).body.total).toBe(0);
  });

  test('is filtered by dates and by conditions on its records', async () => {
    const march = await data('Won Orders', '1/25/0/0/*', { ...year, quickFilterDateTo: '20/03/2009' });
    expect(march.body.rows.map((row: any) => row.productValue)).toEqual([250.25, 1000.1]);
    const conditions = [{ dbField: 'productValue', condition: '>', value: 1000 }];
    expect((await data('Won Orders', '1/25/0/0/*', { ...year, conditions })).body.total).toBe(1);
    const all = await admin.post('reportData/Won%20Orders/1/1/0/0/*');
    expect(all.body.total).toBeGreaterThan(3);
  });

  test('an order counts on the day it was decided, one of before that day was kept by its quote date [BEH-123]', async () => {
    const order = (status: 'Won' | 'Lost') =>
      makeOrder(admin, { who: two, date: '07/07/2008', value: status === 'Won' ? 700.07 : 800.08, status });
    const [won, lost] = [await order('Won'), await order('Lost')];
    const old = await makeOldOrder(app, admin, { who: two, date: '08/07/2008', value: 900.09, status: 'Won' });
    const today = { quickFilterDateFrom: inDays(0), quickFilterDateTo: inDays(0) };
    const then = { quickFilterDateFrom: '01/07/2008', quickFilterDateTo: '31/07/2008' };
    const found = async (report: string, days: object) =>
      (await data(report, '1/1000/0/0/*', days)).body.rows.map((row: any) => row.quoteVerId as number);
    expect(await found('Won Orders', then)).toEqual([old.quotation.quoteVerId]);
    expect(await found('Lost Orders', then)).toEqual([]);
    expect(await found('Won Orders', today)).toContain(won.quotation.quoteVerId);
    expect(await found('Lost Orders', today)).toContain(lost.quotation.quoteVerId);
    const row = (await data('Won Orders', '1/1000/0/0/*', today)).body.rows.find(
      ({ quoteVerId }: any) => quoteVerId === won.quotation.quoteVerId,
    );
    expect(row).toMatchObject({ countedOn: inDays(0), quoteVerDate: '07/07/2008', decidedOn: inDays(0) });
    const month = (await data('Sales Exec Sales Stat per Month', '1/1000/0/0/*', then)).body.rows;
    expect(month).toEqual([{ salesExec: expect.any(Object), countedOn: '07/2008', orders: 1, value: 900.09 }]);
  });

  test('is filtered by periods, which are shown as days', async () => {
    const now = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' }).format(new Date());
    const of = async (period: string) =>
      (await data('Won Orders', '1/1/0/0/*', { quickFilterDateFrom: period, quickFilterDateTo: period })).body;
    expect((await of('This year')).days).toEqual({ from: `01/01/${now}`, to: `31/12/${now}` });
    const april = Number(now) - (new Date().getMonth() < 3 ? 1 : 0);
    expect((await of('This financial year')).days).toEqual({ from: `01/04/${april}`, to: `31/03/${april + 1}` });
    const { from, to } = (await of('This quarter')).days;
    const [first, last] = [from, to].map((day: string) => Number(day.slice(3, 5)));
    expect([first! % 3, last! - first!, from.slice(0, 2)]).toEqual([1, 2, '01']);
    const quarter = { quickFilterDateFrom: from, quickFilterDateTo: to };
    expect((await of('This quarter')).total).toBe((await data('Won Orders', '1/1/0/0/*', quarter)).body.total);
    expect((await data('Won Orders', '1/1/0/0/*', { quickFilterDateFrom: 'Next constructor' })).status).toBe(400);
  });

  test('orders have their own calls [AMB-005 BEH-123 CON-027]', async () => {
    for (const [type, values] of [
      ['won', [42.42, 250.25, 1000.1]],
      ['lost', [99.99]],
      ['outstanding', [60_000]],
    ] as const) {
      const { status, body } = await admin.post(`${type}Orders/1/1000/0/0/*`, year);
      expect([type, status, body.rows.map((row: any) => row.productValue)]).toEqual([type, 200, values]);
      expect([body.total, body.page, body.size]).toEqual([values.length, 1, 1000]);
    }
    expect((await admin.post('wonOrders/2/2/6/1/*', year)).body.rows[0].productValue).toBe(1000.1);
    expect((await admin.post('otherOrders/1/1000/0/0/*', year)).status).toBe(404);
  });

  test('enquiries are reported by value, and those without a quotation', async () => {
    const { customerId } = one.customer;
    const { body: open } = await admin.post('opportunityconf', { ...enquiryOf(one), dateReceived: '07/07/2009' });
    const counts = await Promise.all(
      [
        'Enquiries Raised',
        'JSL Enquiries under 1,000',
        'JSL Enquiries over 50,000',
        'JSL Enquiries 1K to 50K Postal',
        'JSL Enquiries 1K to 50K Other',
      ].map(async (name) => (await data(name)).body.total),
    );
    expect(counts).toEqual([7, 3, 2, 1, 0]);
    const { body } = await data('Enquiries not Booked');
    expect(body.rows).toEqual([expect.objectContaining({ oppId: open.oppId })]);
    expect(body.rows[0].customer.customerId).toBe(customerId);
  });

  test('enquiries of 1K to 50K are in Postal if their post code has a postal area, all others in Other', async () => {
    const { enquiry } = await makeOrder(admin, {
      who: { ...one, customer: { ...one.customer, postCode: 'BF1 2AT' } },
      date: '08/07/2010',
      value: 1000,
      status: 'Won',
    });
    expect(enquiry.region).toBeNull();
    const other = (
      await data('JSL Enquiries 1K to 50K Other', '1/25/0/0/*', {
        quickFilterDateFrom: '01/01/2010',
        quickFilterDateTo: '31/12/2010',
      })
    ).body.rows;
    expect(other.map((row: any) => [row.oppId, row.region])).toEqual([[enquiry.oppId, null]]);
    const ids = async (name: string, body: object) =>
      (await data(name, '1/1000/0/0/*', body)).body.rows.map((row: any) => row.oppId);
    const [postal, others] = await Promise.all(
      ['Postal', 'Other'].map((kind) => ids(`JSL Enquiries 1K to 50K ${kind}`, {})),
    );
    expect([postal.length > 1, others.length > 1]).toEqual([true, true]);
    const conditions = [{ dbField: 'quoteValue', condition: 'between', value: '1000,50000' }];
    const range = await ids('Enquiries Raised', { conditions });
    expect([...postal, ...others].toSorted()).toEqual(range.toSorted());
  });
});

describe('a report of statistics', () => {
  const figures = (rows: any[], name: string) =>
    rows.map(({ quotations, value, won, wonValue, lost, lostValue, outstanding, outstandingValue, ...group }) => [
      group[name].custName ?? group[name].branchName,
      [quotations, value, won, wonValue, lost, lostValue, outstanding, outstandingValue],
    ]);
  const ofOne = [4, 61_350.34, 2, 1250.35, 1, 99.99, 1, 60_000];
  const ofTwo = [1, 42.42, 1, 42.42, 0, 0, 0, 0];

  test('counts and sums each group, without revised versions', async () => {
    const { body } = await data('Quotations Stats');
    expect(body.total).toBe(2);
    expect(body.totals).toEqual({
      quotations: 5,
      value: 61_392.76,
      won: 3,
      wonValue: 1292.77,
      lost: 1,
      lostValue: 99.99,
      outstanding: 1,
      outstandingValue: 60_000,
    });
    expect((await data('Quotations Stats', '2/1/0/0/*')).body.totals).toEqual(body.totals);
    expect(figures(body.rows, 'customer')).toEqual([
      [one.customer.custName, ofOne],
      [two.customer.custName, ofTwo],
    ]);
    const byBranch = await data('Quotations Stats By Branch', '1/25/3/1/*');
    expect(figures(byBranch.body.rows, 'mbpBranch')).toEqual([
      [two.customer.mbpBranch.branchName, ofTwo],
      [one.customer.mbpBranch.branchName, ofOne],
    ]);
  });

  test('groups by month and sales exec', async () => {
    const { body } = await data('Sales Exec Sales Stat per Month', '1/25/0/0/*');
    expect(body.rows).toEqual([
      { salesExec: expect.any(Object), countedOn: '04/2009', orders: 1, value: 42.42 },
      { salesExec: expect.any(Object), countedOn: '03/2009', orders: 2, value: 1250.35 },
    ]);
    const { body: columns } = await admin.get('dbReportColumns/12');
    expect(columns.map(({ dbField, title, format }: any) => [dbField, title, format])).toEqual([
      ['salesExec', 'Sales Exec', undefined],
      ['countedOn', 'Month', 'year-month'],
      ['orders', 'Orders', undefined],
      ['value', 'Value', 'money'],
    ]);
  });

  test('has a chart: months as a line, or the greatest groups as bars', async () => {
    const query = 'from=01/01/2009&to=31/12/2009';
    const { body: months } = await admin.get(`dbreport/12/chart?${query}`);
    expect(months).toEqual({
      kind: 'line',
      hasMore: false,
      figure: 'value',
      by: 'countedOn',
      figures: [
        { name: 'orders', title: 'Orders' },
        { name: 'value', title: 'Value' },
      ],
      groups: [{ name: 'countedOn', title: 'Month' }],
      labels: ['Mar 2009', 'Apr 2009'],
      ownFirst: false,
      series: [{ name: 'Value', format: 'money', data: [1250.35, 42.42] }],
    });
    const { body: bars } = await admin.get(`dbreport/Quotations%20Stats/chart?${query}&figure=won`);
    expect(bars).toMatchObject({
      kind: 'bar',
      figure: 'won',
      labels: [one.customer.custName, two.customer.custName],
      series: [{ name: 'Won', format: null, data: [2, 1] }],
    });
    const found = await admin.get(`dbreport/3/chart?${query}&search=${encodeURIComponent(two.customer.custName)}`);
    expect(found.body.labels).toEqual([two.customer.custName]);
    for (const path of [
      'dbreport/12/chart?figure=nothing',
      'dbreport/11/chart?figure=lastReceived',
      'dbreport/2/chart?by=nothing',
      'dbreport/2/chart?figure=versionNo',
    ])
      expect([path, (await admin.get(path)).status]).toEqual([path, 400]);
  });

  test('has a chart of its rows: their number or amounts by month, or by what they refer to, as filtered', async () => {
    const query = 'from=01/01/2009&to=31/12/2009';
    const chart = async (more = '') => (await admin.get(`dbreport/2/chart?${query}${more}`)).body;
    const { rows, totals } = (await data('Won Orders', '1/1000/0/0/*')).body;
    const value = await chart();
    expect(value).toMatchObject({ kind: 'line', figure: 'productValue', by: 'month' });
    expect(value.groups.map(({ title }: any) => title)).toEqual([
      'Month',
      'Customer',
      'Branch',
      'Sales Exec',
      'Product Type',
    ]);
    const sum = (all: number[]) => all.reduce((so, more) => so + more, 0);
    expect(sum(value.series[0].data)).toBeCloseTo(totals.productValue, 2);
    const byBranch = await chart('&figure=number&by=mbpBranch');
    expect(byBranch).toMatchObject({ kind: 'bar', series: [{ name: 'Quotations', format: null }] });
    const names = rows.map((row: any) => row.mbpBranch.branchName as string);
    expect(
      Object.fromEntries(byBranch.labels.map((label: string, i: number) => [label, byBranch.series[0].data[i]])),
    ).toEqual(
      Object.fromEntries(
        [...new Set<string>(names)].map((name) => [name, names.filter((other: string) => other === name).length]),
      ),
    );
    const word = encodeURIComponent(rows[0].customer.custName);
    const found = await chart(`&figure=number&by=customer&search=${word}`);
    expect(found.labels).toEqual([rows[0].customer.custName]);
  });

  test('counts, sorts and pages all groups, and finds them by their names', async () => {
    const all = await data('Enquiries by Customer', '1/1000/0/0/*', {});
    const { rows, total, totals } = all.body;
    expect(rows).toHaveLength(total);
    const sum = rows.reduce((so: number, row: any) => so + row.enquiries, 0);
    expect((await data('Enquiries Raised', '1/1/0/0/*', {})).body.total).toBe(sum);
    const paged = await data('Enquiries by Customer', '2/10/0/0/*', {});
    expect(paged.body).toEqual({
      rows: rows.slice(10, 20),
      total,
      page: 2,
      size: 10,
      totals,
      days: { from: null, to: null },
    });
    const name = encodeURIComponent(two.customer.custName);
    const found = await data('Enquiries by Customer', `1/25/0/0/${name}`);
    const only = { enquiries: 2, lastReceived: '01/05/2009' };
    expect(found.body).toMatchObject({ rows: [only], total: 1, totals: only });
  });

  test('shows how often each user has signed in, and when last', async () => {
    const user = (await admin.get('user/profile')).body;
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short' }).format(
      new Date(),
    );
    const { body } = await data('User System Activity', '1/1000/0/0/*', {
      quickFilterDateFrom: today,
      quickFilterDateTo: today,
    });
    const own = body.rows.find((row: any) => row.user.id === user.id);
    expect(own).toMatchObject({ signIns: 1, wrongPasswords: 0, lastSignIn: expect.stringContaining(today) });
    expect((await data('User System Activity')).body.total).toBe(0);
  });
});

describe('a report is requested', () => {
  test('by an existing number or name', async () => {
    const missing = { status: 404, body: { code: 'not_found', message: 'Report not found.' } };
    for (const id of ['Won', '99', '0', 'won%20orders%20'])
      for (const path of ['dbreport', 'dbReportColumns'])
        expect(await admin.get(`${path}/${id}`)).toMatchObject(missing);
    expect(await data('Nothing')).toMatchObject(missing);
  });

  test('with pages, columns and dates that it has', async () => {
    for (const path of ['0/25/0/0/*', '1/0/0/0/*', '1/1001/0/0/*', '1/25/99/1/*', '1/25/1/2/*', 'a/25/0/0/*'])
      expect([path, (await data('Won Orders', path)).status]).toEqual([path, 400]);
    for (const body of [
      { quickFilterDateFrom: '31/02/2009' },
      { quickFilterDateFrom: 5 },
      { conditions: 'all' },
      { conditions: [{ dbField: 'nothing', condition: '=', value: 1 }] },
      { where: [] },
      [],
    ])
      expect([body, (await data('Won Orders', '1/25/0/0/*', body)).status]).toEqual([body, 400]);
  });

  test('as a file, with the same rows', async () => {
    const query = new URLSearchParams({ from: '01/01/2009', to: '31/12/2009', sortFieldId: '6', sortOrder: '1' });
    const { status, headers, body } = await admin.get(`dbreport/Won%20Orders/export?${query}`);
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="Won Orders.csv"']);
    const lines = (body as string).trim().split('\r\n');
    expect(lines[0]).toContain(
      'Counted on,Quote Date,Quote No,Version,Customer,Product Value,Branch,Sales Exec,Description',
    );
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      '12/04/2009',
      '20/03/2009',
      '05/03/2009',
      'Total',
    ]);
    expect(lines.at(-1)).toBe('Total,,,,,1292.77,,,,,,,');
    expect((await admin.get('dbreport/9/export?format=xlsx')).status).toBe(200);
    expect((await admin.get('dbreport/9/export?format=pdf')).status).toBe(400);
  });
});
