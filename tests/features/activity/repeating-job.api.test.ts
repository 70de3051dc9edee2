import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client, type Reply } from '../../support/client.ts';
import { day, type TestClock } from '../../support/clock.ts';
import { addUser } from '../../support/identity.ts';
import { wholeScans } from '../../support/plans.ts';
import { march2027, starts, startRepeating } from '../../support/repeating.ts';
import { addContact } from '../../support/work.ts';

let all: Awaited<ReturnType<typeof startRepeating>>;
let admin: Client;
/** A server on the same database, with the clock put forward. On the first server that would end the sessions. */
let later: TestApp;
let clock: TestClock;

beforeAll(async () => {
  all = await startRepeating();
  admin = await Client.as(all.app, 'admin');
  clock = await march2027();
  later = await startApp({ clock, database: all.app });
});
afterAll(async () => {
  await later.close();
  await all.app.close();
});

async function made(repeats: string, more: object = {}): Promise<Reply> {
  const reply = await all.internal.post('activity', all.draft({ repeats, ...more }));
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply;
}
/** Puts the clock forward by some days, and runs the job on each. */
async function pass(count: number, step = 1) {
  const { default: job } = await built('features/activity/series.job.js');
  for (let i = 0; i < count; i += step) {
    clock.forward(step * day);
    await job.run(later.platform, new AbortController().signal);
  }
}
const seriesOf = ({ body }: Reply) => later.platform.records.one('activitySeries', body.series.activitySeriesId);
const run = async () =>
  (await built('features/activity/series.job.js')).default.run(later.platform, new AbortController().signal);

describe('the job', () => {
  test('makes each activity once, however often it runs', async () => {
    const reply = await made('FREQ=WEEKLY');
    expect((await all.series(reply)).length).toBe(13);
    await pass(7);
    await Promise.all([run(), run()]);
    const rows = await all.series(reply);
    expect(rows.length).toBe(14);
    expect(rows.at(-1)).toMatchObject({
      startDate: '2027-06-01',
      startTime: '10:00',
      endTime: '10:45',
      activityStatus: { display: 'Upcoming' },
      supervisor: { display: 'Simon Supervisor' },
      createdBy: { display: 'Ian Internal' },
    });
    const entries = (await all.internal.get(`recordHistoryActivity/${rows.at(-1)!.activityId}`)).body;
    expect(entries).toMatchObject([{ action: 'create', user: { id: null, fullName: 'Branchline' } }]);
  });

  test('finds what is due by an index', async () => {
    await made('FREQ=WEEKLY');
    clock.forward(7 * day);
    expect(await wholeScans(later, ['activity_series', 'activity'], run)).toEqual([]);
  });

  test('goes on for a year, over both changes of the clocks, and ends with the rule', async () => {
    const reply = await made('FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20280131', { startDate: '26/03/2027', startTime: '09:00' });
    await pass(330, 10);
    expect(starts(await all.series(reply))).toEqual([
      '2027-03-26 09:00',
      '2027-04-30 09:00',
      '2027-05-28 09:00',
      '2027-06-25 09:00',
      '2027-07-30 09:00',
      '2027-08-27 09:00',
      '2027-09-24 09:00',
      '2027-10-29 09:00',
      '2027-11-26 09:00',
      '2027-12-31 09:00',
      '2028-01-28 09:00',
    ]);
    expect(await seriesOf(reply)).toMatchObject({ madeUntil: null, stopped: null });
  });

  test('makes nothing more while the user or the customer is inactive, and keeps why', async () => {
    const role = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Internal Sales').id;
    const [person, heir] = [await addUser(all.app, admin, { role }), await addUser(all.app, admin, { role })];
    const start = { startDate: '07/03/2028', startTime: '10:00' };
    const [own, other] = [
      await made('FREQ=WEEKLY;BYDAY=TU;UNTIL=20290101', { ...start, user: person.id }),
      await made('FREQ=WEEKLY;BYDAY=TU;UNTIL=20290101', { ...start, contact: all.who.contact.contactId }),
    ];
    const count = async (reply: Reply) => (await all.series(reply)).length;
    expect((await admin.put(`updateUser/${person.id}`, { status: 'INACTIVE' })).status).toBe(200);
    expect((await admin.put(`contact/${all.who.contact.contactId}`, { active: false })).status).toBe(200);
    await pass(28, 7);
    const [before, stopped] = [
      [await count(own), await count(other)],
      [await seriesOf(own), await seriesOf(other)],
    ];
    expect(stopped).toMatchObject([{ stopped: 'User is inactive.' }, { stopped: 'Contact is inactive.' }]);
    await pass(7, 7);
    expect([await count(own), await count(other)]).toEqual(before);

    // Somebody takes the series over, so it goes on.
    const handed = await admin.post(`handOver/${person.id}`, { to: heir.id, kinds: ['activitySeries.user'] });
    expect([handed.status, handed.body.moved]).toEqual([
      200,
      [{ kind: 'activitySeries.user', title: 'Repeating activities', count: 1 }],
    ]);
    await run();
    expect(await seriesOf(own)).toMatchObject({ stopped: null, user: { key: heir.id } });
    const rows = await all.series(own);
    expect(rows.length).toBeGreaterThan(before[0]!);
    expect(rows.at(-1)!.user!.key).toBe(heir.id);
  });
});

