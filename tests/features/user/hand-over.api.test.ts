import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { day, TestClock } from '../../support/clock.ts';
import { addUser } from '../../support/identity.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;
let role: number;
let task: number;

beforeAll(async () => {
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  role = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Internal Sales').id;
  task = (await admin.get('activityTypes')).body.find(({ activityTypeName }: any) => activityTypeName === 'Task').id;
});
afterAll(() => app.close());

const newUser = (more: object = {}) => addUser(app, admin, { role, ...more });
const done = { status: 200 };

/** Adds activities of a user. Answers their keys. */
async function addActivities(user: number, count: number): Promise<number[]> {
  const made: number[] = [];
  for (let i = 0; i < count; i++) {
    const reply = await admin.post('activity', {
      subject: `Call back ${i}`,
      dateCreated: '01/12/2026',
      activityType: task,
      user,
    });
    expect(reply).toMatchObject(done);
    made.push(reply.body.activityId);
  }
  return made;
}

const activity = async (id: number) => (await admin.get(`activity/${id}`)).body;
async function complete(id: number) {
  const { body: statuses } = await admin.get('activityStatuses');
  const completed = statuses.find(({ statusName }: any) => statusName === 'Completed').id;
  const { body: results } = await admin.get('activeActivityResults');
  const resultId = results.find(({ createActivity }: any) => !createActivity).id;
  const change = { newStatusId: completed, resultId, resultNotes: 'Done.' };
  expect(await admin.put(`updateActivityStatus/${id}`, change)).toMatchObject(done);
}
const counts = async (user: number) =>
  Object.fromEntries(
    ((await admin.get(`handOver/${user}`)).body.kinds as any[]).map(({ kind, count }) => [kind, count]),
  );
const handOver = (from: number, body: object) => admin.post(`handOver/${from}`, body);

describe('What a user is responsible for', () => {
  test('is counted by kind: what is still open', async () => {
    const { body: profile } = await (await Client.as(app, 'internal')).get('user/profile');
    const { body } = await admin.get(`handOver/${profile.id}`);
    const all = async (path: string, filter: object) =>
      (await admin.list(path, { range: [0, 999], filter })).body as any[];
    const open = (await all('activities', { user: profile.id })).filter(
      ({ activityStatus }) => !['Completed', 'Cancelled'].includes(activityStatus.statusName),
    );
    const enquiries = (await all('opportunities', {})).filter(
      ({ requestedBy, oppStatusName }) =>
        requestedBy?.id === profile.id && !['Won', 'Lost', 'Cancelled', 'Closed'].includes(oppStatusName),
    );
    const quotations = (await all('quotations', {})).filter(
      ({ chaseBy, quoteStatus }) => chaseBy?.id === profile.id && quoteStatus.statusName === 'Active',
    );
    expect(open.length).toBeGreaterThan(0);
    expect(body).toEqual({
      kinds: expect.arrayContaining([
        { kind: 'activity.user', title: 'Open activities', count: open.length },
        { kind: 'activitySeries.user', title: 'Repeating activities', count: 0 },
        { kind: 'enquiry.requestedBy', title: 'Open enquiries they requested', count: enquiries.length },
        { kind: 'quotation.chaseBy', title: 'Active quotations to chase', count: quotations.length },
        { kind: 'note.assignFor', title: 'Unread notes', count: expect.any(Number) },
        { kind: 'user.supervisor', title: 'Active users they supervise', count: 0 },
      ]),
      past: [],
    });
    expect(body.kinds).toHaveLength(6);
  });

  test('is shown to user managers only, of records that they may change', async () => {
    const internal = await Client.as(app, 'internal');
    const { id } = await newUser();
    const denied = { status: 422, body: { code: 'refused' } };
    expect(await internal.get(`handOver/${id}`)).toMatchObject(denied);
    expect(await internal.post(`handOver/${id}`, {})).toMatchObject(denied);
    expect(await internal.post('undoHandOver/1')).toMatchObject(denied);
    expect(await admin.get('handOver/2147483647')).toMatchObject({ status: 404 });
  });
});

