import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Job } from '../../../server/services/background/regular.ts';
import type { Mail } from '../../../server/services/mail/outbox.ts';
import type { Platform } from '../../../server/services/platform.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/mail.ts';
import { day, TestClock } from '../../support/clock.ts';
import { draft } from '../../support/customers.ts';
import { addUser } from '../../support/identity.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';
import { inDays } from '../../support/work.ts';

let app: TestApp;
/** A server on the same database whose clock can be put forward. */
let later: TestApp;
let admin: Client;
let assign: Assigner;
let digestJob: Job<Platform>;
let remindersJob: Job<Platform>;
let role: number;
let reader: { id: number; email: string; client: Client };
/** A customer of the reader's branch, and one of another branch. */
let near: any;
let far: any;
const clock = new TestClock();

const neutral = 'This is about a record that was deleted or that you may not see.';

beforeAll(async () => {
  app = await startApp();
  later = await startApp({ clock, database: app });
  digestJob = (await built('features/alert/digest.job.js')).default;
  remindersJob = (await built('features/activity/reminders.job.js')).default;
  admin = await Client.as(app, 'admin');
  assign = await assigner(admin);
  role = ok(await admin.post('saveRole', { roleName: 'One branch' })).id;
  for (const code of ['ViewCustomers', 'EditCustomers', 'ViewQuotations', 'EditQuotations'])
    await assign.role(role, code, 5);
  const [here, there] = (await admin.get('mbpBranches?range=[0,9]')).body;
  reader = await addUser(app, admin, { role, defBranch: here.id });
  const settings = { getNotesAlert: true, getNotesDigest: true, getReminderAlert: true, getReminderDigest: true };
  ok(await reader.client.put('user/updateAlertSettings', settings));
  ok(await reader.client.put('user/updateNotifications', { getNotesEmail: true, getReminderEmail: true }));
  near = ok(await admin.post('customerconf', draft({ custName: 'Nearby Slates Ltd', mbpBranch: here.id })));
  far = ok(await admin.post('customerconf', draft({ custName: 'Faraway Slates Ltd', mbpBranch: there.id })));
});
afterAll(async () => {
  await later.close();
  await app.close();
});

function ok({ status, body }: { status: number; body: any }): any {
  expect([status, body?.message]).toEqual([200, undefined]);
  return body;
}

const noteFor = (customer: any, noteHeader: string) => ({
  noteHeader,
  noteDetails: 'They pay late.',
  customer: customer.customerId,
  assignFor: reader.id,
});
const activityFor = (customer: any, more: object = {}) => ({
  subject: 'Measure the roof',
  dateCreated: inDays(0),
  activityType: 1,
  customer: customer.customerId,
  ...more,
});
/** Saves with a user as before there was a check. */
const level = (permissionLevel: number) => assign.role(role, 'ViewCustomers', permissionLevel);
async function whileAllowed<T>(work: () => Promise<T>): Promise<T> {
  await level(1);
  try {
    return await work();
  } finally {
    await level(5);
  }
}
const alerts = async () => (await reader.client.get('getAllCurrentUserAlerts')).body as any[];
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await deliver(later, (mail) => void sent.push(mail));
  return sent.filter(({ to }) => to === reader.email);
}

