import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Reply } from '../../support/client.ts';
import { days, starts, startRepeating, type Rows } from '../../support/repeating.ts';

let all: Awaited<ReturnType<typeof startRepeating>>;
beforeAll(async () => {
  all = await startRepeating();
});
afterAll(() => all.app.close());

/** Makes a series; by default four visits on Tuesdays at 10:00. */
async function made(repeats = 'FREQ=WEEKLY;COUNT=4', more: object = {}): Promise<[Reply, Rows]> {
  const reply = await all.internal.post('activity', all.draft({ repeats, ...more }));
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return [reply, await all.series(reply)];
}
const put = async ({ activityId }: { activityId: number }, body: object) => {
  const reply = await all.internal.put(`activity/${activityId}`, body);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply;
};
const remove = async ({ activityId }: { activityId: number }, appliesTo: string) => {
  const reply = await all.internal.delete(`activity/${activityId}?appliesTo=${appliesTo}`);
  expect([reply.status, reply.body]).toEqual([200, { id: activityId }]);
  return reply;
};
const undo = async (reply: Reply) => {
  const undone = await all.internal.post(`undo/${reply.headers.get('undo-token')}`);
  expect([undone.status, undone.body.message]).toEqual([200, undefined]);
};
/** What people see of a series. */
const shown = (rows: Rows) =>
  rows.map(({ subject, startDate, startTime, duration, series, seriesDay }) => [
    subject,
    `${startDate} ${startTime}`,
    duration,
    series!.display,
    seriesDay,
  ]);
const refused = ({ status, body }: Reply) => [status, body.errors ?? body.message];

