import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, engine, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { day, minute, TestClock } from '../../support/clock.ts';
import { countRows } from '../../support/data.ts';
import { customerWithContact, inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
/** Other servers on the same database, with the clock put forward. On the first server that would end the sessions. */
const later: TestApp[] = [];
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
let call: number;
const clock = new TestClock();
const job: Record<string, { run(platform: unknown, stop: AbortSignal): Promise<unknown> }> = {};

beforeAll(async () => {
  app = await startApp();
  for (let i = 0; i < (engine === 'sqlite' ? 1 : 2); i++) later.push(await startApp({ clock, database: app }));
  for (const name of ['overdue', 'reminders']) job[name] = (await built(`features/activity/${name}.job.js`)).default;
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
  call = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Call');
});
afterAll(async () => {
  for (const server of later) await server.close();
  await app.close();
});

/** Runs a job twice on each server, all concurrently. */
const run = (name: string) =>
  Promise.all([...later, ...later].map(({ platform }) => job[name]!.run(platform, new AbortController().signal)));
const make = async (more: object = {}) => {
  const { status, body } = await internal.post('activity', {
    subject: 'Ring about slates',
    dateCreated: inDays(0),
    activityType: call,
    startDate: inDays(2),
    startTime: '10:00',
    duration: 45,
    customer: who.customer.customerId,
    ...more,
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const read = async ({ activityId }: any) => (await internal.get(`activity/${activityId}`)).body;
const mails = async () => {
  const { database } = app.platform;
  const { sql } = await built('core/db/sql.js');
  return (await database.rows(
    sql`select recipient, subject, calendar_method, calendar from mail_outbox order by id`,
  )) as string[][];
};
const forget = async () => {
  const { sql } = await built('core/db/sql.js');
  await app.platform.database.write(() => app.platform.database.rows(sql`delete from mail_outbox`));
};

describe('a reminder', () => {
  const reminder = { reminder: true, reminderType: 1, reminderDate: inDays(1), reminderTime: '09:00' };

  test('raises an alert and a mail once, at its minute, however many servers run [BEH-119]', async () => {
    await internal.put('user/updateNotifications', { getReminderEmail: true });
    const activity = await make(reminder);
    const alerts = async () =>
      (await internal.get('getAllCurrentUserAlerts')).body.filter((one: any) => one.sourceId === activity.activityId);
    await forget();
    await run('reminders');
    expect(await alerts()).toEqual([]);
    clock.forward(1.99 * day);
    await run('reminders');
    expect(await alerts()).toMatchObject([{ source: 'REMINDER', alertSeen: false }]);
    expect((await mails()).filter(([, subject]) => subject === 'Reminder: Ring about slates')).toHaveLength(1);
    expect(await read(activity)).toMatchObject({ remindAt: null, version: activity.version + 1 });
    const [entry] = (await internal.get(`recordHistoryActivity/${activity.activityId}`)).body;
    expect(entry).toMatchObject({ user: { fullName: 'Branchline' }, changes: [{ title: 'Reminds at', new: null }] });
    clock.forward(-1.99 * day);
  });

  test('is given again if it is postponed, but not if the activity is completed', async () => {
    const activity = await make(reminder);
    expect((await read(activity)).remindAt).toBe(`${inDays(1)} 09:00`);
    const moved = await internal.put(`activity/${activity.activityId}`, { reminderTime: '10:30' });
    expect(moved.body.remindAt).toBe(`${inDays(1)} 10:30`);
    const results = (await internal.get('activeActivityResults')).body;
    const done = await keyOf(internal, 'activityStatuses', 'statusName', 'Completed');
    const { status } = await internal.put(`updateActivityStatus/${activity.activityId}`, {
      newStatusId: done,
      resultId: results.find((one: any) => !one.createActivity).id,
      resultNotes: 'They ring back.',
    });
    expect(status).toBe(200);
    expect((await read(activity)).remindAt).toBeNull();
  });

  test('across the change to summer time is at the given hour', async () => {
    const activity = await make({ ...reminder, startDate: '01/07/2027', reminderDate: '29/06/2027' });
    const { sql } = await built('core/db/sql.js');
    const [[remindAt]] = (await app.platform.database.rows(
      sql`select remind_at from activity where activity_id = ${activity.activityId}`,
    )) as [[string]];
    expect(remindAt).toBe('2027-06-29T08:00:00.000Z');
    expect((await read(activity)).remindAt).toBe('29/06/2027 09:00');
  });
});

describe('an activity with a start', () => {
  test('becomes Overdue once its start has passed, without being read, and can still be saved [AMB-050 AMB-051]', async () => {
    const activity = await make();
    await run('overdue');
    expect((await read(activity)).activityStatus.statusName).toBe('Upcoming');
    clock.forward(3 * day);
    await run('overdue');
    expect(await read(activity)).toMatchObject({
      activityStatus: { statusName: 'Overdue' },
      version: activity.version + 1,
    });
    const history = (await internal.get(`recordHistoryActivity/${activity.activityId}`)).body;
    expect(history.filter((entry: any) => entry.user.fullName === 'Branchline')).toMatchObject([
      { action: 'update', changes: [{ title: 'Status', old: 'Upcoming', new: 'Overdue' }] },
    ]);
    const saved = await internal.put(`activity/${activity.activityId}`, { notes: 'Late', version: activity.version });
    expect(saved.status).toBe(200);
    expect(await internal.put(`activity/${activity.activityId}`, { startDate: '01/01/2020' })).toMatchObject({
      status: 422,
      body: { errors: { startDate: 'Start Date and Time must be in the future.' } },
    });
    clock.forward(-3 * day);
  });

  test('that is new is Overdue from the minute of its start; one in the past is not taken as new [STA-020 AMB-050 AMB-051]', async () => {
    const at = (minutes: number) => {
      const instant = new Date(clock.now().getTime() + minutes * minute);
      const [startDate, time] = instant.toLocaleString('en-GB', { timeZone: 'Europe/London' }).split(', ') as [
        string,
        string,
      ];
      return { startDate, startTime: time.slice(0, 5) };
    };
    const status = async (one: object) => (await read(one)).activityStatus.statusName;
    const activity = await make(at(10));
    expect(activity.activityStatus.statusName).toBe('Upcoming');
    clock.forward(8 * minute);
    await run('overdue');
    expect(await status(activity)).toBe('Upcoming');
    clock.forward(2 * minute);
    await run('overdue');
    expect(await status(activity)).toBe('Overdue');
    clock.forward(-10 * minute);

    const before = await countRows(app);
    const message = 'Start Date and Time must be in the future.';
    for (const past of [at(0), at(-1), at(-24 * 60), { startDate: '01/01/2020', startTime: '09:00' }])
      expect(
        await internal.post('activity', {
          subject: 'Rang about slates',
          dateCreated: inDays(0),
          activityType: call,
          duration: 5,
          ...past,
        }),
      ).toMatchObject({ status: 422, body: { message, errors: { startDate: message } } });
    expect(await countRows(app)).toEqual(before);
  });

  test('in a minute is not overdue yet', async () => {
    const soon = new Date(clock.now().getTime() + 2 * minute);
    const [date, time] = soon.toLocaleString('en-GB', { timeZone: 'Europe/London' }).split(', ') as [string, string];
    const activity = await make({ startDate: date, startTime: time.slice(0, 5) });
    await run('overdue');
    expect((await read(activity)).activityStatus.statusName).toBe('Upcoming');
  });
});
