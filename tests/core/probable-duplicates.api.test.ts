import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { assigner } from '../support/permissions.ts';
import { wholeScans } from '../support/plans.ts';
import { addContact } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let boss: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  boss = await Client.as(app, 'supervisor');
}, 60_000);
afterAll(() => app.close());

const compare = async () => {
  const { default: job } = await built('features/probable-duplicate/compare.job.js');
  await job.run(app.platform, new AbortController().signal);
};

async function customer(custName: string, more: object = {}) {
  const { body, status } = await admin.post('customerconf', draft({ custName, mbpBranch: 1, ...more }));
  expect([status, body.message]).toEqual([200, undefined]);
  return body.customerId as number;
}

const places = [
  ['Quillfeather Roofing', '41', 'Larkspur Road', 'Highfield', 'S17 4QW', '0114 496 0241'],
  ['Bramblecote Haulage', '7', 'Quay Street', 'Docks', 'HU1 3TT', '01482 496 022'],
  ['Osterley Windows', '118', 'Tannery Lane', 'Millbrook', 'LE2 7DD', '0116 496 0318'],
  ['Fenwick Aggregates', '52', 'Sluice Road', 'Eastmoor', 'YO1 9TT', '01904 496 051'],
  ['Ormskirk Paving', '23', 'Glover Street', 'Northgate', 'PR1 8BB', '01772 496 021'],
  ['Marchwood Glazing', '88', 'Tern Avenue', 'Hythe', 'SO40 4RR', '023 8049 6088'],
  ['Kestrel Plumbing', '5', 'Vicarage Close', 'Ash', 'GU12 6AA', '01252 496 005'],
  ['Dunholme Bathrooms', '61', 'Saxon Way', 'Welton', 'LN2 3SS', '01522 496 061'],
  ['Lamorna Kitchens', '14', 'Cliff Terrace', 'Newlyn', 'TR18 5QQ', '01736 496 014'],
  ['Whitlock Drylining', '3', 'Cobbler Hill', 'Westgate', 'NE4 9PQ', '0191 498 0413'],
] as const;
let used = 0;

/** Two spellings of a customer that nobody else has. */
async function twins() {
  const [name, address1, address2, address3, postCode, phoneNo] = places[used++]!;
  const values = { address1, address2, address3, postCode, phoneNo };
  return [await customer(`${name} Ltd`, values), await customer(`${name.replace('e', 'ee')} Limited`, values)] as const;
}

const pairsOf = async (client: Client, ids: readonly number[], entity = 'customer', key = 'customerId') => {
  const { body, status } = await client.get(`probableDuplicates/${entity}?perPage=100`);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.pairs.filter(({ records }: any) => records.some((one: any) => ids.includes(one[key])));
};

