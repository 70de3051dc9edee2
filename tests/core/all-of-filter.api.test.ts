import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { addGenericRows } from '../support/generic-rows.ts';
import { ownBranch } from '../support/own-branch.ts';
import { assigner } from '../support/permissions.ts';
import { addContact } from '../support/work.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

/** Keys of the customers that a filter lists. */
const listed = async (filter: object, client = admin): Promise<number[]> =>
  (await client.list('customers', { range: [0, 999], filter })).body
    .map((row: any) => row.customerId)
    .toSorted((a: number, b: number) => a - b);

const bulk = (all: object, action: object = { set: { active: false } }, client = admin) =>
  client.post('customers/bulk', { all, ...action });

/** Makes customers that a search for the word finds. */
async function named(word: string, count: number): Promise<any[]> {
  const made: any[] = [];
  for (let i = 0; i < count; i++) {
    const { status, body } = await admin.post('customerconf', draft({ custName: `${word} ${i}` }));
    expect([status, body.message]).toEqual([200, undefined]);
    made.push(body);
  }
  return made;
}

const keys = (made: readonly any[]) => made.map(({ customerId }) => customerId as number);

describe('all records of a filter [AMB-113]', () => {
  test('are changed as the server finds them, and one undo takes all of it back', async () => {
    const region = (await admin.get('customerInfo/1')).body.region.id;
    const filter = { region, status: 'Active' };
    const ids = await listed(filter);
    expect(ids.length).toBeGreaterThan(25);
    const done = await bulk({ count: ids.length, filter });
    expect(done).toMatchObject({ status: 200, body: { done: ids, refused: [] } });
    expect(await listed(filter)).toEqual([]);
    const undone = await admin.post(`undo/${done.headers.get('undo-token')}`);
    expect(undone.body).toEqual({ changed: [{ entity: 'customer', title: 'Customers', count: ids.length }] });
    expect(await listed(filter)).toEqual(ids);
  });

  test('are found by words, and deleted into the trash, each by itself', async () => {
    const ids = keys(await named('Quillmoor', 3));
    const done = await bulk({ count: 3, filter: { q: 'quillmoor' } }, { remove: true });
    expect(done.body).toEqual({ done: ids, refused: [] });
    const trashed = (await admin.get('trash')).body.filter(({ recordName }: any) => recordName.startsWith('QUILLMOOR'));
    expect(trashed.map(({ recordId, records }: any) => [recordId, records]).toSorted()).toEqual(
      ids.map((id) => [id, 1]).toSorted(),
    );
    expect((await admin.post(`undo/${done.headers.get('undo-token')}`)).status).toBe(200);
    expect(await listed({ q: 'quillmoor' })).toEqual(ids);
  });

  test('are found by a saved filter, together with others', async () => {
    const ids = keys(await named('Ravelstoke', 2));
    const { body: saved } = await admin.post('userViewFilter', {
      filterName: 'Ravelstoke 1',
      dbview: 1,
      conditions: [{ dbField: 'custName', condition: 'contains', value: 'stoke 1' }],
    });
    const filter = { q: 'ravelstoke', status: 'Active' };
    expect((await bulk({ count: 1, filter, savedFilter: saved.id })).body).toEqual({ done: [ids[1]], refused: [] });
    expect(await listed({ q: 'ravelstoke', status: 'Active' })).toEqual([ids[0]]);
  });

  test('are found by the dates of the list', async () => {
    const { body: quotation } = await admin.get('quotations?range=[0,0]');
    const day = quotation[0].quoteVerDate;
    const { body: page } = await admin.post('quotationfilterbypage/1/1000/0/0/0/*', {
      quickFilterDateFrom: day,
      quickFilterDateTo: day,
    });
    const ids = page.rows.map((row: any) => row.quoteVerId).toSorted((a: number, b: number) => a - b);
    const { body } = await admin.post('quotations/bulk', {
      all: { count: ids.length, from: day, to: day },
      set: { reqDeliveryDate: '30/11/2027' },
    });
    expect(ids.length).toBeGreaterThan(0);
    expect(body).toEqual({ done: ids, refused: [] });
  });

  test('stay as they are if the filter finds another number than was confirmed', async () => {
    const ids = keys(await named('Sorrelby', 2));
    expect(await bulk({ count: 3, filter: { q: 'sorrelby' } })).toMatchObject({
      status: 409,
      body: { code: 'other_count', message: 'This filter now finds 2 customers, not 3.', count: 2 },
    });
    expect(await listed({ q: 'sorrelby', status: 'Active' })).toEqual(ids);
  });

  test('are refused one by one: what refers to them, with the reason', async () => {
    const [free, used, last] = await named('Tavernale', 3);
    await addContact(admin, used);
    const { body } = await bulk({ count: 3, filter: { q: 'tavernale' } }, { remove: true });
    expect(body).toEqual({
      done: keys([free, last]),
      refused: [{ id: used.customerId, message: 'This customer is used by 1 contact, so it cannot be deleted.' }],
    });
    expect(await listed({ q: 'tavernale' })).toEqual(keys([used]));
  });

  test('are only those that the person may change', async () => {
    const own = await ownBranch(app);
    const filter = { id: [own.mine.customerId, own.theirs.customerId] };
    const set = { showMsg: 'For all of them' };
    // The sales exec sees only the own branch, so the filter finds one.
    expect(await bulk({ count: 2, filter }, { set }, own.person)).toMatchObject({ status: 409, body: { count: 1 } });
    expect((await bulk({ count: 1, filter }, { set }, own.person)).body).toEqual({
      done: [own.mine.customerId],
      refused: [],
    });
    // The internal salesperson sees both, and may change one.
    const internal = await Client.as(app, 'internal');
    const { id, defBranch } = (await internal.get('user/profile')).body;
    await (await assigner(admin)).user(id, 'EditCustomers', 5);
    const { body: customers } = await admin.list('customers', { range: [0, 999] });
    const [mine, theirs] = [true, false].map(
      (isOwn) => customers.find((row: any) => (row.mbpBranch.id === defBranch.id) === isOwn).customerId as number,
    );
    const both = { count: 2, filter: { id: [mine, theirs] } };
    expect((await bulk(both, { set: { showMsg: 'Again' } }, internal)).body).toEqual({
      done: [mine],
      refused: [{ id: theirs, message: 'You are not allowed to change customers.' }],
    });
    expect((await admin.get(`customerInfo/${theirs}`)).body.showMsg).not.toBe('Again');
  });

  test('need the permission of the call', async () => {
    const readonly = await Client.as(app, 'readonly');
    expect((await bulk({ count: 1, filter: { id: [1] } }, { set: { active: false } }, readonly)).status).toBe(422);
    expect((await admin.get('customerInfo/1')).body.status).toBe('Active');
  });

  test('are written together or, after a fault, not at all', async () => {
    const ids = keys(await named('Umberfold', 3));
    const { history } = app.platform;
    const { saved } = history;
    let calls = 0;
    history.saved = (...given) =>
      ++calls === 3 ? Promise.reject(new Error('The disk is full.')) : saved.apply(history, given);
    try {
      expect((await bulk({ count: 3, filter: { q: 'umberfold' } })).status).toBe(500);
    } finally {
      history.saved = saved;
    }
    expect(calls).toBe(3);
    expect(await listed({ q: 'umberfold', status: 'Active' })).toEqual(ids);
  });

  test('may be 5,000, and no more', async () => {
    await addGenericRows(app, ['tag'], 5000);
    const count = Number(await app.platform.database.value(sql`select count(*) from tag`));
    expect(await admin.post('tags/bulk', { all: { count }, set: { active: true } })).toMatchObject({
      status: 422,
      body: {
        code: 'too_many',
        message: 'This filter finds more than 5,000 tags, which is the most for one action. Please narrow it.',
      },
    });
  });

  test.each([
    [{ all: null }],
    [{ all: [] }],
    [{ all: {} }],
    [{ all: { count: '1' } }],
    [{ all: { count: 1, filter: [] } }],
    [{ all: { count: 1, filter: { unknown: 1 } } }],
    [{ all: { count: 1, filter: { q: 1 }, savedFilter: 1 } }],
    [{ all: { count: 1, savedFilter: -1 } }],
    [{ all: { count: 1, from: 1 } }],
    [{ all: { count: 1, more: 1 } }],
    [{ all: { count: 1 }, ids: [1] }],
  ])('%j is a 400', async (which) => {
    expect((await admin.post('customers/bulk', { ...which, set: { showMsg: 'No' } })).status).toBe(400);
  });
});
