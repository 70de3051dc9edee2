import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customerWithContact, enquiryOf, inDays } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
let reason: number;
/** Keys of the statuses that tests name. */
const quote = { active: 1, won: 2, lost: 3, cancelled: 4, revised: 5 };
const enquiry = { new: 1, active: 2, cancelled: 5, won: 6, tender: 7, closed: 9 };

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
  reason = (await internal.get('activeLostQuoteNotes')).body[0].id;
});
afterAll(() => app.close());

const enquire = async (): Promise<number> => (await internal.post('opportunityconf', enquiryOf(who))).body.oppId;
const values = { quoteVerDate: inDays(0), productValue: 100, productType: 1, productQty: 3, quoteGrade: 1 };
const add = async (opportunity: number, more: object = {}) =>
  (await internal.post('quotation', { opportunity, ...values, ...more })).body;
const setStatus = async (id: number, quoteStatus: number) => {
  const lost = quoteStatus === quote.lost ? { lostQuoteReason: reason } : {};
  const { status, body } = await internal.put(`updateQuoteStatus/${id}`, { quoteStatus, ...lost });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const setEnquiry = async (id: number, opportunityStatus: number) =>
  expect((await internal.put(`updateOpportunityStatus/${id}`, { opportunityStatus })).status).toBe(200);
const statusOf = async (oppId: number): Promise<string> =>
  (await internal.get(`opportunity/${oppId}`)).body.oppStatusName;

describe('an enquiry follows its quotation', () => {
  test('it is Won with a version that is won, and the answer, the history and the board say so', async () => {
    const oppId = await enquire();
    const column = async (name: string) =>
      (await internal.post('opportunityboard/0/*', {})).body.find((one: any) => one.oppStatusName === name);
    const { quoteVerId } = await add(oppId);
    const [open, won] = [await column('New'), await column('Won')];
    const saved = await setStatus(quoteVerId, quote.won);
    expect(saved.opportunityStatus).toMatchObject({ id: enquiry.won, oppStatusName: 'Won' });
    expect(await statusOf(oppId)).toBe('Won');
    expect((await column('New')).count).toBe(open.count - 1);
    expect(await column('Won')).toMatchObject({ count: won.count + 1, value: won.value + 100 });
    const [entry] = (await internal.get(`recordHistoryEnquiry/${oppId}`)).body;
    expect(entry).toMatchObject({
      user: { fullName: saved.updatedBy.fullName },
      changes: [{ field: 'opportunityStatus', old: 'New', new: 'Won' }],
    });
  });

  test('it is Lost once no version is active or won', async () => {
    const oppId = await enquire();
    const [first, second] = [await add(oppId), await add(oppId)];
    await setStatus(first.quoteVerId, quote.lost);
    expect(await statusOf(oppId)).toBe('New');
    await setStatus(second.quoteVerId, quote.lost);
    expect(await statusOf(oppId)).toBe('Lost');
    await setStatus(first.quoteVerId, quote.won);
    expect(await statusOf(oppId)).toBe('Won');
  });

  test.each([
    ['set active', (id: number) => internal.get(`setquoteactive/${id}`)],
    ['followed by a new version', (_: number, oppId: number) => add(oppId)],
    ['set active in its dialog', (id: number) => internal.put(`quotation/${id}`, { quoteStatus: quote.active })],
  ])('it is Active again when a decided version is %s', async (_, reopen) => {
    for (const decided of [quote.won, quote.lost]) {
      const oppId = await enquire();
      const { quoteVerId } = await add(oppId);
      await setStatus(quoteVerId, decided);
      await reopen(quoteVerId, oppId);
      expect(await statusOf(oppId)).toBe('Active');
    }
  });

  test.each([
    ['cancelled', (id: number) => setStatus(id, quote.cancelled)],
    ['deleted', (id: number) => internal.delete(`quotation/${id}`)],
  ])('it is Active again when its won version is %s', async (_, give) => {
    const oppId = await enquire();
    const { quoteVerId } = await add(oppId, { quoteStatus: quote.won });
    expect(await statusOf(oppId)).toBe('Won');
    await give(quoteVerId);
    expect(await statusOf(oppId)).toBe('Active');
  });

  test('one that a person has set to Cancelled or Closed stays, and an open one is not touched by others', async () => {
    for (const by of [enquiry.cancelled, enquiry.closed]) {
      const oppId = await enquire();
      const { quoteVerId } = await add(oppId);
      await setEnquiry(oppId, by);
      const before = await statusOf(oppId);
      for (const to of [quote.won, quote.lost, quote.active]) await setStatus(quoteVerId, to);
      expect(await statusOf(oppId)).toBe(before);
    }
    const oppId = await enquire();
    await setEnquiry(oppId, enquiry.tender);
    const { quoteVerId } = await add(oppId);
    for (const to of [quote.revised, quote.cancelled, quote.active]) await setStatus(quoteVerId, to);
    expect(await statusOf(oppId)).toBe('Tender');
  });

  test('undoing a change restores the status of both, and the day of the version, in one step', async () => {
    const oppId = await enquire();
    await setEnquiry(oppId, enquiry.tender);
    const { quoteVerId } = await add(oppId);
    const won = await internal.put(`updateQuoteStatus/${quoteVerId}`, { quoteStatus: quote.won });
    expect(won.body).toMatchObject({ decidedOn: inDays(0), opportunityStatus: { oppStatusName: 'Won' } });
    expect(await internal.post(`undo/${won.headers.get('undo-token')}`)).toMatchObject({
      status: 200,
      body: {
        changed: [
          { entity: 'enquiry', count: 1 },
          { entity: 'quotation', count: 1 },
        ],
      },
    });
    expect((await internal.get(`quotation/${quoteVerId}`)).body).toMatchObject({
      quoteStatus: { id: quote.active },
      decidedOn: null,
      opportunityStatus: { oppStatusName: 'Tender' },
    });
  });

  test.each([{ decidedOn: '01/01/2020' }, { opportunityStatus: enquiry.cancelled }])(
    'nobody sets the day or the status of the enquiry with that of a version: %j',
    async (more) => {
      const { quoteVerId } = await add(await enquire());
      const { status, body } = await internal.put(`updateQuoteStatus/${quoteVerId}`, {
        quoteStatus: quote.won,
        ...more,
      });
      expect([status, body.message]).toEqual([400, 'The body must be { quoteStatus, lostQuoteReason }.']);
      expect((await internal.get(`quotation/${quoteVerId}`)).body.quoteStatus.id).toBe(quote.active);
    },
  );

  test('two versions won and lost at once leave the enquiry with a status that fits both', async () => {
    for (let i = 0; i < 5; i++) {
      const oppId = await enquire();
      const [first, second] = [await add(oppId), await add(oppId)];
      await Promise.all([setStatus(first.quoteVerId, quote.won), setStatus(second.quoteVerId, quote.lost)]);
      expect(await statusOf(oppId)).toBe('Won');
    }
  });
});

test('a quotation is decided on the day it is won or lost, and not once it is active again', async () => {
  const { quoteVerId } = await add(await enquire());
  expect(await setStatus(quoteVerId, quote.lost)).toMatchObject({ decidedOn: inDays(0), countedOn: inDays(0) });
  expect((await internal.put(`quotation/${quoteVerId}`, { decidedOn: '01/01/2026' })).body.decidedOn).toBe(inDays(0));
  expect((await internal.get(`setquoteactive/${quoteVerId}`)).body.decidedOn).toBeNull();
});

test('the day by which a decision counts follows it through changes of several, undo and deletion', async () => {
  const quoted = inDays(-40);
  const { quoteVerId } = await add(await enquire(), { quoteVerDate: quoted });
  const read = async () => {
    const { decidedOn, countedOn } = (await internal.get(`quotation/${quoteVerId}`)).body;
    return [decidedOn, countedOn];
  };
  const undo = (headers: Headers) => internal.post(`undo/${headers.get('undo-token')}`);
  expect(await read()).toEqual([null, quoted]);
  const bulk = await internal.post('quotations/bulk', { ids: [quoteVerId], set: { quoteStatus: quote.won } });
  expect(await read()).toEqual([inDays(0), inDays(0)]);
  await undo(bulk.headers);
  expect(await read()).toEqual([null, quoted]);

  const { database } = app.platform;
  const old = sql`update quotation set quote_status_id = ${quote.won} where quote_ver_id = ${quoteVerId}`;
  await database.write(() => database.rows(old));
  const active = await internal.put(`updateQuoteStatus/${quoteVerId}`, { quoteStatus: quote.active });
  const won = await internal.put(`updateQuoteStatus/${quoteVerId}`, { quoteStatus: quote.won });
  expect(await read()).toEqual([inDays(0), inDays(0)]);
  await undo(won.headers);
  await undo(active.headers);
  expect(await read()).toEqual([null, quoted]);
  expect((await internal.put(`quotation/${quoteVerId}`, { quoteVerDate: inDays(-50) })).status).toBe(200);
  expect(await read()).toEqual([null, inDays(-50)]);

  const deleted = await internal.delete(`quotation/${quoteVerId}`);
  // As one that was deleted before the day was kept.
  const kept = sql`update undo_step set before = replace(before, '"counted_on"', '"former_on"') where action = 'remove' and record_id = ${quoteVerId}`;
  await database.write(() => database.rows(kept));
  expect((await undo(deleted.headers)).status).toBe(200);
  expect(await read()).toEqual([null, inDays(-50)]);
});
