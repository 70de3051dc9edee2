import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
});
afterAll(() => app.close());

describe('the numbered lists', () => {
  test('have their numbers [CON-008 CON-009]', async () => {
    const { body } = await internal.get('dbviews');
    const numbers = Object.fromEntries(body.map(({ id, viewName }: any) => [id, viewName]));
    expect(numbers).toMatchObject({
      1: 'Customers',
      2: 'Contacts',
      3: 'Activities',
      4: 'Quotations',
      5: 'My Activities',
      6: 'Users',
      7: 'New Contacts',
      8: 'Enquiries',
      12: 'Reports',
      101: 'Actual Sales',
      102: 'Sales Forcast',
    });
    expect((await internal.get('dbView/8')).body).toMatchObject({ id: 8, sortField: 'dateReceived', sortOrder: -1 });
    expect((await internal.get('dbView/99')).status).toBe(404);
  });

  test('have columns, with the default ones and the number to sort by', async () => {
    const fields = (await internal.get('dbViewFields/1')).body as any[];
    expect(fields.find(({ dbField }) => dbField === 'custName')).toMatchObject({ defView: true, sortable: true });
    expect(fields.some(({ defView }) => !defView)).toBe(true);
    const { id } = fields.find(({ dbField }) => dbField === 'postCode');
    const { body } = await internal.post(`customerfilterbypage/1/50/0/${id}/1/*`, {});
    const codes = body.rows.map(({ postCode }: any) => postCode ?? '');
    expect(codes).toEqual(codes.toSorted());
  });
});

describe('a column selection', () => {
  const chosen = async (client: Client, view = 8) =>
    (await client.get(`currentUserViewFields/${view}`)).body.map(({ dbField, width }: any) => [dbField, width]);

  test('is saved in order, with widths, only for its user', async () => {
    expect(await chosen(internal)).toEqual([]);
    for (const [colOrder, dbField] of [
      [2, 'customer'],
      [1, 'sQuoteNo'],
    ])
      await internal.post('userViewField', { dbView: 8, dbField, colOrder, width: 150 });
    expect(await chosen(internal)).toEqual([
      ['sQuoteNo', 150],
      ['customer', 150],
    ]);
    expect(await chosen(admin)).toEqual([]);
    const [{ id }] = (await internal.get('currentUserViewFields/8')).body;
    expect((await internal.put(`setUserViewColWidth/${id}/210`)).body.width).toBe(210);
    expect((await (await Client.as(app, 'salesexec')).put(`setUserViewColWidth/${id}/90`)).status).toBe(404);
    expect((await internal.put(`setUserViewColWidth/${id}/-1`)).status).toBe(400);
  });

  test('has columns of the list, each once', async () => {
    const add = (dbField: string) => internal.post('userViewField', { dbView: 3, dbField, colOrder: 1 });
    expect((await add('subject')).status).toBe(200);
    expect(await add('subject')).toMatchObject({
      status: 422,
      body: { errors: { user: 'This column is already chosen.' } },
    });
    expect(await add('custCode')).toMatchObject({
      status: 422,
      body: { errors: { dbField: 'The list has no column "custCode".' } },
    });
  });

  test('is reset by its user or a user manager, and answers are not cached [AMB-080]', async () => {
    await internal.delete('deleteCurrentUserViewFields/1');
    await internal.post('userViewField', { dbView: 1, dbField: 'custName', colOrder: 1 });
    const own = await internal.get('reseCurrenttUserViewFields/1');
    expect(own).toMatchObject({ status: 200, body: { removed: 1 } });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const field = (await internal.post('userViewField', { dbView: 1, dbField: 'custName', colOrder: 1 })).body;
    const path = `resetUserViewFields/1/${field.user.id}`;
    expect((await (await Client.as(app, 'salesexec')).get(path)).status).toBe(422);
    expect((await admin.get(path)).body).toEqual({ removed: 1 });
    await internal.post('userViewField', { dbView: 1, dbField: 'custName', colOrder: 1 });
    expect((await internal.delete('deleteCurrentUserViewFields/1')).body).toEqual({ removed: 1 });
    expect(await chosen(internal, 1)).toEqual([]);
  });
});

test('preLoadedData names calls of one segment that answer', async () => {
  const { body } = await internal.get('preLoadedData');
  expect(body.length).toBeGreaterThan(15);
  for (const { callEP } of body) {
    expect(callEP).not.toContain('/');
    expect((await internal.get(callEP)).status).toBe(200);
  }
});
