import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customerWithContact, inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
const types: Record<string, number> = {};
const statuses: Record<string, number> = {};

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
  for (const name of ['Task', 'Meeting', 'Call'])
    types[name] = await keyOf(internal, 'activityTypes', 'activityTypeName', name);
  for (const name of ['Task', 'Upcoming', 'Overdue', 'Rescheduled', 'Completed', 'Cancelled'])
    statuses[name] = await keyOf(internal, 'activityStatuses', 'statusName', name);
});
afterAll(() => app.close());

const draft = (kind: string, more: object = {}) => ({
  subject: 'Talk about slates',
  dateCreated: inDays(0),
  activityType: types[kind],
  customer: who.customer.customerId,
  ...(kind !== 'Task' && { startDate: inDays(2), startTime: '10:00', duration: 45 }),
  ...(kind === 'Meeting' && { contact: who.contact.contactId }),
  ...more,
});
const make = async (kind: string, more: object = {}) => {
  const { status, body } = await internal.post('activity', draft(kind, more));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const change = (id: number, body: object) => internal.put(`updateActivityStatus/${id}`, body);

describe('an activity', () => {
  test('is Upcoming before its start, ends after its duration, and belongs to its creator [STA-019]', async () => {
    expect(await make('Call')).toMatchObject({
      activityStatus: { statusName: 'Upcoming' },
      endDate: inDays(2),
      endTime: '10:45',
      deadlineTime: '10:45',
      user: { fullName: 'Ian Internal' },
      mbpBranch: { id: who.customer.mbpBranch.id },
      completed: false,
    });
  });

  test('dateCreated is the date it is planned for; the day it was recorded is another field [AMB-106]', async () => {
    const made = await make('Call', { dateCreated: inDays(5), recordedOn: inDays(9) });
    expect(made).toMatchObject({ dateCreated: inDays(5), recordedOn: inDays(0) });
    const { body } = await internal.put(`activity/${made.activityId}`, { dateCreated: inDays(6) });
    expect(body).toMatchObject({ dateCreated: inDays(6), recordedOn: inDays(0) });
  });

  test('a task has no start and no end [STA-018 STA-030 VAL-065]', async () => {
    expect(await make('Task', { startDate: inDays(3), startTime: '09:00', duration: 30 })).toMatchObject({
      activityStatus: { statusName: 'Task' },
      startDate: null,
      startTime: null,
      endDate: null,
      duration: 0,
    });
  });

  test('reports what is missing [VAL-056 VAL-057 VAL-058 VAL-059 VAL-061 VAL-062 VAL-063 AMB-050]', async () => {
    const missing = async (values: object) => (await internal.post('activity', values)).body.errors;
    expect(await missing({})).toMatchObject({
      subject: 'Activity Subject is required.',
      dateCreated: 'Activity Date is required.',
    });
    expect(await missing({ ...draft('Meeting'), contact: null })).toEqual({
      contact: 'Contact is required for Meetings.',
    });
    expect(await missing({ ...draft('Call'), startDate: null, startTime: null, duration: null })).toEqual({
      startDate: 'Start Date is required.',
      startTime: 'Start Time is required.',
      duration: 'Duration in minutes is required.',
    });
    expect(await missing(draft('Call', { startDate: inDays(-1) }))).toEqual({
      startDate: 'Start Date and Time must be in the future.',
    });
    expect(await missing(draft('Call', { reminder: true }))).toEqual({
      reminderType: 'Reminder Type is required.',
      reminderDate: 'Reminder Date is required.',
    });
    expect(await missing(draft('Call', { reminder: true, reminderType: 1, reminderDate: inDays(-2) }))).toEqual({
      reminderDate: 'Reminder Date and Time should be in the future.',
    });
  });

  test('has no reminder by default, and one at 23:59 if no time is given [VAL-064 CON-029 BEH-067]', async () => {
    expect(await make('Call')).toMatchObject({ reminder: false, reminderDate: null, remindAt: null });
    expect(await make('Call', { reminder: true, reminderType: 1, reminderDate: inDays(1) })).toMatchObject({
      reminderTime: '23:59',
      remindAt: `${inDays(1)} 23:59`,
    });
  });

  test('takes only active references [BEH-096]', async () => {
    const admin = await Client.as(app, 'admin');
    for (const [list, active, field] of [
      ['activityTypes', 'activeactivitytypes', 'activityTypeName'],
      ['activityStatuses', 'activeActivityStatuses', 'statusName'],
      ['activityResults', 'activeActivityResults', 'resultDesc'],
      ['reminderTypes', 'activeReminderTypes', 'reminderTypeName'],
    ] as const) {
      const rest = { resultCode: 'GONE', createActivity: false };
      const row = { [field]: 'Out of use', active: false, ...(field === 'resultDesc' && rest) };
      expect([list, (await admin.post(list, row)).status]).toEqual([list, 200]);
      const names = async (path: string) => (await internal.get(path)).body.map((one: any) => one[field]);
      expect(await names(list)).toContain('Out of use');
      expect(await names(active)).not.toContain('Out of use');
      expect((await names(active)).length).toBeGreaterThan(0);
    }
    for (const path of ['activeMbpBranches', 'activeUsers'])
      expect((await internal.get(path)).body.length).toBeGreaterThan(0);
  });
});

describe('its status', () => {
  test('is one of six [STA-017]', async () => {
    const names = (await internal.get('activeActivityStatuses')).body.map((one: any) => one.statusName);
    expect(names.toSorted()).toEqual(['Cancelled', 'Completed', 'Overdue', 'Rescheduled', 'Task', 'Upcoming']);
  });

  test('of an activity with a start changes only as allowed [STA-022 STA-023 STA-024]', async () => {
    const { activityId } = await make('Call');
    const refused = async (was: string, names: string[]) => {
      for (const name of names)
        expect((await change(activityId, { newStatusId: statuses[name] })).body.errors).toEqual({
          newStatusId: `${was} cannot become ${name}.`,
        });
    };
    await refused('Upcoming', ['Task', 'Upcoming', 'Overdue']);
    const start = { NewStartDate: inDays(4), NewStarTime: '10:00', NewDuration: 15 };
    expect((await change(activityId, { newStatusId: statuses.Rescheduled, ...start })).status).toBe(200);
    await refused('Rescheduled', ['Task', 'Upcoming', 'Overdue', 'Rescheduled']);
    expect((await change(activityId, { newStatusId: statuses.Cancelled, resultNotes: 'Sold' })).status).toBe(200);
    await refused('Cancelled', Object.keys(statuses));
  });

  test('of a task changes only to Completed [STA-021 STA-024]', async () => {
    const task = await make('Task');
    for (const name of ['Upcoming', 'Overdue', 'Cancelled', 'Rescheduled'])
      expect([name, (await change(task.activityId, { newStatusId: statuses[name] })).status]).toEqual([name, 422]);
    expect(await change(task.activityId, { newStatusId: statuses.Completed })).toMatchObject({
      status: 200,
      body: { completed: true },
    });
    expect((await change(task.activityId, { newStatusId: statuses.Upcoming })).status).toBe(422);
    expect(
      (await internal.put(`activity/${task.activityId}`, { activityStatus: statuses.Upcoming })).body.errors,
    ).toEqual({ activityStatus: 'Completed cannot become Upcoming.' });
  });

  test('a meeting is completed with result and notes, and its follow-up is planned [VAL-067 VAL-068 STA-036 BEH-119 AMB-056]', async () => {
    const { activityId } = await make('Meeting');
    expect((await change(activityId, { newStatusId: statuses.Completed })).body.errors).toEqual({
      resultId: 'Activity Result is required.',
      resultNotes: 'Notes are required.',
    });
    const result = (await internal.get('activityResults')).body.find((one: any) => one.createActivity);
    const planned = {
      NewActivityType: types.Call,
      NewSubject: 'Ask again',
      NewStartDate: inDays(9),
      NewStarTime: '11:00',
    };
    const done = { newStatusId: statuses.Completed, resultId: result.id, resultNotes: 'They like it' };
    expect((await change(activityId, { ...done, ...planned, NewStartDate: inDays(-9), NewDuration: 15 })).status).toBe(
      422,
    );
    expect((await internal.get(`activity/${activityId}`)).body.activityStatus.statusName).toBe('Upcoming');
    expect(await change(activityId, { ...done, ...planned, NewDuration: 15 })).toMatchObject({
      status: 200,
      body: { completed: true, activityResult: { id: result.id }, resultNotes: 'They like it' },
    });
    const activities = (await internal.get(`customeractivities/${who.customer.customerId}`)).body;
    expect(activities.find(({ subject }: any) => subject === 'Ask again')).toMatchObject({
      activityType: { activityTypeName: 'Call' },
      dateCreated: inDays(9),
      startDate: inDays(9),
      endTime: '11:15',
      activityStatus: { statusName: 'Upcoming' },
    });
  });

  test('a freely planned follow-up needs all its fields [VAL-068 VAL-069 VAL-070 VAL-071 VAL-072 VAL-073]', async () => {
    const { activityId } = await make('Meeting');
    const custom = (await internal.get('activityResults')).body.find((one: any) => one.resultCode === 'CUSTOM');
    const done = { newStatusId: statuses.Completed, resultId: custom.id, resultNotes: 'Ring next week' };
    const refused = async (more: object) => {
      const { status, body } = await change(activityId, { ...done, ...more });
      expect(status).toBe(422);
      return body.errors;
    };
    const start = {
      NewStartDate: 'Start Date is required.',
      NewStarTime: 'Start Time is required.',
      NewDuration: 'Duration in minutes is required.',
    };
    const all = { NewActivityType: 'Activity Type is required.', NewSubject: 'Subject is required.', ...start };
    expect(await refused({})).toEqual(all);
    expect(await refused({ NewActivityType: 987_654, NewSubject: '  ', resultNotes: ' ' })).toEqual({
      resultNotes: 'Notes are required.',
      ...all,
    });
    expect(await refused({ NewActivityType: types.Call, NewSubject: 'Of my own' })).toEqual(start);
    expect(await refused({ NewActivityType: types.Task, NewSubject: 'Of my own' })).toEqual({
      NewStartDate: start.NewStartDate,
    });
    expect((await internal.get(`activity/${activityId}`)).body.activityStatus.statusName).toBe('Upcoming');
    const task = { NewActivityType: types.Task, NewSubject: 'Of my own', NewStartDate: inDays(4) };
    expect((await change(activityId, { ...done, ...task })).status).toBe(200);
    const planned = (await internal.get(`customeractivities/${who.customer.customerId}`)).body;
    expect(planned.find(({ subject }: any) => subject === 'Of my own')).toMatchObject({
      activityType: { activityTypeName: 'Task' },
      dateCreated: inDays(4),
    });
  });

  test('is rescheduled to a start in the future, and cancelled with a comment [VAL-066 VAL-075 AMB-056]', async () => {
    const { activityId } = await make('Call');
    expect((await change(activityId, { newStatusId: statuses.Rescheduled })).body.errors).toMatchObject({
      NewStartDate: 'Start Date is required.',
      NewStarTime: 'Start Time is required.',
      NewDuration: 'Duration in minutes is required.',
    });
    const moved = { NewStartDate: inDays(5), NewStarTime: '14:30', NewDuration: 60 };
    expect(await change(activityId, { newStatusId: statuses.Rescheduled, ...moved })).toMatchObject({
      status: 200,
      body: {
        startDate: inDays(5),
        startTime: '14:30',
        endTime: '15:30',
        activityStatus: { statusName: 'Rescheduled' },
      },
    });
    expect((await change(activityId, { newStatusId: statuses.Cancelled })).body.errors).toEqual({
      resultNotes: 'Comment is required.',
    });
    expect((await change(activityId, { newStatusId: statuses.Cancelled, resultNotes: 'Site sold' })).status).toBe(200);
  });

  test('of two concurrent changes one wins and the other gets a conflict', async () => {
    const { activityId } = await make('Task');
    const replies = await Promise.all([1, 2].map(() => change(activityId, { newStatusId: statuses.Completed })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([409, 422]).toContain(replies.find(({ status }) => status !== 200)!.status);
  });
});

test('the list of one’s own activities has only those of the signed-in user [NAV-011]', async () => {
  await make('Task');
  const { status, body } = await internal.post('myactivityfilterbypage/1/100/0/0/0/*', {});
  expect(status).toBe(200);
  expect(body.total).toBeGreaterThan(0);
  expect(new Set(body.rows.map((row: any) => row.user.fullName))).toEqual(new Set(['Ian Internal']));
});
