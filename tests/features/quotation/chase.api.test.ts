import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import dayjs from 'dayjs';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { assigner } from '../../support/permissions.ts';
import { textsOf } from '../../support/plans.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let profile: any;
/** The quotations that the tests date as they need: one for each enquiry. */
let free: any[];

const day = (by: number) => dayjs().add(by, 'day').format('DD/MM/YYYY');
/** Dates that give no reason to chase. */
const calm = { expiryDate: day(60), expectedOrderDate: null, chaseBy: null, chaseDate: null, quoteVerDate: day(-10) };

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  ({ body: profile } = await internal.get('user/profile'));
  const { body } = await admin.list('quotations', { range: [0, 999], filter: { quoteStatus: 1 } });
  for (const { quoteVerId } of body) await admin.put(`quotation/${quoteVerId}`, calm);
  const silent = body.filter((row: any) => row.lastActivityDate === null);
  free = [...new Map(silent.map((row: any) => [row.opportunity.oppId, row])).values()];
}, 60_000);
afterAll(() => app.close());

const queue = async (client = internal, query = '') => (await client.get(`chasequotations${query}`)).body;
const found = async (id: number, client = internal) =>
  (await queue(client, '?rows=100')).rows.find((row: any) => row.quoteVerId === id);

async function dated(values: object) {
  const { quoteVerId } = free.pop()!;
  expect((await admin.put(`quotation/${quoteVerId}`, { ...calm, ...values })).status).toBe(200);
  return quoteVerId as number;
}

describe('the chase queue', () => {
  test('has nothing while nothing is due', async () => {
    expect(await queue()).toEqual({ rows: [], total: 0, exact: true, page: 1, size: 25 });
  });

  test.each([
    ['expires within 7 days', { expiryDate: day(7) }, ['expiring']],
    ['has expired', { expiryDate: day(-1) }, ['expired']],
    ['was expected to be ordered', { expectedOrderDate: day(-1) }, ['orderDue']],
    ['had no activity for 14 days', { quoteVerDate: day(-14) }, ['quiet']],
    ['has several reasons', { expiryDate: day(0), expectedOrderDate: day(-3) }, ['expiring', 'orderDue']],
  ])('has a quotation that %s', async (_, values, reasons) => {
    const id = await dated(values);
    expect(await found(id)).toMatchObject({ quoteVerId: id, reasons });
    await admin.put(`quotation/${id}`, calm);
    expect(await found(id)).toBeUndefined();
  });

  test('has what a person is to chase, only for that person, with the contact of the enquiry', async () => {
    const id = await dated({ chaseBy: profile.id });
    const row = await found(id);
    const { body: enquiry } = await admin.get(`opportunity/${row.opportunity.oppId}`);
    expect(row).toMatchObject({ reasons: ['mine'], phoneNo: enquiry.phoneNo, contact: enquiry.contact });
    expect(await found(id, admin)).toBeUndefined();
    await admin.put(`quotation/${id}`, calm);
  });

  test('leaves out other statuses, and what waits for a later day', async () => {
    const id = await dated({ expiryDate: day(1) });
    await admin.put(`quotation/${id}`, { chaseDate: day(1) });
    expect(await found(id)).toBeUndefined();
    await admin.put(`quotation/${id}`, { chaseDate: day(0) });
    expect(await found(id)).toBeDefined();
    await admin.put(`updateQuoteStatus/${id}`, { quoteStatus: 2 });
    expect(await found(id)).toBeUndefined();
  });

  test('leaves out active versions of an enquiry that is won, lost, cancelled or closed', async () => {
    const id = await dated({ expiryDate: day(1) });
    const { oppId } = (await found(id)).opportunity;
    const become = (opportunityStatus: number) => admin.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus });
    for (const decided of [3, 5, 6, 9]) {
      expect((await become(decided)).status).toBe(200);
      expect(await found(id)).toBeUndefined();
      await become(2);
      expect(await found(id)).toBeDefined();
    }
    await admin.put(`quotation/${id}`, calm);
  });

  test('has the most urgent first, page by page', async () => {
    const quiet = await dated({ quoteVerDate: day(-20) });
    const older = await dated({ expiryDate: day(-9) });
    const expired = await dated({ expiryDate: day(-2) });
    const due = await dated({ expectedOrderDate: day(-2) });
    const later = await dated({ expiryDate: day(6) });
    const soon = await dated({ expiryDate: day(2) });
    const mine = await dated({ chaseBy: profile.id });
    const order = [mine, soon, later, due, expired, older, quiet];
    const ids = ({ rows }: any) => rows.map((row: any) => row.quoteVerId);
    expect(ids(await queue())).toEqual(order);
    const second = await queue(internal, '?page=2&rows=3');
    expect([ids(second), second.total]).toEqual([order.slice(3, 6), 7]);
    for (const id of order) await admin.put(`quotation/${id}`, calm);
  });

  test('has only the own branch at level 5 [AMB-102]', async () => {
    const assign = await assigner(admin);
    const id = await dated({ expiryDate: day(3) });
    const { mbpBranch } = await found(id);
    expect(mbpBranch.id).not.toBe(profile.defBranch.id);
    await assign.role(profile.role.id, 'ViewQuotations', 5);
    expect(await found(id)).toBeUndefined();
    await assign.role(profile.role.id, 'ViewQuotations', 0);
    expect((await internal.get('chasequotations')).status).toBe(422);
    await assign.role(profile.role.id, 'ViewQuotations', 1);
    await admin.put(`quotation/${id}`, calm);
  });

  test('reads at most 1,000 keys for each reason, and refuses a page that is too large', async () => {
    const texts = await textsOf(app, () => queue());
    expect(texts.filter((text) => text.includes('limit 1000') && !text.includes('left join'))).toHaveLength(6);
    expect(await internal.get('chasequotations?rows=101')).toMatchObject({
      status: 422,
      body: { errors: { rows: 'Rows must be a whole number from 1 to 100.' } },
    });
  });
});

