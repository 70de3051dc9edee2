import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import dayjs from 'dayjs';
import { sql } from '../../../server/core/db/sql.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { day, minute, TestClock } from '../../support/clock.ts';
import { assigner } from '../../support/permissions.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;
/** The person who is away, her supervisor, and the two who can cover. */
let [sick, boss, cover, other]: Client[] = [];
const ids: Record<string, number> = {};
const names: Record<string, string> = {};
const branches: Record<string, number> = {};
let customer: any;

const wire = (by: number) => dayjs(clock.now()).add(by, 'day').format('DD/MM/YYYY');
const Task = 1;

beforeAll(async () => {
  clock.stop();
  clock.forward(dayjs(clock.now()).hour(12).minute(30).second(0).valueOf() - clock.now().getTime());
  app = await startApp({ clock });
  await signInAll();
  for (const [name, client] of Object.entries({ admin, sick, boss, cover, other })) {
    const { body } = await client!.get('user/profile');
    ids[name] = body.id;
    names[name] = body.fullName;
    branches[name] = body.defBranch?.id;
  }
  for (const name of ['sick', 'cover', 'other']) await admin.put(`updateUser/${ids[name]}`, { supervisor: ids.boss });
  customer = (await admin.get('activecustomers')).body.find(
    (one: any) => one.status === 'Active' && one.mbpBranch && one.mbpBranch.id !== branches.cover,
  );
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  for (const { id } of (await admin.get('absences')).body) await admin.delete(`absences/${id}`);
});

async function signInAll() {
  admin = await Client.as(app, 'admin');
  const inactive = (await admin.get('users')).body.filter((one: any) => one.status !== 'ACTIVE');
  const people = ['internal', 'supervisor', 'salesexec', 'readonly'] as const;
  const there = people.filter((name) => !inactive.some(({ email }: any) => email.startsWith(`${name}@`)));
  const clients = new Map(await Promise.all(there.map(async (name) => [name, await Client.as(app, name)] as const)));
  [sick, boss, cover, other] = people.map((name) => clients.get(name)!);
}

/** A session ends within a day. */
async function later(days: number) {
  clock.forward(days * day);
  await signInAll();
}

const absence = (more: object = {}) => ({
  user: ids.sick,
  fromDate: wire(0),
  untilDate: wire(2),
  coverBy: ids.cover,
  ...more,
});
async function away(more: object = {}, client = sick!): Promise<any> {
  const { status, body } = await client.post('absences', absence(more));
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  return body;
}
async function task(subject: string, more: object = {}) {
  const values = { subject, activityType: Task, dateCreated: wire(0), user: ids.sick, customer: customer.customerId };
  return (await admin.post('activity', { ...values, ...more })).body.activityId as number;
}
const ownerOf = async (id: number) => (await admin.get(`activity/${id}`)).body.user.id;
const subjects = async (client: Client) => {
  const { body } = await client.get('today');
  return [...body.overdue.rows, ...body.today.rows, ...body.next.rows].map(({ subject }: any) => subject);
};
const alerts = async (client: Client) =>
  (await client.get('getActiveCurrentUserAlerts')).body.map(({ alertDesc }: any) => alertDesc);
const runJob = async () => {
  const { default: job } = await built('features/absence/absences.job.js');
  await job.run(app.platform, new AbortController().signal);
};

describe('an absence', () => {
  test.each([
    [
      'a last day before the first',
      { untilDate: '01/01/2020', fromDate: '02/01/2020' },
      'untilDate',
      'The last day must not be before the first.',
    ],
    [
      'days that have passed',
      { fromDate: '01/01/2020', untilDate: '02/01/2020' },
      'untilDate',
      'The last day has passed already.',
    ],
    ['a person who covers for themselves', { coverBy: 'sick' }, 'coverBy', 'Please choose somebody else.'],
    ['nobody who covers', { coverBy: null }, 'coverBy', 'Please choose who covers.'],
    ['no days', { fromDate: null, untilDate: null }, 'fromDate', 'Please enter the first day away.'],
  ])('refuses %s', async (_, values, field, message) => {
    const sent = 'coverBy' in values && values.coverBy === 'sick' ? { coverBy: ids.sick } : values;
    const { status, body } = await sick!.post('absences', absence(sent));
    expect([status, body.errors[field]]).toEqual([422, message]);
    expect((await admin.get('absences')).body).toEqual([]);
  });

  test('is refused where the person, or the cover, is away on one of its days', async () => {
    await away();
    expect((await sick!.post('absences', absence({ fromDate: wire(2), untilDate: wire(5) }))).body.errors).toEqual({
      fromDate: `You are away from ${wire(0)} to ${wire(2)} already.`,
    });
    const theirs = { user: ids.other, coverBy: ids.sick, untilDate: wire(0) };
    expect((await other!.post('absences', absence(theirs))).body.errors).toEqual({
      coverBy: `${names.sick} is away from ${wire(0)} to ${wire(2)}. Please choose somebody else.`,
    });
    expect((await sick!.post('absences', absence({ fromDate: wire(3), untilDate: wire(5) }))).status).toBe(200);
  });

  test('is set by the person, the supervisor and people who manage users, and read by the cover', async () => {
    const { id } = await away({}, boss);
    expect((await cover!.get(`absences/${id}`)).body).toMatchObject({ name: names.sick, user: { id: ids.sick } });
    expect(await cover!.put(`absences/${id}`, { note: 'No' })).toMatchObject({
      status: 422,
      body: { message: 'This absence is shared with you: you can use it, but only its owner can change it.' },
    });
    expect((await cover!.delete(`absences/${id}`)).status).toBe(422);
    for (const client of [sick, boss, admin])
      expect((await client!.put(`absences/${id}`, { note: 'Back on Friday' })).status).toBe(200);
    expect((await other!.get(`absences/${id}`)).status).toBe(404);
    expect((await other!.put(`absences/${id}`, { note: 'No' })).status).toBe(404);
    expect((await other!.delete(`absences/${id}`)).status).toBe(404);
    expect((await other!.get('absences')).body).toEqual([]);
    expect(await other!.post('absences', absence({ fromDate: wire(5), untilDate: wire(6) }))).toMatchObject({
      status: 422,
      body: { errors: { user: 'You can set this only for yourself and for the people you supervise.' } },
    });
    expect((await other!.get(`absencePreview/${ids.sick}/${ids.cover}`)).status).toBe(404);
    expect((await new Client(app.url).get('absences')).status).toBe(401);
  });
});