describe('assigning to somebody who may not read the record', () => {
  const refused = (field: string, title: string) => {
    const message = `Nora Newcomer may not see this ${title}.`;
    return { status: 422, body: { code: 'invalid', message, errors: { [field]: message } } };
  };

  test('is refused for a note and an activity, when they are added and later', async () => {
    expect(await admin.post('customernotes', noteFor(far, 'Secret'))).toMatchObject(refused('assignFor', 'note'));
    const { assignFor, ...own } = noteFor(far, 'Secret');
    const { custNoteId } = ok(await admin.post('customernotes', own));
    expect(await admin.put(`customernotes/${custNoteId}`, { assignFor })).toMatchObject(refused('assignFor', 'note'));
    expect(await admin.post('activity', activityFor(far, { user: reader.id }))).toMatchObject(
      refused('user', 'activity'),
    );
    const { activityId } = ok(await admin.post('activity', activityFor(far)));
    const bulk = await admin.post('activities/bulk', { ids: [activityId], set: { user: reader.id } });
    expect(bulk.body.refused).toEqual([{ id: activityId, message: 'Nora Newcomer may not see this activity.' }]);
    expect(await alerts()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('is possible for records of their branch, and whatever the writer may do', async () => {
    const { custNoteId } = ok(await admin.post('customernotes', noteFor(near, 'Open')));
    expect(await alerts()).toMatchObject([{ sourceId: custNoteId, customerName: 'NEARBY SLATES LTD' }]);
    ok(await admin.post('activity', activityFor(near, { user: reader.id })));
    expect(await mails()).toMatchObject([{ subject: 'Note: Open' }]);
  });

  test('is not offered', async () => {
    const offered = async (entity: string, values: object): Promise<boolean> => {
      const path = `assignees/${entity}?values=${encodeURIComponent(JSON.stringify(values))}`;
      return ok(await admin.get(path)).some(({ id }: any) => id === reader.id);
    };
    for (const entity of ['note', 'activity']) {
      expect([entity, await offered(entity, { customer: near.customerId })]).toEqual([entity, true]);
      expect([entity, await offered(entity, { customer: far.customerId })]).toEqual([entity, false]);
    }
    expect(await offered('enquiry', { mbpBranch: near.mbpBranch.id })).toBe(true);
    expect(await offered('enquiry', { mbpBranch: far.mbpBranch.id })).toBe(false);
    expect((await admin.get('assignees/role')).status).toBe(404);
    expect((await admin.get('assignees/note?values=x')).status).toBe(400);
    // The caller must be able to see the customer.
    const path = `assignees/note?values=${encodeURIComponent(JSON.stringify({ customer: far.customerId }))}`;
    expect((await reader.client.get(path)).status).toBe(422);
  });

  test('is refused for a hand-over, which then hands over nothing', async () => {
    const { id } = (await admin.get('user/profile')).body;
    const { activityId } = ok(await admin.post('activity', activityFor(far, { user: id })));
    const message = 'Nora Newcomer may not see all of these activities.';
    expect(await admin.post(`handOver/${id}`, { to: reader.id, kinds: ['activity.user'] })).toMatchObject({
      status: 422,
      body: { code: 'invalid', message, errors: { to: message } },
    });
    expect((await admin.get(`activity/${activityId}`)).body.user.id).toBe(id);
  });
});

describe('what somebody may no longer read is not told', () => {
  test('an alert is neutral in every answer, and whole again with the right', async () => {
    const { custNoteId } = await whileAllowed(async () => ok(await admin.post('customernotes', noteFor(far, 'Past'))));
    const hidden = { alertDesc: neutral, customerName: null, sourceId: null, link: null, source: 'NOTE' };
    const found = async () => (await alerts()).find(({ alertDesc }) => alertDesc === neutral);
    const { id } = await found();
    expect(await found()).toMatchObject(hidden);
    for (const list of ['getAllCurrentUserAlerts', 'getActiveCurrentUserAlerts', `getAlert/${id}`])
      expect(JSON.stringify((await reader.client.get(list)).body)).not.toMatch(/past|faraway/i);
    expect(ok(await reader.client.get(`getAlert/${id}`))).toMatchObject(hidden);
    expect(ok(await reader.client.put(`updateAlert/${id}`, { alertSeen: true }))).toMatchObject(hidden);
    expect(ok(await reader.client.put(`snoozeAlert/${id}`, { snooze: 'hour' }))).toMatchObject(hidden);
    await whileAllowed(async () =>
      expect(ok(await reader.client.get(`getAlert/${id}`))).toMatchObject({
        alertDesc: 'Note: Past',
        customerName: 'FARAWAY SLATES LTD',
        sourceId: custNoteId,
      }),
    );
  });

  test('a mail is checked when it is sent, not when it is written', async () => {
    await whileAllowed(async () => ok(await admin.post('customernotes', noteFor(far, 'Unsent'))));
    expect(await mails()).toEqual([]);
    await whileAllowed(async () => {
      ok(await admin.post('customernotes', noteFor(far, 'Sent')));
      expect(await mails()).toMatchObject([{ subject: 'Note: Sent' }]);
    });
  });

  test('a reminder is left out', async () => {
    const remind = { user: reader.id, startDate: inDays(1), startTime: '10:00' };
    const { activityId } = await whileAllowed(async () => ok(await admin.post('activity', activityFor(far, remind))));
    await app.platform.database.write(() =>
      app.platform.bulk.change(
        app.platform.registry.definition('activity'),
        [activityId],
        { remindAt: new Date(Date.now() - 1000).toISOString() },
        app.platform.users.system,
      ),
    );
    const before = (await alerts()).length;
    await remindersJob.run(app.platform, new AbortController().signal);
    expect((await alerts()).length).toBe(before);
    expect(await mails()).toEqual([]);
  });

  test('a digest lists only what its reader may read when it is sent', async () => {
    await whileAllowed(async () => ok(await admin.post('customernotes', noteFor(far, 'Far digest'))));
    ok(await admin.post('customernotes', noteFor(near, 'Near digest')));
    await mails();
    clock.forward(day);
    await digestJob.run(later.platform, new AbortController().signal);
    const [digest, ...others] = await mails();
    expect(others).toEqual([]);
    expect(digest!.text).toContain('Note: Near digest, NEARBY SLATES LTD');
    expect(digest!.text).not.toMatch(/far|secret|past|may not see/i);
  });
});
