import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { addContact, customerWithContact, enquiryOf, inDays } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;
/** Keys of the quote statuses and of a reason, which tests name rows by. */
const [active, won, lost, cancelled, revised, closed] = [1, 2, 3, 4, 5, 6];
let reason: number;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
  reason = (await internal.get('activeLostQuoteNotes')).body[0].id;
});
afterAll(() => app.close());

const enquire = async (): Promise<number> => (await internal.post('opportunityconf', enquiryOf(who))).body.oppId;
const values = { quoteVerDate: inDays(0), productValue: 100, productType: 1, productQty: 3, quoteGrade: 1 };
const create = (opportunity: number, more: object = {}) =>
  internal.post('quotation', { opportunity, ...values, ...more });
const quote = async (opportunity: number, more: object = {}) => (await create(opportunity, more)).body;
const setStatus = (id: number, quoteStatus: number | undefined, more: object = {}) =>
  internal.put(`updateQuoteStatus/${id}`, { quoteStatus, ...more });
const read = async (id: number) => (await internal.get(`quotation/${id}`)).body;
/** The statuses of an enquiry's versions, oldest first. */
async function statuses(opportunity: number): Promise<number[]> {
  const { body } = await internal.get(`opportunityquotes/${opportunity}`);
  const sorted = (body as any[]).toSorted((a, b) => a.versionNo - b.versionNo);
  return sorted.map(({ quoteStatus }) => quoteStatus.id);
}

