import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { assigner } from '../../support/permissions.ts';
import { forecasts, refusal, sales, salesOf, type Sales } from '../../support/sales.ts';

let app: TestApp;
let { own, admin, custCode, branch, row, figuresOf, historyOf } = {} as Sales;

beforeAll(async () => {
  app = await startApp();
  ({ own, admin, custCode, branch, row, figuresOf, historyOf } = await salesOf(app));
});
afterAll(() => app.close());

const thisYear = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' }).format());
const accountOf = async (tasCode: string) =>
  app.platform.database.value(sql`select cust_branch_id from customer_branch where tas_code = ${tasCode}`);

describe.each([
  ['addsales', 'salesValue'],
  ['addforecast', 'forecastValue'],
] as const)('a figure of %s', (call, value) => {
  const figure = (more: object = {}) => ({ ...row({ sYear: 2001, sMonth: 3 }), [value]: 120.5, ...more });

  test('gets the customer who has the account number at the branch, and the sales exec of that customer', async () => {
    expect(await admin.post(call, figure({ custCode: custCode.toLowerCase() }))).toMatchObject({
      status: 200,
      body: {
        sYear: 2001,
        sMonth: 3,
        custCode,
        branch: { id: branch.id },
        customer: { customerId: own.mine.customerId, custName: own.mine.custName },
        custName: own.mine.custName,
        salesExec: own.mine.salesExec,
        [value]: 120.5,
      },
    });
    expect(await admin.post(call, figure())).toMatchObject(refusal({ branch: 'This month already has a figure.' }));
  });

  test('is found by the number of a branch account', async () => {
    const tasCode = `T${value.slice(0, 5)}`.toUpperCase();
    const account = { tasCode, mbpBranch: own.otherBranch, salesExec: 1 };
    expect((await admin.post(`addCustomerMBPBranch/${own.mine.customerId}`, account)).status).toBe(200);
    const { body } = await admin.post(call, figure({ custCode: tasCode, branch: own.otherBranch }));
    expect(body).toMatchObject({ customer: { customerId: own.mine.customerId }, branch: { id: own.otherBranch } });
    await admin.delete(`removeCustomerMBPBranches/${own.mine.customerId}/${await accountOf(tasCode)}`);
  });

  test('is refused if nobody has that account at the branch [ERR-060]', async () => {
    expect(await admin.post(call, figure({ custCode: 'nobody1' }))).toMatchObject(
      refusal({ custCode: `Customer NOBODY1 not found for branch ${branch.branchName}.` }),
    );
    const { custCode: theirs } = own.theirs;
    expect((await admin.post(call, figure({ custCode: theirs }))).body.message).toBe(
      `Customer ${theirs} not found for branch ${branch.branchName}.`,
    );
  });

  test('ignores a customer from the caller, and reports what is missing or wrong', async () => {
    const { body } = await admin.post(call, figure({ sMonth: 4, customer: own.theirs.customerId, salesExec: 1 }));
    expect(body.customer.customerId).toBe(own.mine.customerId);
    expect((await admin.post(call, {})).body.errors).toMatchObject({
      sYear: 'Year is required.',
      sMonth: 'Month is required.',
      branch: 'Branch is required.',
      custCode: 'Account No is required.',
    });
    expect((await admin.post(call, figure({ sMonth: 13 }))).body.errors).toEqual({
      sMonth: 'Month must be a month from 1 to 12.',
    });
  });
});

