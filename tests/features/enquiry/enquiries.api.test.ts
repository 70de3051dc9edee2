import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { planOfPage } from '../../support/plans.ts';
import { addContact, customerWithContact, enquiryOf, inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let readonly: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  readonly = await Client.as(app, 'readonly');
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

const enquiry = async () => (await internal.post('opportunityconf', enquiryOf(who))).body;

async function quotation(opportunity: number, more: object = {}) {
  const values = { quoteVerDate: inDays(0), productValue: 1250.5, productType: 1, productQty: 3, quoteGrade: 1 };
  return internal.post('quotation', { opportunity, ...values, ...more });
}

describe('an enquiry', () => {
  test('gets the next number and the status New, and takes region and sales exec from post code and branch [AMB-070]', async () => {
    const [first, second] = [await enquiry(), await enquiry()];
    expect(first.sQuoteNo).toMatch(/^Q\d{6}$/);
    expect(Number(second.sQuoteNo.slice(1))).toBe(Number(first.sQuoteNo.slice(1)) + 1);
    expect(first).toMatchObject({
      oppStatusName: 'New',
      country: 'UK',
      region: who.customer.region,
      salesExec: { salesExecName: who.customer.mbpBranch.salesExecName },
      custCode: who.customer.custCode,
    });
  });

  test('concurrent enquiries get different numbers', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => internal.post('opportunityconf', enquiryOf(who))));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(made.map(({ body }) => body.sQuoteNo)).size).toBe(6);
  });

  test('with possible duplicates gets 409 with ranked rows, and is saved when confirmed', async () => {
    const values = enquiryOf(who);
    const { body: saved } = await internal.post('opportunityconf', values);
    for (const call of ['opportunity', 'getDupEnquiry']) {
      const { status, body } = await internal.post(call, values);
      expect([call, status]).toEqual([call, 409]);
      expect(body[0]).toMatchObject({ oppId: saved.oppId, sQuoteNo: saved.sQuoteNo, sim_addr_rank: 1 });
      expect(body[0].sim_desc_rank).toBeGreaterThan(0.9);
    }
    expect((await internal.post('opportunityconf', values)).status).toBe(200);
  });

  test('is set back to active, and its status is set by its own call [STA-040 AMB-067]', async () => {
    const { oppId } = await enquiry();
    const closed = await keyOf(internal, 'opportunitystatuses', 'oppStatusName', 'Closed');
    expect(await internal.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus: closed })).toMatchObject({
      status: 200,
      body: { oppStatusName: 'Closed' },
    });
    expect(await internal.put(`setEnquiryActive/${oppId}`)).toMatchObject({ body: { oppStatusName: 'Active' } });
    expect((await internal.get('activeOpportunities')).body.map((one: any) => one.oppId)).toContain(oppId);
    expect((await readonly.put(`setEnquiryActive/${oppId}`)).status).toBe(422);
  });

  describe('whose last quotation has expired [AMB-067]', () => {
    const active = async () => (await internal.get('activeOpportunities')).body.map((one: any) => one.oppId);
    const read = async (id: number) => (await internal.get(`opportunity/${id}`)).body;
    const setStatus = async (quoteVerId: number, name: string) =>
      internal.put(`updateQuoteStatus/${quoteVerId}`, {
        quoteStatus: await keyOf(internal, 'quotestatuses', 'statusName', name),
      });
    const dated = (from: number, until: number) => ({ quoteVerDate: inDays(from), expiryDate: inDays(until) });

    /** An active enquiry whose only quotation is active and expires on a day. */
    async function quoted(until: number) {
      const { oppId } = await enquiry();
      await internal.put(`setEnquiryActive/${oppId}`);
      return { oppId, quote: (await quotation(oppId, dated(-60, until))).body };
    }

    test('is not listed as active unless a quotation of it is active', async () => {
      const { oppId, quote } = await quoted(-1);
      expect(await active()).toContain(oppId);
      await setStatus(quote.quoteVerId, 'Cancelled');
      expect(await read(oppId)).toMatchObject({ oppStatusName: 'Active', expiryDate: inDays(-1) });
      expect(await active()).not.toContain(oppId);
      await internal.get(`setquoteactive/${quote.quoteVerId}`);
      expect(await read(oppId)).toMatchObject({ expiryDate: null });
      expect(await active()).toContain(oppId);
    });

    test('counts as expired by its last quotation, from the day after its expiry date', async () => {
      const { oppId, quote } = await quoted(-30);
      const { body: last } = await quotation(oppId, dated(-20, 0));
      await setStatus(last.quoteVerId, 'Cancelled');
      expect((await internal.get(`quotation/${quote.quoteVerId}`)).body.quoteStatus.statusName).toBe('Revised');
      expect(await active()).toContain(oppId);
      await internal.put(`quotation/${last.quoteVerId}`, { expiryDate: inDays(-1) });
      expect(await active()).not.toContain(oppId);
      expect((await internal.delete(`delQuoteRelRec/${last.quoteVerId}`)).status).toBe(200);
      expect(await read(oppId)).toMatchObject({ expiryDate: inDays(-30) });
    });

    test.each(['setEnquiryActive', 'updateOpportunityStatus'])(
      'is active again after %s, until another quotation of it expires',
      async (call) => {
        const { oppId, quote } = await quoted(-1);
        await setStatus(quote.quoteVerId, 'Cancelled');
        const id = await keyOf(internal, 'opportunitystatuses', 'oppStatusName', 'Active');
        const body = call === 'setEnquiryActive' ? undefined : { opportunityStatus: id };
        expect(await internal.put(`${call}/${oppId}`, body)).toMatchObject({
          status: 200,
          body: { oppStatusName: 'Active', expiryDate: null },
        });
        expect(await active()).toContain(oppId);
        await internal.put(`quotation/${quote.quoteVerId}`, { notes: 'Rang again' });
        expect(await active()).toContain(oppId);
        const { body: next } = await quotation(oppId, dated(-10, -2));
        await setStatus(next.quoteVerId, 'Cancelled');
        expect(await active()).not.toContain(oppId);
      },
    );

    describe('once it has been set active', () => {
      /** An enquiry that had a status and was set active, so that its expired quotation no longer counts. */
      async function reopened(status: string) {
        const { oppId, quote } = await quoted(-1);
        await setStatus(quote.quoteVerId, 'Cancelled');
        const before = await keyOf(internal, 'opportunitystatuses', 'oppStatusName', status);
        if (status !== 'Active') await internal.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus: before });
        expect(await read(oppId)).toMatchObject({ oppStatusName: status, expiryDate: inDays(-1) });
        const { headers } = await internal.put(`setEnquiryActive/${oppId}`);
        return { oppId, quote, undo: () => internal.post(`undo/${headers.get('undo-token')}`) };
      }

      test.each(['Active', 'Closed', 'Tender'])(
        'gets its status %s and its expiry back when that is undone',
        async (status) => {
          const { oppId, undo } = await reopened(status);
          expect(await read(oppId)).toMatchObject({ oppStatusName: 'Active', expiryDate: null });
          expect((await undo()).status).toBe(200);
          expect(await read(oppId)).toMatchObject({ oppStatusName: status, expiryDate: inDays(-1) });
          expect(await active()).not.toContain(oppId);
        },
      );

      test('stays active while its quotation gets decided statuses', async () => {
        const { oppId, quote } = await reopened('Active');
        for (const status of ['Won', 'Closed', 'Cancelled']) await setStatus(quote.quoteVerId, status);
        expect((await read(oppId)).expiryDate).toBeNull();
        for (const status of ['Active', 'Cancelled']) await setStatus(quote.quoteVerId, status);
        expect((await read(oppId)).expiryDate).toBe(inDays(-1));
      });

      test('does not expire again when a version of it that was set active is undone', async () => {
        const { oppId, quote } = await reopened('Active');
        const before = await read(oppId);
        const { headers } = await internal.get(`setquoteactive/${quote.quoteVerId}`);
        expect((await internal.post(`undo/${headers.get('undo-token')}`)).status).toBe(200);
        const { version: _, ...restored } = await read(oppId);
        expect(before).toMatchObject(restored);
        expect(restored).toMatchObject({ oppStatusName: 'Active', expiryDate: null });
        expect(await active()).toContain(oppId);
      });
    });

    test('is found by an index', async () => {
      const { told, ordered } = await planOfPage(app, () => internal.get('activeOpportunities?range=[0,24]'));
      expect([told, ordered]).toEqual([expect.stringContaining('ix_enquiry_opportunity_status_id'), true]);
    });
  });

  test('is refused without the permission [PER-010]', async () => {
    expect(await readonly.post('opportunity', enquiryOf(who))).toMatchObject({
      status: 422,
      body: { message: 'You are not allowed to create a new record.' },
    });
  });
});

