import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, type Reply } from '../../support/client.ts';
import { draft as customerDraft } from '../../support/customers.ts';
import { days, startRepeating } from '../../support/repeating.ts';

let all: Awaited<ReturnType<typeof startRepeating>>;
let admin: Client;
beforeAll(async () => {
  all = await startRepeating();
  admin = await Client.as(all.app, 'admin');
});
afterAll(() => all.app.close());

/** A new customer that awaits approval, and that somebody visits every week. */
async function visited() {
  const { body: customer } = await all.internal.post(
    'customerconf',
    customerDraft({ custName: `Visited ${Math.random()}` }),
  );
  const values = { customer: customer.customerId, repeats: 'FREQ=WEEKLY;COUNT=3' };
  const reply = await all.internal.post('activity', all.draft(values));
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return { reply, customer: customer.customerId as number };
}
const seriesOf = ({ body }: Reply) => all.app.platform.records.one('activitySeries', body.series.activitySeriesId);
const answer = ({ status, body }: Reply) => [status, body.message];

describe('the series of an activity', () => {
  test('moves with its customer in a merge, and back when that is undone', async () => {
    const { reply, customer } = await visited();
    const kept = all.who.customer.customerId;
    expect((await admin.get(`mergeCustomer/${kept}/${customer}`)).status).toBe(200);
    expect((await seriesOf(reply))!.customer!.key).toBe(kept);
    const [latest] = (await admin.get(`customerMerges/${kept}`)).body;
    expect((await admin.post(`undoCustomerMerge/${latest.id}`)).status).toBe(200);
    expect((await seriesOf(reply))!.customer!.key).toBe(customer);
  });

  test('keeps its customer from being deleted, as its activities do, until all of them are deleted', async () => {
    const { reply, customer } = await visited();
    expect(answer(await admin.delete(`customers/${customer}`))).toEqual([
      422,
      'This customer is used by 3 activities, 1 activity series, so it cannot be deleted.',
    ]);
    expect((await all.internal.delete(`activity/${reply.body.activityId}?appliesTo=all`)).status).toBe(200);
    expect(answer(await admin.delete(`customers/${customer}`))).toEqual([200, undefined]);
  });

  test('stays over when its activities are restored from the deleted records', async () => {
    const { reply } = await visited();
    const before = await all.series(reply);
    expect((await all.internal.delete(`activity/${reply.body.activityId}?appliesTo=all`)).status).toBe(200);
    const [entry] = (await admin.list('trash', { range: [0, 0], sort: ['deletedAt', 'DESC'] })).body;
    expect((await admin.post(`trash/${entry.id}/restore`)).status).toBe(200);
    expect(days(await all.series(reply))).toEqual(days(before));
    expect(await seriesOf(reply)).toMatchObject({ madeUntil: null, exceptions: null });
  });

  test('is read by its own calls, by people who may read its customer', async () => {
    const { reply } = await visited();
    const { activitySeriesId } = reply.body.series;
    expect((await all.internal.get(`activitySeries/${activitySeriesId}`)).body).toMatchObject({
      rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
      sentence: 'Every week on Tuesday, 3 times',
      firstDay: '02/03/2027',
      subject: 'Visit the yard',
    });
    const listed = await all.internal.list('activities', { filter: { series: activitySeriesId } });
    expect(listed.body).toHaveLength(3);
  });
});
