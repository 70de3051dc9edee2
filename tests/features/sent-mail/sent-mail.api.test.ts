import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { personInWords } from '../../../server/core/names.ts';
import type { Job as JobOf } from '../../../server/services/background/regular.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { countRows } from '../../support/data.ts';
import { send as upload } from '../../support/files.ts';
import { deliver } from '../../support/mail.ts';
import { customersOfBranches, makeOrder } from '../../support/orders.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { smtpServer } from '../../support/smtp.ts';

type Job = JobOf<TestApp['platform']>;

let app: TestApp;
let admin: Client;
let smtp: Awaited<ReturnType<typeof smtpServer>>;
let who: Awaited<ReturnType<typeof customersOfBranches>>[number];
let other: typeof who;
let order: Awaited<ReturnType<typeof makeOrder>>;
let made = 0;

beforeAll(async () => {
  smtp = await smtpServer();
  app = await startApp({ settings: { smtpUrl: smtp.url } });
  admin = await Client.as(app, 'admin');
  [who, other] = (await customersOfBranches(admin, 2)) as [typeof who, typeof who];
  order = await makeOrder(admin, { who, date: '05/03/2026', value: 1200, status: 'Active' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const mail = { to: 'buyer@people.example', subject: 'Our visit', message: 'Dear Jo,\n\nThank you.' };
const ok = async (answer: Promise<{ status: number; body: any }>): Promise<any> => {
  const { status, body } = await answer;
  expect([status, body.message && !body.id ? body.message : undefined]).toEqual([200, undefined]);
  return body;
};
const template = (values: object) => ok(admin.post('mailTemplates', { templateName: `T ${++made}`, ...values }));
const draft = (path: string, client = admin) => client.get(`maildraft/${path}`);
const send = (path: string, values: object = mail) => ok(admin.post(`sendmail/${path}`, values));
const attach = async (customer: number, name: string, text = 'Text.'): Promise<any> =>
  (await upload(app, admin, name, Uint8Array.from(Buffer.from(text)), { customer })).body;

describe('The usual mail', () => {
  test('greets the contact, leaves room for a text and is signed', async () => {
    const { body } = await draft(`contact/${who.contact.contactId}`);
    const name = personInWords(who.contact.firstName);
    expect(body).toMatchObject({ to: who.contact.email, subject: '', missing: [] });
    expect(body.message).toBe(
      `Dear ${name},\n\n\n\nKind regards,\nAnna Admin\nBranchline Building Products Ltd\n0113 496 0000`,
    );
  });

  test('from a customer is to its address, and from a quotation to the contact of its enquiry', async () => {
    const { customer, contact } = who;
    expect((await draft(`customer/${customer.customerId}`)).body.to).toBe(customer.email);
    expect((await draft(`customer/${customer.customerId}`)).body.message).toMatch(/^Dear Sir or Madam,/);
    expect((await draft(`enquiry/${order.enquiry.oppId}`)).body.to).toBe(contact.email);
    expect((await draft(`quotation/${order.quotation.quoteVerId}`)).body.to).toBe(contact.email);
  });

  test('has the signature that the person has chosen', async () => {
    const mailSignature = 'Ada\nLeeds branch';
    await ok(admin.put('updateUser', { mailSignature }));
    expect((await draft(`contact/${who.contact.contactId}`)).body.message).toMatch(/\n\nAda\nLeeds branch$/);
    await ok(admin.put('updateUser', { mailSignature: null }));
    const internal = await Client.as(app, 'internal');
    expect((await internal.put('updateUser', { mailSignature })).body).toMatchObject({ mailSignature });
  });
});

describe('A mail of a template', () => {
  test('has the values of the record, in words', async () => {
    const { id } = await template({
      subject: 'Quotation {quotation.sQuoteNo} for {customer.custName}',
      message:
        'Dear {contact.firstName},\n{enquiry.custRef|Your roof}: {quotation.productValue} until {quotation.expiryDate|we speak}. {company.companyName}, {sender.fullName}',
    });
    const { quoteVerId, sQuoteNo } = order.quotation;
    const { body } = await draft(`quotation/${quoteVerId}?template=${id}`);
    expect(body.subject.toUpperCase()).toBe(`QUOTATION ${sQuoteNo} FOR ${who.customer.custName}`.toUpperCase());
    expect(body.message).toContain(
      'Your roof: £1,200.00 until 5 June 2026. Branchline Building Products Ltd, Anna Admin',
    );
    expect(body.missing).toEqual([]);
  });

  test('names the fields that have no value, and is not sent while they stand in it', async () => {
    const { id } = await template({
      subject: 'Order {enquiry.custRef}',
      message: 'Ref {enquiry.custRef}, {quotation.sQuoteNo}',
    });
    const path = `enquiry/${order.enquiry.oppId}`;
    const { body } = await draft(`${path}?template=${id}`);
    expect(body.missing).toEqual([
      { name: 'enquiry.custRef', title: 'Enquiry: Customer Ref' },
      { name: 'quotation.sQuoteNo', title: expect.stringContaining('Quotation: ') },
    ]);
    const rows = await countRows(app);
    const { subject, message } = body;
    expect(await admin.post(`sendmail/${path}`, { ...mail, subject, message })).toMatchObject({
      status: 422,
      body: {
        errors: {
          subject: 'Fill in {enquiry.custRef}, or take it out.',
          message: 'Fill in {enquiry.custRef}, or take it out.',
        },
      },
    });
    expect(await countRows(app)).toEqual(rows);
  });

  test('is offered for its branch only, in place of one of the same name for all', async () => {
    const templateName = `Hello ${++made}`;
    const texts = { subject: 'Hello', message: 'All' };
    const all = await template({ templateName, ...texts });
    const own = await template({ templateName, mbpBranch: who.customer.mbpBranch.id, ...texts });
    const offered = async (customer: number) =>
      (await draft(`customer/${customer}`)).body.templates
        .filter(({ name }: any) => name === templateName)
        .map(({ id }: any) => id);
    expect(await offered(who.customer.customerId)).toEqual([own.id]);
    expect(await offered(other.customer.customerId)).toEqual([all.id]);
    expect((await draft(`customer/${other.customer.customerId}?template=${own.id}`)).status).toBe(404);
    await ok(admin.put(`mailTemplates/${own.id}`, { active: false }));
    expect(await offered(who.customer.customerId)).toEqual([all.id]);
  });
});

describe('A mail that is sent', () => {
  test('goes out with its files, and stands on the timeline of all it is about', async () => {
    const { customer, contact } = who;
    const file = await attach(customer.customerId, 'Data sheet.txt', 'Slate, 3 mm.');
    await deliver(app);
    smtp.received.length = 0;
    const path = `quotation/${order.quotation.quoteVerId}`;
    const sent = await send(path, { ...mail, cc: 'copy@people.example', attachments: [file.attachId] });
    expect(sent).toMatchObject({
      ...mail,
      cc: 'copy@people.example',
      files: 'Data sheet.txt',
      customer: { customerId: customer.customerId },
      contact: { contactId: contact.contactId },
      opportunity: { oppId: order.enquiry.oppId },
      quotation: { quoteVerId: order.quotation.quoteVerId },
    });
    expect(await deliver(app)).toBe(1);
    const [{ data, recipients }] = smtp.received as [(typeof smtp.received)[number]];
    expect(recipients).toEqual(['buyer@people.example', 'copy@people.example']);
    for (const header of ['To: buyer@people.example', 'Subject: Our visit', 'Reply-To: admin@demo.branchline.example'])
      expect(data).toContain(`\n${header}`);
    expect(data).toContain('Data sheet.txt');
    expect(data).toContain(Buffer.from('Slate, 3 mm.').toString('base64'));
    for (const of of [
      path,
      `enquiry/${order.enquiry.oppId}`,
      `customer/${customer.customerId}`,
      `contact/${contact.contactId}`,
    ]) {
      const { entries } = await ok(admin.get(`timeline/${of}`));
      expect(entries.filter(({ kind, id }: any) => kind === 'sentMail' && id === sent.id)).toHaveLength(1);
    }
  });

  test('is refused with files of another customer, without a recipient, or to somebody who wants no e-mail', async () => {
    const path = `customer/${who.customer.customerId}`;
    const file = await attach(other.customer.customerId, 'Theirs.txt');
    const rows = await countRows(app);
    const errors = async (values: object) => (await admin.post(`sendmail/${path}`, { ...mail, ...values })).body.errors;
    expect(await errors({ attachments: [file.attachId] })).toEqual({
      attachments: 'Attach only files of this customer.',
    });
    expect(await errors({ attachments: ['1'] })).toEqual({ attachments: 'These must be the keys of attachments.' });
    expect(await errors({ to: '' })).toEqual({ to: 'To is required.' });
    expect(await errors({ to: 'nobody' })).toEqual({ to: '"nobody" is not an e-mail address.' });
    expect(await countRows(app)).toEqual(rows);
    const { contactId, email, contactName } = who.contact;
    await ok(admin.put(`contact/${contactId}`, { canEmail: false }));
    const before = await countRows(app);
    const { status, body } = await admin.post(`sendmail/${path}`, { ...mail, to: email });
    expect([status, body.code, body.contacts]).toEqual([
      422,
      'not_confirmed',
      [{ contactId, name: personInWords(contactName), email, field: 'to' }],
    ]);
    expect(await countRows(app)).toEqual(before);
    await send(path, { ...mail, to: email, confirmedContacts: [contactId] });
    await ok(admin.put(`contact/${contactId}`, { canEmail: true }));
  });

  test('asks about somebody of another customer who wants no e-mail', async () => {
    const { contactId, email } = other.contact;
    await ok(admin.put(`contact/${contactId}`, { canEmail: false }));
    const path = `customer/${who.customer.customerId}`;
    expect((await admin.post(`sendmail/${path}`, { ...mail, bcc: email.toUpperCase() })).body).toMatchObject({
      code: 'not_confirmed',
      contacts: [{ contactId, field: 'bcc' }],
    });
    await ok(admin.put(`contact/${contactId}`, { canEmail: true }));
  });

  test('goes out though the contact of the enquiry is inactive, or its template is gone', async () => {
    const { contactId } = who.contact;
    await ok(admin.put(`contact/${contactId}`, { active: false }));
    const sent = await send(`enquiry/${order.enquiry.oppId}`, { ...mail, template: 999_999 });
    expect(sent).toMatchObject({ contact: { contactId }, template: null });
    await ok(admin.put(`contact/${contactId}`, { active: true }));
  });

  test('is about what it was sent from, whatever the caller says', async () => {
    const { customerId } = other.customer;
    const answer = await admin.post(`sendmail/customer/${who.customer.customerId}`, { ...mail, customer: customerId });
    expect([answer.status, answer.body.customer?.customerId]).toEqual([200, who.customer.customerId]);
  });

  test('that could not be delivered raises an alert for the person who sent it', async () => {
    const { database } = app.platform;
    await deliver(app, () => undefined);
    const { id } = await send(`customer/${who.customer.customerId}`, { ...mail, to: 'nobody@people.example' });
    await database.write(() => database.rows(sql`update background_work set attempts = 35 where kind = 'mail'`));
    await deliver(app, () => Promise.reject(new Error('550 No such user')));
    const { default: job } = (await built('features/sent-mail/undelivered-mails.job.js')) as { default: Job };
    await job.run(app.platform, new AbortController().signal);
    const alerts: any[] = (await admin.get('getActiveCurrentUserAlerts')).body;
    expect(alerts.filter(({ source, sourceId }) => source === 'MAIL' && sourceId === id)).toMatchObject([
      {
        alertDesc: '“Our visit” was not delivered to nobody@people.example: 550 No such user',
        link: `/customers/${who.customer.customerId}/detail`,
      },
    ]);
  });

  test('is sent by those who may change customers, from records that they can see', async () => {
    const readOnly = await Client.as(app, 'readonly');
    const path = `customer/${who.customer.customerId}`;
    expect((await draft(path, readOnly)).status).toBe(422);
    expect((await readOnly.post(`sendmail/${path}`, mail)).status).toBe(422);
    for (const wrong of ['user/1', 'nothing/1', '__proto__/1'])
      expect((await draft(wrong)).status).toBeGreaterThan(399);
    const { person, mine, theirs } = await ownBranch(app);
    expect((await person.post(`sendmail/customer/${mine.customerId}`, mail)).status).toBe(200);
    expect((await draft(`customer/${theirs.customerId}`, person)).status).toBe(404);
    expect((await person.post(`sendmail/customer/${theirs.customerId}`, mail)).status).toBe(404);
    // Who wants no e-mail is not said of people that one may not see.
    const [hidden] = (await admin.get(`activeCustomerContacts/${theirs.customerId}`)).body;
    await ok(admin.put(`contact/${hidden.contactId}`, { canEmail: false }));
    const unaware = await person.post(`sendmail/customer/${mine.customerId}`, { ...mail, to: hidden.email });
    expect(unaware.status).toBe(200);
    const { id } = await send(`customer/${theirs.customerId}`);
    expect((await person.get(`sentmail/${id}`)).status).toBe(404);
    expect((await person.get('sentmails?range=[0,99]')).body.map((row: any) => row.id)).not.toContain(id);
  });
});
