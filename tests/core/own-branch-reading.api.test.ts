import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { Reply } from '../support/client.ts';
import { draftOf, ownBranch, type OwnBranch } from '../support/own-branch.ts';
import { filled, routesOfControllers } from '../support/routes.ts';

let app: TestApp;
let own: OwnBranch;

beforeAll(async () => {
  app = await startApp();
  own = await ownBranch(app);
});
afterAll(() => app.close());

const notFound = { status: 404, body: { code: 'not_found', message: 'Customer not found.' } };
const totalOf = ({ headers }: Reply) => Number(headers.get('content-range')!.split('/')[1]);

function expectOwn(rows: any[]) {
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.mbpBranch.id))).toEqual(new Set([own.branch]));
}

describe('a user who may see the customers of their own branch', () => {
  test('has some customers, and other branches have more', async () => {
    const [mine, all] = [await own.count(), (await own.admin.get('customers/count')).body];
    expect(mine).toBeGreaterThan(2);
    expect(all).toBeGreaterThan(mine);
  });

  test('lists and counts only those', async () => {
    for (const [path, condition] of [
      ['customers', 'true'],
      ['activecustomers', 'active = true'],
      ['custreqapproval', 'require_approval = true'],
    ] as const) {
      const expected = await own.count(condition);
      const reply = await own.person.list(path, { range: [0, 99] });
      expect([path, reply.body.length, totalOf(reply)]).toEqual([path, expected, expected]);
      if (expected) expectOwn(reply.body);
    }
    expect((await own.person.get('customers/count')).body).toBe(await own.count());
    const { body } = await own.person.get('customers/page/1/1000');
    expect(body.total).toBe(await own.count());
    expectOwn(body.rows);
  });

  test('gets only their names', async () => {
    const all = (await own.person.get('customernames')).body;
    expect(all).toHaveLength(await own.count());
    const parents = (await own.person.get('parentcustomernames')).body;
    expect(parents).toHaveLength(await own.count('parent_flag = true'));
    const region = own.theirs.region.id;
    const names = (await own.person.get(`customernamesbyregion/${region}`)).body;
    expect(names).toHaveLength(await own.count(`region_id = ${region}`));
  });

  test('finds nothing of others by a filter', async () => {
    const reply = await own.person.list('customers', { range: [0, 9], filter: { mbpBranch: own.otherBranch } });
    expect(reply).toMatchObject({ status: 200, body: [] });
    expect(reply.headers.get('content-range')).toBe('customer */0');
    const both = await own.person.list('customers', { filter: { mbpBranch: [own.branch, own.otherBranch] } });
    expect(totalOf(both)).toBe(await own.count());
    expectOwn(both.body);
  });

  test('finds nothing of others by conditions that are joined with OR', async () => {
    const conditions = [
      { dbField: 'mbpBranch', condition: '=', dbValue: own.otherBranch },
      { rowStart: 'OR', dbField: 'active', condition: '=', dbValue: true },
      { rowStart: 'OR', dbField: 'active', condition: '=', dbValue: false },
    ];
    for (const path of ['customerfilterbypage', 'customerfilterbypage2']) {
      const { body } = await own.person.post(`${path}/1/1000/0/0/0/*`, { conditions });
      expect([path, body.total]).toEqual([path, await own.count()]);
      expectOwn(body.rows);
    }
    const waiting = await own.person.post('approvecustomerfilterbypage/1/1000/0/0/0/*', { conditions });
    expect(waiting.body.total).toBe(await own.count('require_approval = true'));
  });

  test('finds nothing of others by a text', async () => {
    const { custCode: text, mbpBranch, region } = own.theirs;
    for (const path of ['customerGlobalSearch', 'searchedcustomer'])
      expect((await own.person.get(`${path}/${text}`)).body).toEqual([]);
    for (const path of ['searchCustomers', 'customerquickquery'])
      for (const [branchId, regionId] of [
        [0, 0],
        [mbpBranch.id, region.id],
        [own.branch, 0],
      ])
        expect((await own.person.post(`${path}/${branchId}/${regionId}/${text}`)).body).toEqual([]);
    for (const scope of [0, 1, 2])
      expect((await own.person.post(`searchCustomers/${scope}`, { searchText: text })).body).toEqual([]);
    expect((await own.person.list('customers', { filter: { q: text } })).body).toEqual([]);
    const searched = await own.person.post(`customerfilterbypage/1/25/0/0/0/${text}`);
    expect(searched.body).toMatchObject({ rows: [], total: 0 });
    expectOwn((await own.person.get(`customerGlobalSearch/${own.mine.custCode}`)).body);
  });

  test('finds nothing of others among duplicates', async () => {
    expect((await own.admin.post('checkDupCustomers', draftOf(own.theirs))).status).toBe(409);
    expect(await own.person.post('checkDupCustomers', draftOf(own.theirs))).toMatchObject({ status: 200, body: [] });
    expect((await own.person.post('checkDupCustomers', draftOf(own.mine))).status).toBe(409);
  });

  test('cannot open a customer of another branch, its history or its territory', async () => {
    const { customerId: id } = own.theirs;
    for (const path of ['customers', 'customerInfo', 'getCustomerHistory', 'customerRegionSalesexec']) {
      expect(await own.person.get(`${path}/${id}`)).toMatchObject(notFound);
      expect((await own.person.get(`${path}/${own.mine.customerId}`)).status).toBe(200);
    }
  });

  test('exports only those', async () => {
    const { status, body } = await own.person.get('customers/export?format=csv&columns=custName,mbpBranch');
    expect(status).toBe(200);
    const rows = (body as string).trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(await own.count());
    expect(rows.every((row) => row.endsWith(own.mine.mbpBranch.branchName))).toBe(true);
    const none = await own.person.get(
      `customers/export?format=csv&columns=custName&filter=${encodeURIComponent(`{"mbpBranch":${own.otherBranch}}`)}`,
    );
    expect((none.body as string).trim().split('\r\n')).toHaveLength(1);
  });

  test('exports only the contacts of those, whose branch is that of their customer', async () => {
    const { status, body } = await own.person.get('contacts/export?format=csv&columns=customer');
    expect(status).toBe(200);
    const names = (body as string).trim().split('\r\n').slice(1);
    const { database } = app.platform;
    const theirs = await database.value(sql`select count(*) from contact c
      join customer k on k.customer_id = c.customer_id where k.mbp_branch_id = ${own.branch}`);
    expect(names).toHaveLength(Number(theirs));
    expect(names).not.toContain(own.theirs.custName);
    const path = 'contacts/export?format=csv&columns=customer';
    const later = await own.person.send('GET', path, undefined, { prefer: 'respond-async' });
    expect(later.status).toBe(202);
    const file = () => own.person.get(`backgroundWork/${later.body.id}/file`);
    await app.platform.background.workOff();
    expect((await file()).body).toBe(body);
  });

  test('learns of another branch’s customer from no call about customers', async () => {
    const { customerId, custCode, custName, region, mbpBranch } = own.theirs;
    const values = {
      id: customerId,
      text: custCode,
      search: custCode,
      custCode,
      postCode: customerId,
      region: region.id,
      branch: mbpBranch.id,
      rows: 1000,
      savedFilter: 0,
      sortField: 0,
      sortOrder: 0,
      scope: 0,
    };
    const calls = (await routesOfControllers()).filter(({ handler }) => handler.startsWith('Customer'));
    const reading = calls.filter(({ method, path }) => method === 'GET' || /search|query|filter|check/i.test(path));
    expect(reading.length).toBeGreaterThan(20);
    for (const { method, path, handler } of reading)
      for (const body of method === 'GET'
        ? [undefined]
        : [{}, { searchText: custCode }, draftOf(own.theirs), { custCode }]) {
        const reply = await own.person.send(method, filled(path, values), body);
        const told = JSON.stringify(reply.body);
        expect([handler, path, reply.status < 500, told.includes(custName)]).toEqual([handler, path, true, false]);
      }
  });
});

test('a user with that permission but no branch sees none', async () => {
  const { body } = await own.admin.put(`updateUser/${own.user}`, { defBranch: null });
  expect(body.defBranch).toBeNull();
  for (const path of ['customers', 'customers/count', 'customers/1', 'customers/export', 'getCustomerHistory/1'])
    expect([path, (await own.person.get(path)).status]).toEqual([path, 422]);
  await own.admin.put(`updateUser/${own.user}`, { defBranch: own.branch });
  expect((await own.person.get('customers/count')).body).toBe(await own.count());
});