describe('of the versions of an enquiry', () => {
  test('the one saved as Active is the only active one, however it is saved [STA-044 AMB-071]', async () => {
    const oppId = await enquire();
    const [one, two] = [await quote(oppId), await quote(oppId)];
    expect(await statuses(oppId)).toEqual([revised, active]);
    await internal.put(`quotation/${one.quoteVerId}`, { quoteStatus: active });
    expect(await statuses(oppId)).toEqual([active, revised]);
    await setStatus(two.quoteVerId, active);
    expect(await statuses(oppId)).toEqual([revised, active]);
    await internal.get(`setquoteactive/${one.quoteVerId}`);
    expect(await statuses(oppId)).toEqual([active, revised]);
    await internal.post('quotations/bulk', { ids: [two.quoteVerId], set: { quoteStatus: active } });
    expect(await statuses(oppId)).toEqual([revised, active]);
  });

  test('the call that follows a save as Active finds it the only active one, and changes nothing more [STA-044 AMB-071 AMB-118]', async () => {
    const oppId = await enquire();
    const [one, two] = [await quote(oppId), await quote(oppId)];
    expect(two).toMatchObject({ quoteStatus: { id: active, statusName: 'Active' } });
    for (const { quoteVerId } of [two, one]) {
      const saved = (await internal.put(`quotation/${quoteVerId}`, { quoteStatus: active })).body;
      const history = (await internal.get(`recordHistoryQuote/${quoteVerId}`)).body;
      const set = await internal.get(`setquoteactive/${quoteVerId}`);
      expect([set.status, set.headers.get('undo-token'), set.body]).toEqual([200, null, saved]);
      expect(await read(quoteVerId)).toEqual(saved);
      expect((await internal.get(`recordHistoryQuote/${quoteVerId}`)).body).toEqual(history);
      expect(await statuses(oppId)).toEqual(quoteVerId === one.quoteVerId ? [active, revised] : [revised, active]);
    }
  });

  test('one is active or won, whichever way a second one would come about [AMB-071 AMB-118]', async () => {
    const bulk = (id: number) => internal.post('quotations/bulk', { ids: [id], set: { quoteStatus: won } });
    const win = (id: number) => internal.put(`updateQuoteStatus/${id}`, { quoteStatus: won });
    const edit = (id: number) => internal.put(`quotation/${id}`, { quoteStatus: won });
    const activate = (id: number) => internal.get(`setquoteactive/${id}`);
    const oppId = await enquire();
    const first = await quote(oppId, { quoteStatus: won });
    const second = await quote(oppId);
    await quote(oppId, { quoteStatus: closed });
    expect(await statuses(oppId)).toEqual([revised, active, closed]);
    expect((await read(first.quoteVerId)).decidedOn).toBeNull();
    const { body } = await internal.get(`recordHistoryQuote/${first.quoteVerId}`);
    expect(body[0].changes).toMatchObject([
      { field: 'quoteStatus', old: 'Won', new: 'Revised' },
      { field: 'decidedOn', new: null },
    ]);
    for (const [way, id, left] of [
      [win, first.quoteVerId, [won, revised, closed]],
      [activate, second.quoteVerId, [revised, active, closed]],
      [edit, first.quoteVerId, [won, revised, closed]],
      [bulk, second.quoteVerId, [revised, won, closed]],
    ] as const) {
      expect((await way(id)).status).toBe(200);
      expect(await statuses(oppId)).toEqual(left);
    }
  });

  test('undoing a win beside an active version gives both their statuses, days and the enquiry’s', async () => {
    const oppId = await enquire();
    const [first, second] = [await quote(oppId), await quote(oppId)];
    const before = [await read(first.quoteVerId), await read(second.quoteVerId)];
    const saved = await setStatus(first.quoteVerId, won);
    expect((await internal.get(`opportunity/${oppId}`)).body.oppStatusName).toBe('Won');
    expect((await internal.post(`undo/${saved.headers.get('undo-token')}`)).status).toBe(200);
    const now = [await read(first.quoteVerId), await read(second.quoteVerId)];
    const stamps = { version: expect.any(Number), updatedBy: expect.anything() };
    expect(now).toEqual(before.map((one) => ({ ...one, ...stamps })));
  });

  test('undoing a new version makes the former one active again, and its number is not given again [AMB-074]', async () => {
    const oppId = await enquire();
    const first = await quote(oppId);
    const second = await create(oppId);
    expect(await statuses(oppId)).toEqual([revised, active]);
    expect((await internal.post(`undo/${second.headers.get('undo-token')}`)).status).toBe(200);
    expect(await statuses(oppId)).toEqual([active]);
    expect((await quote(oppId)).versionNo).toBe(3);
    expect((await read(first.quoteVerId)).quoteStatus.id).toBe(revised);
  });

  test('a version that is refused leaves the active one alone [STA-044]', async () => {
    const oppId = await enquire();
    const { quoteVerId, version } = await quote(oppId);
    await quote(oppId, { quoteStatus: closed });
    expect((await create(oppId, { productQty: -1 })).status).toBe(422);
    const stale = await internal.put(`quotation/${quoteVerId}`, { notes: 'A', version });
    expect(stale.status).toBe(200);
    expect((await internal.put(`quotation/${quoteVerId}`, { quoteStatus: active, notes: 'B', version })).status).toBe(
      409,
    );
    expect(await statuses(oppId)).toEqual([active, closed]);
  });

  test('20 created at once get 20 numbers, and one of them is active [STA-044]', async () => {
    const oppId = await enquire();
    const made = await Promise.all(Array.from({ length: 20 }, (_, i) => create(oppId, { productValue: i })));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const numbers = made.map(({ body }) => body.versionNo).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    const all = await statuses(oppId);
    expect(all.filter((id) => id === active)).toHaveLength(1);
    expect(all.filter((id) => id === revised)).toHaveLength(19);
    const latest = made.find(({ body }) => body.versionNo === 20)!;
    expect((await internal.get(`opportunity/${oppId}`)).body.quoteValue).toBe(latest.body.productValue);
  });

  test('one is active after all of them are set active at once [AMB-071]', async () => {
    const oppId = await enquire();
    const made = [];
    for (let i = 0; i < 8; i++) made.push(await quote(oppId));
    const answers = await Promise.all(made.map(({ quoteVerId }) => internal.get(`setquoteactive/${quoteVerId}`)));
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect((await statuses(oppId)).filter((id) => id === active)).toHaveLength(1);
  });

  test('a number is never given again, and the value of the enquiry follows a deletion [AMB-074]', async () => {
    const oppId = await enquire();
    await quote(oppId, { productValue: 10 });
    const { quoteVerId, sQuoteNo } = await quote(oppId, { productValue: 20 });
    expect((await internal.delete(`quotation/${quoteVerId}`)).status).toBe(200);
    expect((await internal.get(`opportunity/${oppId}`)).body.quoteValue).toBe(10);
    expect((await internal.get(`quotenextverno/${sQuoteNo}`)).body).toBe(3);
    expect((await quote(oppId)).versionNo).toBe(3);
  });
});

