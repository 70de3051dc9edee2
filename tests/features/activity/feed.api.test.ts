import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { readCalendar } from '../../support/calendars.ts';
import { Client } from '../../support/client.ts';
import { TestClock, minute } from '../../support/clock.ts';
import { ownBranch, type OwnBranch } from '../../support/own-branch.ts';
import { inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
let two: OwnBranch;
let internal: Client;
let call: number;
const clock = new TestClock();
const users: Record<string, number> = {};
const statement = async (text: string) => {
  const { sql } = await built('core/db/sql.js');
  return app.platform.database.write(() => app.platform.database.rows(sql.raw(text)));
};

beforeAll(async () => {
  clock.stop();
  app = await startApp({ settings: { publicUrl: 'https://crm.able.example' }, clock });
  two = await ownBranch(app);
  internal = await Client.as(app, 'internal');
  call = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Call');
  for (const { id, email } of (await two.admin.get('users')).body) users[email.split('@')[0]] = id;
  // The demo data has activities of its own, from any day.
  await statement(`update activity set user_id = ${users.readonly}`);
});
afterAll(() => app.close());

const addressOf = async (client: Client, colleagues: number[] = []): Promise<string> => {
  const { status, body } = await client.post('calendarFeed', { colleagues });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.url).toMatch(/^https:\/\/crm\.able\.example\/v1\/calendar\/[\w-]{43}\.ics$/);
  return body.url.replace('https://crm.able.example', app.url);
};
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const subjects = async (url: string) =>
  readCalendar((await fetched(url)).text)
    .events.map(({ subject }) => subject)
    .toSorted();
