import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type * as Check from '../../server/services/check/check-derived.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { addContact, enquiryOf, inDays, keyOf } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
});
afterAll(() => app.close());

const ok = ({ status, body }: { status: number; body: any }) => {
  expect([status, body?.message]).toEqual([200, undefined]);
  return body;
};

/** A new customer with a contact. */
async function somebody() {
  const customer = ok(await admin.post('customerconf', draft({ custName: `Openwork ${Math.random()}` })));
  return { customer, contact: await addContact(admin, customer) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const customerOf = async ({ customer }: Somebody) => ok(await admin.get(`customers/${customer.customerId}`));
const valueOf = async (who: Somebody) => (await customerOf(who)).openValue;
const stepOf = async (who: Somebody) => (await customerOf(who)).nextStep;
const enquire = async (who: Somebody): Promise<number> =>
  ok(await internal.post('opportunityconf', enquiryOf(who))).oppId;
const statusOf = (name: string) => keyOf(admin, 'opportunitystatuses', 'oppStatusName', name);
async function quote(opportunity: number, productValue: number) {
  const values = { quoteVerDate: inDays(0), productType: 1, productQty: 1, quoteGrade: 1 };
  return ok(await internal.post('quotation', { opportunity, productValue, ...values }));
}
const task = (who: Somebody, days: number, more: object = {}) =>
  internal.post('activity', {
    subject: 'Look in',
    dateCreated: inDays(0),
    deadlineDate: inDays(days),
    activityType: 1,
    customer: who.customer.customerId,
    ...more,
  });

describe('the open value of a customer', () => {
  test('is the sum of its enquiries that are not won, lost, cancelled or closed', async () => {
    const who = await somebody();
    expect(await valueOf(who)).toBeNull();
    const [first, second] = [await enquire(who), await enquire(who)];
    expect(await valueOf(who)).toBeNull();
    const version = await quote(first, 1000.25);
    await quote(second, 0.5);
    expect(await valueOf(who)).toBe(1000.75);
    ok(await internal.put(`quotation/${version.quoteVerId}`, { productValue: 20 }));
    expect(await valueOf(who)).toBe(20.5);
    for (const status of ['Lost', 'Cancelled', 'Closed']) {
      ok(await internal.put(`opportunity/${first}`, { opportunityStatus: await statusOf(status) }));
      expect(await valueOf(who)).toBe(0.5);
      ok(await internal.put(`opportunity/${first}`, { opportunityStatus: await statusOf('Active') }));
      expect(await valueOf(who)).toBe(20.5);
    }
  });

  test('is right again after undo, the trash and its undo', async () => {
    const who = await somebody();
    const enquiry = await enquire(who);
    await quote(enquiry, 30);
    const lost = await internal.put(`opportunity/${enquiry}`, { opportunityStatus: await statusOf('Lost') });
    expect(await valueOf(who)).toBeNull();
    ok(await internal.post(`undo/${lost.headers.get('undo-token')}`));
    expect(await valueOf(who)).toBe(30);
    const bare = await enquire(who);
    const version = await quote(bare, 12.34);
    expect(await valueOf(who)).toBe(42.34);
    const removed = await internal.delete(`quotation/${version.quoteVerId}`);
    expect(await valueOf(who)).toBe(30);
    ok(await internal.post(`undo/${removed.headers.get('undo-token')}`));
    expect(await valueOf(who)).toBe(42.34);
  });

  test('moves with the enquiries of a merged customer, and back', async () => {
    const [kept, gone] = [await somebody(), await somebody()];
    await quote(await enquire(kept), 1);
    await quote(await enquire(gone), 2);
    ok(await task(gone, 4));
    ok(await admin.put(`customers/${gone.customer.customerId}`, { requireApproval: true }));
    ok(await admin.get(`mergeCustomer/${kept.customer.customerId}/${gone.customer.customerId}`));
    expect(await customerOf(kept)).toMatchObject({ openValue: 3, nextStep: inDays(4) });
    const [merge] = (await admin.get(`customerMerges/${kept.customer.customerId}`)).body;
    ok(await admin.post(`undoCustomerMerge/${merge.id}`));
    expect(await customerOf(kept)).toMatchObject({ openValue: 1, nextStep: null });
    expect(await customerOf(gone)).toMatchObject({ openValue: 2, nextStep: inDays(4) });
  });

  test('is exact after concurrent saves, and leaves the record as it is: its version, its history, who changed it', async () => {
    const who = await somebody();
    const enquiries: number[] = [];
    for (let i = 0; i < 4; i++) enquiries.push(await enquire(who));
    const before = await customerOf(who);
    const path = `customers/${who.customer.customerId}`;
    const [, saved] = await Promise.all([
      Promise.all(enquiries.map((enquiry, i) => quote(enquiry, 10 ** i))),
      admin.put(path, { website: 'www.quarry.example', version: before.version }),
    ]);
    ok(saved);
    expect(await customerOf(who)).toMatchObject({ openValue: 1111, version: before.version + 1 });
    const { body } = await admin.get(`getCustomerHistory/${who.customer.customerId}`);
    const fields = body.flatMap(({ changes }: any) => changes.map(({ field }: any) => field));
    expect(fields).not.toContain('openValue');
  });

  test('can be sorted and filtered by, and nobody can set it', async () => {
    const [small, large] = [await somebody(), await somebody()];
    await quote(await enquire(small), 9_000_000_001);
    await quote(await enquire(large), 9_000_000_002.5);
    ok(await admin.put(`customers/${small.customer.customerId}`, { openValue: 1 }));
    const { body } = await admin.list('customers', { range: [0, 1], sort: ['openValue', 'DESC'] });
    expect(body.map(({ openValue }: any) => openValue)).toEqual([9_000_000_002.5, 9_000_000_001]);
    const conditions = [{ dbField: 'openValue', condition: '>=', value: '9000000002' }];
    const found = await admin.post('customerfilterbypage/1/25/0/0/0/*', { conditions });
    expect(found.body.rows.map(({ customerId }: any) => customerId)).toEqual([large.customer.customerId]);
  });
});

describe('the next step', () => {
  test('is the day of the earliest activity that is still to do, of the customer and of the enquiry', async () => {
    const who = await somebody();
    const opportunity = await enquire(who);
    const enquiryStep = async () => ok(await admin.get(`opportunity/${opportunity}`)).nextStep;
    const late = ok(await task(who, 9, { opportunity }));
    const soon = ok(await task(who, 5));
    expect([await stepOf(who), await enquiryStep()]).toEqual([inDays(5), inDays(9)]);
    const completed = await keyOf(admin, 'activityStatuses', 'statusName', 'Completed');
    const done = await internal.put(`activity/${soon.activityId}`, { activityStatus: completed });
    ok(done);
    expect(await stepOf(who)).toBe(inDays(9));
    ok(await internal.post(`undo/${done.headers.get('undo-token')}`));
    expect(await stepOf(who)).toBe(inDays(5));
    ok(await internal.put(`activity/${late.activityId}`, { deadlineDate: inDays(2) }));
    expect([await stepOf(who), await enquiryStep()]).toEqual([inDays(2), inDays(2)]);
    ok(await internal.delete(`activity/${late.activityId}`));
    ok(await internal.delete(`activity/${soon.activityId}`));
    expect([await stepOf(who), await enquiryStep()]).toEqual([null, null]);
  });

  test('is the day of the start, where there is one, and follows a bulk change once for each customer', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const call = { activityType: 3, startDate: inDays(3), startTime: '10:00', duration: 15 };
    const made = [ok(await task(first, 8, call)), ok(await task(first, 8)), ok(await task(second, 6))];
    expect([await stepOf(first), await stepOf(second)]).toEqual([inDays(3), inDays(6)]);
    expect(made[0].dueOn).toBe(inDays(3));
    const ids = made.map(({ activityId }) => activityId as number);
    const to = { deadlineDate: '2027-03-01', startDate: null };
    await app.platform.bulk.change('activity', ids, to, { id: 0, facts: { fullName: 'Branchline' } });
    expect([await stepOf(first), await stepOf(second)]).toEqual(['01/03/2027', '01/03/2027']);
  });
});

test('After all of this, no rolled-up value differs from its records', async () => {
  const { checkDerived } = (await built('services/check/check-derived.js')) as typeof Check;
  const differences = await checkDerived(app.platform, { mends: false, onProgress: () => undefined });
  expect(differences.filter(({ what }) => what.startsWith('Values'))).toEqual([]);
});
