import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { byName, loadModel } from '../../generators/model/index.ts';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { ownBranch } from '../support/own-branch.ts';
import { assigner } from '../support/permissions.ts';
import { wholeScans } from '../support/plans.ts';
import { projectRoot } from '../support/schemas.ts';
import { addContact, enquiryOf, inDays } from '../support/work.ts';

const model = loadModel(join(projectRoot, 'schemas'));

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
}, 60_000);
afterAll(() => app.close());

/** The number of rows that the list of a tab has, by the list's own call. */
async function listed(client: Client, entity: string, tab: string, id: number): Promise<number> {
  const { list } = byName(model, entity).page!.tabs.find(({ name }) => name === tab)!;
  const { routes } = byName(model, list!.of);
  const calls = routes.filter(({ operation, where }) => operation === 'list' && !Object.keys(where).length);
  const plain = calls.find(({ params }) => !params.length);
  const filter = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify({ [list!.by]: id }) });
  const path = plain ? `${plain.path}?${filter}` : calls[0]!.path.replace(/\{\w+\}/, String(id));
  const { status, body, headers } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return plain ? Number(headers.get('content-range')!.split('/')[1]) : body.length;
}

async function counted(client: Client, path: string): Promise<Record<string, number>> {
  const { status, body } = await client.get(`tabcounts/${path}`);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  expect(body.filter(({ isExact }: any) => !isExact)).toEqual([]);
  return Object.fromEntries(body.map(({ tab, count }: any) => [tab, count]));
}

async function newCustomer(custName: string, more: object = {}) {
  const { status, body } = await admin.post('customerconf', draft({ custName, ...more }));
  expect(status).toBe(200);
  return body;
}

const note = (customer: number, more: object = {}) =>
  admin.post('customernotes', { noteHeader: 'A note', customer, ...more });

test('each list in a tab of a record has the number of rows that the list itself has', async () => {
  const seen = new Map<string, number>();
  const first: Record<string, readonly number[]> = {
    customer: [1, 2, 3, 7],
    contact: [1, 2, 3, 7],
    enquiry: [1, 2],
    quotation: [1, 2],
    user: [1, 2],
  };
  for (const [entity, ids] of Object.entries(first))
    for (const id of ids) {
      const record = entity === 'quotation' ? (await admin.get(`quotation/${id}`)).body : null;
      const counts = await counted(admin, `${entity}/${id}`);
      const lists = byName(model, entity).page!.tabs.filter(({ list }) => list);
      expect(Object.keys(counts)).toEqual(lists.map(({ name }) => name));
      for (const [tab, count] of Object.entries(counts)) {
        const common = tab === 'versions' ? record.opportunity.oppId : id;
        expect([entity, id, tab, count]).toEqual([entity, id, tab, await listed(admin, entity, tab, common)]);
        seen.set(`${entity} ${tab}`, (seen.get(`${entity} ${tab}`) ?? 0) + count);
      }
    }
  // Otherwise the test would say nothing.
  expect([...seen.values()].filter((count) => count > 0).length).toBeGreaterThan(6);
});

test('a row counts from its save to its deletion, and again once that is undone', async () => {
  const { customerId } = await newCustomer('Counting Roofing');
  const notes = async () => (await counted(admin, `customer/${customerId}`)).notes;
  expect(await notes()).toBe(0);
  const { body } = await note(customerId);
  expect(await notes()).toBe(1);
  const { headers } = await admin.delete(`customernotes/${body.custNoteId}`);
  expect(await notes()).toBe(0);
  await admin.post(`undo/${headers.get('undo-token')}`);
  expect(await notes()).toBe(1);
});

test('rows are counted up to 1,000', async () => {
  const { customerId } = await newCustomer('Endless Roofing');
  const { database } = app.platform;
  const addNotes = (count: number) =>
    database.write(() =>
      database.rows(sql`insert into customer_note (note_header, customer_id, note_read, version)
        with recursive numbers as (select 1 as n union all select n + 1 from numbers where n < ${count})
        select 'A note', ${customerId}, ${false}, 1 from numbers`),
    );
  const notes = async () =>
    (await admin.get(`tabcounts/customer/${customerId}`)).body.find(({ tab }: any) => tab === 'notes');
  await addNotes(1000);
  expect(await notes()).toEqual({ tab: 'notes', count: 1000, isExact: true });
  await addNotes(1);
  expect(await notes()).toEqual({ tab: 'notes', count: 1000, isExact: false });
});

test('a list that the person may not read is not counted', async () => {
  const readonly = await Client.as(app, 'readonly');
  const { id } = (await readonly.get('user/profile')).body;
  expect(Object.keys(await counted(readonly, 'customer/1'))).toContain('quotations');
  const assign = await assigner(admin);
  await assign.user(id, 'ViewQuotations', 0);
  const counts = await counted(readonly, 'customer/1');
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['contacts', 'notes']));
  expect(Object.keys(counts)).not.toContain('quotations');
  const refused = await readonly.get('tabcounts/enquiry/1');
  expect([refused.status, refused.body.message]).toEqual([422, (await readonly.get('opportunity/1')).body.message]);
});

test('a person limited to their own branch gets the counts of their own lists [AMB-102]', async () => {
  const own = await ownBranch(app);
  const assign = await assigner(admin);
  await assign.user(own.user, 'ViewQuotations', 5);
  const { customerId } = own.mine;
  const who = { customer: own.mine, contact: await addContact(admin, own.mine) };
  for (const mbpBranch of [own.branch, own.otherBranch]) {
    const { body } = await admin.post('opportunityconf', { ...enquiryOf(who), dateReceived: inDays(0), mbpBranch });
    await note(customerId, { opportunity: body.oppId });
  }
  const [mine, all] = [
    await counted(own.person, `customer/${customerId}`),
    await counted(admin, `customer/${customerId}`),
  ];
  expect(mine.notes).toBe(all.notes! - 1);
  for (const [tab, count] of Object.entries(mine))
    expect([tab, count]).toEqual([tab, await listed(own.person, 'customer', tab, customerId)]);
  const { status, body } = await own.person.get(`tabcounts/customer/${own.theirs.customerId}`);
  expect([status, body.message]).toEqual([404, 'Customer not found.']);
});

test('refusals say what is wrong', async () => {
  const of = async (path: string) => {
    const { status, body } = await admin.get(path);
    return [status, body.message];
  };
  expect(await of('tabcounts/customer/99999999')).toEqual([404, 'Customer not found.']);
  expect(await of('tabcounts/region/1')).toEqual([404, 'Tabs not found.']);
  expect(await of('tabcounts/customer/0')).toEqual([400, expect.any(String)]);
});

test('counts are read by indexes', async () => {
  const tables = ['contact', 'customer_branch', 'customer_note', 'activity', 'quotation', 'attachment', 'actual_sales'];
  for (const path of ['customer/1', 'contact/1', 'enquiry/1', 'quotation/1', 'user/1'])
    expect([
      path,
      await wholeScans(app, [...tables, 'enquiry', 'quotation_document', 'login_history'], () => counted(admin, path)),
    ]).toEqual([path, []]);
});
