import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
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
let made = 0;
/** A new customer with a contact. */
async function customerWithContact() {
  const customer = ok(await admin.post('customerconf', draft({ custName: `Side ${++made} ${Math.random()}` })));
  return { customer, contact: await addContact(admin, customer) };
}
const activity = async (customer: number, more: object = {}) =>
  ok(await admin.post('activity', { subject: 'Look in', dateCreated: inDays(0), activityType: 1, customer, ...more }));

describe('a record that others refer to', () => {
  test('cannot move to another customer while they name it as one of theirs', async () => {
    const [from, to] = [await customerWithContact(), await customerWithContact()];
    const { contactId } = from.contact;
    ok(await admin.post('opportunityconf', enquiryOf(from)));
    await activity(from.customer.customerId, { contact: contactId });
    ok(await admin.put(`customers/${from.customer.customerId}`, { keyContact: contactId }));
    const moved = await admin.put(`contact/${contactId}`, { customer: to.customer.customerId });
    expect(moved.status).toBe(422);
    expect(moved.body.errors).toEqual({
      customer:
        'This contact cannot move to another customer, because 1 activity, 1 customer and 1 enquiry refer to it.',
    });
    expect((await admin.get(`contact/${contactId}`)).body.customer.customerId).toBe(from.customer.customerId);
  });

  test('moves if nothing does', async () => {
    const [from, to] = [await customerWithContact(), await customerWithContact()];
    const { contactId } = from.contact;
    ok(await admin.put(`contact/${contactId}`, { customer: to.customer.customerId }));
    expect((await admin.get(`contact/${contactId}`)).body.customer.customerId).toBe(to.customer.customerId);
  });

  test('takes along what belongs to it: the activities and notes of an enquiry; undoing brings all back', async () => {
    const [from, to] = [await customerWithContact(), await customerWithContact()];
    const { oppId } = ok(await admin.post('opportunityconf', enquiryOf(from)));
    const { customerId } = from.customer;
    const named = await activity(customerId, { opportunity: oppId, contact: from.contact.contactId });
    const other = await activity(customerId);
    const note = ok(
      await admin.post('customernotes', { noteHeader: 'Site', customer: customerId, opportunity: oppId }),
    );
    const form = new FormData();
    form.set('attachmentfile', new Blob(['Plan of the site']), 'plan.txt');
    form.set('params', JSON.stringify({ fileName: 'plan.txt', opportunity: oppId, customer: customerId }));
    const upload = await fetch(`${app.url}/v1/attachment/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: form,
    });
    const { attachId } = (await upload.json()) as { attachId: number };
    const read = async () => ({
      file: (await admin.get(`attachment/${attachId}`)).body,
      activity: (await admin.get(`activity/${named.activityId}`)).body,
      other: (await admin.get(`activity/${other.activityId}`)).body,
      note: (await admin.get(`customernote/${note.custNoteId}`)).body,
    });
    const before = await read();
    const moved = await admin.put(`opportunity/${oppId}`, {
      customer: to.customer.customerId,
      contact: to.contact.contactId,
    });
    ok(moved);
    expect(await read()).toMatchObject({
      file: { customer: { customerId: to.customer.customerId }, opportunity: { oppId } },
      activity: { customer: { customerId: to.customer.customerId }, contact: { contactId: to.contact.contactId } },
      other: { customer: { customerId } },
      note: { customer: { customerId: to.customer.customerId } },
    });
    expect((await admin.get(`customerActivities/${customerId}`)).body).toHaveLength(1);
    ok(await admin.post(`undo/${moved.headers.get('undo-token')}`));
    const stamps = { version: expect.any(Number) };
    expect(await read()).toEqual({
      file: { ...before.file, ...stamps },
      activity: { ...before.activity, ...stamps },
      other: before.other,
      note: { ...before.note, ...stamps },
    });
  });

  test('fits what is saved with it at the same time', async () => {
    for (let i = 0; i < 8; i++) {
      const [from, to] = [await customerWithContact(), await customerWithContact()];
      const { oppId } = ok(await admin.post('opportunityconf', enquiryOf(from)));
      const values = { subject: 'Ring', dateCreated: inDays(0), activityType: 1, customer: from.customer.customerId };
      const [moved, planned] = await Promise.all([
        admin.put(`opportunity/${oppId}`, { customer: to.customer.customerId, contact: to.contact.contactId }),
        admin.post('activity', { ...values, opportunity: oppId }),
      ]);
      expect([moved.status, [200, 422].includes(planned.status)]).toEqual([200, true]);
      const wrong = await app.platform.database.rows(sql`select a.activity_id from activity a
        join enquiry e on e.opp_id = a.opportunity_id where a.customer_id <> e.customer_id`);
      expect(wrong).toEqual([]);
    }
  });
});
