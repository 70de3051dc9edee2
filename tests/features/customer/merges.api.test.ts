import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { draft } from '../../support/customers.ts';
import { customerWithContact, inDays } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let kept: number;
let tag: number;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  kept = (await customerWithContact(internal)).customer.customerId;
  tag = (await internal.get('tags/CUSTOMER')).body[0].id;
});
afterAll(() => app.close());

/** A customer that awaits approval and has two notes, an activity and a tag. */
async function awaiting() {
  const values = draft({ custName: `Gone ${Math.random()}`, website: 'www.gone.example', tags: [tag] });
  const { body, status } = await internal.post('customerconf', values);
  expect([status, body.message]).toEqual([200, undefined]);
  const customer = body.customerId as number;
  const notes: number[] = [];
  for (const noteHeader of ['First', 'Second'])
    notes.push((await internal.post('customernotes', { noteHeader, customer })).body.custNoteId);
  const task = { subject: 'Look in', dateCreated: inDays(0), activityType: 1, customer };
  const activity = (await internal.post('activity', task)).body.activityId as number;
  return { id: customer, notes, activity, body };
}
const merge = async (id: number) => {
  expect((await admin.get(`mergeCustomer/${kept}/${id}`)).status).toBe(200);
  const [latest] = (await admin.get(`customerMerges/${kept}`)).body;
  return latest;
};
const customerOf = async (note: number) => (await admin.get(`customernote/${note}`)).body.customer.customerId;

