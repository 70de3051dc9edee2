import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { Client } from '../../support/client.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { days, starts, startRepeating } from '../../support/repeating.ts';

let all: Awaited<ReturnType<typeof startRepeating>>;
beforeAll(async () => {
  all = await startRepeating();
});
afterAll(() => all.app.close());

const create = (repeats: unknown, more: object = {}) => all.internal.post('activity', all.draft({ repeats, ...more }));
const made = async (repeats: string, more: object = {}) => {
  const reply = await create(repeats, more);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply;
};
const message = async (repeats: unknown, more: object = {}) => {
  const { status, body } = await create(repeats, more);
  return [status, body.errors];
};

describe('an activity that repeats', () => {
  test('is made every day for the next 90 days', async () => {
    const reply = await made('FREQ=DAILY');
    const rows = await all.series(reply);
    expect([rows.length, days(rows)[0], days(rows).at(-1)]).toEqual([90, '2027-03-02', '2027-05-30']);
    expect(reply.body).toMatchObject({ series: { sentence: 'Every day' }, seriesDay: '02/03/2027' });
    const [series] = await all.app.platform.records.find('activitySeries', {
      activitySeriesId: reply.body.series.activitySeriesId,
    });
    expect(series).toMatchObject({ firstDay: '2027-03-02', madeUntil: '2027-05-30', exceptions: null });
  });

  test('keeps its time when the clocks change', async () => {
    const rows = await all.series(await made('FREQ=WEEKLY;COUNT=6', { startDate: '16/03/2027', startTime: '09:00' }));
    expect(starts(rows)).toEqual([
      '2027-03-16 09:00',
      '2027-03-23 09:00',
      '2027-03-30 09:00',
      '2027-04-06 09:00',
      '2027-04-13 09:00',
      '2027-04-20 09:00',
    ]);
  });

  test('is an hour later on the day on which its time is left out, as an activity that is moved there', async () => {
    const rows = await all.series(
      await made('FREQ=DAILY;COUNT=3', { startDate: '27/03/2027', startTime: '01:30', duration: 30 }),
    );
    expect(rows.map(({ startTime, endTime, deadlineTime }) => [startTime, endTime, deadlineTime])).toEqual([
      ['01:30', '02:00', '02:00'],
      ['02:30', '03:00', '03:00'],
      ['01:30', '02:00', '02:00'],
    ]);
  });

  test('gets end, deadline and reminder at the same distances', async () => {
    const rows = await all.series(
      await made('FREQ=WEEKLY;INTERVAL=2;COUNT=2', {
        deadlineDate: '05/03/2027',
        deadlineTime: '17:00',
        reminder: true,
        reminderType: 1,
        reminderDate: '01/03/2027',
        reminderTime: '18:00',
      }),
    );
    expect(rows[1]).toMatchObject({
      endDate: '2027-03-16',
      endTime: '10:45',
      deadlineDate: '2027-03-19',
      deadlineTime: '17:00',
      reminderDate: '2027-03-15',
      reminderTime: '18:00',
      remindAt: '2027-03-15T18:00:00.000Z',
      activityStatus: { display: 'Upcoming' },
      // It was planned on the same day as the first, so it does not make its enquiry look busier than it is.
      dateCreated: '2027-03-01',
    });
  });

  test('a task repeats by its date', async () => {
    const times = {
      startDate: null,
      startTime: null,
      duration: null,
      deadlineDate: '04/03/2027',
      deadlineTime: '12:00',
    };
    const rows = await all.series(await made('FREQ=WEEKLY;COUNT=3', { activityType: all.types.Task, ...times }));
    expect(rows.map(({ dateCreated, deadlineDate }) => [dateCreated, deadlineDate])).toEqual([
      ['2027-03-01', '2027-03-04'],
      ['2027-03-08', '2027-03-11'],
      ['2027-03-15', '2027-03-18'],
    ]);
  });

  const rules: [rule: string, startDate: string, sentence: string, days: string[]][] = [
    [
      'FREQ=WEEKLY;BYDAY=TH,TU;COUNT=4',
      '02/03/2027',
      'Every week on Tuesday and Thursday, 4 times',
      ['03-02', '03-04', '03-09', '03-11'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20270420',
      '02/03/2027',
      'Every 2 weeks on Tuesday, until 20/04/2027',
      ['03-02', '03-16', '03-30', '04-13'],
    ],
    [
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=5',
      '04/03/2027',
      'Every weekday (Monday to Friday), 5 times',
      ['03-04', '03-05', '03-08', '03-09', '03-10'],
    ],
    ['FREQ=MONTHLY', '31/03/2027', 'Every month on the 31st if there is one', ['03-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '31/03/2027', 'Every month on the last day', ['03-31', '04-30']],
    ['FREQ=MONTHLY;BYDAY=-1FR', '26/03/2027', 'Every month on the last Friday', ['03-26', '04-30', '05-28']],
    ['FREQ=MONTHLY;BYDAY=1TU', '02/03/2027', 'Every month on the first Tuesday', ['03-02', '04-06', '05-04']],
    ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=3', '03/03/2027', 'Every 2 months on the 3rd', ['03-03', '05-03']],
    ['RRULE:FREQ=YEARLY', '02/03/2027', 'Every year on 2 March', ['03-02']],
    ['FREQ=DAILY;INTERVAL=10;COUNT=3', '02/03/2027', 'Every 10 days, 3 times', ['03-02', '03-12', '03-22']],
  ];
  test.each(rules)('follows %s from %s', async (rule, startDate, words, expected) => {
    const reply = await made(rule, { startDate });
    expect(reply.body.series.sentence).toBe(words);
    expect(days(await all.series(reply))).toEqual(expected.map((day) => `2027-${day}`));
  });

  test('on 29 February comes in leap years only', async () => {
    const reply = await made('FREQ=YEARLY', { startDate: '29/02/2028' });
    expect(reply.body.series.sentence).toBe('Every year on 29 February if there is one');
    const [[madeUntil]] = (await all.app.platform.database.rows(
      sql`select made_until from activity_series where activity_series_id = ${reply.body.series.activitySeriesId}`,
    )) as [[string]];
    // The next one to be made is that of 2028 itself.
    expect([days(await all.series(reply)), madeUntil]).toEqual([['2028-02-29'], '2028-02-28']);
  });

  test('moves to the first day that its rule names', async () => {
    const reply = await made('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=2', { startDate: '03/03/2027' });
    expect(reply.body).toMatchObject({ startDate: '08/03/2027', endDate: '08/03/2027', startTime: '10:00' });
    expect(days(await all.series(reply))).toEqual(['2027-03-08', '2027-03-22']);
  });

  test('says at its rule what is wrong with it', async () => {
    const refused = (text: string) => [422, { repeats: text }];
    expect(await message('every Tuesday')).toEqual(refused('A rule looks like FREQ=WEEKLY;BYDAY=TU;COUNT=10.'));
    expect(await message(5)).toEqual(refused('A rule is a text such as FREQ=WEEKLY;BYDAY=TU;COUNT=10.'));
    expect(await message('FREQ=HOURLY')).toEqual(refused('FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY.'));
    expect(await message('FREQ=DAILY;INTERVAL=0')).toEqual(refused('INTERVAL must be a whole number from 1 to 99.'));
    expect(await message('FREQ=WEEKLY;BYDAY=XX')).toEqual(
      refused('BYDAY of a week has days among MO, TU, WE, TH, FR, SA, SU.'),
    );
    expect(await message('FREQ=DAILY;COUNT=2;UNTIL=20270401')).toEqual(refused('Give COUNT or UNTIL, not both.'));
    expect(await message('FREQ=DAILY;UNTIL=20270230')).toEqual(refused('UNTIL must be a day, such as 20270303.'));
    expect(await message('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toEqual(
      refused('There is no such day in this month.'),
    );
    expect(await message('FREQ=DAILY;UNTIL=20270301')).toEqual(
      refused('The first day of this rule, 02/03/2027, is after its end.'),
    );
    expect(await message('FREQ=MONTHLY;BYSETPOS=1')).toEqual(
      refused(
        'BYSETPOS cannot be used here. A rule has FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT, UNTIL, WKST.',
      ),
    );
  });

  test('is refused as a whole if its first activity is', async () => {
    const before = (await all.app.platform.database.rows(sql`select count(*) from activity_series`))[0];
    expect(await message('FREQ=DAILY', { subject: null })).toEqual([422, { subject: 'Activity Subject is required.' }]);
    expect((await all.app.platform.database.rows(sql`select count(*) from activity_series`))[0]).toEqual(before);
  });

  test('is undone as a whole, and its customer is then free of it', async () => {
    const reply = await made('FREQ=WEEKLY');
    const { activitySeriesId } = reply.body.series;
    expect((await all.internal.post(`undo/${reply.headers.get('undo-token')}`)).body.changed).toEqual([
      { entity: 'activity', title: 'Activities', count: 13 },
    ]);
    expect(await all.series(reply)).toEqual([]);
    expect(await all.app.platform.records.one('activitySeries', activitySeriesId)).toMatchObject({
      madeUntil: null,
      customer: null,
    });
  });

  test('needs the permission to change activities, for each of its calls', async () => {
    const readonly = await Client.as(all.app, 'readonly');
    const { body } = await made('FREQ=WEEKLY;COUNT=2');
    const denied = [422, 'You are not allowed to change customers.'];
    const answer = ({ status, body: { message: text } }: any) => [status, text];
    expect(answer(await readonly.post('activity', all.draft({ repeats: 'FREQ=DAILY' })))).toEqual(denied);
    expect(answer(await readonly.put(`activity/${body.activityId}`, { subject: 'X', appliesTo: 'all' }))).toEqual(
      denied,
    );
    expect(answer(await readonly.delete(`activity/${body.activityId}?appliesTo=all`))).toEqual(denied);
  });

  test('is planned and changed by a person of one branch for its own customers only', async () => {
    const { person, mine, theirs } = await ownBranch(all.app);
    const { contact: _, ...draft } = all.draft({ repeats: 'FREQ=WEEKLY;COUNT=3' }) as Record<string, unknown>;
    const answer = ({ status, body }: any) => [status, body.message];
    expect(answer(await person.post('activity', { ...draft, customer: theirs.customerId }))).toEqual([
      422,
      'This Customer does not exist.',
    ]);
    const own = await person.post('activity', { ...draft, customer: mine.customerId });
    expect(own.status).toBe(200);
    // Someone moves the second one to a customer of another branch: the person no longer reaches it.
    const [first, second, third] = await all.series(own);
    const admin = await Client.as(all.app, 'admin');
    const moved = { customer: theirs.customerId, mbpBranch: theirs.mbpBranch.id };
    expect((await admin.put(`activity/${second!.activityId}`, moved)).status).toBe(200);
    const changed = await person.put(`activity/${first!.activityId}`, { subject: 'Ring first', appliesTo: 'all' });
    expect(changed.status).toBe(200);
    expect((await all.series(own)).map(({ subject }) => subject)).toEqual([
      'Ring first',
      'Visit the yard',
      'Ring first',
    ]);
    expect(answer(await person.put(`activity/${second!.activityId}`, { subject: 'X', appliesTo: 'all' }))).toEqual([
      404,
      'Activity not found.',
    ]);
    expect((await person.delete(`activity/${third!.activityId}?appliesTo=all`)).status).toBe(200);
    expect((await all.series(own)).map(({ activityId }) => activityId)).toEqual([second!.activityId]);
  });
});