describe('an invitation to an activity that repeats', () => {
  const starting = async (subject: string) => {
    const rows = await later.platform.database.rows(
      sql`select calendar_method, calendar from mail_outbox where subject like ${`%${subject}%`}`,
    );
    return rows.map(([method, text]) => `${method} ${/DTSTART:(\d+)/.exec(text as string)![1]}`).toSorted();
  };

  test('is sent fourteen days ahead, and never for what is further away', async () => {
    await all.internal.put('user/updateNotifications', { createOutlookActivity: true });
    const today = clock.today();
    const first = new Date(Date.parse(today) + 2 * day).toISOString().slice(0, 10);
    const startDate = first.split('-').toReversed().join('/');
    const reply = await made('FREQ=WEEKLY;COUNT=5', { startDate, subject: 'Far and near' });
    // The first server stands in March 2027, so all of them are far away there.
    expect(await starting('Far and near')).toEqual([]);
    const inWeeks = (weeks: number) =>
      new Date(Date.parse(first) + weeks * 7 * day).toISOString().slice(0, 10).replaceAll('-', '');
    await pass(1);
    expect(await starting('Far and near')).toEqual([`REQUEST ${inWeeks(0)}`, `REQUEST ${inWeeks(1)}`]);
    await run();
    await pass(7);
    expect(await starting('Far and near')).toEqual([0, 1, 2].map((weeks) => `REQUEST ${inWeeks(weeks)}`));

    // Only those that were sent are cancelled.
    const [one] = await all.series(reply);
    expect((await all.internal.delete(`activity/${one!.activityId}?appliesTo=all`)).status).toBe(200);
    const cancelled = (await starting('Far and near')).filter((line) => line.startsWith('CANCEL'));
    expect(cancelled).toEqual([0, 1, 2].map((weeks) => `CANCEL ${inWeeks(weeks)}`));
  });

  test('goes to those invited too, on their days, and no longer to who has left or wants none', async () => {
    await all.internal.put('user/updateNotifications', { createOutlookActivity: false });
    const { customer, contact } = all.who;
    const other = await addContact(all.internal, customer);
    const ids = [contact.contactId, other.contactId];
    for (const id of ids) {
      const { body } = await all.internal.get(`contact/${id}`);
      await all.internal.put(`contact/${id}`, {
        ...body,
        email: `c${id}@people.example`,
        canEmail: true,
        active: true,
      });
    }
    const startDate = new Date(Date.parse(clock.today()) + 2 * day).toISOString().slice(0, 10);
    const given = startDate.split('-').toReversed().join('/');
    const reply = await made('FREQ=WEEKLY', { startDate: given, subject: 'With guests', invitedContacts: ids });
    const rows = await all.series(reply);
    expect(rows.map(({ invitedContacts }) => invitedContacts.length)).toEqual(rows.map(() => 2));
    expect(await starting('With guests')).toEqual([]);
    await pass(1);
    expect((await starting('With guests')).length).toBe(4);
    const { body } = await all.internal.get(`contact/${other.contactId}`);
    expect((await all.internal.put(`contact/${other.contactId}`, { ...body, canEmail: false })).status).toBe(200);
    await pass(7);
    const last = (await all.series(reply)).at(-1)!;
    expect(last.seriesDay! > rows.at(-1)!.seriesDay!).toBe(true);
    expect(last.invitedContacts.map(({ key }) => key)).toEqual([contact.contactId]);
    expect(await seriesOf(reply)).toMatchObject({ stopped: null, invitedContacts: [{}, {}] });
  });
});