describe('a quotation', () => {
  test('counts its versions, takes customer and branch from the enquiry, and expires after the months of its product', async () => {
    const { oppId, sQuoteNo } = await enquiry();
    const first = await quotation(oppId);
    expect(first).toMatchObject({
      status: 200,
      body: {
        sQuoteNo,
        versionNo: 1,
        customer: { customerId: who.customer.customerId },
        productValue: 1250.5,
        quoteStatus: { statusName: 'Active' },
        mbpBranch: { id: who.customer.mbpBranch.id },
      },
    });
    expect(first.body.expiryDate).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect((await internal.get(`quotenextverno/${sQuoteNo}`)).body).toBe(2);
    const second = await quotation(oppId, { productValue: 99 });
    expect(second.body.versionNo).toBe(2);
    expect((await internal.get(`opportunity/${oppId}`)).body.quoteValue).toBe(99);
    const versions = (await internal.get(`quotationversions/${second.body.quoteVerId}`)).body;
    expect(versions.map((one: any) => one.versionNo)).toEqual([2, 1]);
  });

  test('only one version is active: those that were active become Revised [AMB-071]', async () => {
    const { oppId } = await enquiry();
    const [one, two] = [(await quotation(oppId)).body, (await quotation(oppId)).body];
    const { status, headers, body } = await internal.get(`setquoteactive/${two.quoteVerId}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.quoteStatus.statusName).toBe('Active');
    expect((await internal.get(`quotation/${one.quoteVerId}`)).body.quoteStatus.statusName).toBe('Revised');
    expect((await internal.get(`setquoteactive/${one.quoteVerId}/${oppId + 1}`)).status).toBe(404);
    expect((await internal.get(`setquoteactive/${one.quoteVerId}/${oppId}`)).status).toBe(200);
  });

  test('needs a reason to be lost [AMB-072]', async () => {
    const { quoteVerId } = (await quotation((await enquiry()).oppId)).body;
    const lost = await keyOf(internal, 'quotestatuses', 'statusName', 'Lost');
    expect((await internal.put(`updateQuoteStatus/${quoteVerId}`, { quoteStatus: lost })).status).toBe(422);
    const [reason] = (await internal.get('activeLostQuoteNotes')).body;
    expect(
      await internal.put(`updateQuoteStatus/${quoteVerId}`, { quoteStatus: lost, lostQuoteReason: reason.id }),
    ).toMatchObject({ status: 200, body: { quoteStatus: { statusName: 'Lost' } } });
  });

  test('is not booked in while its customer awaits approval, neither the first version nor another [STA-016]', async () => {
    const message = 'Customer must be approved before Booking In the quotation.';
    const refused = { status: 422, body: { message, code: 'invalid', errors: { customer: message } } };
    const admin = await Client.as(app, 'admin');
    const awaiting = (await internal.get('custreqapproval')).body.find((one: any) => one.mbpBranch);
    const approve = (requireApproval: boolean) => admin.put(`customers/${awaiting.customerId}`, { requireApproval });
    const contact = await addContact(internal, awaiting);
    const values = { ...enquiryOf(who), customer: awaiting.customerId, contact: contact.contactId };
    const { oppId, sQuoteNo } = (await internal.post('opportunityconf', values)).body;
    const booked = async () => {
      const { body } = await internal.get(`opportunityquotes/${oppId}`);
      return body.map(({ versionNo }: any) => versionNo).toSorted();
    };
    for (const more of [{}, { customer: who.customer.customerId }, { quoteStatus: null }])
      expect(await quotation(oppId, more)).toMatchObject(refused);
    expect(await booked()).toEqual([]);
    expect((await internal.get(`quotenextverno/${sQuoteNo}`)).body).toBe(1);

    expect((await approve(false)).status).toBe(200);
    expect((await quotation(oppId)).status).toBe(200);
    expect((await approve(true)).status).toBe(200);
    expect(await quotation(oppId)).toMatchObject(refused);
    expect(await booked()).toEqual([1]);
  });

  test('is deleted with its activities, or not at all [AMB-074]', async () => {
    const { quoteVerId } = (await quotation((await enquiry()).oppId)).body;
    const task = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Task');
    const values = { subject: 'Chase', dateCreated: inDays(0), activityType: task, quote: quoteVerId };
    const { body: activity } = await internal.post('activity', { ...values, customer: who.customer.customerId });
    expect((await internal.delete(`quotation/${quoteVerId}`)).status).toBe(422);
    expect((await internal.delete(`delQuoteRelRec/${quoteVerId}`)).status).toBe(200);
    expect((await internal.get(`quotation/${quoteVerId}`)).status).toBe(404);
    expect((await internal.get(`activity/${activity.activityId}`)).status).toBe(404);
  });
});
