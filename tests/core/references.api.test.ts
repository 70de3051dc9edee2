import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  [admin, internal] = await Promise.all([Client.as(app, 'admin'), Client.as(app, 'internal')]);
});
afterAll(() => app.close());

describe('a reference', () => {
  test.each([0, -1, 1.5, 3_000_000_000, 'x', true, [1, 2]])('to %p is refused at its field', async (value) => {
    const { status, body } = await admin.put('customers/1', { region: value });
    expect([status, body.errors]).toEqual([422, { region: 'Region must be chosen from the list.' }]);
  });

  test.each([[[0]], [[1, 1.5]], [1.5], ['x']])('to many, %p, is refused at its field', async (value) => {
    const [note] = (await admin.list('customernotes')).body;
    const { status, body } = await admin.put(`customernotes/${note.custNoteId}`, { noteTags: value });
    expect([status, body.errors]).toEqual([422, { noteTags: 'Note Tags must be chosen from the list.' }]);
  });

  test('to a record that does not exist is refused at its field', async () => {
    const { status, body } = await admin.put('customers/1', { region: 999_999 });
    expect([status, body.errors]).toEqual([422, { region: 'This Region does not exist.' }]);
  });

  test('that is not given is that of the person who saves: themselves, or their department', async () => {
    const me = (await internal.get('user/profile')).body;
    const department = (await admin.get('mbpdepts')).body[0];
    await admin.put(`updateUser/${me.id}`, { mbpDept: department.id });
    const work = await customerWithContact(internal);
    const activity = await internal.post('activity', {
      subject: 'Ring back',
      dateCreated: inDays(0),
      activityType: 1,
      customer: work.customer.customerId,
    });
    expect([activity.status, activity.body.user.id]).toEqual([200, me.id]);
    const enquiry = (await internal.post('opportunityconf', enquiryOf(work))).body;
    const quotation = await internal.post('quotation', {
      opportunity: enquiry.oppId,
      quoteVerDate: inDays(0),
      productValue: 100,
      productType: 1,
      productQty: 3,
      quoteGrade: 1,
    });
    expect([quotation.status, quotation.body.createdByDept?.id]).toEqual([200, department.id]);
  });
});
