import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, signInAt } from '../support/client.ts';
import { day, TestClock } from '../support/clock.ts';
import { draft } from '../support/customers.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let clock: TestClock;
let admin: Client;
let internal: Client;
let supervisor: Client;
let known: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  clock = new TestClock();
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  supervisor = await Client.as(app, 'supervisor');
  known = await customerWithContact(internal);
});
afterAll(() => app.close());

const ok = ({ status, body }: { status: number; body: any }) => {
  expect([status, body?.message]).toEqual([200, undefined]);
  return body;
};
const customer = async (more: object = {}) =>
  ok(await admin.post('customerconf', draft({ custName: `Trashed ${Math.random()}`, ...more })));
const note = async (client = internal) =>
  ok(await client.post('customernotes', { noteHeader: 'Deleted one day', customer: known.customer.customerId }));
const entryOf = async (client: Client, id: number, kind: string) =>
  (await client.list('trash', { filter: { kind } })).body.find((one: any) => one.recordId === id);

describe('the trash', () => {
  test('lists what one has deleted, with its name, what it belongs to, and until when it is kept', async () => {
    const { custNoteId } = await note();
    expect(ok(await internal.delete(`customernotes/${custNoteId}`))).toEqual({ id: custNoteId });
    expect(await entryOf(internal, custNoteId, 'note')).toMatchObject({
      kind: 'note',
      recordName: 'Deleted one day',
      about: known.customer.custName,
      records: 1,
      keptUntil: inDays(30),
      deletedBy: { fullName: expect.any(String) },
    });
    expect((await internal.get(`customernote/${custNoteId}`)).status).toBe(404);
  });

  test('shows each user only what that user has deleted; an Admin sees everything', async () => {
    const { custNoteId } = await note();
    ok(await internal.delete(`customernotes/${custNoteId}`));
    const entry = await entryOf(internal, custNoteId, 'note');
    expect(await entryOf(supervisor, custNoteId, 'note')).toBeUndefined();
    expect((await supervisor.get(`trash/${entry.id}`)).status).toBe(404);
    expect((await supervisor.post(`trash/${entry.id}/restore`)).status).toBe(404);
    expect(await entryOf(admin, custNoteId, 'note')).toMatchObject({ deletedBy: entry.deletedBy });
    const { deletedBy } = entry;
    const [first] = (await admin.list('trash', { filter: { deletedBy: deletedBy.id } })).body;
    expect(first.deletedBy).toEqual(deletedBy);
  });

  test('restores a record with its number, references, tags and history [AMB-109]', async () => {
    const tag = (await internal.get('tags/CUSTOMER')).body[0].id;
    const { customerId } = await customer({ tags: [tag], custCode: 'TR9001', mbpBranch: known.customer.mbpBranch.id });
    const before = (await admin.get(`customerInfo/${customerId}`)).body;
    ok(await admin.delete(`customers/${customerId}`));
    expect((await admin.get(`customerGlobalSearch/TR9001`)).body).toEqual([]);
    const entry = await entryOf(admin, customerId, 'customer');
    expect(ok(await admin.post(`trash/${entry.id}/restore`))).toEqual({ entity: 'customer', id: customerId });
    expect((await admin.get(`customerInfo/${customerId}`)).body).toEqual(before);
    const history = (await admin.get(`getCustomerHistory/${customerId}`)).body;
    expect(history.map(({ action }: any) => action)).toEqual(['restore', 'delete', 'create']);
    expect((await admin.get(`customerGlobalSearch/${encodeURIComponent(before.custName)}`)).body).toHaveLength(1);
    expect(await entryOf(admin, customerId, 'customer')).toBeUndefined();
    expect((await admin.post(`trash/${entry.id}/restore`)).status).toBe(404);
  });

  test('restores what was deleted together as one: a version with its activities and files, and the roll-ups', async () => {
    const enquiry = ok(await internal.post('opportunityconf', enquiryOf(known)));
    const version = ok(
      await internal.post('quotation', {
        opportunity: enquiry.oppId,
        quoteVerDate: inDays(0),
        productValue: 1234.5,
        productType: 1,
        productQty: 2,
        quoteGrade: 1,
        quoteStatus: 1,
      }),
    );
    const { activityId } = ok(
      await internal.post('activity', {
        subject: 'Measure',
        dateCreated: inDays(0),
        activityType: 1,
        customer: known.customer.customerId,
        opportunity: enquiry.oppId,
        quote: version.quoteVerId,
      }),
    );
    const before = (await internal.get(`opportunity/${enquiry.oppId}`)).body;
    ok(await internal.delete(`delQuoteRelRec/${version.quoteVerId}`));
    expect((await internal.get(`opportunity/${enquiry.oppId}`)).body.quoteValue).toBeNull();
    const entry = await entryOf(internal, version.quoteVerId, 'quotation');
    expect(entry).toMatchObject({ recordName: version.sQuoteNo, records: 2 });
    expect(await entryOf(internal, activityId, 'activity')).toBeUndefined();
    ok(await internal.post(`trash/${entry.id}/restore`));
    expect((await internal.get(`activity/${activityId}`)).body.quote.quoteVerId).toBe(version.quoteVerId);
    const { version: _, dateUpdated: __, ...restored } = (await internal.get(`opportunity/${enquiry.oppId}`)).body;
    expect(before).toMatchObject(restored);
  });

  test('keeps unique values and numbers for the deleted record [AMB-109]', async () => {
    const mbpBranch = known.customer.mbpBranch.id;
    const { customerId } = await customer({ custCode: 'TR9002', mbpBranch });
    ok(await admin.delete(`customers/${customerId}`));
    const again = await admin.post('customerconf', draft({ custName: 'Other', custCode: 'tr9002', mbpBranch }));
    expect(again.status).toBe(422);
    expect(again.body.errors.custCode).toBe(
      `The Account No entered is already used for Branch: ${known.customer.mbpBranch.branchName}. A deleted customer still has it: restore that one from Deleted, or ask an Admin to delete it for good.`,
    );
    const entry = await entryOf(admin, customerId, 'customer');
    expect((await internal.delete(`trash/${entry.id}`)).status).toBe(422);
    ok(await admin.delete(`trash/${entry.id}`));
    ok(await admin.post('customerconf', draft({ custName: 'Other', custCode: 'TR9002', mbpBranch })));
  });

  test('does not keep a link for the deleted record: another account can take its place at the branch', async () => {
    const { customerId } = await customer();
    const [, branch] = ok(await admin.get('activeMbpBranches'));
    const account = (tasCode: string) =>
      admin.post(`addCustomerMBPBranch/${customerId}`, { tasCode, mbpBranch: branch.id, salesExec: 1 });
    ok(await account('TR9003'));
    const [first] = ok(await admin.get(`customerMBPbranches/${customerId}`));
    ok(await admin.delete(`removeCustomerMBPBranches/${customerId}/${first.custBranchId}`));
    expect((await account('tr9003')).body.errors.tasCode).toContain('A deleted branch account still has it');
    ok(await account('TR9004'));
    const entry = await entryOf(admin, first.custBranchId, 'customerBranch');
    expect((await admin.post(`trash/${entry.id}/restore`)).status).toBe(422);
  });

  test('says why something cannot come back: its customer is gone [AMB-109]', async () => {
    const { customerId } = await customer();
    const { custNoteId } = ok(await admin.post('customernotes', { noteHeader: 'Orphan', customer: customerId }));
    ok(await admin.delete(`customernotes/${custNoteId}`));
    ok(await admin.delete(`customers/${customerId}`));
    const [lost, owner] = [await entryOf(admin, custNoteId, 'note'), await entryOf(admin, customerId, 'customer')];
    expect(await admin.post(`trash/${lost.id}/restore`)).toMatchObject({
      status: 422,
      body: { code: 'gone', message: 'This note cannot be restored: its customer no longer exists.' },
    });
    expect(ok(await admin.post('trash/restore', { ids: [owner.id, lost.id] }))).toEqual({
      done: [owner.id, lost.id],
      refused: [],
    });
    expect((await admin.get(`customernote/${custNoteId}`)).body.customer.customerId).toBe(customerId);
  });

  test('keeps the file of a deleted attachment, until it is deleted for good', async () => {
    const form = new FormData();
    form.set('attachmentfile', new Blob(['Terms of trade']), 'terms.txt');
    form.set('params', JSON.stringify({ fileName: 'terms.txt', customer: known.customer.customerId }));
    const post = await fetch(`${app.url}/v1/attachment/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${internal.token}` },
      body: form,
    });
    const { attachId, fileName } = (await post.json()) as any;
    ok(await internal.delete(`attachment/${attachId}`));
    expect((await internal.get(`downloadAttachment/${fileName}`)).status).toBe(404);
    const entry = await entryOf(internal, attachId, 'attachment');
    ok(await internal.post(`trash/${entry.id}/restore`));
    expect((await internal.get(`downloadAttachment/${fileName}`)).body).toBe('Terms of trade');
    const [[stored]] = (await app.platform.database.rows(
      sql`select file_location from attachment where attach_id = ${attachId}`,
    )) as [[string]];
    ok(await internal.delete(`attachment/${attachId}`));
    ok(await admin.delete(`trash/${(await entryOf(internal, attachId, 'attachment')).id}`));
    expect(await app.platform.files.read(stored)).toBeNull();
  });

  test('keeps a saved filter with its conditions', async () => {
    const conditions = [{ rowNo: 1, dbField: 'custName', condition: 'contains', value: 'BRICK' }];
    const filter = ok(await internal.post('userViewFilter', { filterName: 'Bricks', dbview: 1, conditions }));
    ok(await internal.delete(`delUserViewFilter/${filter.id}`));
    const entry = await entryOf(internal, filter.id, 'userViewFilter');
    expect(entry).toMatchObject({ recordName: 'Bricks', records: 2 });
    ok(await internal.post(`trash/${entry.id}/restore`));
    expect((await internal.get(`userViewFilterConditions/${filter.id}`)).body).toMatchObject(conditions);
  });

  test('does not restore what the user may no longer delete', async () => {
    const { body } = await signInAt(app.url, 'readonly@demo.branchline.example');
    const readonly = new Client(app.url, body.idToken);
    const { custNoteId } = await note();
    ok(await internal.delete(`customernotes/${custNoteId}`));
    const entry = await entryOf(internal, custNoteId, 'note');
    const [[reader]] = (await app.platform.database.rows(
      sql`select id from app_user where email = ${'readonly@demo.branchline.example'}`,
    )) as [[number]];
    await app.platform.database.write(() =>
      app.platform.database.rows(sql`update trash set deleted_by_id = ${reader} where id = ${entry.id}`),
    );
    expect((await readonly.post(`trash/${entry.id}/restore`)).status).toBe(422);
  });

  test('is emptied after 30 days', async () => {
    const { custNoteId } = await note(admin);
    ok(await admin.delete(`customernotes/${custNoteId}`));
    expect(await entryOf(admin, custNoteId, 'note')).toBeDefined();
    clock.forward(31 * day);
    await app.platform.trash.removeExpired();
    const { database } = app.platform;
    for (const table of ['trash', 'trash_row', 'trash_claim'])
      expect(Number(await database.value(sql`select count(*) from ${sql.id(table)}`))).toBe(0);
  });
});
