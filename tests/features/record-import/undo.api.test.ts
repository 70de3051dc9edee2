import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { day, TestClock } from '../../support/clock.ts';
import { head, row } from '../../support/lists.ts';
import { csvOf, Importing } from '../../support/record-imports.ts';
import { addContact } from '../../support/work.ts';

let app: TestApp;
let clock: TestClock;
let admin: Client;
let internal: Client;
let importing: Importing;
let type: string;

beforeAll(async () => {
  clock = new TestClock();
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  importing = new Importing(app, admin);
  type = (await admin.get('activeCustomerTypes')).body[0].typeName;
});
afterAll(() => app.close());

const customer = async (id: number) => (await admin.get(`customers/${id}`)).body;
const codeOf = (i: number) => `IMP${i}`;
const columns = [...head, 'Account No'];
/** Adds customers with an account number each, and answers them. */
async function added(from: number, count: number) {
  const list = Array.from({ length: count }, (_, i) => [...row(from + i, { Type: type }), codeOf(from + i)]);
  const id = await importing.checked({ content: csvOf(columns, list) });
  const { record } = await importing.start(id);
  expect(record).toMatchObject({ status: 'Imported', addedCount: count });
  const keys = (await importing.rows(id)).map(({ recordKey }) => recordKey as number);
  return { id, keys, customers: await Promise.all(keys.map(customer)) };
}

describe('Undoing an import', () => {
  test('deletes what it added, and restores what it changed', async () => {
    const first = await added(100, 2);
    const other = ['', '', 'Changed Lane', '', '', '', '', '', codeOf(100)];
    const id = await importing.checked({
      content: csvOf(columns, [other, [...row(102, { Type: type }), codeOf(102)]]),
    });
    await importing.start(id);
    const [changed, fresh] = await importing.rows(id);
    expect(await customer(first.keys[0]!)).toMatchObject({ address2: 'CHANGED LANE' });
    const { begun, record } = await importing.undo(id);
    expect(begun.body).toMatchObject({ status: 'Undoing', running: true });
    expect(record).toMatchObject({ status: 'Undone', running: false, undoneCount: 2, keptCount: 0 });
    expect(changed.outcome).toBe('updated');
    expect(await customer(first.keys[0]!)).toMatchObject({ address2: first.customers[0].address2 });
    expect((await admin.get(`customers/${fresh.recordKey}`)).status).toBe(404);
    const [deleted] = (await admin.list('trash', { range: [0, 0], sort: ['deletedAt', 'DESC'] })).body;
    expect(deleted).toMatchObject({ kind: 'customer', recordId: fresh.recordKey });
  });

  test('leaves what somebody has changed since, and what others refer to, with the reasons', async () => {
    const { id, keys, customers } = await added(110, 4);
    await internal.put(`customers/${keys[0]}`, { showMsg: 'On stop' });
    await addContact(admin, customers[1]);
    await admin.put(`customers/${keys[3]}`, { showMsg: 'On stop' });
    const { record } = await importing.undo(id);
    expect(record).toMatchObject({ status: 'Undone', undoneCount: 1, keptCount: 3 });
    const kept = await importing.rows(id, 'kept');
    expect(kept.map(({ rowNo, message }) => [rowNo, message])).toEqual([
      [2, `This cannot be undone: the customer ${customers[0].custName} has been changed by Ian Internal since.`],
      [3, 'This customer is used by 1 contact, so it cannot be deleted.'],
      [5, `This cannot be undone: the customer ${customers[3].custName} has been changed by Anna Admin since.`],
    ]);
    expect(await customer(keys[0]!)).toMatchObject({ showMsg: 'On stop' });
    expect((await admin.get(`customers/${keys[2]}`)).status).toBe(404);

    // Who takes their own change back can undo the rest.
    await admin.put(`customers/${keys[3]}`, { showMsg: null });
    const again = (await importing.undo(id)).record;
    expect(again).toMatchObject({ status: 'Undone', undoneCount: 2, keptCount: 2 });
  });

  test('also deletes the entries of lists that it added, unless something else uses them', async () => {
    const towns = async () =>
      (await app.platform.records.find('cityTown', { cityTownName: ['Undoville', 'Keepington'] }))
        .map(({ cityTownName }) => cityTownName)
        .toSorted();
    const list = ['Undoville', 'Keepington'].map((Town, i) => row(120 + i, { Type: type, Town }));
    const id = await importing.checked(
      { content: csvOf(head, list) },
      {
        columns: Object.fromEntries(
          ['custName', 'address1', 'address2', 'address3', 'cityTown', 'postCode', 'phoneNo', 'customerType'].map(
            (field, i) => [field, head[i]],
          ),
        ),
        lookups: {
          cityTown: { by: 'cityTownName', missing: 'create' },
          customerType: { by: 'typeName', missing: 'refuse' },
        },
      },
    );
    await importing.start(id);
    expect(await towns()).toEqual(['Keepington', 'Undoville']);
    const [, { recordKey }] = (await importing.rows(id)) as [any, any];
    await internal.put(`customers/${recordKey}`, { showMsg: 'Ours' });
    await importing.undo(id);
    expect(await towns()).toEqual(['Keepington']);
  });

  test('of one that is running stops it first; what was not imported stays out', async () => {
    const list = Array.from({ length: 30 }, (_, i) => row(130 + i, { Type: type }));
    const id = await importing.checked({ content: csvOf(head, list) });
    const before = (await admin.get('customers/count')).body;
    await admin.post(`recordImports/${id}/start`);
    expect((await admin.post(`recordImports/${id}/stop`)).body).toMatchObject({ status: 'Importing', running: false });
    expect((await importing.undo(id)).record).toMatchObject({ status: 'Undone', addedCount: 0, undoneCount: 0 });
    expect((await admin.get('customers/count')).body).toEqual(before);
    expect((await admin.post(`recordImports/${id}/start`)).body.message).toBe('This import has been undone.');
  });

  test('is possible for 30 days; then the rows of the file are deleted', async () => {
    const { id, keys } = await added(850, 1);
    const draft = await importing.checked({ content: csvOf(head, [row(175, { Type: type })]) });
    const { imports } = app.platform as any;
    const cleanUp = () => imports.removeExpired(new AbortController().signal);
    clock.forward(8 * day);
    admin = await Client.as(app, 'admin');
    await cleanUp();
    expect((await admin.get(`recordImports/${draft}`)).body).toMatchObject({ status: 'Discarded' });
    expect((await admin.get(`recordImports/${draft}/rows`)).body).toEqual([]);
    clock.forward(23 * day);
    admin = await Client.as(app, 'admin');
    await cleanUp();
    expect((await admin.get(`recordImports/${id}/rows`)).body).toEqual([]);
    const late = await admin.post(`recordImports/${id}/undo`);
    expect(late).toMatchObject({ status: 422, body: { message: 'An import can be undone for 30 days.' } });
    expect((await customer(keys[0]!)).customerId).toBe(keys[0]);
    clock.forward(-31 * day);
  });
});
