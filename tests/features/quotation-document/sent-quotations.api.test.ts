import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../../server/core/db/sql.ts';
import { companyInWords, personInWords } from '../../../server/core/names.ts';
import type { Job as JobOf } from '../../../server/services/background/regular.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/mail.ts';
import { countRows } from '../../support/data.ts';
import { customersOfBranches, makeOrder } from '../../support/orders.ts';
import { assigner } from '../../support/permissions.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { smtpServer } from '../../support/smtp.ts';

type Job = JobOf<TestApp['platform']>;

let app: TestApp;
let admin: Client;
let who: Awaited<ReturnType<typeof customersOfBranches>>[number];
let other: typeof who;
let own: Awaited<ReturnType<typeof makeOrder>>;
let smtp: Awaited<ReturnType<typeof smtpServer>>;

beforeAll(async () => {
  smtp = await smtpServer();
  app = await startApp({ settings: { smtpUrl: smtp.url } });
  admin = await Client.as(app, 'admin');
  [who, other] = (await customersOfBranches(admin, 2)) as [typeof who, typeof who];
  own = await makeOrder(admin, { who, date: '05/03/2026', value: 12345.5, status: 'Active' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const mail = { to: 'buyer@people.example', subject: 'Our prices', message: 'Dear Jo,\n\nAs promised.' };
const attachments = () => readdirSync(join(app.settings.dataDir, 'attachments'));
const history = async (id: number) => (await admin.get(`recordHistoryQuote/${id}`)).body;

async function file(client: Client, path: string) {
  const response = await fetch(`${app.url}/v1/${path}`, { headers: { authorization: `Bearer ${client.token}` } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function send(quotation: number, values: object = mail) {
  const { status, body } = await admin.post(`sendquotation/${quotation}`, values);
  expect([status, body]).toEqual([200, body]);
  return body;
}

/** Gives the branch of the test its own letterhead while the work runs. */
async function withLetterhead(values: object, work: () => Promise<void>) {
  const given = { companyName: 'Northern Branch Ltd', address1: '7 Dock Road', postCode: 'LS1 1AA', ...values };
  const { body } = await admin.post('letterheads', { ...given, mbpBranch: own.quotation.mbpBranch.id });
  await work().finally(() => admin.delete(`letterheads/${body.id}`));
}

describe('The PDF of a quotation', () => {
  test('shows letterhead, addresses, dates, value and terms, but neither notes nor the internal value', async () => {
    const { quoteVerId, sQuoteNo } = own.quotation;
    await admin.put(`quotation/${quoteVerId}`, { notes: 'Do not go below 11k', internalValue: 9876.54 });
    const { status, headers, bytes } = await file(admin, `quotationpdf/${quoteVerId}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/pdf');
    const name = `Quotation ${sQuoteNo} version 1 for ${companyInWords(who.customer.custName)}`;
    expect(headers.get('content-disposition')).toBe(`inline; filename="${name}.pdf"`);
    const [page] = await readPdf(bytes);
    for (const text of [
      'Branchline Building Products Ltd',
      'LS11 5PS',
      'VAT no. GB 123 4567 89',
      `Quotation ${sQuoteNo} version 1`,
      who.customer.custName,
      who.contact.contactName,
      who.customer.postCode,
      own.enquiry.oppDescription,
      '5 March 2026',
      '£12,345.50',
      'Prices are in pounds sterling',
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/below 11k|9,876/);
  });

  test('has the letterhead of the branch, or else the one for all branches', async () => {
    await withLetterhead({}, async () => {
      const [page] = await readPdf((await file(admin, `quotationpdf/${own.quotation.quoteVerId}`)).bytes);
      expect(page).toContain('Northern Branch Ltd');
      expect(page).not.toContain('Branchline Building Products');
    });
  });

  test('without a letterhead is a message that says what to do', async () => {
    const [{ id }] = (await admin.get('letterheads')).body;
    await admin.put(`letterheads/${id}`, { active: false });
    for (const reply of [
      await admin.get(`quotationpdf/${own.quotation.quoteVerId}`),
      await admin.get(`quotationmail/${own.quotation.quoteVerId}`),
      await admin.post(`sendquotation/${own.quotation.quoteVerId}`, mail),
    ])
      expect(reply).toMatchObject({ status: 422, body: { message: expect.stringContaining('Ask an administrator') } });
    expect((await admin.put(`letterheads/${id}`, { active: true })).status).toBe(200);
  });
});

test('There is one letterhead for all branches, and one for each branch', async () => {
  const values = { companyName: 'Another Ltd', address1: '1 High Street', postCode: 'LS1 1AA' };
  const twice = await admin.post('letterheads', values);
  expect(twice).toMatchObject({
    status: 422,
    body: { errors: { mbpBranch: expect.stringContaining('all branches') } },
  });
  await withLetterhead({}, async () => {
    const { body } = await admin.post('letterheads', { ...values, mbpBranch: own.quotation.mbpBranch.id });
    expect(body.errors).toEqual({ mbpBranch: 'This branch already has a letterhead.' });
  });
});

describe('A quotation that is sent', () => {
  test('starts with a mail to the contact of the enquiry', async () => {
    const { quoteVerId, sQuoteNo } = own.quotation;
    const { body } = await admin.get(`quotationmail/${quoteVerId}`);
    expect(body).toMatchObject({
      to: who.contact.email,
      subject: `Quotation ${sQuoteNo} version 1 for ${companyInWords(who.customer.custName)}`,
      fileName: `Quotation ${sQuoteNo} version 1 for ${companyInWords(who.customer.custName)}.pdf`,
      problem: null,
      unprintable: [],
    });
    expect(body.message).toContain(own.enquiry.oppDescription);
    expect(body.message.toUpperCase()).toContain(`DEAR ${who.contact.contactName},`);
  });

  test('comes from the sender of the letterhead of its branch, or else from that of all mail', async () => {
    const { quotation } = await makeOrder(admin, { who, date: '05/03/2026', value: 100, status: 'Active' });
    const sender = { senderName: 'Able & Co, Leeds', senderEmail: 'leeds@able.example' };
    const senders: string[][] = [];
    const sendOne = async () => {
      await send(quotation.quoteVerId, mail);
      expect(await deliver(app)).toBe(1);
      const { from, data } = smtp.received.shift()!;
      senders.push([from, /^From: (.*)$/m.exec(data)![1]!]);
    };
    await withLetterhead(sender, sendOne);
    await withLetterhead({ senderName: 'Leeds branch' }, sendOne);
    await withLetterhead({}, sendOne);
    expect(senders).toEqual([
      ['leeds@able.example', '"Able & Co, Leeds" <leeds@able.example>'],
      ['no-reply@branchline.example', 'Leeds branch <no-reply@branchline.example>'],
      ['no-reply@branchline.example', 'Branchline <no-reply@branchline.example>'],
    ]);
  });

  test('is mailed with the PDF, which stays the same byte for byte when the quotation is edited', async () => {
    const { quotation } = await makeOrder(admin, { who, date: '05/03/2026', value: 100, status: 'Active' });
    const sent = await send(quotation.quoteVerId, { ...mail, cc: 'one@people.example; two@people.example' });
    expect(sent).toMatchObject({ to: mail.to, cc: 'one@people.example, two@people.example' });
    expect(await deliver(app)).toBe(1);
    const [received] = smtp.received;
    for (const header of [
      `To: ${mail.to}`,
      'Cc: one@people.example, two@people.example',
      'Reply-To: admin@demo.branchline.example',
      'Content-Type: application/pdf',
    ])
      expect(received!.data).toContain(`\n${header}`);
    const [, base64] = /Content-Transfer-Encoding: base64[^\n]*\n(?:[^\n]+\n)*\n([\s\S]+?)\n--/.exec(received!.data)!;
    const attached = Buffer.from(base64!, 'base64');

    await admin.put(`quotation/${quotation.quoteVerId}`, { productValue: 999 });
    const kept = await file(admin, `quotationdocument/${sent.id}`);
    expect(kept.status).toBe(200);
    expect(kept.bytes.equals(attached)).toBe(true);
    expect((await readPdf(kept.bytes))[0]).toContain('£100.00');
    expect(createHash('sha256').update(kept.bytes).digest('hex')).toBe(sent.fileHash);
    expect((await readPdf((await file(admin, `quotationpdf/${quotation.quoteVerId}`)).bytes))[0]).toContain('£999.00');
  });

  test('that could not be delivered raises an alert for the person who sent it, with the reason', async () => {
    const { quotation } = await makeOrder(admin, { who, date: '05/03/2026', value: 100, status: 'Active' });
    const { quoteVerId, sQuoteNo } = quotation;
    const { database } = app.platform;
    await deliver(app, () => undefined);
    await send(quoteVerId, { ...mail, to: 'nobody@people.example' });
    const refuse = () => deliver(app, () => Promise.reject(new Error('550 No such user')));
    const undelivered = async () => {
      const { default: job } = (await built('features/quotation-document/undelivered.job.js')) as { default: Job };
      await job.run(app.platform, new AbortController().signal);
      return (await admin.get('getActiveCurrentUserAlerts')).body.filter(
        ({ sourceId }: any) => sourceId === quoteVerId,
      );
    };
    // The last of its attempts, and the one before.
    for (const attempts of [34, 35]) {
      expect(await undelivered()).toEqual([]);
      await database.write(async () => {
        await database.rows(sql`update background_work set attempts = ${attempts} where kind = 'mail'`);
        await database.rows(sql`update background_task set due_at = '2026-01-01' where kind = 'mail'`);
      });
      await refuse();
    }
    const [alert, ...others] = await undelivered();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      alertDesc: `Quotation ${sQuoteNo} version 1 was not delivered to nobody@people.example: 550 No such user`,
      sourceId: quoteVerId,
      customerName: who.customer.custName,
      link: `/quotations/${quoteVerId}/detail`,
    });
    expect(await undelivered()).toHaveLength(1);
    // An Admin can have it sent again, for example once the address works.
    const { body: failed } = await admin.list('backgroundWork', { filter: { kind: 'mail' } });
    expect(failed).toMatchObject([{ state: 'Failed', reason: '550 No such user' }]);
    await admin.post(`backgroundWork/${failed[0].id}/retry`, {});
    expect(await deliver(app, () => undefined)).toBe(1);
    for (const table of ['mail_outbox', 'mail_attachment'])
      expect(await database.rows(sql`select id from ${sql.id(table)}`)).toEqual([]);
  });

  test('goes to several people, with copies that the others see and copies that they do not', async () => {
    const { quotation } = await makeOrder(admin, { who, date: '05/03/2026', value: 100, status: 'Active' });
    await deliver(app);
    smtp.received.length = 0;
    const sent = await send(quotation.quoteVerId, {
      ...mail,
      to: 'Jo Smith <jo@people.example>; al@people.example, JO@people.example',
      cc: 'cc1@people.example; cc2@people.example, al@people.example',
      bcc: 'secret@people.example',
    });
    const lists = {
      to: 'jo@people.example, al@people.example',
      cc: 'cc1@people.example, cc2@people.example',
      bcc: 'secret@people.example',
    };
    expect(sent).toMatchObject(lists);
    expect(await deliver(app)).toBe(1);
    const [received, ...others] = smtp.received;
    expect(others).toEqual([]);
    expect(received!.recipients.toSorted()).toEqual(Object.values(lists).join(', ').split(', ').toSorted());
    expect(received!.data).toContain(`\nTo: ${lists.to}\n`);
    expect(received!.data).toContain(`\nCc: ${lists.cc}\n`);
    expect(received!.data).not.toContain('secret');
    expect(received!.data).toMatch(/^Content-Language: en-GB$/m);
    expect((await admin.get(`quotation/${quotation.quoteVerId}`)).body.sentTo).toBe(lists.to);
    const [entry] = await history(quotation.quoteVerId);
    expect(entry.changes.map(({ title, new: value }: any) => [title, value])).toEqual([
      ['To', lists.to],
      ['Copy to', lists.cc],
      ['Blind copy to', lists.bcc],
      ['Subject', mail.subject],
      ['File', sent.fileName],
    ]);
  });

  test('names what is wrong with an address, at its field', async () => {
    const wrong = {
      to: 'Sales: one@people.example, two@people.example;',
      cc: 'Jo <one@people.example, two@people.example>',
      bcc: 'one@people.example; two.people.example',
    };
    const { status, body } = await admin.post(`sendquotation/${own.quotation.quoteVerId}`, { ...mail, ...wrong });
    expect([status, body.errors]).toEqual([
      422,
      {
        to: '"Sales" is a group of addresses. Enter its addresses one by one.',
        cc: '"Jo <one@people.example, two@people.example>" contains more than one address. Enter them one by one.',
        bcc: '"two.people.example" is not an e-mail address.',
      },
    ]);
  });

  test('that the mail server takes for some people only goes to the others later, and once', async () => {
    const { quotation } = await makeOrder(admin, { who, date: '05/03/2026', value: 100, status: 'Active' });
    await deliver(app);
    smtp.received.length = 0;
    const sent = await send(quotation.quoteVerId, {
      ...mail,
      to: 'jo@people.example, full@people.example',
      bcc: 'gone@people.example',
    });
    smtp.answer = (command, line) => (command === 'RCPT' && /full|gone/.test(line) ? '452 Mailbox full' : undefined);
    await deliver(app);
    smtp.answer = undefined;
    await app.platform.database.write(() =>
      app.platform.database.rows(sql`update background_task set due_at = '2026-01-01' where kind = 'mail'`),
    );
    await deliver(app);
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([
      ['jo@people.example'],
      ['full@people.example', 'gone@people.example'],
    ]);
    for (const { data } of smtp.received) expect(data).toContain(sent.fileName.slice(0, 20));
  });

  test('goes to a contact that wants no e-mail only if this is confirmed', async () => {
    const { database } = app.platform;
    const { contactId, email, contactName } = who.contact;
    const set = (may: boolean) =>
      database.write(() => database.rows(sql`update contact set can_email = ${may} where contact_id = ${contactId}`));
    await set(false);
    const { quotation } = await makeOrder(admin, { who, date: '05/03/2026', value: 100, status: 'Active' });
    const path = `sendquotation/${quotation.quoteVerId}`;
    const rows = await countRows(app);
    const name = personInWords(contactName);
    for (const [field, values] of [
      ['to', { ...mail, to: email.toUpperCase() }],
      ['cc', { ...mail, cc: `other@people.example, ${email}` }],
      ['bcc', { ...mail, bcc: email, confirmedContacts: [contactId + 1] }],
    ] as const) {
      const { status, body } = await admin.post(path, values);
      expect([status, body]).toEqual([
        422,
        {
          code: 'not_confirmed',
          message: expect.any(String),
          errors: {
            [field]: `${name} wants no e-mail. Confirm that you send this one all the same, or leave out the address.`,
          },
          contacts: [{ contactId, name, email, field }],
        },
      ]);
    }
    expect(await countRows(app)).toEqual(rows);
    await send(quotation.quoteVerId, { ...mail, cc: email, confirmedContacts: [contactId] });
    const [entry] = await history(quotation.quoteVerId);
    expect(entry.changes).toContainEqual(expect.objectContaining({ title: 'Wants no e-mail', new: name }));
    await set(true);
    expect((await send(quotation.quoteVerId, { ...mail, cc: email })).cc).toBe(email);
  });

  test('has a file whose name is that of the customer, with any letters, and says which the PDF cannot show', async () => {
    const { database } = app.platform;
    const { customerId, custName } = who.customer;
    const set = (name: string) =>
      database.write(() =>
        database.rows(sql`update customer set cust_name = ${name} where customer_id = ${customerId}`),
      );
    await set('ŁÓDŹ "ROOF": SONS LTD');
    const { quoteVerId, sQuoteNo } = own.quotation;
    const { headers } = await file(admin, `quotationpdf/${quoteVerId}`);
    const name = encodeURIComponent(`Quotation ${sQuoteNo} version 1 for Łódź Roof Sons Ltd.pdf`);
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="/);
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`);
    await set('屋頂 ROOFING 屋');
    const { body } = await admin.get(`quotationmail/${quoteVerId}`);
    expect(body).toMatchObject({ subject: expect.stringMatching(/ for 屋頂 Roofing 屋$/), unprintable: ['屋', '頂'] });
    await set(custName);
  });

  test('shows when and to whom, in the version, its list and its history', async () => {
    const { quoteVerId } = own.quotation;
    const sent = await send(quoteVerId);
    expect((await admin.get(`quotation/${quoteVerId}`)).body).toMatchObject({ sentTo: mail.to, sentOn: sent.sentOn });
    const { body: list } = await admin.get(`quotationdocuments/${quoteVerId}`);
    expect(list).toEqual([sent]);
    expect(list[0]).toMatchObject({ createdBy: { fullName: expect.any(String) }, fileSize: expect.any(Number) });
    const [latest] = await history(quoteVerId);
    expect(latest).toMatchObject({ action: 'send', user: { fullName: list[0].createdBy.fullName } });
    expect(latest.changes.map(({ title, new: value }: any) => [title, value])).toEqual([
      ['To', mail.to],
      ['Subject', mail.subject],
      ['File', sent.fileName],
    ]);
  });

  test('cannot be deleted, because its file is kept', async () => {
    const { quotation } = await makeOrder(admin, { who, date: '05/03/2026', value: 100, status: 'Active' });
    const { id } = await send(quotation.quoteVerId);
    for (const path of ['quotation', 'delQuoteRelRec']) {
      const { status, body } = await admin.delete(`${path}/${quotation.quoteVerId}`);
      expect([status, body.message]).toEqual([422, expect.stringContaining('used by 1 sent quotation')]);
    }
    expect((await file(admin, `quotationdocument/${id}`)).status).toBe(200);
  });

  test('is refused with a message at each wrong field, and leaves neither file nor mail', async () => {
    const [rows, files, entries] = [await countRows(app), attachments(), await history(own.quotation.quoteVerId)];
    const path = `sendquotation/${own.quotation.quoteVerId}`;
    for (const [values, field] of [
      [{ ...mail, to: 'buyer' }, 'to'],
      [{ ...mail, to: '' }, 'to'],
      [{ ...mail, cc: 'one@people.example, two' }, 'cc'],
      [{ ...mail, to: 'Sales: one@people.example, two@people.example;' }, 'to'],
      [{ ...mail, bcc: '<one@people.example, two@people.example>' }, 'bcc'],
      [{ ...mail, confirmedContacts: 'all' }, 'confirmedContacts'],
      [{ ...mail, subject: 'Two\r\nBcc: all@people.example' }, 'subject'],
      [{ ...mail, message: null }, 'message'],
      [{ ...mail, attachment: '/etc/passwd' }, 'attachment'],
    ] as const) {
      const { status, body } = await admin.post(path, values);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await admin.post(path, [mail])).status).toBe(400);
    expect([await countRows(app), attachments(), await history(own.quotation.quoteVerId)]).toEqual([
      rows,
      files,
      entries,
    ]);
  });

  test('asks for an e-mail address if the contact has none', async () => {
    const { database } = app.platform;
    const { contactId, email } = who.contact;
    const set = (to: string | null) =>
      database.write(() => database.rows(sql`update contact set email = ${to} where contact_id = ${contactId}`));
    await set(null);
    const { body } = await admin.get(`quotationmail/${own.quotation.quoteVerId}`);
    expect(body).toMatchObject({ to: null, problem: expect.stringContaining('has no e-mail address') });
    const { body: refused } = await admin.post(`sendquotation/${own.quotation.quoteVerId}`, { ...mail, to: null });
    expect(refused.errors).toEqual({ to: body.problem });
    await set(email);
  });

  test('keeps its file secret from people of another branch, and from those who may not send', async () => {
    const sent = await send(own.quotation.quoteVerId);
    const assign = await assigner(admin);
    const colleague = async (name: 'salesexec' | 'internal', view: number, edit: number) => {
      const person = await Client.as(app, name);
      const { id } = (await person.get('user/profile')).body;
      await admin.put(`updateUser/${id}`, { defBranch: other.customer.mbpBranch.id });
      await assign.user(id, 'ViewQuotations', view);
      await assign.user(id, 'EditQuotations', edit);
      return person;
    };
    const seesOwnBranch = await colleague('salesexec', 5, 1);
    const sendsOwnBranch = await colleague('internal', 1, 5);
    const rows = await countRows(app);
    for (const reply of [
      await seesOwnBranch.get(`quotationpdf/${own.quotation.quoteVerId}`),
      await seesOwnBranch.get(`quotationmail/${own.quotation.quoteVerId}`),
      await seesOwnBranch.post(`sendquotation/${own.quotation.quoteVerId}`, mail),
      await seesOwnBranch.get(`quotationdocument/${sent.id}`),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await seesOwnBranch.get(`quotationdocuments/${own.quotation.quoteVerId}`)).body).toEqual([]);
    expect((await sendsOwnBranch.post(`sendquotation/${own.quotation.quoteVerId}`, mail)).status).toBe(422);
    expect((await sendsOwnBranch.get(`quotationdocument/${sent.id}`)).status).toBe(200);
    expect(await countRows(app)).toEqual(rows);
  });

  test('is not served from a file that was changed or removed on the disk', async () => {
    const sent = await send(own.quotation.quoteVerId);
    const path = join(app.settings.dataDir, 'attachments', sent.fileLocation);
    writeFileSync(path, 'Something else');
    expect(await admin.get(`quotationdocument/${sent.id}`)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('damaged') },
    });
    rmSync(path);
    expect(await admin.get(`quotationdocument/${sent.id}`)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('missing') },
    });
  });
});
