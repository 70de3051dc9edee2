import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job } from '../../../server/services/background/regular.ts';
import type { Mail } from '../../../server/services/mail/outbox.ts';
import type { Platform } from '../../../server/services/platform.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/mail.ts';
import { day, TestClock } from '../../support/clock.ts';
import { draft } from '../../support/customers.ts';
import { customerWithContact } from '../../support/work.ts';

let app: TestApp;
/** A server on the same database whose clock can be put forward. */
let later: TestApp;
let internal: Client;
let supervisor: Client;
let admin: Client;
let customer: { customerId: number; custName: string };
let assignFor: number;
let job: Job<Platform>;
const clock = new TestClock();

beforeAll(async () => {
  app = await startApp();
  later = await startApp({ clock, database: app });
  job = (await built('features/alert/digest.job.js')).default;
  [internal, supervisor, admin] = await Promise.all([
    Client.as(app, 'internal'),
    Client.as(app, 'supervisor'),
    Client.as(app, 'admin'),
  ]);
  customer = (await customerWithContact(internal)).customer;
  assignFor = (await supervisor.get('user/profile')).body.id;
});
afterAll(async () => {
  await later.close();
  await app.close();
});

const usual = {
  getTeamEmail: true,
  getReminderAlert: true,
  getReminderDigest: false,
  getNotesAlert: true,
  getNotesDigest: false,
  getCustApproveAlert: true,
  getCustApproveDigest: false,
  getSupportAlert: true,
  getSupportEmail: true,
  getSupportDigest: false,
  getReportAlert: true,
  getReportEmail: false,
  getReportDigest: false,
};
const choose = (values: object, person = supervisor) => person.put('user/updateAlertSettings', values);
const note = async (noteHeader: string): Promise<number> => {
  const { status, body } = await internal.post('customernotes/', {
    noteHeader,
    noteDetails: 'Before noon.',
    customer: customer.customerId,
    assignFor,
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.custNoteId;
};
const alertsOf = async (list: string, sourceId: number, person = supervisor): Promise<any[]> =>
  (await person.get(list)).body.filter((one: any) => one.sourceId === sourceId);
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await deliver(later, (mail) => void sent.push(mail));
  return sent;
}
const address = 'supervisor@demo.branchline.example';

beforeEach(async () => {
  expect((await choose(usual)).status).toBe(200);
  await supervisor.put('user/updateNotifications', { getNotesEmail: false });
  await mails();
});

describe('where alerts appear', () => {
  test('is read and saved by each person, beside the mails of the specification', async () => {
    expect((await internal.get('user/getAlertSettings')).body).toEqual(usual);
    const changed = { ...usual, getReminderDigest: true, getSupportEmail: false };
    const change = { getReminderDigest: true, getSupportEmail: false };
    expect(await choose(change)).toMatchObject({ status: 200, body: changed });
    expect((await supervisor.get('user/getAlertSettings')).body).toEqual(changed);
    expect(Object.keys((await supervisor.get('user/getNotifications')).body)).toHaveLength(4);
    for (const body of [{ getNotesAlert: 'yes' }, { getNotesEmail: true }, { role: 1 }])
      expect((await choose(body)).status).toBe(422);
    expect((await choose({})).status).toBe(400);
  });

  test('is the bell and no mail at first; the mail of a note links to the note and can be answered', async () => {
    const silent = await note('Ring them');
    expect(await alertsOf('getActiveCurrentUserAlerts', silent)).toHaveLength(1);
    expect(await mails()).toEqual([]);
    await supervisor.put('user/updateNotifications', { getNotesEmail: true });
    const loud = await note('Visit them');
    const link = `http://localhost/customers/${customer.customerId}/notes?open=${loud}`;
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: address,
        replyTo: 'internal@demo.branchline.example',
        subject: 'Note: Visit them',
        text: `Ian Internal wrote a note for you about ${customer.custName}:\n\nVisit them\n\nBefore noon.\n\n${link}\n`,
      }),
    ]);
  });

  test('an alert that is not for the bell is among the archived ones', async () => {
    await choose({ getNotesAlert: false });
    const before = (await supervisor.get('getNewCurrentUserAlerts')).body;
    const made = await note('Write to them');
    expect((await supervisor.get('getNewCurrentUserAlerts')).body).toBe(before);
    expect(await alertsOf('getActiveCurrentUserAlerts', made)).toEqual([]);
    expect(await alertsOf('getAllCurrentUserAlerts', made)).toMatchObject([{ archived: true, alertSeen: false }]);
  });

  test('each Admin is told of a new customer that awaits approval, by mail if they want that [PER-003]', async () => {
    await admin.put('user/updateNotifications', { getCustApproveEmail: true });
    const { body } = await internal.post('customerconf', draft({ custName: 'TOLD ROOFING' }));
    expect(await alertsOf('getActiveCurrentUserAlerts', body.customerId, admin)).toMatchObject([
      { source: 'CUSTOMER', alertDesc: 'Customer awaiting approval: TOLD ROOFING' },
    ]);
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: 'admin@demo.branchline.example',
        text: `Ian Internal added TOLD ROOFING, which awaits approval.\n\nhttp://localhost/customers/${body.customerId}/detail\n`,
      }),
    ]);
    await admin.put('user/updateNotifications', { getCustApproveEmail: false });
  });
});

