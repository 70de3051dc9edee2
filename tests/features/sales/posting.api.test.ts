import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { postAll } from '../../support/postings.ts';
import { day, TestClock } from '../../support/clock.ts';

let app: TestApp;
let clock: TestClock;
let admin: Client;
let internal: Client;
/** Accounts with a number at their branch. */
let accounts: { custCode: string; branch: string; custName: string; customerId: number; salesExec: unknown }[];

beforeAll(async () => {
  clock = new TestClock();
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  const { body } = await admin.list('customers', { range: [0, 199], sort: ['customerId', 'ASC'] });
  accounts = body
    .filter(({ custCode, mbpBranch }: any) => custCode && mbpBranch)
    .map(({ custCode, mbpBranch, custName, customerId, salesExec }: any) => ({
      custCode,
      branch: mbpBranch.branchName,
      custName,
      customerId,
      salesExec,
    }));
});
afterAll(() => app.close());

interface Row {
  readonly branch: string;
  readonly custCode: string;
  readonly values: readonly { readonly sMonth: number; readonly value: number }[];
}

const year = 2031;
const begin = async (rowCount: number, more: object = {}) =>
  (await admin.post('salesPosting', { kind: 'Actual', sYear: year, fileName: 'sales.xlsx', rowCount, ...more })).body;
const send = (id: number, rows: readonly Row[], from = 0) =>
  admin.post(`salesPosting/${id}/rows`, { from, rows: rows.map((row, i) => ({ rowNo: from + i + 3, ...row })) });
const post = (id: number) => postAll(app, admin, id);
async function posted(rows: readonly Row[], more: object = {}) {
  const { id } = await begin(rows.length, more);
  expect((await send(id, rows)).status).toBe(200);
  return post(id);
}
const rowOf = (i: number, values: Record<number, number>): Row => ({
  branch: accounts[i]!.branch,
  custCode: accounts[i]!.custCode,
  values: Object.entries(values).map(([month, value]) => ({ sMonth: Number(month), value })),
});
async function figures(sYear = year) {
  const { body } = await admin.list('allactualsales', { range: [0, 999], filter: { sYear } });
  return Object.fromEntries(
    body.map(({ custCode, sMonth, salesValue }: any) => [`${custCode} ${sMonth}`, salesValue]),
  ) as Record<string, number>;
}