describe('a logged call [AMB-104]', () => {
  const call = ({ quoteVerId, opportunity, customer }: any, values: object = {}) => ({
    subject: 'Call',
    activityType: 3,
    dateCreated: day(0),
    startDate: day(-1),
    startTime: '09:00',
    duration: 5,
    customer: customer.customerId,
    opportunity: opportunity.oppId,
    quote: quoteVerId,
    ...values,
  });

  test('is completed, and takes its quotation out of the queue until it is deleted', async () => {
    const id = await dated({ expiryDate: day(3) });
    const row = await found(id);
    const { status, body } = await internal.post('logactivity', call(row));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { activityStatus: { statusName: 'Completed' }, completed: true, quote: { quoteVerId: id } },
    });
    expect((await admin.get(`quotation/${id}`)).body.lastActivityDate).toBe(day(0));
    expect((await admin.get(`opportunity/${row.opportunity.oppId}`)).body.lastActivityDate).toBe(day(0));
    expect(await found(id)).toBeUndefined();
    await internal.delete(`activity/${body.activityId}`);
    expect((await found(id))?.reasons).toEqual(['expiring']);
    await admin.put(`quotation/${id}`, calm);
  });

  test('counts for the other quotations of the enquiry, and moves with the activity', async () => {
    const id = await dated({ quoteVerDate: day(-30) });
    const row = await found(id);
    const { body } = await internal.post('logactivity', call(row, { quote: null, dateCreated: day(-15) }));
    expect((await found(id)).lastActivityDate).toBe(day(-15));
    await internal.put(`activity/${body.activityId}`, { dateCreated: day(-13) });
    expect(await found(id)).toBeUndefined();
    await internal.put(`activity/${body.activityId}`, { opportunity: null });
    expect((await found(id))?.reasons).toEqual(['quiet']);
  });

  test('is refused in the future; an ordinary activity is refused in the past', async () => {
    const [row] = (await admin.list('quotations', { range: [0, 0] })).body;
    expect(await internal.post('logactivity', call(row, { startDate: day(1) }))).toMatchObject({
      status: 422,
      body: { errors: { startDate: 'Start Date and Time must be in the past.' } },
    });
    expect(await internal.post('activity', { ...call(row), completed: true })).toMatchObject({
      status: 422,
      body: { errors: { startDate: 'Start Date and Time must be in the future.' } },
    });
  });
});