describe('the status of a quotation [AMB-072]', () => {
  test('may become any other', async () => {
    const { quoteVerId } = await quote(await enquire());
    const all = [active, won, lost, cancelled, revised, closed];
    for (const from of all)
      for (const to of all)
        for (const id of [from, to]) {
          const { status, body } = await setStatus(quoteVerId, id, id === lost ? { lostQuoteReason: reason } : {});
          expect([from, to, status, body.quoteStatus?.id]).toEqual([from, to, 200, id]);
        }
  });

  test('Lost needs a reason, which cannot be removed and is cleared when the version is no longer lost', async () => {
    const { quoteVerId } = await quote(await enquire());
    const refused = { status: 422, body: { errors: { lostQuoteReason: 'Please choose why it was lost.' } } };
    expect(await setStatus(quoteVerId, lost)).toMatchObject(refused);
    expect(await create(await enquire(), { quoteStatus: lost })).toMatchObject(refused);
    await setStatus(quoteVerId, lost, { lostQuoteReason: reason });
    expect((await read(quoteVerId)).lostQuoteReason.id).toBe(reason);
    expect(await internal.put(`quotation/${quoteVerId}`, { lostQuoteReason: null })).toMatchObject(refused);
    expect((await internal.put(`quotation/${quoteVerId}`, { notes: 'Too dear.' })).status).toBe(200);
    expect((await read(quoteVerId)).lostQuoteReason.id).toBe(reason);
    await internal.get(`setquoteactive/${quoteVerId}`);
    expect((await read(quoteVerId)).lostQuoteReason).toBeNull();
    await internal.put(`quotation/${quoteVerId}`, { lostQuoteReason: reason });
    expect((await read(quoteVerId)).lostQuoteReason).toBeNull();
  });
});

