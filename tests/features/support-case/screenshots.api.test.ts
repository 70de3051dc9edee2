import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { png, send } from '../../support/files.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';
import { customerWithContact, keyOf, enquiryOf } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let reporter: Client;
let assign: Assigner;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  reporter = await Client.as(app, 'salesexec');
  assign = await assigner(admin);
});
afterAll(() => app.close());

const sent = async (client: Client) => (await send(app, client, 'ss.png', png, { screenshot: true })).body;
const gone = { status: 404, body: { message: 'Attachment not found.', code: 'not_found' } };

/** What a person gets who reads, downloads, changes, moves and deletes a file. */
async function tries(client: Client, { attachId, fileName }: any) {
  return [
    await client.get(`attachment/${attachId}`),
    await client.get(`downloadAttachment/${fileName}`),
    await client.put(`attachment/${attachId}`, { attachDesc: 'Taken' }),
    await client.put(`attachment/${attachId}`, { customer: 1 }),
    await client.delete(`attachment/${attachId}`),
  ].map(({ status }) => status);
}

describe('a screenshot [AMB-115]', () => {
  test('is only its sender’s as long as it belongs to no support case', async () => {
    const file = await sent(reporter);
    for (const client of [internal, admin]) expect(await tries(client, file)).toEqual([404, 404, 404, 404, 404]);
    expect((await reporter.get(`downloadAttachment/${file.fileName}`)).status).toBe(200);
    expect((await internal.list('attachments', { filter: { attachId: file.attachId } })).body).toEqual([]);
  });

  test('of a support case is for the person who reported it and for those who work on support cases', async () => {
    const file = await sent(reporter);
    const type = await keyOf(admin, 'supportCaseTypes', 'code', 'SCREEN');
    const values = { type, description: 'Cut off', details: 'On the right.', screenshot: file.attachId };
    expect((await reporter.post('usersupportcase/', values)).status).toBe(200);
    expect(await tries(internal, file)).toEqual([404, 404, 404, 404, 404]);
    for (const client of [reporter, admin])
      expect([
        (await client.get(`attachment/${file.attachId}`)).status,
        (await client.get(`downloadAttachment/${file.fileName}`)).status,
      ]).toEqual([200, 200]);
  });

  test('of the demo data is for nobody else either', async () => {
    expect((await internal.get('downloadAttachment/ss-5.png')).body).toEqual(gone.body);
    expect((await admin.get('downloadAttachment/ss-5.png')).status).toBe(200);
  });
});

describe('a file', () => {
  test('moves to another record only with rights on both [AMB-115]', async () => {
    const who = await customerWithContact(admin);
    const { body: profile } = await reporter.get('user/profile');
    const branch = (await admin.get('activeMbpBranches')).body.find(({ id }: any) => id !== profile.defBranch.id).id;
    const enquiry = async (mbpBranch: number) =>
      (await admin.post('opportunityconf', { ...enquiryOf(who), mbpBranch })).body.oppId;
    const [own, other] = [await enquiry(profile.defBranch.id), await enquiry(branch)];
    const customer = who.customer.customerId;
    const { attachId } = (await send(app, reporter, 'plan.png', png, { customer })).body;
    const move = (opportunity: number | null) => reporter.put(`attachment/${attachId}`, { opportunity, customer });
    // Sales executives change the enquiries of their own branch only.
    expect(await move(other)).toMatchObject({ status: 422, body: { code: 'refused' } });
    expect((await move(own)).status).toBe(200);
    await admin.put(`attachment/${attachId}`, { opportunity: other });
    expect(await move(null)).toMatchObject({ status: 422, body: { code: 'refused' } });
    expect(await move(own)).toMatchObject({ status: 422, body: { code: 'refused' } });
  });

  test('without any record cannot be left to someone else', async () => {
    const customer = (await admin.list('customers', { range: [0, 0] })).body[0].customerId;
    const { attachId } = (await send(app, internal, 'left.png', png, { customer })).body;
    expect(await admin.put(`attachment/${attachId}`, { customer: null })).toMatchObject({
      status: 422,
      body: {
        code: 'refused',
        message: 'Without a quotation, enquiry or customer, this attachment belongs only to the person who created it.',
      },
    });
    expect((await admin.get(`attachment/${attachId}`)).body.customer.customerId).toBe(customer);
  });

  test('that belongs to nothing is its sender’s, even with the rights of one branch only', async () => {
    const { id } = (await reporter.get('user/profile')).body;
    const levels = [await assign.user(id, 'ViewCustomers', 5), await assign.user(id, 'EditCustomers', 5)];
    const file = await sent(reporter);
    expect((await reporter.get(`downloadAttachment/${file.fileName}`)).status).toBe(200);
    expect((await reporter.put(`attachment/${file.attachId}`, { attachDesc: 'Mine' })).status).toBe(200);
    for (const level of levels) await admin.delete(`deleteAssignedPermission/${level}`);
  });
});
