import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import type * as Check from '../../server/services/check/check-derived.ts';
import type * as Renew from '../../server/services/check/renew-search.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { draft } from '../support/customers.ts';
import { customerWithContact, enquiryOf } from '../support/work.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const run = (statement: ReturnType<typeof sql>) =>
  app.platform.database.write(() => app.platform.database.rows(statement));
const foundBy = async (text: string) => (await admin.get(`customerGlobalSearch/${text}`)).body.length;

describe('search words', () => {
  test('of records that are found by the name of another are refreshed although the server ends after the commit', async () => {
    const [town] = (await app.platform.database.rows(sql`select c.city_town_id, t.city_town_name from customer c
      join city_town t on t.id = c.city_town_id limit 1`)) as [[number, string]];
    const [id, name] = town;
    const { jobs } = app.platform;
    const { runInBackground } = jobs;
    // As if the process were killed: what follows the commit is not done.
    jobs.runInBackground = () => undefined;
    expect((await admin.put(`cityTown/${id}`, { cityTownName: 'ZZYZX' })).status).toBe(200);
    jobs.runInBackground = runInBackground;
    expect(await foundBy('ZZYZX')).toBe(0);

    const second = await startApp({ database: app });
    await second.platform.searchRefresh.catchUp();
    await second.close();
    expect(await foundBy('ZZYZX')).toBeGreaterThan(0);
    expect((await admin.put(`cityTown/${id}`, { cityTownName: name })).status).toBe(200);
    await eventually(async () => {
      expect(await foundBy('ZZYZX')).toBe(0);
      expect(await app.platform.database.rows(sql`select id from renamed_record`)).toEqual([]);
    });
  });

  test('of a record that is saved while another is renamed have the new name', async () => {
    const { customer, contact } = await customerWithContact(admin);
    const { customerId } = customer;
    const enquiry = { ...enquiryOf({ customer, contact }), oppDescription: 'SAVED DURING A RENAME' };
    const { database } = app.platform;
    // Between what is read before the transaction and the transaction, somebody renames the customer.
    const { write } = database;
    let renamed = 0;
    database.write = async (work) => {
      database.write = write;
      renamed = (await admin.put(`customers/${customerId}`, { custName: 'QQXWV' })).status;
      await eventually(async () =>
        expect(await app.platform.database.rows(sql`select id from renamed_record`)).toEqual([]),
      );
      return database.write(work);
    };
    const { status, body } = await admin.post('opportunityconf', enquiry);
    database.write = write;
    expect([renamed, status]).toEqual([200, 200]);
    const found = (await admin.list('opportunities', { filter: { q: 'QQXWV' } })).body;
    expect(found.map(({ oppId }: any) => oppId)).toContain(body.oppId);
  });
});

describe('npm run check', () => {
  const check = async (mends: boolean) => {
    const { checkDerived } = (await built('services/check/check-derived.js')) as typeof Check;
    return checkDerived(app.platform, { mends, onProgress: () => undefined });
  };

  test('finds nothing in a database that only the product has written to', async () => {
    expect(await check(false)).toEqual([]);
  });

  test('finds and mends what differs from the tables', async () => {
    const enquiry = enquiryOf(await customerWithContact(admin));
    expect((await admin.post('opportunityconf', enquiry)).status).toBe(200);
    await run(sql`update customer set search_text = ' nonsense' where customer_id <= 2`);
    await run(sql`delete from customer_key where id = 3`);
    await run(sql`update enquiry set quote_value = 1 where quote_value is not null and opp_id = (
      select min(opp_id) from enquiry where quote_value > 1 and opportunity_status_id = 2)`);
    await run(sql`update record_tally set records = records + 5 where id = (select min(id) from record_tally)`);
    await run(sql`update number_sequence set last = 0 where lower(name) = 'quotenumber'`);
    const wrong = [
      { what: 'Search words of customers', count: 2 },
      { what: 'Keys of the duplicate check of customers', count: 1 },
      { what: 'Tally of enquiries', count: expect.any(Number) },
      { what: 'Numbers given to enquiries', count: 1 },
      // The open value of the customer follows that of its enquiry.
      { what: 'Values rolled up from enquiries', count: 1 },
      { what: 'Values rolled up from quotations', count: 1 },
    ];
    const found = await check(false);
    expect(found).toEqual(expect.arrayContaining(wrong));
    expect(found).toHaveLength(wrong.length);
    expect(await check(true)).toEqual(found);
    expect(await check(false)).toEqual([]);
  });
});

test('after an update that makes search terms in another way, records are found by them', async () => {
  const { renewSearch } = (await built('services/check/renew-search.js')) as typeof Renew;
  const named = draft({ custName: 'Quarrendon Screeding' });
  await admin.post('customerconf', named);
  await run(sql`update customer set search_text = ' old' where cust_name like 'QUARRENDON%'`);
  await run(sql`delete from search_slip`);
  const found = async (text: string) => (await admin.get(`search?kinds=customer&text=${text}`)).body[0];
  await renewSearch(app.platform, new AbortController().signal);
  expect((await found('quarrendon')).total).toBe(0);
  await run(sql`update installation set search_terms = 'older'`);
  await renewSearch(app.platform, AbortSignal.abort());
  await renewSearch(app.platform, new AbortController().signal);
  expect((await found('quarrendon')).total).toBe(1);
  expect((await found('quarendon')).similar).toHaveLength(1);

  // Only entities whose terms are made in another way are renewed.
  const marks = JSON.parse((await app.platform.database.value(sql`select search_terms from installation`)) as string);
  expect(Object.keys(marks)).toEqual(expect.arrayContaining(['customer', 'contact']));
  await run(sql`update customer set search_text = ' old' where cust_name like 'QUARRENDON%'`);
  await run(sql`update installation set search_terms = ${JSON.stringify({ ...marks, contact: 'older' })}`);
  await renewSearch(app.platform, new AbortController().signal);
  expect((await found('quarrendon')).total).toBe(0);
  await run(sql`update installation set search_terms = ${JSON.stringify({ ...marks, customer: 'older' })}`);
  await renewSearch(app.platform, new AbortController().signal);
  expect((await found('quarrendon')).total).toBe(1);
});