describe('A posting', () => {
  test('begins with its flag on and none of its rows posted, whatever was posted before [STA-052]', async () => {
    await posted([rowOf(0, { 12: 1 })], { sYear: year + 1 });
    expect(await begin(3)).toMatchObject({ status: 'Posting', rowCount: 3, postedCount: 0, failedCount: 0 });
  });

  test('adds and changes figures, reports each row in the order of the sheet, and can be undone', async () => {
    const [a, b] = [accounts[0]!.custCode, accounts[1]!.custCode];
    const first = await posted([rowOf(0, { 1: 10.5, 2: -3 })]);
    expect(first).toMatchObject({
      posting: { status: 'Posted', rowCount: 1, postedCount: 1, failedCount: 0, total: 7.5 },
      rows: [{ rowNo: 3, custCode: a, message: null }],
    });
    const second = await posted([
      rowOf(0, { 1: 20, 3: 1 }),
      { ...rowOf(1, { 1: 5 }), custCode: 'NONE9' },
      rowOf(1, { 1: 0.1 }),
    ]);
    expect(second.rows.map(({ message }: any) => message)).toEqual([
      null,
      `Customer NONE9 not found for branch ${accounts[1]!.branch}.`,
      null,
    ]);
    expect(second.posting).toMatchObject({ postedCount: 2, failedCount: 1, total: 21.1, status: 'Posted' });
    expect((await admin.get(`salesPostingRows/${second.posting.id}/failed/1/25`)).body).toEqual([second.rows[1]]);
    expect((await admin.get(`salesPostingRows/${second.posting.id}/posted/2/1`)).body).toEqual([second.rows[2]]);
    expect(second.rows.map(({ total }: any) => total)).toEqual([21, 5, 0.1]);
    expect((await admin.get(`salesPostingUndo/${second.posting.id}`)).body).toEqual({ restored: 1, deleted: 2 });
    expect(await figures()).toEqual({ [`${a} 1`]: 20, [`${a} 2`]: -3, [`${a} 3`]: 1, [`${b} 1`]: 0.1 });

    const refused = {
      status: 422,
      body: { message: '1 of its figures was changed again by a later posting, sales.xlsx. Undo that one first.' },
    };
    expect(await admin.get(`salesPostingUndo/${first.posting.id}`)).toMatchObject(refused);
    expect(await admin.post(`salesPosting/${first.posting.id}/undo`, {})).toMatchObject(refused);
    expect((await admin.post(`salesPosting/${second.posting.id}/undo`, {})).body.status).toBe('Undone');
    expect(await figures()).toEqual({ [`${a} 1`]: 10.5, [`${a} 2`]: -3 });
    expect((await admin.post(`salesPosting/${first.posting.id}/undo`, {})).status).toBe(200);
    expect(await figures()).toEqual({});
    expect((await admin.post(`salesPosting/${first.posting.id}/undo`, {})).status).toBe(422);
  });

  test('can be discarded before the first of its rows is posted', async () => {
    const { id } = await begin(2, { sYear: 2043 });
    await send(id, [rowOf(0, { 1: 4 })]);
    expect((await admin.post(`salesPosting/${id}/undo`, {})).body.status).toBe('Undone');
  });

  test('is undone by the token of the call that began it as well, for 30 days [AMB-110]', async () => {
    const of = { sYear: 2042 };
    const { id } = await begin(1, of);
    const sent = await send(id, [rowOf(0, { 1: 4 })]);
    const { begun: done } = await post(id);
    expect([sent.headers.get('undo-token'), done.status]).toEqual([null, 200]);
    expect(await figures(2042)).toEqual({ [`${accounts[0]!.custCode} 1`]: 4 });
    const token = done.headers.get('undo-token');
    expect((await internal.post(`undo/${token}`)).status).toBe(404);
    expect((await admin.post(`undo/${token}`)).body.changed).toMatchObject([{ count: 1 }, { count: 1 }]);
    expect(await figures(2042)).toEqual({});
    expect((await admin.get(`salesPosting/${id}`)).body.status).toBe('Undone');

    const { posting } = await posted([rowOf(0, { 1: 4 })], of);
    clock.forward(31 * day);
    const old = { status: 422, body: { message: 'A posting can be undone for 30 days.' } };
    expect(await (await Client.as(app, 'admin')).get(`salesPostingUndo/${posting.id}`)).toMatchObject(old);
    clock.forward(-31 * day);
  });

  test('that later postings have changed says how many figures they changed, and which posting to undo first', async () => {
    const of = { sYear: 2035 };
    const { posting } = await posted([rowOf(0, { 1: 1, 2: 1 })], of);
    await posted([rowOf(0, { 1: 2 })], { ...of, fileName: 'a.xlsx' });
    const last = await posted([rowOf(0, { 1: 3 })], { ...of, fileName: 'newest.xlsx' });
    const undo = () => admin.post(`salesPosting/${posting.id}/undo`, {});
    expect((await undo()).body.message).toBe(
      '1 of its figures was changed again by 2 later postings. Undo those first, beginning with the newest, newest.xlsx.',
    );
    await admin.post(`salesPosting/${last.posting.id}/undo`, {});
    expect((await undo()).body.message).toBe(
      '1 of its figures was changed again by a later posting, a.xlsx. Undo that one first.',
    );
  });

  test('cannot be undone after one of its figures was changed by hand', async () => {
    const { posting } = await posted([rowOf(2, { 4: 1 })], { sYear: 2032 });
    const other = { sYear: 2032, branch: accounts[2]!.branch, custCode: accounts[2]!.custCode };
    expect((await admin.post('addsalesbyyear', { ...other, sales: [{ sMonth: 4, salesValue: 2 }] })).status).toBe(200);
    const refused = {
      status: 422,
      body: { message: '1 of its figures was changed or deleted since, so the posting cannot be undone.' },
    };
    expect(await admin.get(`salesPostingUndo/${posting.id}`)).toMatchObject(refused);
    expect(await admin.post(`salesPosting/${posting.id}/undo`, {})).toMatchObject(refused);
  });

  test('takes rows once, in order, however often they are sent', async () => {
    const rows = [rowOf(3, { 1: 1 }), rowOf(4, { 1: 2 })];
    const { id } = await begin(2, { sYear: 2033 });
    expect((await admin.post(`salesPosting/${id}/post`, {})).status).toBe(422);
    expect((await send(id, rows.slice(1), 1)).status).toBe(400);
    await send(id, rows.slice(0, 1));
    await send(id, rows);
    expect((await send(id, rows)).body).toMatchObject({ sentCount: 2 });
    expect((await post(id)).rows.map(({ rowNo }: any) => rowNo)).toEqual([3, 4]);
    expect((await post(id)).posting).toMatchObject({ status: 'Posted', postedCount: 2 });
  });

  test('posts 1,200 rows in batches, each once, though two windows post them', async () => {
    const rows = Array.from({ length: 1200 }, (_, i) =>
      rowOf(i % accounts.length, { [(Math.floor(i / accounts.length) % 12) + 1]: i }),
    );
    const { id } = await begin(rows.length, { sYear: 2034, kind: 'Forecast' });
    for (let at = 0; at < rows.length; at += 600) await send(id, rows.slice(at, at + 600), at);
    expect((await admin.post(`salesPosting/${id}/settle`, { how: 'add' })).status).toBe(200);
    const [first] = await Promise.all([post(id), post(id), post(id)]);
    expect(first.rows.map(({ rowNo }: any) => rowNo)).toEqual(rows.map((_, i) => i + 3));
    expect((await admin.get(`salesPosting/${id}`)).body).toMatchObject({ status: 'Posted', postedCount: 1200 });
  });

  test('can be stopped and continued; undoing it stops it too', async () => {
    const { id } = await begin(1, { sYear: 2044 });
    await send(id, [rowOf(7, { 1: 4 })]);
    const begun = (await admin.post(`salesPosting/${id}/post`, {})).body;
    expect(begun).toMatchObject({ status: 'Posting', running: true, postedCount: 0 });
    expect((await admin.post(`salesPosting/${id}/stop`, {})).body).toMatchObject({ running: false, problem: null });
    await app.platform.background.workOff();
    expect(await figures(2044)).toEqual({});
    expect((await post(id)).posting).toMatchObject({ status: 'Posted', running: false, postedCount: 1 });
    expect(await figures(2044)).toEqual({ [`${accounts[7]!.custCode} 1`]: 4 });

    const other = await begin(1, { sYear: 2044 });
    await send(other.id, [rowOf(8, { 1: 4 })]);
    await admin.post(`salesPosting/${other.id}/post`, {});
    expect((await admin.post(`salesPosting/${other.id}/undo`, {})).body).toMatchObject({
      status: 'Undone',
      running: false,
    });
    await app.platform.background.workOff();
    expect(await figures(2044)).toEqual({ [`${accounts[7]!.custCode} 1`]: 4 });
  });

  test('stops with the reason when its person may no longer post figures', async () => {
    const { id } = await begin(1, { sYear: 2045 });
    await send(id, [rowOf(9, { 1: 4 })]);
    await admin.post(`salesPosting/${id}/post`, {});
    const { database, changes } = app.platform;
    const me = (await admin.get('user/profile')).body.id;
    const setStatus = async (status: string) => {
      await database.write(() => database.rows(sql`update app_user set status = ${status} where id = ${me}`));
      changes.committed('app_user', [me]);
    };
    await setStatus('INACTIVE');
    await app.platform.background.workOff();
    await setStatus('ACTIVE');
    expect((await admin.get(`salesPosting/${id}`)).body).toMatchObject({
      status: 'Posting',
      running: false,
      problem: 'Its user is no longer active.',
    });
    // A colleague goes on with it, as it then is theirs.
    const supervisor = await Client.as(app, 'supervisor');
    await setStatus('INACTIVE');
    expect((await postAll(app, supervisor, id)).posting).toMatchObject({ status: 'Posted', problem: null });
    await setStatus('ACTIVE');
    const { body: works } = await supervisor.list('backgroundWork', { filter: { kind: 'posting' }, range: [0, 0] });
    expect(works).toMatchObject([{ state: 'Done', person: { fullName: 'Simon Supervisor' } }]);
  });

  test('gives a new figure its customer and sales exec, like a figure typed by hand', async () => {
    await posted([rowOf(6, { 5: 8 })], { sYear: 2041 });
    const { body } = await admin.list('allactualsales', { filter: { sYear: 2041 } });
    const { customerId, salesExec } = accounts[6]!;
    expect(salesExec).toMatchObject({ salesExecName: expect.any(String) });
    expect(body).toMatchObject([{ customer: { customerId }, salesExec }]);
  });

  test.each([
    ['a third decimal', { sMonth: 1, value: 0.125 }, 'Row 3: amounts have at most two decimals.'],
    ['an invalid month', { sMonth: 13, value: 1 }, 'Row 3: the month must be between 1 and 12.'],
    ['a text', { sMonth: 1, value: '5' }, 'Row 3: this is not an amount.'],
  ])('refuses %s', async (_, value, message) => {
    const { id } = await begin(1);
    const row = { ...rowOf(0, {}), values: [value] } as Row;
    expect(await send(id, [row])).toMatchObject({ status: 422, body: { message } });
  });

  test('is for people who may post figures', async () => {
    expect((await internal.post('salesPosting', {})).status).toBe(422);
    const { id } = await begin(1);
    for (const call of ['rows', 'post', 'undo'])
      expect((await internal.post(`salesPosting/${id}/${call}`, {})).status).toBe(422);
  });
});

test('The check of accounts answers the customer, the saved figures and likely accounts', async () => {
  await posted([rowOf(5, { 6: 12.34 })], { sYear: 2035 });
  const { branch, custCode, custName, customerId } = accounts[5]!;
  const { body } = await admin.post('checkSalesAccounts', {
    kind: 'actual',
    sYear: 2035,
    accounts: [
      { branch, custCode: custCode.toLowerCase(), custName },
      { branch, custCode: `${custCode}X`, custName },
      { branch: 'Nowhere', custCode, custName },
    ],
  });
  expect(body).toMatchObject([
    { branch: { branchName: branch }, customer: { customerId, custName }, figures: { 2035: { 6: 1234 } }, likely: [] },
    { branch: { branchName: branch }, customer: null, likely: [expect.objectContaining({ custCode, custName })] },
    { branch: null, customer: null, likely: [] },
  ]);
});