describe('a quotation and its enquiry', () => {
  test('customer and branch are those of the enquiry, whatever is sent [PER-008 STA-016]', async () => {
    const awaiting = (await internal.get('custreqapproval')).body.find((one: any) => one.mbpBranch);
    const refused = { status: 422, body: { message: 'Customer must be approved before Booking In the quotation.' } };
    const { contactId: contact } = await addContact(internal, awaiting);
    const of = { customer: awaiting.customerId, contact };
    const theirs = (await internal.post('opportunityconf', { ...enquiryOf(who), ...of })).body;
    expect(await create(theirs.oppId, { customer: who.customer.customerId })).toMatchObject(refused);
    const branch = (await internal.get('activeMbpBranches')).body.find(
      (one: any) => one.id !== who.customer.mbpBranch.id,
    );
    const oppId = await enquire();
    const made = await quote(oppId, { customer: awaiting.customerId, mbpBranch: branch.id });
    const own = {
      customer: { customerId: who.customer.customerId },
      mbpBranch: { id: who.customer.mbpBranch.id },
      opportunity: { oppId },
    };
    expect(made).toMatchObject(own);
    const change = { customer: awaiting.customerId, mbpBranch: branch.id, notes: 'x' };
    expect((await internal.put(`quotation/${made.quoteVerId}`, change)).body).toMatchObject({ ...own, notes: 'x' });
    expect(await internal.put(`quotation/${made.quoteVerId}`, { opportunity: theirs.oppId })).toMatchObject({
      status: 422,
      body: { errors: { opportunity: 'The enquiry of a quotation cannot be changed.' } },
    });
  });

  test('follow each other: a quotation moves to the new branch and sales exec of its enquiry', async () => {
    const admin = await Client.as(app, 'admin');
    const oppId = await enquire();
    const { quoteVerId } = await quote(oppId);
    const all: any[] = (await admin.get('activeMbpBranches')).body;
    const from = (await read(quoteVerId)).mbpBranch.id;
    const to = all.find(({ id, salesExecId }) => id !== from && salesExecId);
    const moved = await admin.put(`opportunity/${oppId}`, { mbpBranch: to.id });
    expect(moved.body).toMatchObject({ mbpBranch: { id: to.id }, salesExec: { id: to.salesExecId } });
    expect((await admin.get(`quotation/${quoteVerId}`)).body).toMatchObject({
      mbpBranch: { id: to.id },
      salesExec: { id: to.salesExecId },
    });
    const { body: history } = await admin.get(`recordHistoryQuote/${quoteVerId}`);
    expect(JSON.stringify(history[0])).toContain(to.branchName);
  });

  test('have the sales exec of their enquiry, also after the branch gets another one', async () => {
    const admin = await Client.as(app, 'admin');
    const oppId = await enquire();
    const { mbpBranch, salesExec } = (await admin.get(`opportunity/${oppId}`)).body;
    const branches: any[] = (await admin.get('mbpBranches')).body;
    const branch = branches.find(({ id }) => id === mbpBranch.id);
    const other = (await admin.get('activeSalesExecs')).body.find(({ id }: { id: number }) => id !== salesExec.id);
    const give = async (id: number) => {
      const { status } = await admin.put(`mbpBranch/${branch.id}`, { ...branch, version: undefined, salesExec: id });
      expect(status).toBe(200);
    };
    await give(other.id);
    expect((await read((await quote(oppId)).quoteVerId)).salesExec.id).toBe(salesExec.id);
    await give(salesExec.id);
  });

  test('cannot be created by a person who may not add quotations [PER-007]', async () => {
    const readonly = await Client.as(app, 'readonly');
    expect(await readonly.post('quotation', { opportunity: await enquire(), ...values })).toMatchObject({
      status: 422,
      body: { message: 'You are not allowed to create a new Quotation.' },
    });
  });

  test('an enquiry with quotations keeps its customer', async () => {
    const oppId = await enquire();
    const other = (await internal.get('contacts')).body.find(
      ({ customer }: any) => customer.customerId !== who.customer.customerId,
    );
    const move = { customer: other.customer.customerId, contact: other.contactId };
    expect((await internal.put(`opportunity/${oppId}`, move)).status).toBe(200);
    const back = { customer: who.customer.customerId, contact: who.contact.contactId };
    await internal.put(`opportunity/${oppId}`, back);
    const { quoteVerId } = await quote(oppId);
    const refused = { customer: 'The customer of an enquiry with quotations cannot be changed.' };
    expect(await internal.put(`opportunity/${oppId}`, move)).toMatchObject({ status: 422, body: { errors: refused } });
    await internal.delete(`quotation/${quoteVerId}`);
    expect((await internal.put(`opportunity/${oppId}`, move)).status).toBe(200);
  });

  test('an enquiry becomes Won only with a quotation that is not lost or cancelled [STA-037]', async () => {
    const oppId = await enquire();
    const win = () => internal.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus: 6 });
    const refused = { opportunityStatus: 'An enquiry without a quotation cannot be Won.' };
    expect(await win()).toMatchObject({ status: 422, body: { errors: refused } });
    const created = { ...enquiryOf(who), opportunityStatus: 6 };
    expect(await internal.post('opportunityconf', created)).toMatchObject({ status: 422, body: { errors: refused } });
    const { quoteVerId } = await quote(oppId);
    const none = { opportunityStatus: 'An enquiry whose quotations are all lost or cancelled cannot be Won.' };
    for (const status of [lost, cancelled]) {
      await setStatus(quoteVerId, status, { lostQuoteReason: reason });
      expect(await win()).toMatchObject({ status: 422, body: { errors: none } });
    }
    await setStatus(quoteVerId, revised);
    expect(await win()).toMatchObject({ status: 200, body: { oppStatusName: 'Won' } });
  });
});

describe('the expiry date [VAL-105]', () => {
  test('is the one given, or else the quote date plus the months of the product type', async () => {
    const types = (await internal.get('activeProductTypes')).body as any[];
    const { id, expiryMonths } = types.find((type) => type.expiryMonths === 3) ?? types[0];
    expect(expiryMonths).toBe(3);
    const oppId = await enquire();
    const dated = { productType: id, quoteVerDate: '30/11/2026' };
    expect((await quote(oppId, dated)).expiryDate).toBe('28/02/2027');
    expect((await quote(oppId, { ...dated, expiryDate: '01/12/2026' })).expiryDate).toBe('01/12/2026');
  });

  test('is not before the quote date', async () => {
    const oppId = await enquire();
    const refused = { status: 422, body: { errors: { expiryDate: 'Expiry Date must not be before Quote Date.' } } };
    expect(await create(oppId, { quoteVerDate: '02/12/2026', expiryDate: '01/12/2026' })).toMatchObject(refused);
    const { quoteVerId } = await quote(oppId, { quoteVerDate: '01/12/2026', expiryDate: '01/12/2026' });
    expect(await internal.put(`quotation/${quoteVerId}`, { quoteVerDate: '02/12/2026' })).toMatchObject(refused);
    expect(await internal.put(`quotation/${quoteVerId}`, { expiryDate: '30/11/2026' })).toMatchObject(refused);
  });
});