describe('allSalesData', () => {
  const place = () => ({ branch: own.theirs.mbpBranch.id, custCode: own.theirs.custCode, sYear: 2019 });
  const months = async () => {
    const { body } = await admin.get('allSalesData');
    return body.rows.filter((one: any) => one.custCode === own.theirs.custCode && one.sYear === 2019);
  };

  test('has actual sales and forecasts of a month side by side [AMB-078]', async () => {
    const { body: sold } = await admin.post('addsalesbyyear', { ...place(), ...sales([1, 10.5], [2, 20]) });
    const { body: expected } = await admin.post('addforecastbyyear', { ...place(), ...forecasts([2, 25], [3, 35]) });
    const of = {
      sYear: 2019,
      branch: own.theirs.mbpBranch.branchName,
      custCode: own.theirs.custCode,
      custName: own.theirs.custName,
    };
    expect(await months()).toEqual([
      { id: sold[0].id, ...of, sMonth: 1, salesValue: 10.5, forecastValue: null },
      { id: sold[1].id, ...of, sMonth: 2, salesValue: 20, forecastValue: 25 },
      { id: -expected[1].id, ...of, sMonth: 3, salesValue: null, forecastValue: 35 },
    ]);
  });

  test('is paged in one order, each month once, and its total includes new figures', async () => {
    const { body: all } = await admin.get('allSalesData/1/100000');
    expect([all.total, all.page, all.size]).toEqual([all.rows.length, 1, 100_000]);
    expect(new Set(all.rows.map(({ id }: any) => id)).size).toBe(all.total);
    const rows: any[] = [];
    // Pages that end within a year, a customer and a branch.
    const size = Math.ceil(all.total / 23);
    for (let page = 1; rows.length < all.total && page <= 23; page++)
      rows.push(...(await admin.get(`allSalesData/${page}/${size}`)).body.rows);
    expect(rows).toEqual(all.rows);
    await admin.post('addforecastbyyear', { ...place(), ...forecasts([4, 1]) });
    expect((await admin.get('allSalesData/1/1')).body.total).toBe(all.total + 1);
  });

  test('starts with a first page of 100,000, and gives the total [BEH-127]', async () => {
    expect((await admin.get('allSalesData')).body).toMatchObject({ page: 1, size: 100_000 });
    expect(await admin.get('allSalesData/1000/100')).toMatchObject({
      status: 416,
      body: { total: expect.any(Number) },
    });
    for (const path of ['0/10', '1/0', '1/100001', 'a/10'])
      expect([path, (await admin.get(`allSalesData/${path}`)).status]).toEqual([path, 400]);
  });
});

describe('deletesales', () => {
  test('deletes only the actual sales of a year at a branch, with history [AMB-076]', async () => {
    const at = { branch: branch.id, custCode };
    await admin.post('addsalesbyyear', { ...at, sYear: 2018, ...sales([1, 1], [2, 2], [3, 3]) });
    await admin.post('addsalesbyyear', { ...at, sYear: 2017, ...sales([1, 1]) });
    await admin.post('addforecastbyyear', { ...at, sYear: 2018, ...forecasts([1, 1]) });
    const [first] = await figuresOf('allactualsales', { sYear: 2018 });
    expect(await admin.delete(`deletesales/2018/${branch.id}`)).toMatchObject({ status: 200, body: { deleted: 3 } });
    expect(await figuresOf('allactualsales', { sYear: 2018 })).toEqual([]);
    expect(await figuresOf('allactualsales', { sYear: 2017 })).toHaveLength(1);
    expect(await figuresOf('allsalesforecasts', { sYear: 2018 })).toHaveLength(1);
    expect((await historyOf('actualSales', first.id))[0]!.action).toBe('delete');
  });

  test('is refused if there is nothing to delete', async () => {
    expect(await admin.delete(`deletesales/2018/${branch.id}`)).toMatchObject(
      refusal({ branch: `There are no actual sales for 2018 at ${branch.branchName}.` }),
    );
    expect((await admin.delete('deletesales/2018/999999')).status).toBe(422);
    expect((await admin.delete(`deletesales/18/${branch.id}`)).status).toBe(400);
  });
});

