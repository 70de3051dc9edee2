import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { assigner } from '../../support/permissions.ts';
import { wholeScans } from '../../support/plans.ts';
import { addContact, enquiryOf, inDays } from '../../support/work.ts';

const { Active, Revised, Won } = quoteStatusKeys;

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
}, 60_000);
afterAll(() => app.close());

async function figures(path: string, client = admin) {
  const { status, body } = await client.get(path);
  expect([status, status === 200 ? null : body]).toEqual([200, null]);
  return body;
}

const year = () => Number(inDays(0).slice(6));

test('a customer has the figures that the reports have', async () => {
  const { database } = app.platform;
  const ids = await database.rows(
    sql`select customer_id from quotation where customer_id is not null group by customer_id order by count(*) desc, customer_id limit 5`,
  );
  let won = 0;
  for (const [id] of ids) {
    const one = async (condition: string) => {
      const [row] = await database.rows(
        sql`select count(*), coalesce(sum(product_value), 0) from quotation where customer_id = ${id} and ${sql.raw(condition)}`,
      );
      return { count: Number(row![0]), value: Number(row![1]) / 100 };
    };
    const found = await figures(`customerfigures/${String(id)}`);
    const between = (column: string) => `${column} between '${year()}-01-01' and '${year()}-12-31'`;
    expect([id, found]).toEqual([
      id,
      {
        year: year(),
        openEnquiries: { count: expect.any(Number), value: expect.any(Number) },
        openQuotations: await one(`quote_status_id = ${Active}`),
        quoted: await one(`quote_status_id <> ${Revised} and ${between('quote_ver_date')}`),
        won: await one(`quote_status_id = ${Won} and ${between('counted_on')}`),
      },
    ]);
    won += found.won.count + found.openQuotations.count;
  }
  expect(won).toBeGreaterThan(0);
});

test('what is added counts at its customer and at its contact, until it is closed', async () => {
  const { body: customer } = await admin.get('customers/1');
  const contact = await addContact(admin, customer);
  const before = await figures('customerfigures/1');
  const { body: asked } = await admin.post('opportunityconf', enquiryOf({ customer, contact }));
  const quoted = await admin.post('quotation', {
    opportunity: asked.oppId,
    quoteVerDate: inDays(0),
    productValue: 1234.56,
    productType: 1,
    productQty: 1,
    quoteGrade: 1,
  });
  expect(quoted.status).toBe(200);
  const one = { count: 1, value: 1234.56 };
  const none = { count: 0, value: 0 };
  expect(await figures(`contactfigures/${contact.contactId}`)).toEqual({
    year: year(),
    openEnquiries: one,
    openQuotations: one,
    quoted: one,
    won: none,
  });
  const after = await figures('customerfigures/1');
  expect(after.openEnquiries.count).toBe(before.openEnquiries.count + 1);
  expect(after.quoted.value).toBeCloseTo(before.quoted.value + 1234.56, 2);
  const { body: enquiry } = await admin.get(`opportunity/${asked.oppId}`);
  const closed = await admin.put(`opportunity/${asked.oppId}`, {
    opportunityStatus: opportunityStatusKeys.Cancelled,
    version: enquiry.version,
  });
  expect(closed.status).toBe(200);
  expect((await figures(`contactfigures/${contact.contactId}`)).openEnquiries).toEqual(none);
});

test('who may read no enquiries and quotations gets no figures; who is limited to a branch gets those of it', async () => {
  const own = await ownBranch(app);
  const assign = await assigner(admin);
  await assign.user(own.user, 'ViewQuotations', 5);
  const who = { customer: own.mine, contact: await addContact(admin, own.mine) };
  for (const mbpBranch of [own.branch, own.otherBranch])
    expect((await admin.post('opportunityconf', { ...enquiryOf(who), mbpBranch })).status).toBe(200);
  const path = `contactfigures/${who.contact.contactId}`;
  expect((await figures(path)).openEnquiries.count).toBe(2);
  expect((await figures(path, own.person)).openEnquiries.count).toBe(1);
  const other = await Client.as(app, 'readonly');
  await assign.user((await other.get('user/profile')).body.id, 'ViewQuotations', 0);
  const nothing = { openEnquiries: null, openQuotations: null, quoted: null, won: null };
  expect(await figures(path, other)).toEqual({ year: year(), ...nothing });
  const refused = await own.person.get(`customerfigures/${own.theirs.customerId}`);
  expect([refused.status, refused.body.message]).toEqual([404, 'Customer not found.']);
  expect((await admin.get('contactfigures/99999999')).body.message).toBe('Contact not found.');
});

test('the figures are read by indexes', async () => {
  // SQLite names the one row of each figure as it names a table.
  const sums = app.platform.database.engine === 'sqlite' ? Array.from({ length: 4 }, () => 'SCAN t') : [];
  for (const path of ['customerfigures/1', 'contactfigures/1'])
    expect([path, await wholeScans(app, ['enquiry', 'quotation'], () => figures(path))]).toEqual([path, sums]);
});
