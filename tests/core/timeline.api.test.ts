import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { activityTypeKeys } from '../../schemas/generated/activity-type.gen.ts';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { minute, TestClock } from '../support/clock.ts';
import { draft } from '../support/customers.ts';
import { png, send } from '../support/files.ts';
import { ownBranch, type OwnBranch } from '../support/own-branch.ts';
import { assigner } from '../support/permissions.ts';
import { wholeScans } from '../support/plans.ts';
import { addContact, enquiryOf, inDays } from '../support/work.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;
let customer: any;
let contact: any;

beforeAll(async () => {
  clock.stop();
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  ({ customer, contact } = await newCustomer('Quarry'));
}, 60_000);
afterAll(() => app.close());

/** A customer that has nothing yet, and a contact. */
async function newCustomer(name: string) {
  const made = await admin.post('customerconf', draft({ custName: `${name} Roofing`, mbpBranch: 1 }));
  expect(made.status).toBe(200);
  const { customerId } = made.body;
  const { database } = app.platform;
  await database.write(() =>
    database.rows(sql`update customer set require_approval = ${false} where customer_id = ${customerId}`),
  );
  clock.forward(minute);
  const { body } = await admin.get(`customers/${customerId}`);
  return { customer: body, contact: await addContact(admin, body) };
}

async function added(path: string, values: object): Promise<any> {
  const { status, body } = await admin.post(path, values);
  expect([path, status, status === 200 ? null : body]).toEqual([path, 200, null]);
  clock.forward(minute);
  return body;
}

const note = (of: any, noteHeader: string, more: object = {}) =>
  added('customernotes', { noteHeader, customer: of.customerId, ...more });

const call = (of: any, subject: string, more: object = {}) =>
  added('activity', {
    subject,
    activityType: activityTypeKeys.Call,
    dateCreated: inDays(0),
    startDate: inDays(2),
    startTime: '10:00',
    duration: 30,
    customer: of.customerId,
    ...more,
  });

const enquiry = (who: { customer: any; contact: any }, more: object = {}) =>
  added('opportunityconf', { ...enquiryOf(who), dateReceived: inDays(0), ...more });

const quotation = (opportunity: number) =>
  added('quotation', {
    opportunity,
    quoteVerDate: inDays(0),
    productValue: 1200,
    productType: 1,
    productQty: 1,
    quoteGrade: 1,
  });

async function page(path: string, query: Record<string, string> = {}, client = admin): Promise<any> {
  const { status, body } = await client.get(`timeline/${path}?${new URLSearchParams(query)}`);
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  return body;
}

/** All pages of a timeline. */
async function all(path: string, query: Record<string, string> = {}, client = admin) {
  const entries: any[] = [];
  let next: string | null = '';
  while (next !== null) {
    const answer: any = await page(path, { ...query, before: next }, client);
    entries.push(...answer.entries);
    ({ next } = answer);
  }
  return entries;
}

const kinds = (entries: readonly any[]) => entries.map(({ kind, id }) => `${kind} ${id}`);

