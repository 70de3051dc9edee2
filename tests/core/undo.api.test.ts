import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client, type Reply } from '../support/client.ts';
import { minute, TestClock } from '../support/clock.ts';
import { draft } from '../support/customers.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let clock: TestClock;
let admin: Client;
let internal: Client;
let supervisor: Client;
let known: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  clock = new TestClock();
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  supervisor = await Client.as(app, 'supervisor');
  known = await customerWithContact(internal);
});
afterAll(() => app.close());

const tokenOf = ({ status, body, headers }: Reply): string => {
  expect([status, body.message]).toEqual([200, undefined]);
  expect(headers.get('undo-token')).toMatch(/^[0-9a-f]{40}$/);
  return headers.get('undo-token')!;
};
const undo = (client: Client, reply: Reply) => client.post(`undo/${tokenOf(reply)}`);

const note = async (more: object = {}) =>
  (await internal.post('customernotes', { noteHeader: 'Rang back', customer: known.customer.customerId, ...more })).body
    .custNoteId as number;
const noteOf = async (id: number) => (await internal.get(`customernote/${id}`)).body;
const task = (more: object = {}) => ({
  subject: 'Look in',
  dateCreated: inDays(0),
  activityType: 1,
  customer: known.customer.customerId,
  ...more,
});

/** The record, but for what each save changes. */
const same = (record: object) => ({
  ...record,
  version: expect.any(Number),
  dateUpdated: expect.any(String),
  updatedBy: expect.anything(),
});

describe('undoing a call', () => {
  test('gives a changed record its former values, and says so in its history [AMB-110]', async () => {
    const id = await note();
    const before = await noteOf(id);
    const saved = await internal.put(`customernotes/${id}`, { noteHeader: 'Wrote back', noteDetails: 'By letter' });
    expect(await undo(internal, saved)).toMatchObject({
      status: 200,
      body: { changed: [{ entity: 'note', title: 'Note', count: 1 }] },
    });
    expect(await noteOf(id)).toEqual(same(before));
    const [latest] = (await internal.get(`customerNoteHistory/${id}`)).body;
    expect(latest).toMatchObject({
      action: 'undo',
      changes: [
        { field: 'noteHeader', old: 'Wrote back', new: 'Rang back' },
        { field: 'noteDetails', old: 'By letter', new: null },
      ],
    });
  });

  test('takes a new record away, and keeps it in the trash', async () => {
    const { customerId } = known.customer;
    const before = (await internal.get(`customerActivities/${customerId}`)).body.length;
    const created = await internal.post('activity', task({ subject: 'By mistake' }));
    expect((await undo(internal, created)).status).toBe(200);
    expect((await internal.get(`activity/${created.body.activityId}`)).status).toBe(404);
    expect((await internal.get(`customerActivities/${customerId}`)).body).toHaveLength(before);
    const [newest] = (await internal.get('trash')).body;
    expect(newest).toMatchObject({ kind: 'activity', recordName: 'By mistake', recordId: created.body.activityId });
  });

  test('restores a deleted record under its old key, and takes it out of the trash', async () => {
    const id = await note({ noteHeader: 'Not to be lost' });
    const before = await noteOf(id);
    const removed = await internal.delete(`customernotes/${id}`);
    expect((await noteOf(id)).code).toBe('not_found');
    expect((await undo(internal, removed)).status).toBe(200);
    expect(await noteOf(id)).toEqual(before);
    expect((await internal.get('trash')).body.filter((one: any) => one.recordId === id)).toEqual([]);
  });

  test('undoes a bulk call as a whole', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) ids.push((await internal.post('activity', task())).body.activityId);
    const removed = await internal.post('activities/bulk', { ids, remove: true });
    expect(removed.body.done).toEqual(ids);
    const { body } = await undo(internal, removed);
    expect(body.changed).toEqual([{ entity: 'activity', title: 'Activities', count: 3 }]);
    for (const id of ids) expect((await internal.get(`activity/${id}`)).body.activityId).toBe(id);
  });

  test('undoes a call together with a later one that sends its token', async () => {
    const created = await internal.post('customernotes', { noteHeader: 'Both', customer: known.customer.customerId });
    const token = tokenOf(created);
    const later = await internal.send('POST', 'activity', task(), { 'undo-token': token });
    expect(tokenOf(later)).toBe(token);
    expect((await internal.post(`undo/${token}`)).body.changed).toEqual([
      { entity: 'activity', title: 'Activity', count: 1 },
      { entity: 'note', title: 'Note', count: 1 },
    ]);
    expect((await noteOf(created.body.custNoteId)).code).toBe('not_found');
    expect((await internal.get(`activity/${later.body.activityId}`)).status).toBe(404);
  });

  test('withdraws its mails that have not been sent', async () => {
    const person = (await admin.get('activeUsers')).body.find((one: any) => one.email.startsWith('salesexec@'));
    await admin.put(`updateUser/${person.id}`, { getNotesEmail: true });
    const waiting = async () => Number(await app.platform.database.value(sql`select count(*) from mail_outbox`));
    const before = await waiting();
    const created = await internal.post('customernotes', {
      noteHeader: 'For you',
      customer: known.customer.customerId,
      assignFor: person.id,
    });
    expect(await waiting()).toBe(before + 1);
    expect((await undo(internal, created)).status).toBe(200);
    expect(await waiting()).toBe(before);
    const salesexec = await Client.as(app, 'salesexec');
    const alerts = (await salesexec.get('getAllCurrentUserAlerts')).body;
    expect(alerts.filter((one: any) => one.alertDesc === 'Note: For you')).toEqual([]);
  });
});

