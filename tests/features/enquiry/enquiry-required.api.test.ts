import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customerWithContact, enquiryOf, keyOf } from '../../support/work.ts';

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

const required = [
  ['VAL-080', 'oppDescription', 'Description is required.'],
  ['VAL-081', 'address1', 'House is required.'],
  ['VAL-082', 'address2', 'Street is required.'],
  ['VAL-083', 'address3', 'Area is required.'],
  ['VAL-084', 'cityTown', 'City/Town is required.'],
  ['VAL-085', 'postCode', 'Post Code is required.'],
  ['VAL-086', 'customer', 'Customer is required.'],
  ['VAL-087', 'contact', 'Contact is required.'],
  ['VAL-088', 'mbpBranch', 'Branch is required.'],
  ['VAL-089', 'phoneNo', 'Phone Number is required.'],
  ['VAL-090', 'email', 'Email is required.'],
  ['VAL-091', 'projectType', 'Type is required.'],
  ['VAL-092', 'dateReceived', 'Date Received is required.'],
] as const;

describe('An enquiry', () => {
  /** Without these, the server would take a missing value from the post code or the contact. */
  const sources: Record<string, object> = {
    mbpBranch: { postCode: 'ZZ99 9ZZ' },
    phoneNo: { contact: null },
    email: { contact: null },
  };

  test.each(required)('%s without %s is refused with "%s"', async (_, field, _message) => {
    const values: Record<string, unknown> = { ...enquiryOf(who), ...sources[field], [field]: null };
    const missing = required.filter(([, name]) => values[name] === null);
    for (const call of ['opportunity', 'opportunityconf']) {
      const { status, body } = await internal.post(call, values);
      const errors = Object.fromEntries(missing.map(([, name, message]) => [name, message]));
      expect([call, status, body.errors]).toEqual([call, 422, errors]);
    }
  });

  test('with these fields alone is saved, and without any of them each is reported [VAL-079]', async () => {
    expect((await internal.post('opportunity', enquiryOf(who))).status).toBe(200);
    expect(await internal.post('opportunity', {})).toMatchObject({
      status: 422,
      body: { errors: Object.fromEntries(required.map(([, field, message]) => [field, message])) },
    });
  });

  test('gets its quote number from the server, though the caller sends one [STA-048]', async () => {
    const { status, body } = await internal.post('opportunityconf', { ...enquiryOf(who), sQuoteNo: 'Q999999' });
    expect([status, body.sQuoteNo]).toEqual([200, expect.stringMatching(/^Q00\d{4}$/)]);
  });

  test('that is like another is a 409 with the list, and is saved by the call that confirms it [STA-050 BEH-124]', async () => {
    const values = enquiryOf(who);
    await internal.post('opportunityconf', values);
    for (const call of ['opportunity', 'getDupEnquiry']) {
      const { status, body } = await internal.post(call, values);
      expect([call, status, Array.isArray(body)]).toEqual([call, 409, true]);
      expect(body[0]).toMatchObject({ oppDescription: values.oppDescription.toUpperCase(), sim_desc_rank: 1 });
    }
    expect((await internal.post('opportunityconf', values)).status).toBe(200);
  });

  test('has one of nine statuses, which a call changes [STA-037 STA-041]', async () => {
    const names = ['New', 'Active', 'Lost', 'OTP', 'Cancelled', 'Won', 'Tender', 'Revised', 'Closed'];
    const { body: statuses } = await internal.get('activeOpportunityStatuses');
    expect(statuses.map((one: any) => one.oppStatusName)).toEqual(expect.arrayContaining(names));
    const { body: enquiry } = await internal.post('opportunityconf', enquiryOf(who));
    expect(enquiry.oppStatusName).toBe('New');
    const tender = await keyOf(internal, 'opportunitystatuses', 'oppStatusName', 'Tender');
    expect(await internal.put(`updateOpportunityStatus/${enquiry.oppId}`, { opportunityStatus: tender })).toMatchObject(
      {
        status: 200,
        body: { oppStatusName: 'Tender' },
      },
    );
    const cleared = await internal.put(`opportunity/${enquiry.oppId}`, { opportunityStatus: null });
    expect([cleared.status, cleared.body.errors]).toEqual([422, { opportunityStatus: 'Status is required.' }]);
    expect((await internal.get(`opportunity/${enquiry.oppId}`)).body.oppStatusName).toBe('Tender');
  });
});
