import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { customerWithContact, inDays, keyOf } from '../support/work.ts';

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
  for (const name of ['Upcoming', 'Overdue', 'Rescheduled', 'Completed', 'Cancelled'])
    statuses[name] = await keyOf(internal, 'activityStatuses', 'statusName', name);
});
afterAll(() => app.close());

const draft = (kind: string, more: object = {}) => ({
  subject: 'Talk about slates',
  activityDate: inDays(0),
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
  test('is Upcoming before its start, ends after its duration, and is of the person who makes it', async () => {
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

  test('a task has neither start nor end', async () => {
    expect(await make('Task', { startDate: inDays(3), startTime: '09:00', duration: 30 })).toMatchObject({
      activityStatus: { statusName: 'Task' },
      startDate: null,
      startTime: null,
      endDate: null,
      duration: 0,
    });
  });

  test('tells what is missing', async () => {
    const missing = async (values: object) => (await internal.post('activity', values)).body.errors;
    expect(await missing({})).toMatchObject({ subject: 'Activity Subject is required.' });
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
});

describe('its status', () => {
  test('becomes only what it may', async () => {
    const task = await make('Task');
    for (const name of ['Upcoming', 'Cancelled', 'Rescheduled'])
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

  test('a meeting is completed with result and notes, and its follow-up is planned', async () => {
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
      activityDate: inDays(9),
      startDate: inDays(9),
      endTime: '11:15',
      activityStatus: { statusName: 'Upcoming' },
    });
  });

  test('is rescheduled to a start in the future, and cancelled with a comment', async () => {
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

  test('of two who change it at once one wins and the other is told', async () => {
    const { activityId } = await make('Task');
    const replies = await Promise.all([1, 2].map(() => change(activityId, { newStatusId: statuses.Completed })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([409, 422]).toContain(replies.find(({ status }) => status !== 200)!.status);
  });
});

test('the own activities are those of oneself', async () => {
  await make('Task');
  const { status, body } = await internal.post('myactivityfilterbypage/1/100/0/0/0/*', {});
  expect(status).toBe(200);
  expect(body.total).toBeGreaterThan(0);
  expect(new Set(body.rows.map((row: any) => row.user.fullName))).toEqual(new Set(['Ian Internal']));
});