describe('undoing is refused', () => {
  test('for anyone but the person who made the call', async () => {
    const saved = await internal.put(`customernotes/${await note()}`, { noteHeader: 'Mine' });
    expect(await undo(admin, saved)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await undo(internal, saved)).status).toBe(200);
  });

  test('while somebody else has changed the record, with what was changed [AMB-110]', async () => {
    const id = await note();
    const saved = await internal.put(`customernotes/${id}`, { noteHeader: 'First' });
    expect((await supervisor.put(`customernotes/${id}`, { noteDetails: 'Theirs' })).status).toBe(200);
    const { status, body } = await undo(internal, saved);
    expect([status, body.code]).toEqual([409, 'changed_since']);
    expect(body.message).toMatch(/^This cannot be undone: the note First has been changed by .+ since\.$/);
    expect(body.changed).toMatchObject([{ entity: 'note', id, change: 'changed', fields: ['Note Details'] }]);
    expect(await noteOf(id)).toMatchObject({ noteHeader: 'First', noteDetails: 'Theirs' });
  });

  test('while one has changed the same field again, but not another one', async () => {
    const id = await note();
    const first = await internal.put(`customernotes/${id}`, { noteHeader: 'One' });
    await internal.put(`customernotes/${id}`, { noteDetails: 'Kept' });
    expect((await undo(internal, first)).status).toBe(200);
    expect(await noteOf(id)).toMatchObject({ noteHeader: 'Rang back', noteDetails: 'Kept' });

    const second = await internal.put(`customernotes/${id}`, { noteHeader: 'Two' });
    const third = await internal.put(`customernotes/${id}`, { noteHeader: 'Three' });
    expect((await undo(internal, second)).status).toBe(409);
    expect((await undo(internal, third)).status).toBe(200);
    expect((await undo(internal, second)).status).toBe(200);
    expect((await noteOf(id)).noteHeader).toBe('Rang back');
  });

  test('for a new record that something refers to', async () => {
    const created = await internal.post('customerconf', draft({ custName: `Used ${Math.random()}` }));
    await internal.post('customernotes', { noteHeader: 'Refers', customer: created.body.customerId });
    expect(await undo(internal, created)).toMatchObject({ status: 422, body: { code: 'in_use' } });
    expect((await internal.get(`customerInfo/${created.body.customerId}`)).status).toBe(200);
  });

  test('once the person may no longer make the call', async () => {
    const roles = (await admin.get('roles')).body;
    const role = roles.find((one: any) => one.roleName === 'Internal Sales').id;
    const saved = await internal.put(`customernotes/${await note()}`, { noteHeader: 'Before' });
    const assigned = (await admin.get(`rolePermissions/${role}`)).body.find(
      (one: any) => one.permission.permissionCode === 'EditCustomers',
    );
    await admin.put(`updateAssignedPermission/${assigned.id}`, { permissionLevel: 0 });
    expect(await undo(internal, saved)).toMatchObject({ status: 422, body: { code: 'refused' } });
    await admin.put(`updateAssignedPermission/${assigned.id}`, { permissionLevel: assigned.permissionLevel });
    expect((await undo(internal, saved)).status).toBe(200);
  });

  test('and reading has no token', async () => {
    expect((await internal.get('customers?range=[0,0]')).headers.get('undo-token')).toBeNull();
    const filtered = await internal.post('opportunityfilterbypage/1/25/0/0/0/*', {});
    expect([filtered.status, filtered.headers.get('undo-token')]).toEqual([200, null]);
  });
});

