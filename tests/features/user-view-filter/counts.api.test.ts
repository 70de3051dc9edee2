import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { assigner } from '../../support/permissions.ts';
import { textsOf } from '../../support/plans.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
});
afterAll(() => app.close());

async function make(client: Client, more: object): Promise<number> {
  const { status, body } = await client.post('userViewFilter', { filterName: 'Counted', dbview: 1, ...more });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.id;
}
const starting = (value: string) => ({ conditions: [{ dbField: 'postCode', condition: 'starts with', value }] });
const counts = async (client: Client, view: number | string = 1, list = 'main') =>
  client.get(`viewFilterCounts/${view}?list=${list}`);
const found = async (client: Client, id: number, view = 1, list = 'main') =>
  (await counts(client, view, list)).body.find((one: any) => one.id === id);
const totalOf = async (client: Client, id: number) =>
  (await client.post(`customerfilterbypage/1/1/${id}/0/0/*`, {})).body.total;

describe('the counts of the saved filters of a list', () => {
  test('are those of the list without a filter, of the own filters and of those that others share', async () => {
    const own = await make(internal, starting('G'));
    const shared = await make(admin, { ...starting('S'), forEverybody: true });
    const hidden = await make(admin, starting('L'));
    const { status, body } = await counts(internal);
    expect(status).toBe(200);
    const rows = new Map(body.map((one: any) => [one.id, [one.rows, one.exact]]));
    expect(rows.get(0)).toEqual([await totalOf(internal, 0), true]);
    expect(rows.get(own)).toEqual([await totalOf(internal, own), true]);
    expect(rows.get(shared)).toEqual([await totalOf(internal, shared), true]);
    expect(rows.has(hidden)).toBe(false);
  });

  test('have the fixed values of the list: customers that await approval, and own activities', async () => {
    const id = await make(admin, { conditions: [] });
    const awaiting = (await admin.list('customers', { filter: { requireApproval: true }, range: [0, 999] })).body
      .length;
    expect(await found(admin, id, 1, 'approvals')).toEqual({ id, rows: awaiting, exact: true });
    const me = (await internal.get('user/profile')).body.id;
    const mine = await internal.list('activities', { filter: { user: me }, range: [0, 999] });
    expect((await found(internal, 0, 5, 'mine')).rows).toBe(mine.body.length);
  });

  test('are of what the person may read', async () => {
    const person = await Client.as(app, 'salesexec');
    const { id } = (await person.get('user/profile')).body;
    const branch = (await admin.list('quotations', { range: [0, 0] })).body[0].mbpBranch.id;
    await admin.put(`updateUser/${id}`, { defBranch: branch });
    await (await assigner(admin)).user(id, 'ViewQuotations', 5);
    const { viewId } = app.platform.registry.definition('quotation').lists.find(({ name }) => name === 'main')!;
    const own = (await person.list('quotations', { range: [0, 999] })).body.length;
    expect((await found(person, 0, viewId)).rows).toBe(own);
    expect((await found(admin, 0, viewId)).rows).toBeGreaterThan(own);
    const nobody = await Client.as(app, 'readonly');
    await (await assigner(admin)).user((await nobody.get('user/profile')).body.id, 'ViewQuotations', 0);
    expect((await counts(nobody, viewId)).status).toBe(422);
  });

  test('follow saves', async () => {
    const id = await make(admin, starting('G'));
    const { rows } = await found(admin, id);
    const [customer] = (await admin.post(`customerfilterbypage/1/1/${id}/0/0/*`, {})).body.rows;
    expect((await admin.put(`customers/${customer.customerId}`, { postCode: 'S1 2AB' })).status).toBe(200);
    expect((await found(admin, id)).rows).toBe(rows - 1);
  });

  test('stop at 1,000 rows, and are refused for another list', async () => {
    const texts = await textsOf(app, () => counts(admin, 8));
    const counted = texts.filter((text) => text.includes('count(*)'));
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.every((text) => text.includes('limit'))).toBe(true);
    expect((await counts(admin, 1, 'mine')).status).toBe(400);
    expect((await counts(admin, 999)).status).toBe(404);
  });
});
