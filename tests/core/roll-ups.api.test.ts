import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

const enquire = async (): Promise<number> => (await internal.post('opportunityconf', enquiryOf(who))).body.oppId;
const valueOf = async (oppId: number) => (await internal.get(`opportunity/${oppId}`)).body.quoteValue;
async function quote(opportunity: number, productValue: number) {
  const values = { quoteVerDate: inDays(0), productType: 1, productQty: 1, quoteGrade: 1 };
  return (await internal.post('quotation', { opportunity, productValue, ...values })).body;
}

describe('a roll-up', () => {
  test('is the value of the latest record that refers to it, when that is created, changed and deleted', async () => {
    const oppId = await enquire();
    expect(await valueOf(oppId)).toBeNull();
    const first = await quote(oppId, 10.5);
    expect(await valueOf(oppId)).toBe(10.5);
    const second = await quote(oppId, 20);
    expect(await valueOf(oppId)).toBe(20);
    await internal.put(`quotation/${first.quoteVerId}`, { productValue: 11 });
    expect(await valueOf(oppId)).toBe(20);
    await internal.put(`quotation/${second.quoteVerId}`, { productValue: 21.99 });
    expect(await valueOf(oppId)).toBe(21.99);
    expect((await internal.delete(`quotation/${second.quoteVerId}`)).status).toBe(200);
    expect(await valueOf(oppId)).toBe(11);
    expect((await internal.delete(`delQuoteRelRec/${first.quoteVerId}`)).status).toBe(200);
    expect(await valueOf(oppId)).toBeNull();
  });

  test('stays the same if a record may not be moved', async () => {
    const [from, to] = [await enquire(), await enquire()];
    const { quoteVerId } = await quote(from, 30);
    expect((await internal.put(`quotation/${quoteVerId}`, { opportunity: to })).status).toBe(422);
    expect([await valueOf(from), await valueOf(to)]).toEqual([30, null]);
  });

  test('has the value of the latest after concurrent changes, and causes no conflict for a person who edits its record', async () => {
    const oppId = await enquire();
    const { version } = (await internal.get(`opportunity/${oppId}`)).body;
    const made = [];
    for (let i = 0; i < 4; i++) made.push(await quote(oppId, i));
    const changes = made.map(({ quoteVerId }, i) => internal.put(`quotation/${quoteVerId}`, { productValue: 100 + i }));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await valueOf(oppId)).toBe(103);
    expect((await internal.put(`opportunity/${oppId}`, { notes: 'Call back.', version })).status).toBe(200);
    expect(await valueOf(oppId)).toBe(103);
  });

  test('keeps its value if the change of a record is refused', async () => {
    const oppId = await enquire();
    const { quoteVerId, version } = await quote(oppId, 40);
    await internal.put(`quotation/${quoteVerId}`, { productValue: 41, version });
    expect((await internal.put(`quotation/${quoteVerId}`, { productValue: 42, version })).status).toBe(409);
    expect(await valueOf(oppId)).toBe(41);
  });
});
