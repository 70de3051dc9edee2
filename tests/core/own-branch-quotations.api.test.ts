import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { countRows } from '../support/data.ts';
import { customersOfBranches, makeOrder } from '../support/orders.ts';
import { assigner } from '../support/permissions.ts';
import { enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let person: Client;
let branch: number;
let mine: { enquiry: any; quotation: any };
let theirs: { enquiry: any; quotation: any };
let who: Awaited<ReturnType<typeof customersOfBranches>>[number];

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  person = await Client.as(app, 'salesexec');
  const profile = (await person.get('user/profile')).body;
  const [own, another] = await customersOfBranches(admin, 2);
  who = another!;
  branch = own!.customer.mbpBranch.id;
  await admin.put(`updateUser/${profile.id}`, { defBranch: branch });
  const order = { date: inDays(-1), value: 100, status: 'Active' } as const;
  mine = await makeOrder(admin, { ...order, who: own! });
  theirs = await makeOrder(admin, { ...order, who });
  const assign = await assigner(admin);
  // The person may change all quotations, but read only those of their own branch.
  await assign.user(profile.id, 'ViewQuotations', 5);
  await assign.user(profile.id, 'EditQuotations', 1);
  await assign.user(profile.id, 'AddNewEnquiry', 1);
}, 60_000);
afterAll(() => app.close());

const notFound = { status: 404, body: { code: 'not_found' } };
const unchanged = async () => ({
  enquiry: (await admin.get(`opportunity/${theirs.enquiry.oppId}`)).body,
  quotation: (await admin.get(`quotation/${theirs.quotation.quoteVerId}`)).body,
});

describe('a person who may read only the quotations of their own branch [AMB-102]', () => {
  test('cannot change or delete quotations of another branch by any call', async () => {
    const [before, rows] = [await unchanged(), await countRows(app)];
    const [enquiry, quotation] = [theirs.enquiry.oppId, theirs.quotation.quoteVerId];
    const status = theirs.quotation.quoteStatus.id;
    for (const reply of [
      await person.put(`opportunity/${enquiry}`, { notes: 'Mine now' }),
      await person.put(`opportunity/${enquiry}`, { mbpBranch: branch }),
      await person.put(`updateOpportunityStatus/${enquiry}`, { opportunityStatus: 1 }),
      await person.put(`setEnquiryActive/${enquiry}`),
      await person.delete(`opportunity/${enquiry}`),
      await person.put(`quotation/${quotation}`, { notes: 'Mine now' }),
      await person.put(`quotation/${quotation}`, { version: 999, notes: 'Conflict' }),
      await person.put(`updateQuoteStatus/${quotation}`, { quoteStatus: status }),
      await person.get(`setquoteactive/${quotation}`),
      await person.delete(`quotation/${quotation}`),
      await person.delete(`delQuoteRelRec/${quotation}`),
    ])
      expect(reply).toMatchObject(notFound);
    for (const [path, id] of [
      ['opportunities', enquiry],
      ['quotations', quotation],
    ] as const) {
      const { body } = await person.post(`${path}/bulk`, { ids: [id], set: { notes: 'All mine' } });
      expect(body).toMatchObject({ done: [], refused: [{ id }] });
    }
    expect([await unchanged(), await countRows(app)]).toEqual([before, rows]);
  });

  test('cannot attach records to a quotation of another branch, and does not see its name', async () => {
    const rows = await countRows(app);
    const { oppId: opportunity, oppDescription } = theirs.enquiry;
    const quote = theirs.quotation.quoteVerId;
    const { customerId: customer } = theirs.enquiry.customer;
    const task = { activityType: 1, subject: 'Call them', dateCreated: inDays(3), customer };
    const priced = { quoteVerDate: inDays(0), productValue: 5, productType: 1, productQty: 1, quoteGrade: 1 };
    for (const [path, values, field] of [
      ['activity', { ...task, opportunity }, 'opportunity'],
      ['activity', { ...task, quote }, 'quote'],
      ['customernotes', { noteHeader: 'Look', customer, opportunity }, 'opportunity'],
      ['quotation', { ...priced, opportunity }, 'opportunity'],
    ] as const) {
      const { status, body } = await person.post(path, values);
      expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, expect.arrayContaining([field])]);
      expect(JSON.stringify(body)).not.toContain(oppDescription);
    }
    expect(await countRows(app)).toEqual(rows);
  });

  test('can change quotations of their own branch', async () => {
    expect((await person.put(`opportunity/${mine.enquiry.oppId}`, { notes: 'Seen' })).status).toBe(200);
    expect((await person.put(`quotation/${mine.quotation.quoteVerId}`, { notes: 'Seen' })).status).toBe(200);
  });

  test('does not see quotations of another branch as possible duplicates', async () => {
    const { oppDescription } = theirs.enquiry;
    const alike = { ...enquiryOf(who), oppDescription };
    expect((await admin.post('opportunity', alike)).status).toBe(409);
    expect((await person.post('opportunity', { ...alike, mbpBranch: branch })).status).toBe(200);
  });
});

test('a person who may not read quotations does not see the records that belong to one', async () => {
  const reader = await Client.as(app, 'readonly');
  const { body: profile } = await reader.get('user/profile');
  const task = { activityType: 1, subject: 'Chase the price', dateCreated: inDays(3) };
  const made = await admin.post('activity', { ...task, quote: theirs.quotation.quoteVerId });
  expect(made.status).toBe(200);
  expect((await reader.get(`activity/${made.body.activityId}`)).status).toBe(200);
  const assign = await assigner(admin);
  await assign.user(profile.id, 'ViewQuotations', 0);
  expect((await reader.get(`activity/${made.body.activityId}`)).status).toBe(404);
  expect((await reader.get(`quotationactivities/${theirs.quotation.quoteVerId}`)).body).toEqual([]);
});
