import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import dayjs from 'dayjs';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { TestClock, day as oneDay } from '../../support/clock.ts';
import { assigner } from '../../support/permissions.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let version: any;
const clock = new TestClock();

const day = (by: number) => dayjs().add(by, 'day').format('DD/MM/YYYY');
const [Task, Call] = [1, 3];

beforeAll(async () => {
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  ({
    body: [version],
  } = await admin.list('quotations', { range: [0, 0], filter: { quoteStatus: 1 } }));
}, 60_000);
afterAll(() => app.close());

const activities = async () => (await admin.list('activities', { range: [0, 999] })).body as any[];

/** A call of yesterday about a quotation. */
const call = (values: object = {}) => ({
  subject: 'Rang about the gates',
  activityType: Call,
  dateCreated: day(-1),
  startDate: day(-1),
  startTime: '09:00',
  duration: 5,
  customer: version.customer.customerId,
  opportunity: version.opportunity.oppId,
  quote: version.quoteVerId,
  ...values,
});
const price = { subject: 'Wants price', activityType: Task, dateCreated: day(0), deadlineDate: day(2) };
const next = {
  subject: 'Ring again',
  activityType: Call,
  dateCreated: day(0),
  startDate: day(5),
  startTime: '10:00',
  duration: 15,
};

describe('logging what happened [AMB-104]', () => {
  test('saves the result and plans what follows for the same customer, enquiry and quotation', async () => {
    const values = { activityResult: 3, resultNotes: 'Rang about the gates', followUps: [price, next] };
    const { status, body, headers } = await internal.post('logactivity', call(values));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { completed: true, activityResult: { id: 3 }, resultNotes: 'Rang about the gates' },
    });
    const planned = (await activities()).filter(({ activityId }) => activityId > body.activityId);
    const about = {
      customer: { customerId: version.customer.customerId },
      opportunity: { oppId: version.opportunity.oppId },
      quote: { quoteVerId: version.quoteVerId },
      completed: false,
    };
    expect(planned.toSorted((a, b) => a.activityId - b.activityId)).toMatchObject([
      { ...about, subject: 'Wants price', deadlineDate: day(2), activityStatus: { statusName: 'Task' } },
      {
        ...about,
        subject: 'Ring again',
        startDate: day(5),
        startTime: '10:00',
        activityStatus: { statusName: 'Upcoming' },
      },
    ]);
    expect((await internal.post(`undo/${headers.get('undo-token')}`)).status).toBe(200);
    const ids = (await activities()).map(({ activityId }) => activityId);
    expect(ids.filter((id) => id >= body.activityId)).toEqual([]);
  });

  test('brings the quotation back into the chase queue on the day that was said, for the person who said it', async () => {
    const { quoteVerId } = version;
    const calm = {
      expiryDate: day(90),
      expectedOrderDate: null,
      chaseBy: null,
      chaseDate: null,
      quoteVerDate: day(-30),
    };
    expect((await admin.put(`quotation/${quoteVerId}`, calm)).status).toBe(200);
    expect((await internal.post('logactivity', call({ followUps: [next], chaseDate: day(5) }))).status).toBe(201);
    const { body: profile } = await internal.get('user/profile');
    expect((await admin.get(`quotation/${quoteVerId}`)).body).toMatchObject({
      chaseDate: day(5),
      chaseBy: { id: profile.id },
      lastActivityDate: day(0),
    });
    const seen: boolean[] = [];
    for (let i = 0; i <= 5; i++) {
      const client = await Client.as(app, 'internal');
      const { rows } = (await client.get('chasequotations?rows=100')).body;
      seen.push(rows.some((row: any) => row.quoteVerId === quoteVerId));
      clock.forward(oneDay);
    }
    clock.forward(-6 * oneDay);
    expect(seen).toEqual([false, false, false, false, false, true]);
  });

  test('leaves a quotation to the person who is to chase it', async () => {
    const { body: users } = await admin.get('users');
    const other = users.find(({ email }: any) => email.startsWith('salesexec@'));
    await admin.put(`quotation/${version.quoteVerId}`, { chaseBy: other.id });
    expect((await internal.post('logactivity', call({ chaseDate: day(7) }))).status).toBe(201);
    const { body } = await admin.get(`quotation/${version.quoteVerId}`);
    expect(body).toMatchObject({ chaseDate: day(7), chaseBy: { id: other.id } });
  });

  test.each([
    [
      'a follow-up in the past',
      { followUps: [price, { ...next, startDate: day(-1) }] },
      'followUps.1.startDate',
      'Start Date and Time must be in the future.',
    ],
    [
      'a follow-up without a subject',
      { followUps: [{ ...price, subject: '' }] },
      'followUps.0.subject',
      'Activity Subject is required.',
    ],
    [
      'too many follow-ups',
      { followUps: Array.from({ length: 6 }, () => price) },
      'followUps',
      'Plan up to 5 activities.',
    ],
    ['follow-ups that are no list', { followUps: price }, 'followUps', 'Plan up to 5 activities.'],
    [
      'a day to chase without a quotation',
      { quote: null, chaseDate: day(5) },
      'chaseDate',
      'Only an activity with a quotation has a day to chase.',
    ],
  ])('refuses %s, and saves nothing', async (_, values, field, message) => {
    const before = (await activities()).length;
    expect(await internal.post('logactivity', call(values))).toMatchObject({
      status: 422,
      body: { errors: { [field]: message } },
    });
    expect(await activities()).toHaveLength(before);
  });

  test('sets the day to chase only for those who may change quotations', async () => {
    const { body: profile } = await internal.get('user/profile');
    const assign = await assigner(admin);
    const before = (await activities()).length;
    await assign.role(profile.role.id, 'EditQuotations', 0);
    expect((await internal.post('logactivity', call({ chaseDate: day(9) }))).status).toBe(422);
    expect(await activities()).toHaveLength(before);
    expect((await internal.post('logactivity', call())).status).toBe(201);
    await assign.role(profile.role.id, 'EditQuotations', 1);
  });
});
