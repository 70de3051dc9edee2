import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Job } from '../../../server/services/background/regular.ts';
import type { Platform } from '../../../server/services/platform.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { minute, TestClock } from '../../support/clock.ts';
import { customerWithContact } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let supervisor: Client;
let customer: number;
let assignFor: number;
/** A server on the same database whose clock can be put forward. */
let later: TestApp;
let job: Job<Platform>;
const clock = new TestClock();
const running = new AbortController().signal;

beforeAll(async () => {
  app = await startApp();
  later = await startApp({ clock, database: app });
  job = (await built('features/alert/snoozed.job.js')).default;
  internal = await Client.as(app, 'internal');
  supervisor = await Client.as(app, 'supervisor');
  customer = (await customerWithContact(internal)).customer.customerId;
  assignFor = (await supervisor.get('user/profile')).body.id;
});
afterAll(async () => {
  await later.close();
  await app.close();
});

const note = async (more: object = {}) =>
  (await internal.post('customernotes/', { noteHeader: 'Ring them', customer, assignFor, ...more })).body;
const alertOf = async ({ custNoteId }: any, client = supervisor) =>
  (await client.get('getAllCurrentUserAlerts')).body.find((one: any) => one.sourceId === custNoteId);

describe('an alert', () => {
  test('is raised for the recipient of a note, with its date as dd/mm/yyyy hh:mm [ALR-017 FMT-001]', async () => {
    const before = (await supervisor.get('getNewCurrentUserAlerts')).body;
    const made = await note();
    expect((await supervisor.get('getNewCurrentUserAlerts')).body).toBe(before + 1);
    const alert = await alertOf(made);
    expect(alert).toMatchObject({
      alertDesc: 'Note: Ring them',
      source: 'NOTE',
      alertSeen: false,
      archived: false,
      user: { id: assignFor },
    });
    expect(alert.dateCreated).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    expect((await supervisor.get(`getAlert/${alert.id}`)).body).toEqual(alert);
  });

  test('is not raised for a note to oneself, nor again if the recipient stays the same', async () => {
    const own = await note({ assignFor: (await internal.get('user/profile')).body.id });
    expect(await alertOf(own, internal)).toBeUndefined();
    const made = await note();
    const count = (await supervisor.get('getNewCurrentUserAlerts')).body;
    await internal.put(`customernotes/${made.custNoteId}`, { noteDetails: 'Today' });
    expect((await supervisor.get('getNewCurrentUserAlerts')).body).toBe(count);
  });

  test('can be marked as seen and archived, and back [ALR-003 ALR-016 ALR-018]', async () => {
    const { id } = await alertOf(await note());
    const count = async () => (await supervisor.get('getNewCurrentUserAlerts')).body;
    const before = await count();
    expect((await supervisor.put(`updateAlert/${id}`, { alertSeen: true })).body.alertSeen).toBe(true);
    expect(await count()).toBe(before - 1);
    await supervisor.put(`updateAlert/${id}`, { alertSeen: false, archived: true });
    expect(await count()).toBe(before - 1);
    const ids = async (path: string) => (await supervisor.get(path)).body.map((one: any) => one.id);
    expect(await ids('getActiveCurrentUserAlerts')).not.toContain(id);
    expect(await ids('getAllCurrentUserAlerts')).toContain(id);
    await supervisor.put(`updateAlert/${id}`, { archived: false });
    expect(await ids('getActiveCurrentUserAlerts')).toContain(id);
  });

  test('is visible only to its recipient, not even to an Admin', async () => {
    const { id } = await alertOf(await note());
    for (const client of [internal, await Client.as(app, 'admin')]) {
      expect((await client.get(`getAlert/${id}`)).status).toBe(404);
      expect((await client.put(`updateAlert/${id}`, { alertSeen: true })).status).toBe(404);
      expect((await client.get('getAllCurrentUserAlerts')).body.map((one: any) => one.id)).not.toContain(id);
    }
  });

  test('names the customer that its record is about', async () => {
    const { custName } = (await internal.get(`customers/${customer}`)).body;
    expect((await alertOf(await note())).customerName).toBe(custName);
  });

  test('that is put off is neither active nor new until its time, and then new again', async () => {
    const alert = await alertOf(await note());
    const count = async () => (await supervisor.get('getNewCurrentUserAlerts')).body;
    const active = async () => (await supervisor.get('getActiveCurrentUserAlerts')).body.map((one: any) => one.id);
    const before = await count();
    const snoozed = await supervisor.put(`snoozeAlert/${alert.id}`, { snooze: 'hour' });
    expect(snoozed).toMatchObject({
      status: 200,
      body: { snoozedUntil: expect.stringMatching(/^\d\d\/.* \d\d:\d\d$/) },
    });
    expect(await count()).toBe(before - 1);
    expect(await active()).not.toContain(alert.id);
    await supervisor.put(`updateAlert/${alert.id}`, { alertSeen: true });
    await Promise.all([later.platform, app.platform].map((platform) => job.run(platform, running)));
    expect(await active()).not.toContain(alert.id);
    clock.forward(61 * minute);
    // Two servers run the job at the same time.
    await Promise.all([later.platform, later.platform].map((platform) => job.run(platform, running)));
    expect(await active()).toContain(alert.id);
    expect(await alertOf({ custNoteId: alert.sourceId })).toEqual(alert);
    expect(await count()).toBe(before);
    await supervisor.put(`snoozeAlert/${alert.id}`, { snooze: 'week' });
    expect(await active()).not.toContain(alert.id);
    expect((await supervisor.put(`snoozeAlert/${alert.id}`, { snooze: null })).body).toEqual(alert);
  });

  test('can be put off only by its recipient, and only for the offered times', async () => {
    const { id } = await alertOf(await note());
    expect((await internal.put(`snoozeAlert/${id}`, { snooze: 'hour' })).status).toBe(404);
    for (const body of [{}, { snooze: 'year' }, { snooze: 3 }])
      expect(await supervisor.put(`snoozeAlert/${id}`, body)).toMatchObject({
        status: 422,
        body: { errors: { snooze: 'Choose how long.' } },
      });
  });

  test('its text, source and recipient cannot be changed', async () => {
    const alert = await alertOf(await note());
    const changed = { alertDesc: 'Other', source: 'QUOTE', sourceId: 1, user: 1 };
    await supervisor.put(`updateAlert/${alert.id}`, changed);
    expect((await supervisor.get(`getAlert/${alert.id}`)).body).toEqual(alert);
  });
});
