import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { forecasts, refusal, sales, salesOf, type Sales } from '../../support/sales.ts';

let app: TestApp;
let { own, admin, custCode, branch, row, figuresOf, historyOf } = {} as Sales;

beforeAll(async () => {
  app = await startApp();
  ({ own, admin, custCode, branch, row, figuresOf, historyOf } = await salesOf(app));
});
afterAll(() => app.close());

describe.each([
  ['addsalesbyyear', 'actualSales', 'allactualsales', 'salesValue', sales],
  ['addforecastbyyear', 'salesForecast', 'allsalesforecasts', 'forecastValue', forecasts],
] as const)('a year by %s', (call, entity, list, value, months) => {
  const filter = () => ({ customer: own.mine.customerId, sYear: 2009 });

  test('saves its months, by number, name or abbreviation [AMB-077]', async () => {
    const figures = months([1, 100], ['February', 200.25], [' mar. ', -30], ['Sept', 0], ['12', 1200]);
    const { status, body } = await admin.post(call, row({ ...figures, errMsg: '' }));
    expect(status).toBe(200);
    expect(body.map((one: any) => [one.sMonth, one[value]])).toEqual([
      [1, 100],
      [2, 200.25],
      [3, -30],
      [9, 0],
      [12, 1200],
    ]);
    expect(body[0]).toMatchObject({ customer: { customerId: own.mine.customerId }, salesExec: own.mine.salesExec });
    expect(await figuresOf(list, filter())).toEqual(body);
  });

  test('can be posted again; a different month is replaced, with history', async () => {
    const before = await figuresOf(list, filter());
    const again = months([1, 100], [2, 200.25], [3, -30], [9, 0], [12, 1300]);
    expect((await admin.post(call, row(again))).status).toBe(200);
    const after = await figuresOf(list, filter());
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
    expect(after[4]).toMatchObject({ sMonth: 12, [value]: 1300 });
    const [changed, created] = await historyOf(entity, after[4].id);
    expect([changed!.action, created!.action]).toEqual(['update', 'create']);
    expect(changed!.changes).toEqual([expect.objectContaining({ field: value, old: 1200, new: 1300 })]);
    expect(await historyOf(entity, after[0].id)).toHaveLength(1);
  });

  test.each([
    ['key', (): unknown => branch.id],
    ['key as text', () => String(branch.id)],
    ['code', () => ` ${branch.branchCode.toLowerCase()} `],
    ['name', () => branch.branchName.toUpperCase()],
    ['reference', () => ({ id: branch.id })],
  ])('takes the %s of a branch', async (_, place) => {
    const { status, body } = await admin.post(call, row({ sYear: '2008', branch: place(), ...months([5, 1]) }));
    expect([status, body[0]?.branch.id, body[0]?.sYear]).toEqual([200, branch.id, 2008]);
  });

  test('is saved whole or not at all', async () => {
    const wrong = months([1, 1], [2, null]);
    expect((await admin.post(call, row({ sYear: 2022, ...wrong }))).status).toBe(422);
    expect(await figuresOf(list, { ...filter(), sYear: 2022 })).toEqual([]);
  });

  test('can be posted by two users concurrently', async () => {
    const figures = months(...Array.from({ length: 12 }, (_, i): [number, number] => [i + 1, i]));
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => admin.post(call, row({ sYear: 2021, ...figures }))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await figuresOf(list, { ...filter(), sYear: 2021 })).toHaveLength(12);
  });

  test.each([
    [
      'an account nobody has',
      () => ({ custCode: 'X1' }),
      'custCode',
      () => `Customer X1 not found for branch ${branch.branchName}.`,
    ],
    ['a branch there is not', () => ({ branch: 'Atlantis' }), 'branch', () => 'Branch Atlantis not found.'],
    ['no branch', () => ({ branch: null }), 'branch', () => 'Branch is required.'],
    ['no account', () => ({ custCode: ' ' }), 'custCode', () => 'Account No is required.'],
    ['no year', () => ({ sYear: null }), 'sYear', () => 'Year is required.'],
    ['another year', () => ({ sYear: 24 }), 'sYear', () => 'Year must be a whole number from 2000 to 2100.'],
    ['no month', () => months(['Total', 5]), 'sMonth', () => 'Month must be a month from 1 to 12.'],
    ['a month twice', () => months(['Jan', 5], [1, 6]), 'sMonth', () => 'January appears twice.'],
    ['a field there is not', () => ({ colour: 1 }), 'colour', () => 'Unknown field "colour".'],
  ])('with %s is refused [ERR-060]', async (_, more, field, text) => {
    expect(await admin.post(call, row({ ...months([7, 5]), ...more() }))).toMatchObject(refusal({ [field]: text() }));
  });

  test('refuses an invalid amount and an invalid list', async () => {
    const { body } = await admin.post(call, row(months([7, 'much'])));
    expect(body.errors[value]).toMatch(/must be an amount in pounds, with at most two decimals\.$/);
    expect((await admin.post(call, row())).status).toBe(422);
    expect((await admin.post(call, [])).status).toBe(400);
    expect(await admin.post(call, row(months()))).toMatchObject({ status: 200, body: [] });
  });
});

describe('getCustIdForBranch', () => {
  test('returns the customer of an account [AMB-077 BEH-128]', async () => {
    for (const mbpBranch of [branch.id, branch.branchCode, branch.branchName])
      expect(await admin.post('getCustIdForBranch', { mbpBranch, custCode })).toMatchObject({
        status: 200,
        body: { customerId: own.mine.customerId },
      });
  });

  test('or reports the missing account and branch [ERR-060]', async () => {
    const { body } = await admin.post('getCustIdForBranch', { mbpBranch: branch.id, custCode: 'x9' });
    expect(body.message.slice(body.message.indexOf('Customer'))).toBe(
      `Customer X9 not found for branch ${branch.branchName}.`,
    );
    expect(await admin.post('getCustIdForBranch', { mbpBranch: '', custCode })).toMatchObject(
      refusal({ mbpBranch: 'Branch is required.' }),
    );
  });
});