describe('A hand-over', () => {
  test('moves the chosen kinds in one step: versions rise, and the history says so', async () => {
    const boss = await newUser();
    const [from, to] = [await newUser(), await newUser({ supervisor: boss.id })];
    const own = await newUser({ supervisor: from.id });
    const [open, closed] = (await addActivities(from.id, 2)) as [number, number];
    await complete(closed);
    const before = await activity(open);
    expect(await counts(from.id)).toMatchObject({ 'activity.user': 1, 'user.supervisor': 1 });

    const reply = await handOver(from.id, { to: to.id, kinds: ['activity.user'], deactivate: true });
    expect(reply).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          id: expect.any(Number),
          moved: [{ kind: 'activity.user', title: 'Open activities', count: 1 }],
        },
      }),
    );
    const after = await activity(open);
    expect(after).toMatchObject({ user: { id: to.id }, supervisor: { id: boss.id }, version: before.version + 1 });
    const { body: history } = await admin.get(`recordHistoryActivity/${open}`);
    expect(history[0]).toMatchObject({
      user: { fullName: (await admin.get('user/profile')).body.fullName },
      changes: expect.arrayContaining([{ field: 'user', title: 'User', old: 'Nora Newcomer', new: 'Nora Newcomer' }]),
    });
    expect((await activity(closed)).user.id).toBe(from.id);
    expect((await admin.get(`user/${own.id}`)).body.supervisor.id).toBe(from.id);
    expect((await admin.get(`user/${from.id}`)).body.status).toBe('INACTIVE');
    expect(await from.client.get('activeRoles')).toMatchObject({ status: 401 });
  });

  test('changes nothing if any of it is refused', async () => {
    const [from, to, gone] = [await newUser(), await newUser(), await newUser()];
    const [id] = (await addActivities(from.id, 1)) as [number];
    expect(await admin.put(`updateUser/${gone.id}`, { status: 'INACTIVE' })).toMatchObject(done);
    const kinds = ['activity.user'];
    const refusals: [object, object][] = [
      [{ kinds }, { errors: { to: 'Please choose who takes over.' } }],
      [{ to: from.id, kinds }, { errors: { to: 'Please choose another user.' } }],
      [{ to: gone.id, kinds }, { errors: { to: 'Please choose an active user.' } }],
      [{ to: 2147483647, kinds }, { errors: { to: 'Please choose an active user.' } }],
      [{ to: to.id }, { errors: { kinds: 'Please choose what to hand over.' } }],
      [{ to: to.id, kinds: 'activity.user' }, { errors: { kinds: 'Please choose what to hand over.' } }],
      [{ to: to.id, kinds, deactivate: 'yes' }, { errors: { deactivate: 'deactivate must be true or false.' } }],
      [{ to: to.id, kinds, more: 1 }, { errors: { more: 'Unknown field "more".' } }],
    ];
    for (const [body, answer] of refusals)
      expect([body, await handOver(from.id, body)]).toMatchObject([body, { status: 422, body: answer }]);
    expect(await handOver(from.id, { to: to.id, kinds: ['activity.supervisor'], deactivate: true })).toMatchObject({
      status: 400,
      body: { message: 'Nothing of the kind "activity.supervisor" can be handed over.' },
    });
    expect((await handOver(from.id, { to: 'x', kinds })).status).toBe(400);
    expect((await activity(id)).user.id).toBe(from.id);
    expect((await admin.get(`user/${from.id}`)).body.status).toBe('ACTIVE');

    const { id: self } = (await admin.get('user/profile')).body;
    expect(await handOver(self, { to: to.id, kinds, deactivate: true })).toMatchObject({
      status: 422,
      body: { errors: { status: 'There must be at least one active Admin.' } },
    });
    expect((await admin.get(`handOver/${self}`)).body.past).toEqual([]);
  });

  test('moves the customers of the sales exec who is the user, with the same undo', async () => {
    const [from, to] = [await newUser(), await newUser()];
    const { fullName } = (await admin.get(`user/${from.id}`)).body;
    const addExec = async (salesExecName: string, more: object = {}): Promise<number> =>
      (await admin.post('salesExecs', { salesExecName, ...more })).body.id;
    // A namesake is someone else.
    const other = await addExec(fullName);
    const [exec, gone] = [
      await addExec('Olive Other', { user: from.id }),
      await addExec('Gus Gone', { active: false }),
    ];
    expect(await admin.post('salesExecs', { salesExecName: 'Twice', user: from.id })).toMatchObject({
      status: 422,
      body: { errors: { user: 'Another sales exec is already this user.' } },
    });
    const [customer] = (await admin.get('activecustomers')).body;
    const salesExec = async () => (await admin.get(`customers/${customer.customerId}`)).body.salesExec.id;
    expect(await admin.put(`customers/${customer.customerId}`, { salesExec: exec })).toMatchObject(done);
    await addActivities(from.id, 1);
    const { body } = await admin.get(`handOver/${from.id}`);
    expect(body.salesExec).toEqual({ id: exec, salesExecName: 'Olive Other', count: 1 });

    const kinds = ['activity.user'];
    for (const [wrong, message] of [
      [exec, 'Please choose another sales exec.'],
      [gone, 'Please choose an active sales exec.'],
    ])
      expect(await handOver(from.id, { to: to.id, kinds, salesExec: wrong, deactivate: true })).toMatchObject({
        status: 422,
        body: { errors: { salesExec: message } },
      });
    expect((await admin.get(`user/${from.id}`)).body.status).toBe('ACTIVE');
    expect((await handOver(to.id, { to: from.id, kinds, salesExec: other })).status).toBe(422);

    const reply = await handOver(from.id, { to: to.id, kinds, salesExec: other, deactivate: true });
    expect(reply.body.moved).toEqual([
      { kind: 'activity.user', title: 'Open activities', count: 1 },
      { kind: 'customer.salesExec', title: 'Customers', count: 1 },
    ]);
    expect([await salesExec(), (await counts(from.id))['activity.user']]).toEqual([other, 0]);
    const { restored, left } = (await admin.post(`undoHandOver/${reply.body.id}`, { activate: true })).body;
    expect([restored, left, await salesExec(), (await counts(from.id))['activity.user']]).toEqual([2, 0, exec, 1]);

    const alone = await handOver(from.id, { salesExec: other });
    expect(alone).toMatchObject({ ...done, body: { moved: [{ kind: 'customer.salesExec', count: 1 }] } });
    expect((await admin.get(`handOver/${from.id}`)).body.past[0]).toMatchObject({ toName: fullName, moves: 1 });
    expect((await admin.post(`undoHandOver/${alone.body.id}`)).body).toMatchObject({ restored: 1 });
    expect(await salesExec()).toBe(exec);
  });

  test('makes nobody their own supervisor', async () => {
    const from = await newUser();
    const to = await newUser({ supervisor: from.id });
    const reply = await handOver(from.id, { to: to.id, kinds: ['user.supervisor'] });
    expect(reply.body.moved).toMatchObject([{ count: 0 }]);
    expect((await admin.get(`user/${to.id}`)).body.supervisor.id).toBe(from.id);
  });

  test('moves thousands of records at once', async () => {
    const [from, to] = [await newUser(), await newUser()];
    const [first] = (await addActivities(from.id, 1)) as [number];
    const { bulk, records, registry } = app.platform;
    const activities = registry.definition('activity');
    const { activityId: _, ...values } = (await records.one(activities, first))!;
    const author = { id: 0, facts: { fullName: 'Branchline' } };
    await bulk.add(
      activities,
      Array.from({ length: 2100 }, () => values),
      author,
    );
    const { body } = await handOver(from.id, { to: to.id, kinds: ['activity.user'] });
    expect(body.moved).toMatchObject([{ count: 2101 }]);
    expect([await counts(from.id), await counts(to.id)]).toMatchObject([
      { 'activity.user': 0 },
      { 'activity.user': 2101 },
    ]);
    expect(await admin.post(`undoHandOver/${body.id}`)).toMatchObject({ ...done, body: { restored: 2101, left: 0 } });
    expect(await counts(to.id)).toMatchObject({ 'activity.user': 0 });
  });
});

