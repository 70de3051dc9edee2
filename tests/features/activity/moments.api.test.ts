import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { TestClock } from '../../support/clock.ts';
import { customerWithContact, inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
/** A server on the same database, with the clock put forward. On the first server that would end the sessions. */
let later: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
const keys: Record<string, number> = {};
const clock = new TestClock();

beforeAll(async () => {
  app = await startApp();
  later = await startApp({ clock, database: app });
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
  keys.Call = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Call');
  for (const name of ['Rescheduled', 'Completed', 'Cancelled'])
    keys[name] = await keyOf(internal, 'activityStatuses', 'statusName', name);
});
afterAll(async () => {
  await later.close();
  await app.close();
});

const draft = (more: object = {}) => ({
  subject: 'Ring about slates',
  dateCreated: inDays(0),
  activityType: keys.Call,
  startDate: '01/02/2027',
  startTime: '10:00',
  duration: 45,
  customer: who.customer.customerId,
  ...more,
});
const make = async (more: object = {}) => {
  const { status, body } = await internal.post('activity', draft(more));
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
const change = async ({ activityId }: any, values: object) => {
  const { status, body } = await internal.put(`activity/${activityId}`, values);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
const refused = ({ status, body }: any) => [status, body.errors];
const read = async ({ activityId }: any) => (await internal.get(`activity/${activityId}`)).body;
/** Start, end, deadline and reminder. */
const times = (one: any) => [
  `${one.startDate} ${one.startTime}`,
  `${one.endDate} ${one.endTime}`,
  `${one.deadlineDate} ${one.deadlineTime}`,
  one.reminder ? `${one.reminderDate} ${one.reminderTime}` : null,
];
const reminder = { reminder: true, reminderType: 1, reminderDate: '31/01/2027', reminderTime: '09:00' };
const remind = async () => {
  const { default: job } = await built('features/activity/reminders.job.js');
  await job.run(later.platform, new AbortController().signal);
};
const alertsOf = async ({ activityId }: any) =>
  (await internal.get('getAllCurrentUserAlerts')).body.filter((one: any) => one.sourceId === activityId);
/** Puts the clock of the second server to an instant. */
const at = (instant: string) => clock.forward(new Date(instant).getTime() - clock.now().getTime());

describe('the end of an activity', () => {
  const message = 'End Date and Time must be after Start Date and Time.';

  test('comes after its start, in every call that writes times [AMB-120]', async () => {
    const sameDay = { endDate: '01/02/2027', endTime: '09:59' };
    const dayBefore = { endDate: '31/01/2027', endTime: '23:00' };
    expect(refused(await internal.post('activity', draft(sameDay)))).toEqual([422, { endTime: message }]);
    expect(refused(await internal.post('activity', draft(dayBefore)))).toEqual([422, { endDate: message }]);
    expect(refused(await internal.post('activity', draft({ ...sameDay, endTime: '10:00' })))).toEqual([
      422,
      { endTime: message },
    ]);
    const made = await make();
    const path = `activity/${made.activityId}`;
    expect(refused(await internal.put(path, dayBefore))).toEqual([422, { endDate: message }]);
    const given = { startDate: '03/02/2027', endDate: '01/02/2027', endTime: '10:45' };
    expect(refused(await internal.put(path, given))).toEqual([422, { endDate: message }]);
    const moved = { newStatusId: keys.Rescheduled, NewStartDate: '03/02/2027', NewStarTime: '10:00', NewDuration: 45 };
    const ended = { NewEndDate: '02/02/2027', NewEndTime: '10:00' };
    expect(refused(await internal.put(`updateActivityStatus/${made.activityId}`, { ...moved, ...ended }))).toEqual([
      422,
      { endDate: message },
    ]);
    const past = { startDate: inDays(-2), endDate: inDays(-3), endTime: '10:00' };
    expect(refused(await internal.post('logactivity', draft(past)))).toEqual([422, { endDate: message }]);
    expect(await internal.post('activities/bulk', { ids: [made.activityId], set: dayBefore })).toMatchObject({
      status: 200,
      body: { done: [], refused: [{ id: made.activityId, message }] },
    });
    expect(times(await read(made))).toEqual(times(made));
  });

  test('may equal the start if the duration is 0; its error is reported with those of other fields', async () => {
    expect(times(await make({ duration: 0 }))[1]).toBe('01/02/2027 10:00');
    expect(
      refused(await internal.post('activity', draft({ subject: '', endDate: '01/02/2027', endTime: '08:00' }))),
    ).toEqual([422, { subject: 'Activity Subject is required.', endTime: message }]);
  });
});

describe('a start that moves', () => {
  test('takes end, deadline and reminder along, by a save and by a change of status [AMB-120]', async () => {
    const made = await make({ ...reminder, deadlineDate: '02/02/2027', deadlineTime: '12:00' });
    expect(times(await change(made, { startDate: '03/02/2027', startTime: '11:30' }))).toEqual([
      '03/02/2027 11:30',
      '03/02/2027 12:15',
      '04/02/2027 13:30',
      '02/02/2027 10:30',
    ]);
    const { body } = await internal.put(`updateActivityStatus/${made.activityId}`, {
      newStatusId: keys.Rescheduled,
      NewStartDate: '02/02/2027',
      NewStarTime: '11:30',
      NewDuration: 45,
    });
    expect(times(body)).toEqual(['02/02/2027 11:30', '02/02/2027 12:15', '03/02/2027 13:30', '01/02/2027 10:30']);
    expect(body.remindAt).toBe('01/02/2027 10:30');
  });

  test('keeps what the same save gives, and an end of its own [AMB-120 AMB-052]', async () => {
    const made = await make({ ...reminder, endDate: '01/02/2027', endTime: '13:00' });
    expect(times(await change(made, { startTime: '11:00', reminderTime: '08:00' }))).toEqual([
      '01/02/2027 11:00',
      '01/02/2027 14:00',
      '01/02/2027 14:00',
      '31/01/2027 08:00',
    ]);
    expect(times(await change(made, { startTime: '10:00', endTime: '15:00', deadlineDate: '05/02/2027' }))).toEqual([
      '01/02/2027 10:00',
      '01/02/2027 15:00',
      '05/02/2027 14:00',
      '31/01/2027 07:00',
    ]);
    expect(times(await change(made, { startTime: '09:00', duration: 30 }))[1]).toBe('01/02/2027 09:30');
    expect(times(await change(made, { duration: 60 }))[1]).toBe('01/02/2027 10:00');
    expect(times(await change(made, { startTime: '10:00', endDate: null, endTime: null }))[1]).toBe('01/02/2027 11:00');
    expect(times(await change(made, { notes: 'Bring samples' }))).toEqual(times(await read(made)));
  });

  test('gives a reminder again that was given; undo restores all of it [AMB-120]', async () => {
    const made = await make(reminder);
    at('2027-01-31T09:00:10Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(1);
    const given = await read(made);
    expect(given.remindAt).toBeNull();
    const { body, headers } = await internal.put(`activity/${made.activityId}`, { startDate: '05/02/2027' });
    expect([body.reminderDate, body.remindAt]).toEqual(['04/02/2027', '04/02/2027 09:00']);
    const undone = await internal.post(`undo/${headers.get('undo-token')}`);
    expect(undone.status).toBe(200);
    expect([times(await read(made)), (await read(made)).remindAt]).toEqual([times(given), null]);
    await change(made, { startDate: '05/02/2027' });
    at('2027-02-04T08:59:50Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(1);
    at('2027-02-04T09:00:10Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(2);
  });

  test('that takes a reminder into the past gives it at once, unless it was given', async () => {
    const far = { startDate: inDays(20), reminder: true, reminderType: 1, reminderDate: inDays(10) };
    const made = await make(far);
    const moved = await change(made, { startDate: inDays(2) });
    expect([moved.reminderDate, moved.remindAt]).toEqual([inDays(-8), `${inDays(-8)} 23:59`]);
    at(new Date().toISOString());
    await remind();
    expect(await alertsOf(made)).toHaveLength(1);
    expect((await change(made, { startDate: inDays(3) })).remindAt).toBeNull();
    expect(refused(await internal.put(`activity/${made.activityId}`, { reminderDate: inDays(-3) }))).toEqual([
      422,
      { reminderDate: 'Reminder Date and Time should be in the future.' },
    ]);
  });
});

describe('when the clocks change', () => {
  const none = 'There is no 01:30 on 28/03/2027, because the clocks go forward.';

  test('a time that does not exist is refused [AMB-120]', async () => {
    const skipped = { startDate: '28/03/2027', startTime: '01:30' };
    expect(refused(await internal.post('activity', draft(skipped)))).toEqual([422, { startTime: none }]);
    const end = { startDate: '27/03/2027', endDate: '28/03/2027', endTime: '01:30' };
    expect(refused(await internal.post('activity', draft(end)))).toEqual([422, { endTime: none }]);
    const reminded = { ...reminder, startDate: '29/03/2027', reminderDate: '28/03/2027', reminderTime: '01:30' };
    expect(refused(await internal.post('activity', draft(reminded)))).toEqual([422, { reminderTime: none }]);
    const made = await make({ startDate: '28/03/2027', startTime: '00:59' });
    expect(refused(await internal.put(`activity/${made.activityId}`, { startTime: '01:30' }))).toEqual([
      422,
      { startTime: none },
    ]);
    expect(times(await change(made, { startTime: '02:00' }))[1]).toBe('28/03/2027 02:45');
  });

  test('moments keep their distance on the clock; one that would not exist is an hour later [AMB-120]', async () => {
    const made = await make({
      ...reminder,
      startDate: '20/03/2027',
      endDate: '21/03/2027',
      endTime: '10:00',
      reminderDate: '19/03/2027',
      reminderTime: '01:30',
    });
    expect(times(await change(made, { startDate: '29/03/2027' }))).toEqual([
      '29/03/2027 10:00',
      '30/03/2027 10:00',
      '30/03/2027 10:00',
      '28/03/2027 02:30',
    ]);
    expect(times(await change(made, { startDate: '27/03/2027' }))[1]).toBe('28/03/2027 10:00');
    expect(times(await change(made, { startDate: '30/10/2027' }))[1]).toBe('31/10/2027 10:00');
    expect(times(await make({ startDate: '27/03/2027', duration: 1440 }))[1]).toBe('28/03/2027 10:00');
    expect(times(await make({ startDate: '30/10/2027', duration: 1440 }))[1]).toBe('31/10/2027 10:00');
  });

  test('a time that comes twice is the first one, and stays as it was sent [AMB-120]', async () => {
    const twice = { ...reminder, startDate: '31/10/2027', startTime: '01:30' };
    const made = await make({ ...twice, reminderDate: '31/10/2027', reminderTime: '01:15' });
    expect([made.startTime, made.endTime, made.remindAt]).toEqual(['01:30', '02:15', '31/10/2027 01:15']);
    const { version, startDate, startTime, reminderDate, reminderTime } = await read(made);
    const same = { version, startDate, startTime, reminderDate, reminderTime };
    expect((await change(made, same)).version).toBe(version);
    at('2027-10-31T00:14:50Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(0);
    at('2027-10-31T00:15:10Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(1);
    at('2027-10-31T01:15:10Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(1);
  });

  test('a reminder is given at its hour after the clocks go forward [AMB-120]', async () => {
    const made = await make({ ...reminder, startDate: '27/03/2027', reminderDate: '26/03/2027' });
    await change(made, { startDate: '29/03/2027' });
    at('2027-03-28T07:59:50Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(0);
    at('2027-03-28T08:00:10Z');
    await remind();
    expect(await alertsOf(made)).toHaveLength(1);
  });
});