describe('a merge of customers', () => {
  test('also moves a contact whose key is that of the kept customer', async () => {
    const waiting = new Set((await admin.get('custreqapproval')).body.map(({ customerId }: any) => customerId));
    const contacts = (await admin.get('contacts?range=[0,299]&sort=["contactId","ASC"]')).body as any[];
    const { contactId, customer } = contacts.find(
      (one) => waiting.has(one.customer.customerId) && !waiting.has(one.contactId),
    );
    expect((await admin.get(`mergeCustomer/${contactId}/${customer.customerId}`)).status).toBe(200);
    expect((await admin.get(`contact/${contactId}`)).body.customer.customerId).toBe(contactId);
  });

  test('is an entry of the story of the kept customer, with the name of the other', async () => {
    const { id, body } = await awaiting();
    await merge(id);
    const { entries } = (await admin.get(`timeline/customer/${kept}?kinds=change`)).body;
    expect(entries[0]).toMatchObject({ kind: 'change', action: 'merge' });
    expect(entries[0].changes).toEqual([{ field: 'Customer', title: 'Customer', old: null, new: body.custName }]);
  });

  test('has a preview, field by field, with what will move', async () => {
    const { id } = await awaiting();
    await admin.put(`customers/${kept}`, { website: null });
    const { body } = await admin.get(`mergePreview/${kept}/${id}`);
    const field = (name: string) => body.fields.find((one: any) => one.field === name);
    expect(field('website')).toEqual({
      field: 'website',
      title: 'Website',
      kept: null,
      gone: 'www.gone.example',
      fills: true,
    });
    expect(field('custName')).toMatchObject({ fills: false });
    expect(body.moves).toEqual(
      expect.arrayContaining([
        { title: 'Notes', count: 2 },
        { title: 'Activities', count: 1 },
      ]),
    );
    expect((await internal.get(`mergePreview/${kept}/${id}`)).status).toBe(422);
  });

  test('is undone with everything that moved, under the same key', async () => {
    const { id, notes, activity, body: before } = await awaiting();
    await admin.put(`customers/${kept}`, { website: null });
    const entry = await merge(id);
    expect(entry).toMatchObject({ keptId: kept, goneId: id, goneName: before.custName, moves: 3, undone: false });
    expect((await admin.get(`customers/${id}`)).status).toBe(404);
    expect((await admin.get(`customers/${kept}`)).body.website).toBe('www.gone.example');
    expect(await Promise.all(notes.map(customerOf))).toEqual([kept, kept]);

    const undone = await admin.post(`undoCustomerMerge/${entry.id}`);
    expect(undone.status).toBe(200);
    const { version: _, ...same } = before;
    // Its activity was added after it.
    expect(undone.body).toMatchObject({ ...same, lastContact: inDays(0), nextStep: inDays(0) });
    expect(await Promise.all(notes.map(customerOf))).toEqual([id, id]);
    expect((await admin.get(`activity/${activity}`)).body.customer.customerId).toBe(id);
    expect((await admin.get(`customers/${kept}`)).body.website).toBeNull();
    expect((await admin.get(`customerMerges/${kept}`)).body[0]).toMatchObject({ id: entry.id, undone: true });
    expect((await internal.get(`searchedcustomer/${encodeURIComponent(before.custName)}`)).body).toHaveLength(1);
    const actions = (await admin.get(`getCustomerHistory/${id}`)).body.map(({ action }: any) => action);
    // Its activity moves back too, but the days that follow from it are no changes.
    expect(actions.slice(0, 2)).toEqual(['restore', 'delete']);
  });

  test('keeps later changes with the other customer', async () => {
    const { id, notes } = await awaiting();
    await admin.put(`customers/${kept}`, { website: null });
    const entry = await merge(id);
    await admin.put(`customers/${kept}`, { website: 'www.kept.example' });
    await admin.delete(`customernotes/${notes[0]}`);
    expect((await admin.post(`undoCustomerMerge/${entry.id}`)).status).toBe(200);
    expect((await admin.get(`customers/${kept}`)).body.website).toBe('www.kept.example');
    expect(await customerOf(notes[1]!)).toBe(id);
  });

  test('is undone although it filled the account number, which is set only once and unique at its branch', async () => {
    const { body: target } = await admin.post('customerconf', draft({ custName: `Kept ${Math.random()}` }));
    const gone = await awaiting();
    const { mbpBranch } = (await admin.get(`customerInfo/${target.customerId}`)).body;
    const given = { custCode: 'MRG001', mbpBranch: mbpBranch?.id ?? 1 };
    expect((await admin.put(`customers/${gone.id}`, given)).status).toBe(200);
    const merged = await admin.get(`mergeCustomer/${target.customerId}/${gone.id}`);
    expect(merged.body.custCode).toBe('MRG001');
    const [entry] = (await admin.get(`customerMerges/${target.customerId}`)).body;
    expect((await admin.post(`undoCustomerMerge/${entry.id}`)).status).toBe(200);
    const codes = [gone.id, target.customerId].map(async (id) => (await admin.get(`customerInfo/${id}`)).body.custCode);
    expect(await Promise.all(codes)).toEqual(['MRG001', null]);
  });

  test('is undone by its token too', async () => {
    const { id } = await awaiting();
    const { headers } = await admin.get(`mergeCustomer/${kept}/${id}`);
    expect((await admin.post(`undo/${headers.get('undo-token')}`)).status).toBe(200);
    expect((await admin.get(`customerInfo/${id}`)).status).toBe(200);
    expect((await admin.get(`customerMerges/${kept}`)).body[0]).toMatchObject({ goneId: id, undone: true });
  });

  test('is undone once, by users who may merge, and for 30 days', async () => {
    const entry = await merge((await awaiting()).id);
    expect((await internal.post(`undoCustomerMerge/${entry.id}`)).body.message).toBe(
      "You don't have permission to assign the customer",
    );
    const answers = await Promise.all([1, 2].map(() => admin.post(`undoCustomerMerge/${entry.id}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await admin.post('undoCustomerMerge/999999')).status).toBe(404);
    const old = await merge((await awaiting()).id);
    const { sql } = await built('core/db/sql.js');
    await app.platform.database.write(() =>
      app.platform.database.rows(
        sql`update undo_entry set until = ${new Date(Date.now() - 86_400_000).toISOString()} where id = ${old.id}`,
      ),
    );
    expect((await admin.post(`undoCustomerMerge/${old.id}`)).body.message).toBe('A merge can be undone for 30 days.');
  });

  test('moves all of a customer’s 10,000 activities, and back', async () => {
    const { id } = await awaiting();
    const { database, registry, duplicates } = app.platform;
    const { addRecords } = await built('services/save/add-records.js');
    const rows = Array.from({ length: 10_000 }, (_, i) => ({
      activityId: 5_000_000 + i,
      subject: `Call ${i}`,
      dateCreated: inDays(0),
      activityType: { id: 1 },
      customer: { customerId: id },
    }));
    await database.write(() => addRecords(database, duplicates, registry.definition('activity'), rows));
    const count = async (customer: number) =>
      Number(
        (await admin.list('activities', { filter: { customer }, range: [0, 0] })).headers
          .get('content-range')!
          .split('/')[1],
      );
    const before = await count(kept);
    const entry = await merge(id);
    expect(await count(kept)).toBe(before + 10_001);
    expect((await admin.post(`undoCustomerMerge/${entry.id}`)).status).toBe(200);
    expect([await count(kept), await count(id)]).toEqual([before, 10_001]);
  });
});

describe('two customers that are not the same', () => {
  test('are not shown as duplicates again, until the mark is removed', async () => {
    const name = `Twin ${Math.random()} Roofing`;
    const twins = [];
    for (let i = 0; i < 2; i++) twins.push((await internal.post('customerconf', draft({ custName: name }))).body);
    const [one, other] = twins as [any, any];
    const found = async () => {
      const { body, status } = await internal.post('checkDupCustomers', {
        ...draft({ custName: name }),
        customerId: one.customerId,
      });
      return status === 409 && body.some((row: any) => row.customerId === other.customerId);
    };
    expect(await found()).toBe(true);
    const path = `notDuplicateCustomers/${other.customerId}/${one.customerId}`;
    expect((await (await Client.as(app, 'readonly')).post(path)).status).toBe(422);
    expect((await internal.post(path)).body).toEqual({ id: other.customerId, other: one.customerId });
    expect((await internal.post(path)).status).toBe(200);
    expect(await found()).toBe(false);
    expect((await internal.delete(path)).status).toBe(200);
    expect(await found()).toBe(true);
    expect((await internal.post(`notDuplicateCustomers/${one.customerId}/${one.customerId}`)).status).toBe(400);
  });
});