describe('A hand-over is undone', () => {
  test('for exactly those records that it moved and nobody has handed on since, and the user is active again', async () => {
    const boss = await newUser();
    const [from, to, third] = [await newUser({ supervisor: boss.id }), await newUser(), await newUser()];
    const [kept] = (await addActivities(to.id, 1)) as [number];
    const [back, renamed, passedOn] = (await addActivities(from.id, 3)) as [number, number, number];
    const { id } = (await handOver(from.id, { to: to.id, kinds: ['activity.user'], deactivate: true })).body;
    expect(await admin.put(`activity/${passedOn}`, { user: third.id })).toMatchObject(done);
    expect(await admin.put(`activity/${renamed}`, { subject: 'Renamed' })).toMatchObject(done);
    const later = (await addActivities(to.id, 1))[0]!;
    expect((await admin.get(`handOver/${from.id}`)).body.past).toMatchObject([
      { id, toId: to.id, toName: 'Nora Newcomer', moves: 3, undone: false },
    ]);

    expect(await admin.post(`undoHandOver/${id}`, { activate: true })).toMatchObject({
      ...done,
      body: { restored: 2, left: 1 },
    });
    const users = await Promise.all(
      [kept, back, renamed, passedOn, later].map(async (one) => (await activity(one)).user.id),
    );
    expect(users).toEqual([to.id, from.id, from.id, third.id, to.id]);
    expect(await activity(renamed)).toMatchObject({ subject: 'Renamed', supervisor: { id: boss.id } });
    expect((await admin.get(`user/${from.id}`)).body.status).toBe('ACTIVE');
    expect((await admin.get(`handOver/${from.id}`)).body.past).toMatchObject([{ id, undone: true }]);
  });

  test('once, and within 30 days', async () => {
    const [from, to] = [await newUser(), await newUser()];
    await addActivities(from.id, 1);
    const kinds = ['activity.user'];
    const first = (await handOver(from.id, { to: to.id, kinds })).body.id;
    expect(await admin.post(`undoHandOver/${first}`, { activate: 1 })).toMatchObject({ status: 422 });
    expect(await admin.post(`undoHandOver/${first}`)).toMatchObject(done);
    const late = { status: 422, body: { code: 'too_late' } };
    expect(await admin.post(`undoHandOver/${first}`)).toMatchObject(late);
    expect(await admin.post('undoHandOver/2147483647')).toMatchObject({ status: 404 });
    const second = (await handOver(from.id, { to: to.id, kinds })).body.id;
    clock.forward(31 * day);
    admin = await Client.as(app, 'admin');
    expect(await admin.post(`undoHandOver/${second}`)).toMatchObject({
      status: 422,
      body: { message: 'A hand-over can be undone for 30 days.' },
    });
    expect((await admin.get(`handOver/${from.id}`)).body.past).toEqual([]);
  });
});