describe('the daily digest', () => {
  const run = (...apps: TestApp[]) =>
    Promise.all(apps.map(({ platform }) => job.run(platform, new AbortController().signal)));

  test('is one mail with the unread alerts of the kinds a person wants, each once, however many servers run', async () => {
    await choose({ getNotesDigest: true, getNotesAlert: false });
    const [first, second, read] = [
      await note('First of all'),
      await note('Second to that'),
      await note('Read already'),
    ];
    const [{ id }] = (await alertsOf('getAllCurrentUserAlerts', read)) as [{ id: number }];
    await supervisor.put(`updateAlert/${id}`, { alertSeen: true });
    await run(app, later);
    expect(await mails()).toEqual([]);
    clock.forward(day);
    // Two servers, each of which runs the job twice at the same time.
    await run(later, later, later);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: address, subject: 'Your daily digest: 2 alerts' });
    const path = `http://localhost/customers/${customer.customerId}/notes?open=`;
    const line = (title: string, key: number) =>
      `Note: ${title}, ${customer.custName}, \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d\n${path}${key}\n`.replaceAll(
        '?',
        '\\?',
      );
    expect(mail!.text).toMatch(
      new RegExp(`^Notes\n\n${line('First of all', first)}\n${line('Second to that', second)}`),
    );
    clock.forward(day);
    await run(later);
    expect(await mails()).toEqual([]);
  });

  test('leaves out what was archived or is no longer wanted, and is not sent if nothing is left', async () => {
    await choose({ getNotesDigest: true });
    const archived = await note('Archived unread');
    const [{ id }] = (await alertsOf('getAllCurrentUserAlerts', archived)) as [{ id: number }];
    await supervisor.put(`updateAlert/${id}`, { archived: true });
    clock.forward(2 * day);
    await run(later);
    expect(await mails()).toEqual([]);
    await note('Not wanted later');
    await choose({ getNotesDigest: false });
    clock.forward(2 * day);
    await run(later);
    expect(await mails()).toEqual([]);
  });

  test('is still due after a crash', async () => {
    await choose({ getNotesDigest: true });
    await note('After the crash');
    clock.forward(2 * day);
    const outbox = { add: () => Promise.reject(new Error('The process ended.')) };
    const broken = new Proxy(later.platform, {
      get: (platform, name) => (name === 'outbox' ? outbox : Reflect.get(platform, name, platform)),
    });
    await expect(job.run(broken, new AbortController().signal)).rejects.toThrow('The process ended.');
    await run(later);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your daily digest: one alert']);
  });
});
