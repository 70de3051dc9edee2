import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import type * as ReadFile from '../../server/services/import/read-file.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { addContact, customerWithContact } from '../support/work.ts';

const { readTable } = (await built('services/import/read-file.js')) as typeof ReadFile;

let app: TestApp;
let internal: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  internal = await Client.as(app, 'internal');
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

const file = async (path: string) => {
  const { status, body, headers } = await internal.get(path);
  expect([status, body.message]).toEqual([200, undefined]);
  return { text: body as string, headers };
};
const filtered = (path: string, filter: object) =>
  `${path}?format=vcf&filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** The properties of each card, as a library of others reads them. */
const cards = (text: string): Record<string, unknown>[] => {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return ([ICAL.parse(text)].flat(text.match(/BEGIN:VCARD/g)!.length > 1 ? 1 : 0) as any[]).map(([, properties]) =>
    Object.fromEntries(
      properties.map(([name, , , ...values]: any) => [name, values.length === 1 ? values[0] : values]),
    ),
  );
};

describe('vCards', () => {
  test('of contacts have name, company, job, numbers, addresses, but no notes', async () => {
    const { customer } = who;
    const added = await addContact(internal, customer);
    const values = {
      firstName: 'ZOË "Z"',
      lastName: `O'BRIEN, ${'VERY '.repeat(14)}LONG`,
      email: 'zoe@people.example',
      mobile: '07700 900001',
      address1: '12',
      address2: 'MILL; LANE',
      address3: '-',
      postCode: 'DN4 8AA',
      notes: 'Pays late',
    };
    expect((await internal.put(`contact/${added.contactId}`, values)).status).toBe(200);
    const { text, headers } = await file(filtered('contacts/export', { contactId: [added.contactId] }));
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=Contacts.vcf');
    const [card] = cards(text);
    expect(card).toMatchObject({
      version: '3.0',
      fn: `Zoë "Z" O'Brien, ${'Very '.repeat(14)}Long`,
      n: [`O'Brien, ${'Very '.repeat(14)}Long`, 'Zoë "Z"', '', '', ''],
      email: 'zoe@people.example',
      adr: ['', '', '12 Mill; Lane', expect.any(String), '', 'DN4 8AA', 'UK'],
    });
    expect(text).toContain('TEL;TYPE=CELL,VOICE:07700 900001\r\n');
    expect(text).toContain('TEL;TYPE=WORK,VOICE:0114 496 0001\r\n');
    expect(text).not.toContain('Pays late');
    // What the product writes, it can read.
    const path = join(mkdtempSync(join(tmpdir(), 'branchline-cards-')), 'cards.vcf');
    writeFileSync(path, text);
    const { rows } = await readTable(path);
    expect(rows.map(({ cells }) => cells)).toEqual([
      expect.objectContaining({
        'First name': 'Zoë "Z"',
        Mobile: '07700 900001',
        Street: '12 Mill; Lane',
        'Post code': 'DN4 8AA',
      }),
    ]);
  });

  test('of customers are those of companies', async () => {
    const { customerId } = who.customer;
    const { text } = await file(filtered('customers/export', { customerId: [customerId] }));
    const [card] = cards(text);
    expect(card!.org).toBe(card!.fn);
    expect(String(card!.fn).toUpperCase()).toBe(who.customer.custName.toUpperCase());
    expect(card!['x-abshowas']).toBe('COMPANY');
  });

  test('of a selection, or of a whole list, are one file with those that the person may see', async () => {
    const contacts = (await internal.get('contacts')).body;
    const ids = contacts.slice(0, 3).map(({ contactId }: any) => contactId);
    expect(cards((await file(filtered('contacts/export', { contactId: ids }))).text)).toHaveLength(3);
    const { text } = await file('contacts/export?format=vcf');
    expect(text.match(/BEGIN:VCARD/g)).toHaveLength(text.match(/END:VCARD/g)!.length);
    expect(text.match(/BEGIN:VCARD/g)!.length).toBeGreaterThanOrEqual(contacts.length);
  });

  test('are refused for other records', async () => {
    expect(await internal.get('activities/export?format=vcf')).toMatchObject({
      status: 400,
      body: { message: 'format must be csv, xlsx or ods.' },
    });
  });
});