describe('a change', () => {
  test('of one leaves the others, and keeps the day that the rule names', async () => {
    const [reply, [, second]] = await made();
    await put(second!, { startDate: '11/03/2027', startTime: '15:00', subject: 'Visit late' });
    expect(shown(await all.series(reply))).toEqual([
      ['Visit the yard', '2027-03-02 10:00', 45, 'Every week on Tuesday, 4 times', '2027-03-02'],
      ['Visit late', '2027-03-11 15:00', 45, 'Every week on Tuesday, 4 times', '2027-03-09'],
      ['Visit the yard', '2027-03-16 10:00', 45, 'Every week on Tuesday, 4 times', '2027-03-16'],
      ['Visit the yard', '2027-03-23 10:00', 45, 'Every week on Tuesday, 4 times', '2027-03-23'],
    ]);
  });

  test('of this and all later ones ends the series before it, and is undone as a whole', async () => {
    const [reply, rows] = await made();
    const changed = await put(rows[2]!, { startTime: '11:30', notes: 'Bring samples', appliesTo: 'following' });
    expect(changed.body.series.sentence).toBe('Every week on Tuesday, 2 times');
    expect(starts(await all.series(changed))).toEqual(['2027-03-16 11:30', '2027-03-23 11:30']);
    const later = await all.series(changed);
    expect(later.map(({ notes, endTime, deadlineTime }) => [notes, endTime, deadlineTime])).toEqual([
      ['Bring samples', '12:15', '12:15'],
      ['Bring samples', '12:15', '12:15'],
    ]);
    expect(shown(await all.series(reply))).toEqual([
      ['Visit the yard', '2027-03-02 10:00', 45, 'Every week on Tuesday, until 15/03/2027', '2027-03-02'],
      ['Visit the yard', '2027-03-09 10:00', 45, 'Every week on Tuesday, until 15/03/2027', '2027-03-09'],
    ]);
    await undo(changed);
    expect(shown(await all.series(reply))).toEqual(shown(rows));
    expect(await all.series(changed)).toEqual([]);
  });

  test('of all changes the fields that it has changed, and no others', async () => {
    const [reply, rows] = await made();
    await put(rows[1]!, { subject: 'Visit with Jane', startTime: '08:00' });
    await put(rows[3]!, { duration: 90 });
    const changed = await put(rows[2]!, { startTime: '14:00', subject: 'Visit the site', appliesTo: 'all' });
    const sentence = 'Every week on Tuesday, 4 times';
    expect(shown(await all.series(reply))).toEqual([
      ['Visit the site', '2027-03-02 14:00', 45, sentence, '2027-03-02'],
      // What was changed alone stays.
      ['Visit with Jane', '2027-03-09 08:00', 45, sentence, '2027-03-09'],
      ['Visit the site', '2027-03-16 14:00', 45, sentence, '2027-03-16'],
      ['Visit the site', '2027-03-23 14:00', 90, sentence, '2027-03-23'],
    ]);
    expect((await all.series(reply)).map(({ endTime }) => endTime)).toEqual(['14:45', '08:45', '14:45', '15:30']);
    await undo(changed);
    expect(starts(await all.series(reply))).toEqual([
      '2027-03-02 10:00',
      '2027-03-09 08:00',
      '2027-03-16 10:00',
      '2027-03-23 10:00',
    ]);
  });

  test('of all leaves those that are completed or cancelled', async () => {
    const [reply, rows] = await made();
    const close = (row: Rows[number], body: object) =>
      all.internal.put(`updateActivityStatus/${row.activityId}`, { resultNotes: 'Done', ...body });
    expect((await close(rows[0]!, { newStatusId: 5, resultId: 1 })).status).toBe(200);
    expect((await close(rows[3]!, { newStatusId: 6 })).status).toBe(200);
    await put(rows[1]!, { subject: 'Visit the site', appliesTo: 'all' });
    expect((await all.series(reply)).map(({ subject }) => subject)).toEqual([
      'Visit the yard',
      'Visit the site',
      'Visit the site',
      'Visit the yard',
    ]);
  });

  test('of the day moves the rule, the exceptions and the later ones with it, and is undone', async () => {
    const [reply, rows] = await made('FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6');
    await remove(rows[3]!, 'one');
    const changed = await put(rows[2]!, { startDate: '10/03/2027', appliesTo: 'following' });
    expect(changed.body.series.sentence).toBe('Every week on Wednesday and Friday, 4 times');
    expect(starts(await all.series(changed))).toEqual(['2027-03-10 10:00', '2027-03-17 10:00', '2027-03-19 10:00']);
    expect(days(await all.series(reply))).toEqual(['2027-03-02', '2027-03-04']);
    await undo(changed);
    expect(days(await all.series(reply))).toEqual([
      '2027-03-02',
      '2027-03-04',
      '2027-03-09',
      '2027-03-16',
      '2027-03-18',
    ]);
  });

  test('of the day of all moves each month to the same place', async () => {
    const [, rows] = await made('FREQ=MONTHLY;BYDAY=1TU', { startDate: '06/04/2027' });
    expect(days(rows)).toEqual(['2027-04-06', '2027-05-04']);
    const changed = await put(rows[1]!, { startDate: '05/05/2027', appliesTo: 'all' });
    expect(changed.body.series.sentence).toBe('Every month on the first Wednesday');
    expect(days(await all.series(changed))).toEqual(['2027-04-07', '2027-05-05']);
  });

  test('by a week moves each of them by a week', async () => {
    const [, rows] = await made();
    const changed = await put(rows[0]!, { startDate: '09/03/2027', appliesTo: 'all' });
    expect(days(await all.series(changed))).toEqual(['2027-03-09', '2027-03-16', '2027-03-23', '2027-03-30']);
  });

  test('of the rule removes the days that it no longer names, and makes the new ones', async () => {
    const [reply, rows] = await made();
    await put(rows[3]!, { subject: 'Visit with Jane' });
    const repeats = 'FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20270323';
    const changed = await put(rows[1]!, { repeats, appliesTo: 'following' });
    expect(shown(await all.series(changed)).map(([subject, start]) => [subject, start])).toEqual([
      ['Visit the yard', '2027-03-09 10:00'],
      ['Visit the yard', '2027-03-12 10:00'],
      ['Visit the yard', '2027-03-16 10:00'],
      ['Visit the yard', '2027-03-19 10:00'],
      ['Visit with Jane', '2027-03-23 10:00'],
    ]);
    const fortnightly = await put(
      { activityId: rows[1]!.activityId },
      { repeats: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;COUNT=2', appliesTo: 'all' },
    );
    expect(starts(await all.series(fortnightly))).toEqual(['2027-03-10 10:00', '2027-03-24 10:00']);
    await undo(fortnightly);
    await undo(changed);
    expect(starts(await all.series(reply))).toEqual(starts(rows));
  });

  test('of the rule does not make again what was deleted alone', async () => {
    const [reply, rows] = await made('FREQ=WEEKLY;UNTIL=20270323');
    await remove(rows[2]!, 'one');
    const changed = await put(rows[0]!, { repeats: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270406', appliesTo: 'all' });
    expect(days(await all.series(changed))).toEqual([
      '2027-03-02',
      '2027-03-09',
      '2027-03-23',
      '2027-03-30',
      '2027-04-06',
    ]);
    expect(await all.series(reply)).toEqual([]);
  });

  test('of the rule of one is refused, and so is a rule that ends before it', async () => {
    const [, rows] = await made();
    const id = rows[1]!.activityId;
    expect(refused(await all.internal.put(`activity/${id}`, { repeats: 'FREQ=DAILY' }))).toEqual([
      422,
      { repeats: 'To change how it repeats, change this and all later ones, or all that are open.' },
    ]);
    // The same rule, however it is written, changes nothing.
    await put(rows[1]!, { repeats: 'FREQ=WEEKLY;COUNT=4', subject: 'Visit' });
    const early = { repeats: 'FREQ=WEEKLY;UNTIL=20270308', appliesTo: 'all' };
    expect(refused(await all.internal.put(`activity/${id}`, early))).toEqual([
      422,
      { repeats: 'This rule ends before this activity.' },
    ]);
  });

  test('without a rule makes it the last of its series', async () => {
    const [reply, rows] = await made();
    const changed = await put(rows[1]!, { repeats: null, appliesTo: 'following' });
    expect(days(await all.series(reply))).toEqual(['2027-03-02', '2027-03-09']);
    expect(changed.body.series.sentence).toBe('Every week on Tuesday, until 09/03/2027');
    await undo(changed);
    expect(days(await all.series(reply))).toEqual(days(rows));
  });

  test('with a rule makes a single activity the first of a series', async () => {
    const single = await all.internal.post('activity', all.draft());
    expect(single.body.series).toBeNull();
    const changed = await put(single.body, { repeats: 'FREQ=WEEKLY;COUNT=3', startTime: '09:15' });
    expect(starts(await all.series(changed))).toEqual(['2027-03-02 09:15', '2027-03-09 09:15', '2027-03-16 09:15']);
    await undo(changed);
    expect((await all.internal.get(`activity/${single.body.activityId}`)).body).toMatchObject({
      series: null,
      startTime: '10:00',
    });
    expect(await all.series(changed)).toEqual([]);
  });

  test('for more than one needs a series, and one of its scopes', async () => {
    const { body } = await all.internal.post('activity', all.draft());
    expect(refused(await all.internal.put(`activity/${body.activityId}`, { appliesTo: 'all' }))).toEqual([
      422,
      { appliesTo: 'This activity does not repeat.' },
    ]);
    expect(refused(await all.internal.put(`activity/${body.activityId}`, { appliesTo: 'some' }))).toEqual([
      422,
      { appliesTo: 'Choose one of one, following, all.' },
    ]);
    expect(refused(await all.internal.delete(`activity/${body.activityId}?appliesTo=some`))).toEqual([
      422,
      { appliesTo: 'appliesTo must be one of one, following, all.' },
    ]);
  });

  test('into a task is refused for more than one, because a task has no start', async () => {
    const [reply, rows] = await made();
    const task = { activityType: all.types.Task, appliesTo: 'all' };
    expect(refused(await all.internal.put(`activity/${rows[0]!.activityId}`, task))).toEqual([
      422,
      { activityType: 'A task has no start, unlike the others of the series. Change this one alone.' },
    ]);
    expect(starts(await all.series(reply))).toEqual(starts(rows));
  });
});

describe('a deletion', () => {
  test('of one is an exception of its series, and is undone', async () => {
    const [reply, rows] = await made();
    const removed = await remove(rows[1]!, 'one');
    const exceptions = async () =>
      (await all.app.platform.records.one('activitySeries', reply.body.series.activitySeriesId))!.exceptions;
    expect([days(await all.series(reply)), await exceptions()]).toEqual([
      ['2027-03-02', '2027-03-16', '2027-03-23'],
      '2027-03-09',
    ]);
    await undo(removed);
    expect([days(await all.series(reply)), await exceptions()]).toEqual([days(rows), null]);
  });

  test('of this and all later ones ends the series, and is undone', async () => {
    const [reply, rows] = await made();
    const removed = await remove(rows[2]!, 'following');
    expect(shown(await all.series(reply)).map(([, start, , sentence]) => [start, sentence])).toEqual([
      ['2027-03-02 10:00', 'Every week on Tuesday, until 15/03/2027'],
      ['2027-03-09 10:00', 'Every week on Tuesday, until 15/03/2027'],
    ]);
    await undo(removed);
    expect(shown(await all.series(reply))).toEqual(shown(rows));
  });

  test('of all leaves those that are completed, and is one entry of the deleted records', async () => {
    const [reply, rows] = await made();
    const done = { newStatusId: 5, resultId: 1, resultNotes: 'Done' };
    await all.internal.put(`updateActivityStatus/${rows[1]!.activityId}`, done);
    const removed = await remove(rows[2]!, 'all');
    expect(days(await all.series(reply))).toEqual(['2027-03-09']);
    const [entry] = (await all.internal.list('trash', { range: [0, 0], sort: ['deletedAt', 'DESC'] })).body;
    expect(entry).toMatchObject({ recordName: 'Visit the yard', records: 3 });
    await undo(removed);
    expect(days(await all.series(reply))).toEqual(days(rows));
  });

  test('of all frees the customer, and undoing it gives the series back', async () => {
    const [reply, rows] = await made();
    const series = () => all.app.platform.records.one('activitySeries', reply.body.series.activitySeriesId);
    const before = await series();
    const removed = await remove(rows[0]!, 'all');
    expect(await series()).toMatchObject({ customer: null, madeUntil: null });
    await undo(removed);
    const { version: _, dateUpdated: __, ...rest } = before!;
    expect(await series()).toMatchObject(rest);
    expect(starts(await all.series(reply))).toEqual(starts(rows));
  });
});