describe('the timeline of a record', () => {
  test('has what refers to it and its own changes, newest first', async () => {
    const who = await newCustomer('Ledger');
    const first = await note(who.customer, 'Gate code');
    const asked = await enquiry(who);
    const quoted = await quotation(asked.oppId);
    const last = await note(who.customer, 'Likes slates', { opportunity: asked.oppId, noteDetails: 'Welsh ones.' });
    const { entries, next } = await page(`customer/${who.customer.customerId}`);
    expect(next).toBeNull();
    expect(kinds(entries)).toEqual([
      `note ${last.custNoteId}`,
      `quotation ${quoted.quoteVerId}`,
      `enquiry ${asked.oppId}`,
      `note ${first.custNoteId}`,
      expect.stringMatching(/^change \d+$/),
    ]);
    expect(entries[0]).toMatchObject({
      at: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      by: { fullName: (await admin.get('user/profile')).body.fullName },
      record: { noteHeader: 'Likes slates', noteDetails: 'Welsh ones.', opportunity: { oppId: asked.oppId } },
    });
    expect(entries[1].record).toMatchObject({ productValue: 1200, versionNo: 1, sQuoteNo: asked.sQuoteNo });
    expect(entries.at(-1)).toMatchObject({ kind: 'change', action: 'create', changes: [] });
    expect(kinds((await page(`enquiry/${asked.oppId}`)).entries)).toEqual([
      `note ${last.custNoteId}`,
      `quotation ${quoted.quoteVerId}`,
      expect.stringMatching(/^change \d+$/),
    ]);
    expect(kinds((await page(`contact/${who.contact.contactId}`, { kinds: 'enquiry' })).entries)).toEqual([
      `enquiry ${asked.oppId}`,
    ]);
  });

  test('shows the changes of the fields that its schema names, and no others', async () => {
    const who = await newCustomer('Changing');
    const { customerId, version } = who.customer;
    clock.forward(minute);
    const renamed = await admin.put(`customers/${customerId}`, {
      custName: 'Changed Roofing',
      website: 'a.example',
      version,
    });
    expect(renamed.status).toBe(200);
    clock.forward(minute);
    const other = await admin.put(`customers/${customerId}`, { faxNo: '0114 496 0999', version: renamed.body.version });
    expect(other.status).toBe(200);
    const { entries } = await page(`customer/${customerId}`, { kinds: 'change' });
    expect(entries.map(({ action, changes }: any) => ({ action, changes }))).toEqual([
      {
        action: 'update',
        changes: [{ field: 'custName', title: 'Customer Name', old: 'CHANGING ROOFING', new: 'CHANGED ROOFING' }],
      },
      { action: 'create', changes: [] },
    ]);
  });

  test('has pages of 30 without gaps or repeats, also of entries at the same moment', async () => {
    const who = await newCustomer('Paging');
    const made: string[] = [];
    for (let i = 0; i < 40; i++) {
      const { status, body } = await admin.post('customernotes', {
        noteHeader: `Note ${i}`,
        customer: who.customer.customerId,
      });
      expect(status).toBe(200);
      made.unshift(`note ${body.custNoteId}`);
      if (i % 10 === 0) {
        const { body: file } = await send(app, admin, `page-${i}.png`, png, { customer: who.customer.customerId });
        made.unshift(`attachment ${file.attachId}`);
      }
    }
    const path = `customer/${who.customer.customerId}`;
    const first = await page(path, { kinds: 'note,attachment' });
    expect(first.entries).toHaveLength(30);
    const entries = await all(path, { kinds: 'note,attachment' });
    expect(kinds(entries).toSorted()).toEqual(made.toSorted());
    // At the same moment, the kinds come one after the other, and of a kind the latest first.
    const byKind = [
      ...made.filter((one) => one.startsWith('attachment')),
      ...made.filter((one) => one.startsWith('note')),
    ];
    expect(kinds(entries)).toEqual(byKind);
    clock.forward(minute);
  });

  test('leaves out what is planned until its time has come, and what is deleted', async () => {
    const who = await newCustomer('Planned');
    const path = `customer/${who.customer.customerId}`;
    const planned = await call(who.customer, 'Ring about slates');
    const gone = await note(who.customer, 'Wrong customer');
    expect(kinds((await page(path, { kinds: 'activity,note' })).entries)).toEqual([`note ${gone.custNoteId}`]);
    const { headers } = await admin.delete(`customernotes/${gone.custNoteId}`);
    expect((await page(path, { kinds: 'activity,note' })).entries).toEqual([]);
    await admin.post(`undo/${headers.get('undo-token')}`);
    expect(kinds((await page(path, { kinds: 'activity,note' })).entries)).toEqual([`note ${gone.custNoteId}`]);
    const { database } = app.platform;
    const yesterday = new Date(clock.now().getTime() - 24 * 60 * minute).toISOString().slice(0, 10);
    await database.write(() =>
      database.rows(
        sql`update activity set timeline_at = ${`${yesterday}T10:00`} where activity_id = ${planned.activityId}`,
      ),
    );
    const { entries } = await page(path, { kinds: 'activity' });
    expect(kinds(entries)).toEqual([`activity ${planned.activityId}`]);
    expect(entries[0]).toMatchObject({
      at: expect.stringMatching(/ 10:00$/),
      record: { activityType: { id: activityTypeKeys.Call } },
    });
  });

  test('has activities that name only a quotation, as its enquiry and its customer have', async () => {
    const who = await newCustomer('Alone');
    const { oppId } = await enquiry(who);
    const { quoteVerId } = await quotation(oppId);
    const made = await added('activity', {
      subject: 'Ask about the price',
      activityType: activityTypeKeys.Task,
      dateCreated: inDays(0),
      quote: quoteVerId,
    });
    expect(made).toMatchObject({
      customer: { customerId: who.customer.customerId },
      opportunity: { oppId },
      mbpBranch: { id: 1 },
    });
    for (const path of [`quotation/${quoteVerId}`, `enquiry/${oppId}`, `customer/${who.customer.customerId}`])
      expect(kinds(await all(path))).toContain(`activity ${made.activityId}`);

    const { body: without } = await admin.put(`activity/${made.activityId}`, { quote: null });
    expect(without).toMatchObject({ quote: null, opportunity: { oppId } });
    const { body: named } = await admin.put(`activity/${made.activityId}`, { opportunity: null, quote: quoteVerId });
    expect(named.opportunity).toMatchObject({ oppId });
  });

  test('moves an entry whose day is changed', async () => {
    const who = await newCustomer('Moving');
    const path = `customer/${who.customer.customerId}`;
    const said = await note(who.customer, 'A note');
    const asked = await enquiry(who);
    const order = async () => kinds((await page(path, { kinds: 'enquiry,note' })).entries);
    expect(await order()).toEqual([`enquiry ${asked.oppId}`, `note ${said.custNoteId}`]);
    const day = { dateReceived: inDays(-40), version: asked.version };
    expect(await admin.put(`opportunity/${asked.oppId}`, day)).toMatchObject({ status: 200 });
    expect(await order()).toEqual([`note ${said.custNoteId}`, `enquiry ${asked.oppId}`]);
    expect((await page(path, { kinds: 'enquiry' })).entries[0].at).toBe(inDays(-40));
  });

  test('is narrowed by words in names and texts, whatever their case', async () => {
    const who = await newCustomer('Words');
    const path = `customer/${who.customer.customerId}`;
    const found = await note(who.customer, 'Delivery', { noteDetails: 'Needs a 100% Tail-lift lorry.' });
    await note(who.customer, 'Delivery', { noteDetails: 'Any lorry.' });
    const of = async (text: string) => kinds((await page(path, { text })).entries);
    expect(await of('tail-LIFT delivery')).toEqual([`note ${found.custNoteId}`]);
    expect(await of('100%')).toEqual([`note ${found.custNoteId}`]);
    expect(await of('1%0')).toEqual([]);
    expect((await of('lorry')).length).toBe(2);
  });
});