describe('while a person is away', () => {
  /** Gives the person a task, and its reminder. */
  const remind = async (subject: string) => {
    const reminder = { reminder: true, reminderType: 1, reminderDate: wire(0), reminderTime: '12:45' };
    await task(subject, reminder);
    clock.forward(20 * minute);
    const { default: job } = await built('features/activity/reminders.job.js');
    await job.run(app.platform, new AbortController().signal);
  };
  /** Who is mailed about something. */
  const mailed = async (text: string) =>
    (await app.platform.database.rows(sql`select recipient from mail_outbox where body like ${`%${text}%`}`)).flat();
  const note = (text: string) =>
    admin.post('customernotes', { noteHeader: text, customer: customer.customerId, assignFor: ids.sick });

  test('the cover is told of notes and reminders, by name, and mailed; the bell keeps them for the person, who is not', async () => {
    for (const name of ['sick', 'cover'])
      await admin.put(`updateUser/${ids[name]}`, { getNotesEmail: true, getReminderEmail: true });
    await note('Before');
    expect((await alerts(cover!)).filter((text: string) => text.includes('Before'))).toEqual([]);
    const { id } = await away();
    await note('Gate code');
    await remind('Ring at noon');
    for (const text of ['Gate code', 'Ring at noon']) {
      const [told] = (await alerts(cover!)).filter((one: string) => one.includes(text));
      expect(told).toMatch(new RegExp(`^For ${names.sick}: `));
      expect((await alerts(sick!)).filter((one: string) => one.includes(text))).toHaveLength(1);
      expect((await alerts(boss!)).filter((one: string) => one.includes(text))).toEqual([]);
      expect(await mailed(text)).toEqual(['salesexec@demo.branchline.example']);
    }
    await admin.delete(`absences/${id}`);
    await note('After');
    expect((await alerts(cover!)).filter((text: string) => text.includes('After'))).toEqual([]);
    expect(await mailed('After')).toEqual(['internal@demo.branchline.example']);
  });

  test('the supervisor is told if the cover has become inactive, and nothing moves to them', async () => {
    const id = await task('With an inactive cover');
    await away({ fromDate: wire(1), work: 'Moves' });
    await admin.put(`updateUser/${ids.cover}`, { status: 'INACTIVE' });
    await later(1);
    await runJob();
    expect(await ownerOf(id)).toBe(ids.sick);
    await note('For the supervisor');
    expect((await alerts(boss!)).join()).toContain(`For ${names.sick}: `);
    await admin.put(`updateUser/${ids.cover}`, { status: 'ACTIVE' });
    await signInAll();
  });

  test('what the cover may not read goes to the supervisor, and the preview says so', async () => {
    const assign = await assigner(admin);
    const limit = await assign.user(ids.cover!, 'ViewCustomers', 5);
    await away();
    await note('Not for the cover');
    const id = await task('Hidden from the cover');
    expect((await alerts(cover!)).join()).not.toContain('Not for the cover');
    expect((await alerts(boss!)).join()).toContain(`For ${names.sick}: `);
    const { body } = await sick!.get(`absencePreview/${ids.sick}/${ids.cover}`);
    expect(body).toMatchObject({ approver: null, supervisor: names.boss });
    const hidden = body.work.filter((one: any) => one.hidden > 0).map(({ title }: any) => title);
    expect(hidden).toContain('Unread notes');
    expect((await cover!.get(`activity/${id}`)).status).toBe(404);
    expect(await subjects(cover!)).not.toContain('Hidden from the cover');
    expect(await subjects(boss!)).toContain('Hidden from the cover');
    await admin.delete(`deleteAssignedPermission/${limit}`);
  });

  test('their work of today is with the cover, and with the cover of the cover', async () => {
    await task('Ring about the slates');
    expect(await subjects(cover!)).not.toContain('Ring about the slates');
    await away();
    expect(await subjects(cover!)).toContain('Ring about the slates');
    expect((await cover!.get('today')).body.covering).toEqual([
      { id: expect.any(Number), userId: ids.sick, user: names.sick, cover: names.cover, untilDate: wire(2) },
    ]);
    expect((await sick!.get('today')).body.away).toMatchObject({ cover: names.cover });
    await away({ user: ids.cover, coverBy: ids.admin }, cover);
    expect(await subjects(admin)).toContain('Ring about the slates');
    await note('For the second');
    expect((await alerts(admin)).join()).toContain(`For ${names.sick}: `);
  });

  test('quotations that the person is to chase are in the queue of the cover', async () => {
    const { body } = await admin.get('chasequotations');
    const [row] = body.rows;
    const queue = async () => (await cover!.get('chasequotations')).body.rows;
    const reasonsOf = async () =>
      (await queue()).find(({ quoteVerId }: any) => quoteVerId === row.quoteVerId)?.reasons ?? [];
    expect((await admin.put(`quotation/${row.quoteVerId}`, { chaseBy: ids.sick, chaseDate: null })).status).toBe(200);
    expect(await reasonsOf()).not.toContain('mine');
    await away();
    expect(await reasonsOf()).toContain('mine');
  });
});

