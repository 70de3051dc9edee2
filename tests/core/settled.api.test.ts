import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, type Reply } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { addContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const ok = ({ status, body }: { status: number; body: any }) => {
  expect([status, body?.message]).toEqual([200, undefined]);
  return body;
};
const undo = async (reply: Reply) => {
  ok(reply);
  return ok(await admin.post(`undo/${reply.headers.get('undo-token')}`));
};
let made = 0;
/** A new customer with a contact and an enquiry. */
async function work() {
  const customer = ok(await admin.post('customerconf', draft({ custName: `Settled ${++made} ${Math.random()}` })));
  const contact = await addContact(admin, customer);
  const enquiry = ok(await admin.post('opportunityconf', enquiryOf({ customer, contact })));
  return { customer, contact, oppId: enquiry.oppId as number };
}
const [active, won, revised] = [1, 2, 5];
const quotation = (opportunity: number, more: object = {}) =>
  admin.post('quotation', {
    opportunity,
    quoteVerDate: inDays(0),
    productValue: 100,
    productType: 1,
    productQty: 3,
    quoteGrade: 1,
    ...more,
  });
const statusOf = async (id: number) => (await admin.get(`quotation/${id}`)).body.quoteStatus.id;
const trashed = async (kind: string, id: number) =>
  (await admin.list('trash', { filter: { kind } })).body.find((one: any) => one.recordId === id).id;

describe('a restored record', () => {
  test('goes to the customer to whom its enquiry has moved in the meantime', async () => {
    const [from, to] = [await work(), await work()];
    const values = { subject: 'Ring', dateCreated: inDays(0), activityType: 1, opportunity: from.oppId };
    const { activityId } = ok(
      await admin.post('activity', {
        ...values,
        customer: from.customer.customerId,
        contact: from.contact.contactId,
      }),
    );
    ok(await admin.delete(`activity/${activityId}`));
    const { customerId } = to.customer;
    ok(await admin.put(`opportunity/${from.oppId}`, { customer: customerId, contact: to.contact.contactId }));
    ok(await admin.post(`trash/${await trashed('activity', activityId)}/restore`));
    expect((await admin.get(`activity/${activityId}`)).body).toMatchObject({
      customer: { customerId },
      contact: { contactId: to.contact.contactId },
      opportunity: { oppId: from.oppId },
    });
  });

  test('is Revised if another version of its enquiry is active or won by now [AMB-118]', async () => {
    const { oppId } = await work();
    const { quoteVerId } = ok(await quotation(oppId));
    expect(await statusOf(quoteVerId)).toBe(active);
    ok(await admin.delete(`quotation/${quoteVerId}`));
    const other = ok(await quotation(oppId));
    ok(await admin.post(`trash/${await trashed('quotation', quoteVerId)}/restore`));
    expect([await statusOf(quoteVerId), await statusOf(other.quoteVerId)]).toEqual([revised, active]);
  });

  test('is found again by its own name and by that of its customer, who was renamed in the meantime', async () => {
    const { customer, oppId } = await work();
    ok(await admin.delete(`opportunity/${oppId}`));
    const custName = `RENAMED ${Math.random().toString(36).slice(2, 9).toUpperCase()}`;
    ok(await admin.put(`customers/${customer.customerId}`, { custName }));
    const found = async () =>
      (await admin.list('opportunities', { filter: { q: custName } })).body.map((one: any) => one.oppId);
    expect(await found()).toEqual([]);
    ok(await admin.post(`trash/${await trashed('enquiry', oppId)}/restore`));
    expect(await found()).toEqual([oppId]);
  });
});

describe('an undo', () => {
  test('is refused if it would make a second version active beside one that was won since [AMB-118]', async () => {
    const { oppId } = await work();
    const { quoteVerId } = ok(await quotation(oppId));
    const changed = await admin.put(`quotation/${quoteVerId}`, { quoteStatus: revised });
    ok(changed);
    ok(await quotation(oppId, { quoteStatus: won }));
    const { status } = await admin.post(`undo/${changed.headers.get('undo-token')}`);
    expect([status, await statusOf(quoteVerId)]).toEqual([409, revised]);
  });

  test('of a deletion is refused once the record was restored and deleted again', async () => {
    const { customer } = await work();
    const { custNoteId: id } = ok(
      await admin.post('customernotes', { noteHeader: 'Twice', customer: customer.customerId }),
    );
    const removed = await admin.delete(`customernotes/${id}`);
    ok(await admin.post(`trash/${await trashed('note', id)}/restore`));
    ok(await admin.delete(`customernotes/${id}`));
    const { status, body } = await admin.post(`undo/${removed.headers.get('undo-token')}`);
    expect([status, body.message]).toEqual([409, 'This cannot be undone: the note has been deleted since.']);
    expect((await admin.get(`customernote/${id}`)).status).toBe(404);
  });

  test('that moves an enquiry back is refused once it has a quotation for its new customer', async () => {
    const [from, to] = [await work(), await work()];
    const { customerId } = to.customer;
    const moved = await admin.put(`opportunity/${from.oppId}`, {
      customer: customerId,
      contact: to.contact.contactId,
    });
    const { quoteVerId, sQuoteNo } = ok(await quotation(from.oppId));
    const { status, body } = await admin.post(`undo/${moved.headers.get('undo-token')}`);
    const message = `Enquiry ${sQuoteNo} has quotations for another customer, so its customer cannot be changed back.`;
    expect([status, body.message]).toEqual([422, message]);
    for (const path of [`opportunity/${from.oppId}`, `quotation/${quoteVerId}`])
      expect((await admin.get(path)).body.customer.customerId).toBe(customerId);
    ok(await admin.delete(`quotation/${quoteVerId}`));
    await undo(moved);
    expect((await admin.get(`opportunity/${from.oppId}`)).body.customer.customerId).toBe(from.customer.customerId);
  });

  test('is refused if somebody else is changing the record at that moment', async () => {
    const { customer } = await work();
    const { database, bulk, registry, users } = app.platform;
    const { custNoteId } = ok(
      await admin.post('customernotes', { noteHeader: 'First', customer: customer.customerId }),
    );
    const changed = await admin.put(`customernotes/${custNoteId}`, { noteHeader: 'Second' });
    const other = (await users.byEmail('supervisor@demo.branchline.example'))!;
    const definition = registry.definition('note');
    let answer: Promise<Reply>;
    await database.write(async () => {
      await bulk.change(definition, [custNoteId], { noteHeader: 'Third' }, other);
      answer = admin.post(`undo/${changed.headers.get('undo-token')}`);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const { status, body } = await answer!;
    expect([status, body.message]).toEqual([
      409,
      `This cannot be undone: the note Third has been changed by ${other.facts.fullName} since.`,
    ]);
    expect((await admin.get(`customernote/${custNoteId}`)).body.noteHeader).toBe('Third');
  });

  test('of a creation is possible after one has undone one’s own later change', async () => {
    const { customer } = await work();
    const created = await admin.post('customernotes', { noteHeader: 'New', customer: customer.customerId });
    const id = ok(created).custNoteId;
    const changed = await admin.put(`customernotes/${id}`, { noteHeader: 'Newer' });
    expect((await admin.post(`undo/${created.headers.get('undo-token')}`)).status).toBe(409);
    await undo(changed);
    await undo(created);
    expect((await admin.get(`customernote/${id}`)).status).toBe(404);
  });
});

test('an enquiry has no expiry date while a version is active, and gets one when a win revises that version', async () => {
  const { oppId } = await work();
  const first = ok(await quotation(oppId, { quoteStatus: revised }));
  ok(await quotation(oppId));
  const expiry = async () => (await admin.get(`opportunity/${oppId}`)).body.expiryDate ?? null;
  expect(await expiry()).toBeNull();
  ok(await admin.put(`updateQuoteStatus/${first.quoteVerId}`, { quoteStatus: won }));
  expect(await expiry()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
});