describe('who reads a timeline', () => {
  let own: OwnBranch;

  beforeAll(async () => {
    own = await ownBranch(app);
  });

  test('misses the kinds that the person may not read', async () => {
    const asked = await enquiry({ customer, contact });
    await quotation(asked.oppId);
    const said = await note(customer, 'For everyone');
    const about = await note(customer, 'About the enquiry', { opportunity: asked.oppId });
    const path = `customer/${customer.customerId}`;
    const readonly = await Client.as(app, 'readonly');
    const { id } = (await readonly.get('user/profile')).body;
    const before = kinds(await all(path, {}, readonly));
    expect(before).toContain(`enquiry ${asked.oppId}`);
    expect(before).toContain(`note ${about.custNoteId}`);
    const assign = await assigner(admin);
    await assign.user(id, 'ViewQuotations', 0);
    const after = await all(path, {}, readonly);
    expect(new Set(after.map(({ kind }) => kind))).toEqual(new Set(['note', 'change']));
    // A note about an enquiry belongs to it.
    expect(kinds(after)).toContain(`note ${said.custNoteId}`);
    expect(kinds(after)).not.toContain(`note ${about.custNoteId}`);
    const refused = await readonly.get(`timeline/enquiry/${asked.oppId}`);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      (await readonly.get(`opportunity/${asked.oppId}`)).body.message,
    ]);
  });

  test('leaves out what belongs to other branches [AMB-102]', async () => {
    const assign = await assigner(own.admin);
    await assign.user(own.user, 'ViewQuotations', 5);
    const path = `customer/${own.mine.customerId}`;
    const contacts = (await own.admin.get(`customerContacts/${own.mine.customerId}`)).body;
    const who = { customer: own.mine, contact: contacts[0] ?? (await addContact(admin, own.mine)) };
    const [here, there] = [await enquiry(who), await enquiry(who, { mbpBranch: own.otherBranch })];
    const about = await note(own.mine, 'Of the other branch', { opportunity: there.oppId });
    const seen = kinds(await all(path, {}, own.person));
    expect(seen).toContain(`enquiry ${here.oppId}`);
    expect(seen).not.toContain(`enquiry ${there.oppId}`);
    expect(seen).not.toContain(`note ${about.custNoteId}`);
    expect(kinds(await all(path))).toEqual(
      expect.arrayContaining([`enquiry ${there.oppId}`, `note ${about.custNoteId}`]),
    );
    expect(await own.person.get(`timeline/customer/${own.theirs.customerId}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Customer not found.' },
    });
  });

  test('gets clear refusals for what does not exist', async () => {
    const of = async (path: string) => {
      const { status, body } = await admin.get(path);
      return [status, body.message];
    };
    expect(await of('timeline/customer/99999999')).toEqual([404, 'Customer not found.']);
    expect(await of('timeline/region/1')).toEqual([404, 'Timeline not found.']);
    expect(await of('timeline/customer/0')).toEqual([400, expect.any(String)]);
    expect(await of('timeline/customer/1?before=x')).toEqual([422, 'Before must be the next of a page.']);
  });
});

test('each source of a timeline, and the history, are read by an index', async () => {
  const paths = ['customer/1', 'contact/1', 'enquiry/1', 'quotation/1'];
  const { next } = await page(`customer/${customer.customerId}`, {});
  for (const before of ['', next ?? ''])
    for (const path of paths)
      expect([
        path,
        await wholeScans(
          app,
          ['activity', 'customer_note', 'enquiry', 'quotation', 'attachment', 'quotation_document', 'record_history'],
          () => page(path, { before }),
        ),
      ]).toEqual([path, []]);
});
