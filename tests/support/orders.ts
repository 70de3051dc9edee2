import { expect } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { customerWithContact, enquiryOf, keyOf } from './work.ts';

type Customer = Awaited<ReturnType<typeof customerWithContact>>;

export interface Order {
  readonly who: Customer;
  /** Date of the quotation and of receiving its enquiry: 05/03/2009. */
  readonly date: string;
  readonly value: number;
  readonly status: 'Active' | 'Won' | 'Lost' | 'Revised';
}

/** Active customers, each with a contact and each in a different branch. */
export async function customersOfBranches(client: Client, count: number): Promise<Customer[]> {
  const contacts = (await client.get('contacts')).body as any[];
  const customers = ((await client.get('activecustomers')).body as any[]).filter(({ status }) => status === 'Active');
  const found = new Map<number, Customer>();
  for (const customer of customers) {
    const contact = contacts.find((one) => one.customer.customerId === customer.customerId);
    const branch = customer.mbpBranch?.id;
    if (contact && branch && !found.has(branch)) found.set(branch, { customer, contact });
  }
  return [...found.values()].slice(0, count);
}

/** Makes an enquiry and a quotation for it. Answers both. */
export async function makeOrder(client: Client, { who, date, value, status }: Order) {
  const enquiry = await client.post('opportunityconf', { ...enquiryOf(who), dateReceived: date });
  expect(enquiry.status).toBe(200);
  const { body: quotation } = await client.post('quotation', {
    opportunity: enquiry.body.oppId,
    quoteVerDate: date,
    productValue: value,
    productType: 1,
    productQty: 1,
    quoteGrade: 1,
  });
  const [reason] = (await client.get('activeLostQuoteNotes')).body;
  const quoteStatus = await keyOf(client, 'quotestatuses', 'statusName', status);
  const change = { quoteStatus, ...(status === 'Lost' && { lostQuoteReason: reason.id }) };
  const { body, ...reply } = await client.put(`updateQuoteStatus/${quotation.quoteVerId}`, change);
  expect(reply.status).toBe(200);
  return { enquiry: enquiry.body, quotation: body };
}

/** Makes an order that counts by its quote date, as one that was decided before the day of the decision was kept. */
export async function makeOldOrder(
  { platform: { database } }: Pick<TestApp, 'platform'>,
  client: Client,
  order: Order,
) {
  const made = await makeOrder(client, order);
  const old = sql`update quotation set decided_on = null, counted_on = quote_ver_date where quote_ver_id = ${made.quotation.quoteVerId}`;
  await database.write(() => database.rows(old));
  return made;
}
