import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { addContact, customerWithContact, inDays, keyOf } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
let call: number;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  who = await customerWithContact(admin);
  call = await keyOf(admin, 'activityTypes', 'activityTypeName', 'Call');
});
afterAll(() => app.close());

const draft = (more: object = {}) => ({
  subject: 'Ring about slates',
  dateCreated: inDays(0),
  activityType: call,
  startDate: inDays(2),
  startTime: '10:00',
  duration: 45,
  ...more,
});
const ok = ({ status, body }: any) => {
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
const refused = ({ status, body }: any) => [status, body.errors];
/** Writes a value past the rules, as the product does. */
const set = async (entity: string, id: number, values: object) => {
  const { product } = await built('services/history/history.js');
  await app.platform.bulk.change(entity as 'user', [id], values, product);
};
/** An active user besides the administrator. */
const another = async () =>
  ((await admin.get('activeUsers')).body as any[]).find(({ fullName }) => fullName === 'Ian Internal');

describe('a record that is inactive', () => {
  test('cannot be chosen in any call: a user, a contact, a customer, a row of a list [BEH-096]', async () => {
    const user = await another();
    await set('user', user.id, { status: 'INACTIVE' });
    const contact = await addContact(admin, who.customer);
    await set('contact', contact.contactId, { active: false });
    const { customer } = contact;
    const region = ok(await admin.post('regions', { regionName: 'Gone', regionCode: 'GONE', active: false }));
    expect(refused(await admin.post('activity', draft({ user: user.id })))).toEqual([
      422,
      { user: 'This user is inactive.' },
    ]);
    const own = { customer: customer.customerId, contact: contact.contactId };
    expect(refused(await admin.post('activity', draft(own)))).toEqual([422, { contact: 'This contact is inactive.' }]);
    expect(refused(await admin.put(`customers/${customer.customerId}`, { region: region.id }))).toEqual([
      422,
      { region: 'This region is inactive.' },
    ]);
    await set('customer', customer.customerId, { active: false });
    expect(refused(await admin.post('activity', draft({ customer: customer.customerId })))).toEqual([
      422,
      { customer: 'This customer is inactive.' },
    ]);
    // A form that has it can still be filled in.
    const values = encodeURIComponent(JSON.stringify({ customer: customer.customerId }));
    expect(ok(await admin.get(`assignees/activity?values=${values}`)).length).toBeGreaterThan(0);
    await set('customer', customer.customerId, { active: true });
    await set('user', user.id, { status: 'ACTIVE' });
  });

  test('stays where it was chosen before, also if it is sent again', async () => {
    const user = await another();
    const contact = await addContact(admin, who.customer);
    const links = { customer: contact.customer.customerId, contact: contact.contactId, user: user.id };
    const { activityId } = ok(await admin.post('activity', draft(links)));
    await set('user', user.id, { status: 'INACTIVE' });
    await set('contact', contact.contactId, { active: false });
    ok(await admin.put(`activity/${activityId}`, { notes: 'Bring samples' }));
    expect(ok(await admin.put(`activity/${activityId}`, { ...links, notes: 'Bring slates' }))).toMatchObject({
      user: { id: user.id },
      contact: { contactId: contact.contactId },
    });
    const results = (await admin.get('activeActivityResults')).body;
    const result = results.find((one: any) => one.createActivity && one.resultCode !== 'CUSTOM');
    const completed = await keyOf(admin, 'activityStatuses', 'statusName', 'Completed');
    const next = { NewStartDate: inDays(9), NewStarTime: '11:00', NewDuration: 15, NewSubject: 'Ask again' };
    ok(
      await admin.put(`updateActivityStatus/${activityId}`, {
        newStatusId: completed,
        resultId: result.id,
        resultNotes: 'They like it',
        ...next,
      }),
    );
    const all = (await admin.get(`customeractivities/${links.customer}`)).body;
    const planned = all.find(({ subject }: any) => subject === 'Ask again');
    expect(planned).toMatchObject({ contact: { contactId: contact.contactId } });
    expect(planned.user.id).not.toBe(user.id);
    await set('user', user.id, { status: 'ACTIVE' });
  });

  test('is refused for each record of a bulk change', async () => {
    const user = await another();
    const { activityId } = ok(await admin.post('activity', draft()));
    await set('user', user.id, { status: 'INACTIVE' });
    const change = { ids: [activityId], set: { user: user.id } };
    expect(await admin.post('activities/bulk', change)).toMatchObject({
      status: 200,
      body: { done: [], refused: [{ id: activityId, message: 'This user is inactive.' }] },
    });
    await set('user', user.id, { status: 'ACTIVE' });
    ok(await admin.put(`activity/${activityId}`, { user: user.id }));
  });
});