describe('changes by the product', () => {
  test('do not stand in the way: an overdue activity gets its former subject', async () => {
    const soon = new Date(clock.now().getTime() + 2 * minute);
    const [startDate, time] = soon.toLocaleString('en-GB', { timeZone: 'Europe/London' }).split(', ') as [
      string,
      string,
    ];
    const start = {
      startDate,
      startTime: time.slice(0, 5),
      duration: 30,
      activityType: 2,
      contact: known.contact.contactId,
    };
    const { body } = await internal.post('activity', task(start));
    expect(body.message).toBeUndefined();
    const saved = await internal.put(`activity/${body.activityId}`, { subject: 'Changed' });
    clock.forward(3 * minute);
    const { default: overdue } = (await built('features/activity/overdue.job.js')) as any;
    await overdue.run(app.platform, new AbortController().signal);
    expect((await internal.get(`activity/${body.activityId}`)).body).toMatchObject({
      activityStatus: { statusName: 'Overdue' },
    });
    expect((await undo(internal, saved)).status).toBe(200);
    expect((await internal.get(`activity/${body.activityId}`)).body).toMatchObject({
      subject: 'Look in',
      activityStatus: { statusName: 'Overdue' },
    });
  });

  test('are derived again: the value and the latest activity of an enquiry', async () => {
    const { body: enquiry } = await internal.post('opportunityconf', enquiryOf(known));
    const of = async () => (await internal.get(`opportunity/${enquiry.oppId}`)).body;
    const before = await of();
    const activity = await internal.post('activity', task({ opportunity: enquiry.oppId }));
    expect((await of()).lastActivityDate).toBe(inDays(0));
    expect((await undo(internal, activity)).status).toBe(200);
    expect(await of()).toEqual(same(before));
  });
});

describe('an old change', () => {
  test('cannot be undone after ten minutes, and nothing is undone twice [AMB-110]', async () => {
    const id = await note();
    const [first, second] = [
      await internal.put(`customernotes/${id}`, { noteHeader: 'One' }),
      await internal.put(`customernotes/${id}`, { noteDetails: 'Two' }),
    ];
    expect((await undo(internal, first)).status).toBe(200);
    expect((await undo(internal, first)).body).toMatchObject({
      code: 'too_late',
      message: 'This change has already been undone.',
    });
    clock.forward(11 * minute);
    expect(await undo(internal, second)).toMatchObject({
      status: 422,
      body: { code: 'too_late', message: 'A change can be undone for ten minutes.' },
    });
    expect((await noteOf(id)).noteDetails).toBe('Two');
  });
});