describe('sales of a customer', () => {
  const path = (name: string, customer = own.mine) => `${name}/${customer.customerId}`;

  test('this year by month for all branches, and the last five years [AMB-078]', async () => {
    const at = { branch: branch.id, custCode };
    for (const [list, one] of [
      ['allactualsales', 'delActualSales'],
      ['allsalesforecasts', 'delSalesForecast'],
    ] as const)
      for (const { id } of await figuresOf(list, { customer: own.mine.customerId, sYear: thisYear }))
        await admin.delete(`${one}/${id}`);
    await admin.post('addsalesbyyear', { ...at, sYear: thisYear, ...sales([1, 0.1], [12, 0.2]) });
    await admin.post('addforecastbyyear', { ...at, sYear: thisYear, ...forecasts([2, 5]) });
    const elsewhere = { tasCode: 'ELSE1', mbpBranch: own.otherBranch, salesExec: 1 };
    await admin.post(`addCustomerMBPBranch/${own.mine.customerId}`, elsewhere);
    await admin.post('addsalesbyyear', {
      branch: own.otherBranch,
      custCode: 'ELSE1',
      sYear: thisYear,
      ...sales([1, 7]),
    });
    const year = (await admin.get(path('salesStat'))).body;
    expect(year).toEqual({
      year: thisYear,
      months: [7.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2],
      total: 7.3,
      forecast: [0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    const { body: years } = await admin.get(path('last5yrsSalesStat'));
    expect(years.map((one: any) => one.year)).toEqual([4, 3, 2, 1, 0].map((ago) => thisYear - ago));
    expect(years[4]).toEqual(year);
    const before = await figuresOf('allactualsales', { customer: own.mine.customerId, sYear: thisYear - 2 });
    expect(years[2].total).toBeCloseTo(
      before.reduce((sum, one) => sum + one.salesValue, 0),
      2,
    );
  });

  test('are shown to users who may see the customer, limited to their own branch if they are', async () => {
    for (const name of ['salesStat', 'last5yrsSalesStat']) {
      expect((await own.person.get(path(name))).status).toBe(200);
      expect(await own.person.get(path(name, own.theirs))).toMatchObject({
        status: 404,
        body: { message: 'Customer not found.' },
      });
      expect((await admin.get(path(name, own.theirs))).status).toBe(200);
    }
  });
});

describe('who may [PER-014 PER-015]', () => {
  test('post, read and delete figures: those with ViewSalesImport, whichever branch they see', async () => {
    const id = (await admin.post('addsales', row({ sMonth: 2, salesValue: 1 }))).body.id;
    const calls: [string, string, object?][] = [
      ['POST', 'addsalesbyyear', row(sales([1, 1]))],
      ['POST', 'addforecastbyyear', row(forecasts([1, 1]))],
      ['POST', 'addsales', row({ sMonth: 1, salesValue: 1 })],
      ['POST', 'addforecast', row({ sMonth: 1, forecastValue: 1 })],
      ['POST', 'getCustIdForBranch', { mbpBranch: branch.id, custCode }],
      ['DELETE', `deletesales/2009/${branch.id}`],
      ['DELETE', `delActualSales/${id}`],
      ['GET', 'allactualsales'],
      ['GET', 'allsalesforecasts'],
      ['GET', 'allSalesData'],
    ];
    for (const person of [own.person, await Client.as(app, 'internal'), await Client.as(app, 'readonly')])
      for (const [method, path, body] of calls)
        expect([path, await person.send(method, path, body)]).toMatchObject([
          path,
          { status: 422, body: { code: 'refused' } },
        ]);
    const assign = await assigner(admin);
    await assign.user(own.user, 'ViewSalesImport', 1);
    const { custCode: code, mbpBranch } = own.theirs;
    const { body } = await own.person.post('addsalesbyyear', {
      sYear: 2016,
      branch: mbpBranch.branchCode,
      custCode: code,
      ...sales([1, 1]),
    });
    expect(body).toMatchObject([{ customer: { customerId: own.theirs.customerId } }]);
    expect((await own.person.delete(`deletesales/2016/${mbpBranch.id}`)).body).toEqual({ deleted: 1 });
  });

  test('see all of them side by side: only with the report permission too', async () => {
    expect((await own.person.get('allactualsales')).status).toBe(200);
    expect((await own.person.get('allSalesData/1/10')).status).toBe(422);
    await (await assigner(admin)).user(own.user, 'Report-AllSalesStats', 1);
    expect((await own.person.get('allSalesData/1/10')).status).toBe(200);
  });
});
