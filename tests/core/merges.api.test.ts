import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { assigner } from '../support/permissions.ts';
import { addContact } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let boss: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  boss = await Client.as(app, 'supervisor');
  internal = await Client.as(app, 'internal');
}, 60_000);
afterAll(() => app.close());

let made = 0;
/** An approved customer with a note. */
async function approved(more: object = {}) {
  const values = draft({ custName: `Twin Slates ${++made}`, mbpBranch: 1, ...more });
  const { body, status } = await admin.post('customerconf', values);
  expect([status, body.message]).toEqual([200, undefined]);
  const note = await admin.post('customernotes', { noteHeader: 'Likes slates', customer: body.customerId });
  return { id: body.customerId as number, name: body.custName as string, note: note.body.custNoteId as number };
}
const customer = async (id: number) => (await admin.get(`customers/${id}`)).body;
const customerOf = async (note: number) => (await admin.get(`customernote/${note}`)).body.customer.customerId;

describe('two approved customers', () => {
  test('are merged field by field, and parted by an undo', async () => {
    const kept = await approved({ website: 'www.kept.example' });
    const gone = await approved({ website: 'www.gone.example', phoneNo: '0114 496 0077' });
    const { body: preview } = await boss.get(`merges/customer/${kept.id}/${gone.id}`);
    expect(preview.fields.find(({ field }: any) => field === 'website')).toMatchObject({
      kept: 'www.kept.example',
      gone: 'www.gone.example',
    });
    expect(preview.moves).toEqual([{ title: 'Notes', count: 1 }]);

    const merged = await boss.post(`merges/customer/${kept.id}/${gone.id}`, { take: ['phoneNo'] });
    expect(merged).toMatchObject({
      status: 200,
      body: { customerId: kept.id, website: 'www.kept.example', phoneNo: '0114 496 0077' },
    });
    expect((await admin.get(`customers/${gone.id}`)).status).toBe(404);
    expect(await customerOf(gone.note)).toBe(kept.id);
    const [entry] = (await boss.get(`merges/customer/${kept.id}`)).body;
    expect(entry).toMatchObject({ goneId: gone.id, goneName: gone.name, moves: 1, undone: false });

    expect((await boss.post(`undoMerge/customer/${entry.id}`)).status).toBe(200);
    expect(await customer(gone.id)).toMatchObject({ website: 'www.gone.example', requireApproval: false });
    expect((await customer(kept.id)).phoneNo).not.toBe('0114 496 0077');
    expect(await customerOf(gone.note)).toBe(gone.id);
    expect(await customerOf(kept.note)).toBe(kept.id);
    expect((await boss.post(`undoMerge/customer/${entry.id}`)).status).toBe(422);
  });

  test('are merged though one is the parent of the other', async () => {
    const gone = await approved({ parentFlag: true });
    const kept = await approved();
    const { database } = app.platform;
    await database.write(() =>
      database.rows(sql`update customer set parent_customer_id = ${gone.id} where customer_id = ${kept.id}`),
    );
    expect((await boss.post(`merges/customer/${kept.id}/${gone.id}`)).status).toBe(200);
    expect((await customer(kept.id)).parentCustomer).toBeNull();
  });

  test('stay as they are if the merge is refused', async () => {
    const [kept, gone] = [await approved(), await approved()];
    const merge = (take: unknown, of = gone.id, entity = 'customer') =>
      boss.post(`merges/${entity}/${kept.id}/${of}`, { take });
    expect((await merge(['customerId'])).status).toBe(400);
    expect((await merge(['nothing'])).status).toBe(400);
    expect((await merge('phoneNo')).status).toBe(422);
    expect(await merge([], kept.id)).toMatchObject({
      status: 400,
      body: { message: 'A customer cannot be merged with itself.' },
    });
    expect((await merge([], 999_999)).status).toBe(404);
    expect((await merge([], gone.id, 'note')).status).toBe(404);
    expect((await customer(gone.id)).custName).toBe(gone.name);
    expect(await customerOf(gone.note)).toBe(gone.id);
  });
});

test('two contacts are merged, and parted by the undo of the call', async () => {
  const { id } = await approved();
  const of = await customer(id);
  const [kept, gone] = [await addContact(admin, of), await addContact(admin, of)];
  const reply = await boss.post(`merges/contact/${kept.contactId}/${gone.contactId}`, { take: [] });
  expect(reply.status).toBe(200);
  expect((await admin.get(`contact/${gone.contactId}`)).status).toBe(404);
  expect((await boss.post(`undo/${reply.headers.get('undo-token')}`)).status).toBe(200);
  expect((await admin.get(`contact/${gone.contactId}`)).body.contactName).toBe(gone.contactName);
});

describe('merging', () => {
  test('needs its permission, and that to change and delete both', async () => {
    const [kept, gone] = [await approved(), await approved()];
    const path = `merges/customer/${kept.id}/${gone.id}`;
    for (const reply of [
      await internal.get(path),
      await internal.post(path),
      await internal.get(`merges/customer/${kept.id}`),
    ])
      expect(reply).toMatchObject({ status: 422, body: { message: 'You are not allowed to merge records.' } });
    expect((await new Client(app.url).post(path)).status).toBe(401);
    const assign = await assigner(admin);
    const { id, defBranch } = (await boss.get('user/profile')).body;
    const limit = await assign.user(id, 'EditCustomers', 5);
    const other = defBranch.id === 1 ? 2 : 1;
    const { database } = app.platform;
    await database.write(() =>
      database.rows(sql`update customer set mbp_branch_id = ${other} where customer_id = ${gone.id}`),
    );
    expect((await boss.post(path)).status).toBe(422);
    expect((await customer(gone.id)).custName).toBe(gone.name);
    await admin.delete(`deleteAssignedPermission/${limit}`);
  });
});