describe('open work that moves', () => {
  test('goes to the cover on the first day, and comes back after the last', async () => {
    const [still, done, given] = [await task('Still open'), await task('Done meanwhile'), await task('Given away')];
    const { id } = await away({ fromDate: wire(1), untilDate: wire(2), work: 'Moves' }, boss);
    await runJob();
    expect(await ownerOf(still)).toBe(ids.sick);
    await later(1);
    await runJob();
    expect((await admin.get(`absences/${id}`)).body.movedCount).toBeGreaterThanOrEqual(3);
    for (const one of [still, done, given]) expect(await ownerOf(one)).toBe(ids.cover);
    await cover!.put(`updateActivityStatus/${done}`, { newStatusId: 5 });
    await admin.put(`activity/${given}`, { user: ids.admin });
    await later(1);
    await runJob();
    expect(await ownerOf(still)).toBe(ids.cover);
    await later(1);
    await runJob();
    await runJob();
    expect(await ownerOf(still)).toBe(ids.sick);
    expect(await ownerOf(done)).toBe(ids.cover);
    expect(await ownerOf(given)).toBe(ids.admin);
    const { body } = await admin.get(`absences/${id}`);
    expect(body.returnedCount).toBe(body.movedCount - 2);
    expect(body.nextMove).toBeNull();
  });

  test('goes at once if the person is away already; deleting the absence, or another cover, brings it back', async () => {
    const id = await task('At once');
    const made = await away({ work: 'Moves' });
    expect(made.movedCount).toBeGreaterThanOrEqual(1);
    expect(await ownerOf(id)).toBe(ids.cover);
    const { body: changed } = await sick!.put(`absences/${made.id}`, { coverBy: ids.boss });
    expect(changed.returnedCount).toBeNull();
    expect(await ownerOf(id)).toBe(ids.boss);
    expect((await sick!.put(`absences/${made.id}`, { work: 'Stays' })).body.returnedCount).toBeGreaterThanOrEqual(1);
    expect(await ownerOf(id)).toBe(ids.sick);
    await admin.delete(`absences/${made.id}`);
    const again = await away({ work: 'Moves' });
    expect(await ownerOf(id)).toBe(ids.cover);
    await admin.delete(`absences/${again.id}`);
    expect(await ownerOf(id)).toBe(ids.sick);
  });

  test('is undone with the absence, and again with its deletion', async () => {
    const id = await task('Undone');
    const { body: made, headers } = await sick!.post('absences', absence({ work: 'Moves' }));
    expect(await ownerOf(id)).toBe(ids.cover);
    expect((await sick!.post(`undo/${headers.get('undo-token')}`)).status).toBe(200);
    expect(await ownerOf(id)).toBe(ids.sick);
    expect((await sick!.get(`absences/${made.id}`)).status).toBe(404);

    const again = await away({ work: 'Moves' });
    const deleted = await sick!.delete(`absences/${again.id}`);
    expect(await ownerOf(id)).toBe(ids.sick);
    expect((await sick!.post(`undo/${deleted.headers.get('undo-token')}`)).status).toBe(200);
    expect(await ownerOf(id)).toBe(ids.cover);
    await later(3);
    await runJob();
    expect(await ownerOf(id)).toBe(ids.sick);
    const { database } = app.platform;
    expect(Number(await database.value(sql`select count(*) from lent_record where forget_at is null`))).toBe(0);
  });
});