describe('probable duplicates', () => {
  test('of the whole base are found by the first run, with a score and reasons', async () => {
    const { body: before } = await boss.get('probableDuplicates/customer');
    expect(before).toMatchObject({ pairs: [], total: 0, hasMore: false });
    expect(before.due).toBeGreaterThan(500);
    const ids = await twins();
    await compare();
    const { body: after } = await boss.get('probableDuplicates/customer');
    expect(after.due).toBe(0);
    expect(after.total).toBeGreaterThan(0);
    const scores = after.pairs.map(({ score }: any) => score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    const [pair] = await pairsOf(boss, ids);
    expect(pair.records.map(({ customerId }: any) => customerId)).toEqual(ids);
    expect(pair.score).toBeGreaterThan(80);
    expect(pair.reasons).toContainEqual({ field: 'phoneNo', title: 'Phone No', match: 'same' });
    expect(pair.reasons).toContainEqual({ field: 'custName', title: 'Customer Name', match: 'similar' });
    for (const id of ids) expect((await boss.get(`probableDuplicates/customer/${id}`)).body).toEqual({ pairs: [pair] });
  });

  test('come in pages', async () => {
    const { body: all } = await boss.get('probableDuplicates/customer?perPage=100');
    const { body: first } = await boss.get('probableDuplicates/customer?perPage=1');
    const { body: second } = await boss.get('probableDuplicates/customer?perPage=1&page=2');
    expect([...first.pairs, ...second.pairs].map(({ id }: any) => id)).toEqual(
      all.pairs.slice(0, 2).map(({ id }: any) => id),
    );
    expect(first.total).toBe(all.total);
    expect((await boss.get('probableDuplicates/customer?page=0')).body.errors).toEqual({
      page: 'Page must be a whole number from 1 to 10000.',
    });
    expect((await boss.get('probableDuplicates/enquiry')).status).toBe(404);
  });

  test('are counted up to 1,000, and read page by page beyond', async () => {
    const { database } = app.platform;
    await database.write(() =>
      database.rows(sql`insert into probable_duplicate (entity, low_id, high_id, score, reasons)
        select ${'customer'}, l.customer_id, h.customer_id, l.customer_id % 7, ${'[]'} from customer l
        join customer h on h.customer_id > l.customer_id where l.customer_id <= 5 and h.customer_id <= 300`),
    );
    const { body: first } = await boss.get('probableDuplicates/customer?perPage=100');
    expect(first).toMatchObject({ total: 1000, hasMore: true });
    const seen: number[] = [];
    for (let page = 1, more = true; more; page++) {
      const { body } = await boss.get(`probableDuplicates/customer?perPage=100&page=${page}`);
      seen.push(...body.pairs.map(({ id }: any) => id));
      more = body.hasMore;
    }
    const stored = await database.rows(
      sql`select id from probable_duplicate where entity = ${'customer'} order by score desc, id desc`,
    );
    expect(seen).toEqual(stored.map(([id]) => id));
    await database.write(() => database.rows(sql`delete from probable_duplicate where reasons = ${'[]'}`));
  });

  test('that somebody has marked as different do not come back, unless that is undone', async () => {
    const [one, other] = await twins();
    await compare();
    expect(await pairsOf(boss, [one])).toHaveLength(1);
    expect((await boss.post(`notDuplicateCustomers/${one}/${other}`)).status).toBe(200);
    expect(await pairsOf(boss, [one])).toEqual([]);
    await admin.put(`customers/${one}`, { phoneNo: '0114 496 0999' });
    await compare();
    expect(await pairsOf(boss, [one])).toEqual([]);
    expect((await boss.delete(`notDuplicateCustomers/${one}/${other}`)).status).toBe(200);
    expect(await pairsOf(boss, [one])).toHaveLength(1);
  });

  test('are gone after a merge or a change that makes them different, and back after its undo', async () => {
    const [one, other] = await twins();
    await compare();
    expect((await boss.post(`merges/customer/${one}/${other}`, { take: [] })).status).toBe(200);
    expect(await pairsOf(boss, [one])).toEqual([]);
    const [entry] = (await boss.get(`merges/customer/${one}`)).body;
    expect((await boss.post(`undoMerge/customer/${entry.id}`)).status).toBe(200);
    await compare();
    expect(await pairsOf(boss, [one])).toHaveLength(1);
    const elsewhere = { custName: 'Bramblecote Haulage', address1: '2', address2: 'Quay Street', address3: 'Docks' };
    const { status } = await admin.put(`customers/${other}`, {
      ...elsewhere,
      postCode: 'M1 1AA',
      phoneNo: '0161 496 0999',
    });
    expect(status).toBe(200);
    expect(await pairsOf(boss, [one])).toEqual([]);
    await compare();
    expect(await pairsOf(boss, [one])).toEqual([]);
  });

  test('are not those of a record that is saved, marked or deleted while it is compared', async () => {
    const [saved, twin] = await twins();
    const [marked, other] = await twins();
    const [deleted, left] = await twins();
    const { heavy } = app.platform;
    const run = heavy.run.bind(heavy);
    heavy.run = (async (...of: Parameters<typeof run>) => {
      const pairs = await run(...of);
      heavy.run = run;
      const elsewhere = { custName: 'Thornby Scaffolding', address1: '9', address2: 'Wharf Lane', address3: 'Bank' };
      const values = { ...elsewhere, postCode: 'PL1 1AA', phoneNo: '01752 496 099' };
      expect((await admin.put(`customers/${saved}`, values)).status).toBe(200);
      expect((await boss.post(`notDuplicateCustomers/${marked}/${other}`)).status).toBe(200);
      expect((await admin.delete(`customers/${deleted}`)).status).toBe(200);
      return pairs;
    }) as typeof heavy.run;
    await compare();
    for (const id of [saved, twin, marked, other, deleted, left]) expect(await pairsOf(boss, [id])).toEqual([]);
    const stored = await app.platform.database.rows(
      sql`select id from probable_duplicate where low_id = ${deleted} or high_id = ${deleted}`,
    );
    expect(stored).toEqual([]);
  });

  test('follow a change of the name that leaves the beginnings of its words alone', async () => {
    const [one] = await twins();
    await compare();
    const { custName } = (await admin.get(`customers/${one}`)).body;
    await admin.put(`customers/${one}`, { custName: custName.replace(/^(....)\S+ (....)\S+/, '$1zzzzz $2xxxxx') });
    await compare();
    const [pair] = await pairsOf(boss, [one]);
    expect(pair?.reasons ?? []).not.toContainEqual({ field: 'custName', title: 'Customer Name', match: 'similar' });
  });

  test('wait for no record of a kind that is not compared any more', async () => {
    const { database } = app.platform;
    await database.write(() =>
      database.rows(sql`insert into due_comparison (entity, record_id) values (${'gone'}, 1)`),
    );
    const [one] = await twins();
    await compare();
    expect(await pairsOf(boss, [one])).toHaveLength(1);
  });

  test('are read and forgotten by an index', async () => {
    const [one, other] = await twins();
    await compare();
    const scans = await wholeScans(app, ['probable_duplicate', 'distinct_pair'], async () => {
      expect(await pairsOf(boss, [one])).toHaveLength(1);
      expect((await boss.get(`probableDuplicates/customer/${one}`)).body.pairs).toHaveLength(1);
      await boss.post(`notDuplicateCustomers/${one}/${other}`);
      await boss.delete(`notDuplicateCustomers/${one}/${other}`);
      await admin.put(`customers/${one}`, { phoneNo: '0114 496 0999' });
      await compare();
    });
    expect(scans).toEqual([]);
  });

  test('of contacts are found too', async () => {
    const id = await customer('Ravensthorpe Cladding', { address1: '77' });
    const { body } = await admin.get(`customers/${id}`);
    const { contactId } = await addContact(admin, body);
    const { body: contact } = await admin.get(`contact/${contactId}`);
    const again = { ...contact, firstName: `${contact.firstName}e`, contactId: undefined };
    const { body: twin, status } = await admin.post('contactconf', again);
    expect([status, twin.message]).toEqual([200, undefined]);
    await compare();
    const [pair] = await pairsOf(boss, [contactId], 'contact', 'contactId');
    expect(pair.records.map((one: any) => one.contactId)).toEqual([contactId, twin.contactId]);
  });

  test('are for people with the permission, who may change and delete both', async () => {
    const internal = await Client.as(app, 'internal');
    expect((await internal.get('probableDuplicates/customer')).status).toBe(422);
    const [one, other] = await twins();
    await compare();
    const assign = await assigner(admin);
    const { id, defBranch } = (await boss.get('user/profile')).body;
    const { database } = app.platform;
    const move = (branch: number, to: number) =>
      database.write(() => database.rows(sql`update customer set mbp_branch_id = ${branch} where customer_id = ${to}`));
    await move(defBranch.id, one);
    await move(defBranch.id === 1 ? 2 : 1, other);
    for (const code of ['ViewCustomers', 'EditCustomers']) {
      const limit = await assign.user(id, code, 5);
      expect(await pairsOf(boss, [one, other])).toEqual([]);
      expect((await boss.get(`probableDuplicates/customer/${one}`)).body).toEqual({ pairs: [] });
      await move(defBranch.id, other);
      expect(await pairsOf(boss, [one, other])).toHaveLength(1);
      await move(defBranch.id === 1 ? 2 : 1, other);
      expect((await admin.delete(`deleteAssignedPermission/${limit}`)).status).toBe(200);
    }
    expect(await pairsOf(boss, [one, other])).toHaveLength(1);
    const none = await assign.user(id, 'EditCustomers', 0);
    expect((await boss.get('probableDuplicates/customer')).status).toBe(422);
    await admin.delete(`deleteAssignedPermission/${none}`);
  });
});