const make = async (client: Client, more: object = {}) => {
  const { status, body } = await client.post('activity', {
    subject: 'Talk about slates',
    dateCreated: inDays(0),
    activityType: call,
    startDate: inDays(2),
    startTime: '10:00',
    duration: 45,
    customer: two.mine.customerId,
    ...more,
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const isoIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Gives the person another level of seeing customers and their activities. */
async function level(permissionLevel: number) {
  const [[id]] = (await statement(`select a.id from assigned_permission a join permission p on p.id = a.permission_id
    where a.user_id = ${two.user} and p.permission_code = 'ViewCustomers'`)) as [[number]];
  const { status, body } = await two.admin.put(`updateAssignedPermission/${id}`, { permissionLevel });
  expect([status, body.message]).toEqual([200, undefined]);
}
const gone = { status: 404, text: JSON.stringify({ message: 'There is nothing at this address.', code: 'not_found' }) };

describe('a calendar feed', () => {
  test('has the activities of its person with a time, from 30 days ago to a year ahead', async () => {
    const url = await addressOf(internal);
    const reminder = { reminder: true, reminderType: 1, reminderDate: inDays(2), reminderTime: '09:30' };
    const activity = await make(internal, { notes: 'They pay late', ...reminder });
    const task = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Task');
    await make(internal, { activityType: task, subject: 'No time' });
    await make(internal, { startDate: inDays(365), subject: 'In a year' });
    await make(internal, { startDate: inDays(370), subject: 'Too late' });
    const old = await make(internal, { subject: 'A month ago' });
    const older = await make(internal, { subject: 'Too old' });
    await statement(`update activity set start_date = '${isoIn(-30)}' where activity_id = ${old.activityId}`);
    await statement(`update activity set start_date = '${isoIn(-31)}' where activity_id = ${older.activityId}`);
    const { status, headers, text } = await fetched(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const calendar = readCalendar(text);
    expect(calendar).toMatchObject({ method: 'PUBLISH', name: 'Branchline – Ian Internal', reminders: ['-PT30M'] });
    expect(calendar.events.map(({ subject }) => subject)).toEqual(['Talk about slates', 'In a year', 'A month ago']);
    expect(text).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT1H\r$/m);
    const identity = (await statement('select identity from installation'))[0]![0];
    const link = `https://crm.able.example/activities/${activity.activityId}/detail`;
    expect(calendar.events[0]).toMatchObject({
      uid: `activity-${activity.activityId}@${identity}`,
      status: 'CONFIRMED',
      link,
      text: expect.stringMatching(/^Customer: .+\nhttps:/),
    });
    expect(text).not.toContain('They pay late');
    // Tomorrow it would be too old.
    await internal.delete(`activity/${old.activityId}`);
  });

  test('follows changes, and leaves out what is cancelled or deleted', async () => {
    const url = await addressOf(internal);
    const [moved, cancelled, deleted] = [
      await make(internal, { subject: 'Moved' }),
      await make(internal, { subject: 'Cancelled' }),
      await make(internal, { subject: 'Deleted' }),
    ];
    expect(await subjects(url)).toEqual(expect.arrayContaining(['Cancelled', 'Deleted', 'Moved']));
    await internal.put(`activity/${moved.activityId}`, { subject: 'Moved on' });
    const status = await keyOf(internal, 'activityStatuses', 'statusName', 'Cancelled');
    await internal.put(`updateActivityStatus/${cancelled.activityId}`, { newStatusId: status, resultNotes: 'Closed.' });
    await internal.delete(`activity/${deleted.activityId}`);
    const now = await subjects(url);
    expect(now).toContain('Moved on');
    for (const name of ['Moved', 'Cancelled', 'Deleted']) expect(now).not.toContain(name);
  });

  test('answers 304 while nothing changes', async () => {
    const url = await addressOf(internal);
    const { headers } = await fetched(url);
    const [etag, since] = [headers.get('etag')!, headers.get('last-modified')!];
    clock.forward(5 * minute);
    for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': since }] as Record<string, string>[])
      expect(await fetched(url, known)).toMatchObject({ status: 304, text: '' });
    await make(internal, { subject: 'New' });
    const next = await fetched(url, { 'if-none-match': etag });
    expect(next.status).toBe(200);
    expect(next.headers.get('etag')).not.toBe(etag);
    expect((await fetched(url, { 'if-modified-since': since })).status).toBe(200);
  });

  test('has the activities of chosen colleagues that the person may read now', async () => {
    await make(internal, { subject: 'Own branch' });
    await make(internal, { subject: 'Other branch', customer: two.theirs.customerId });
    await make(internal, { subject: 'Nobody else’s', customer: null });
    const url = await addressOf(two.person, [users.internal!]);
    const known = await subjects(url);
    expect(known).toContain('Ian Internal: Own branch');
    expect(known.join()).not.toMatch(/Other branch|Nobody else/);
    await level(1);
    expect(await subjects(url)).toContain('Ian Internal: Other branch');
    await level(5);
    expect((await subjects(url)).join()).not.toContain('Other branch');
    expect((await two.person.put('calendarFeed', { colleagues: [] })).body.colleagues).toEqual([]);
    expect((await subjects(url)).join()).not.toContain('Ian Internal');
  });

  test('refuses colleagues who do not exist or are inactive, and more than 50', async () => {
    for (const [colleagues, message] of [
      [[987_654], 'Colleagues must be active users.'],
      [Array.from({ length: 51 }, (_, i) => i + 1), 'At most 50 colleagues can be chosen.'],
      ['all', 'At most 50 colleagues can be chosen.'],
    ] as const)
      expect(await internal.post('calendarFeed', { colleagues })).toMatchObject({
        status: 422,
        body: { errors: { colleagues: message } },
      });
  });

  test.each([undefined, null, {}])('can be created with the body %j', async (body) => {
    expect(await internal.post('calendarFeed', body)).toMatchObject({ status: 200 });
  });

  test('says when it was created and last read, but not its address', async () => {
    const admin = two.admin;
    expect((await admin.get('calendarFeed')).body).toEqual({ createdAt: null, usedAt: null, colleagues: [] });
    expect((await admin.put('calendarFeed', { colleagues: [] })).status).toBe(404);
    const url = await addressOf(admin, [users.internal!]);
    const { body } = await admin.get('calendarFeed');
    expect(body).toEqual({
      createdAt: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      usedAt: null,
      colleagues: [{ id: users.internal, fullName: 'Ian Internal' }],
    });
    await fetched(url);
    expect((await admin.get('calendarFeed')).body.usedAt).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    await admin.delete('calendarFeed');
  });
});

describe('the token of a feed', () => {
  test('is dead once it is renewed or revoked, or unknown', async () => {
    const first = await addressOf(internal);
    const second = await addressOf(internal);
    expect(second).not.toBe(first);
    expect(await fetched(first)).toMatchObject(gone);
    expect((await fetched(second)).status).toBe(200);
    expect((await internal.delete('calendarFeed')).status).toBe(200);
    expect(await fetched(second)).toMatchObject(gone);
    expect(await fetched(`${app.url}/v1/calendar/${'a'.repeat(43)}.ics`)).toMatchObject(gone);
    expect((await internal.delete('calendarFeed')).status).toBe(200);
  });

  test('is dead while its person is inactive or may read no activities', async () => {
    const url = await addressOf(two.person);
    await two.admin.put(`updateUser/${two.user}`, { status: 'INACTIVE' });
    expect(await fetched(url)).toMatchObject(gone);
    await two.admin.put(`updateUser/${two.user}`, { status: 'ACTIVE' });
    expect((await fetched(url)).status).toBe(200);
    await level(0);
    expect(await fetched(url)).toMatchObject(gone);
    await level(5);
    expect((await fetched(url)).status).toBe(200);
  });

  test('is in no table, no log and no history, and the history says who created and revoked it', async () => {
    const url = await addressOf(two.admin);
    await fetched(url);
    await fetched(url.replace('.ics', 'x.ics'));
    const token = /calendar\/(.+)\.ics/.exec(url)![1]!;
    expect(JSON.stringify(app.log)).toContain('/v1/calendar/:token.ics');
    expect(JSON.stringify(app.log)).not.toContain(token);
    const { database, registry } = app.platform;
    expect(registry.all.map(({ table }) => table)).not.toContain('calendar_feed');
    const { sql } = await built('core/db/sql.js');
    const tables = [
      'calendar_feed',
      'attempt',
      'record_history',
      'undo_entry',
      'undo_step',
      'trash_row',
      'background_task',
    ];
    for (const table of tables) {
      const rows = await database.rows(sql`select * from ${sql.id(table)}`);
      expect([table, JSON.stringify(rows).includes(token)]).toEqual([table, false]);
    }
    await two.admin.delete('calendarFeed');
    const { body } = await two.admin.get(`userHistory/${users.admin}`);
    expect(
      body
        .slice(0, 2)
        .map(({ action }: any) => action)
        .toSorted(),
    ).toEqual(['feedOff', 'feedOn']);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  test('cannot be tried out: reads of one feed, and unknown addresses, are limited', async () => {
    const url = await addressOf(internal);
    const statuses: number[] = [];
    for (let i = 0; i < 125 && statuses.at(-1) !== 429; i++) statuses.push((await fetched(url)).status);
    expect([statuses.length, statuses.at(-1)]).toEqual([121, 429]);
    const refused = await fetched(url);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_often' });
    clock.forward(70 * minute);
    const [first, ...more] = await Promise.all([
      fetched(url),
      ...Array.from({ length: 70 }, (_, i) => fetched(`${app.url}/v1/calendar/wrong-${i}.ics`)),
    ]);
    expect(first!.status).toBe(200);
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect((await fetched(url)).status).toBe(200);
  });
});

test('a feed of 5,000 activities can be read by both libraries', async () => {
  internal = await Client.as(app, 'internal');
  const url = await addressOf(internal);
  const { body } = await internal.list('activities', { range: [0, 0] });
  const { activityId } = body[0];
  const columns =
    'version, subject, date_created, recorded_on, activity_type_id, customer_id, user_id, start_date, start_time, end_date, end_time, duration, reminder, completed';
  const values = `1, 'Grüße, „Bau“; ' || n.i, date_created, recorded_on, activity_type_id, ${two.mine.customerId}, ${users.internal}, '${isoIn(3)}', '10:00', null, null, 30, reminder, completed`;
  await statement(`insert into activity (${columns}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
    select ${values} from n, activity where activity_id = ${activityId}`);
  const { status, text } = await fetched(url);
  expect(status).toBe(200);
  expect(readCalendar(text).events.length).toBeGreaterThan(5000);
});
