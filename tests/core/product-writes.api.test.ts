import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let readonly: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  readonly = await Client.as(app, 'readonly');
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

const newest = async (client: Client, path: string) => (await client.get(path)).body[0];
const enquiry = async () => (await internal.post('opportunityconf', enquiryOf(who))).body;
const quote = async (opportunity: number, productValue: number) => {
  const values = { quoteVerDate: inDays(0), productValue, productType: 1, productQty: 3, quoteGrade: 1 };
  const { status, body } = await internal.post('quotation', { opportunity, ...values });
  expect([status, body.message]).toEqual([200, undefined]);
};

/** A record that the product changes because of another save, with nobody opening it, is saved like any other. */
describe('The product saves with a new version and an entry in the history', () => {
  test('an enquiry that gets the value of its quotation, and keeps showing who changed it last', async () => {
    const { oppId, version, updatedBy } = await enquiry();
    expect(updatedBy).not.toBeNull();
    await quote(oppId, 1250.5);
    expect((await internal.get(`opportunity/${oppId}`)).body).toMatchObject({
      quoteValue: 1250.5,
      version: version + 1,
      updatedBy,
    });
    expect(await newest(internal, `recordHistoryEnquiry/${oppId}`)).toMatchObject({
      action: 'update',
      user: { id: null, fullName: 'Branchline' },
      changes: [{ field: 'quoteValue', old: null, new: 1250.5 }],
    });
  });

  test('a note that its recipient has opened [AMB-059]', async () => {
    const { body: me } = await readonly.get('user/profile');
    const values = { noteHeader: 'Call them', customer: who.customer.customerId, assignFor: me.id };
    const { custNoteId, version } = (await internal.post('customernotes', values)).body;
    expect((await readonly.get(`customernote/${custNoteId}`)).body).toMatchObject({
      noteRead: true,
      version: version + 1,
      updatedBy: { id: me.id },
    });
    expect((await readonly.get(`customernote/${custNoteId}`)).body.version).toBe(version + 1);
    expect(await newest(internal, `customernoteHistory/${custNoteId}`)).toMatchObject({
      user: { fullName: me.fullName },
      changes: [{ field: 'noteRead', old: false, new: true }],
    });
  });

  test('an activity whose customer is merged into another, and again when that is undone', async () => {
    const { body: gone } = await internal.post('customerconf', draft({ custName: `Gone ${Math.random()}` }));
    const task = { subject: 'Look in', dateCreated: inDays(0), activityType: 1, customer: gone.customerId };
    const { activityId, version } = (await internal.post('activity', task)).body;
    const read = async () => (await internal.get(`activity/${activityId}`)).body;
    const { customerId, custName } = who.customer;
    await admin.get(`mergeCustomer/${customerId}/${gone.customerId}`);
    expect(await read()).toMatchObject({ customer: { customerId }, version: version + 1 });
    const [fullName] = [(await admin.get('user/profile')).body.fullName];
    expect(await newest(internal, `recordHistoryActivity/${activityId}`)).toMatchObject({
      user: { fullName },
      changes: [{ field: 'customer', old: gone.custName, new: custName }],
    });
    const [merge] = (await admin.get(`customerMerges/${customerId}`)).body;
    await admin.post(`undoCustomerMerge/${merge.id}`);
    expect(await read()).toMatchObject({ customer: { customerId: gone.customerId }, version: version + 2 });
    expect(await newest(internal, `recordHistoryActivity/${activityId}`)).toMatchObject({
      changes: [{ field: 'customer', old: custName, new: gone.custName }],
    });
  });
});

test('A default filter gets a new version when another becomes the default; other filters do not', async () => {
  const make = async (isDefault: boolean) =>
    (await internal.post('userViewFilter', { filterName: `F ${Math.random()}`, dbview: 1, conditions: [], isDefault }))
      .body;
  const [first, plain] = [await make(true), await make(false)];
  await make(true);
  const read = async ({ id }: { id: number }) =>
    (await internal.get('userViewFilters/1')).body.find((one: any) => one.id === id);
  expect(await read(first)).toMatchObject({ isDefault: false, version: first.version + 1 });
  expect(await read(plain)).toMatchObject({ isDefault: false, version: plain.version });
});

describe('A person who has a record open', () => {
  test('can save it although the product has changed it in the meantime', async () => {
    const { oppId, version } = await enquiry();
    await quote(oppId, 10);
    await quote(oppId, 20);
    const { status, body } = await internal.put(`opportunity/${oppId}`, { custRef: 'PO 7', version });
    expect([status, body.custRef, body.quoteValue, body.version]).toEqual([200, 'PO 7', 20, version + 3]);
  });

  test('gets a conflict if another person has changed it, whatever else the product did', async () => {
    const { oppId, version } = await enquiry();
    expect((await admin.put(`opportunity/${oppId}`, { custRef: 'PO 8' })).status).toBe(200);
    await quote(oppId, 10);
    const { status, body } = await internal.put(`opportunity/${oppId}`, { custRef: 'PO 9', version });
    expect([status, body.code]).toEqual([409, 'edit_conflict']);
    expect(body.theirs).toMatchObject({ custRef: 'PO 8', quoteValue: 10, version: version + 2 });
  });
});

test('of many changes that the product makes to one record concurrently, none is lost', async () => {
  const { product } = (await built(
    'services/history/history.js',
  )) as typeof import('../../server/services/history/history.ts');
  const { bulk, records } = app.platform;
  const { oppId } = await enquiry();
  await quote(oppId, 100);
  const [quotation] = await records.find('quotation', { opportunity: oppId });
  const { quoteVerId } = quotation!;
  const more = ({ productQty }: { productQty: number | null }) => ({ productQty: productQty! + 1 });
  await Promise.all(Array.from({ length: 20 }, () => bulk.change('quotation', [quoteVerId], more, product)));
  expect(await records.one('quotation', quoteVerId)).toMatchObject({ productQty: 3 + 20 });
});
