import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { addRecords as AddRecords } from '../../server/services/save/add-records.ts';
import { sql } from '../../server/core/db/sql.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

let app: TestApp;
let admin: Client;
const [first, many] = [10_500, 4500];

/** ALPHA names come before all OMEGA names in the list. Every second ALPHA name also contains EVERYWHERE. */
beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  const { database, duplicates, registry } = app.platform;
  const { addRecords } = (await built('services/save/add-records.js')) as { addRecords: typeof AddRecords };
  const { body: customer } = await admin.get('customers/1');
  const records = Array.from({ length: first + many }, (_, i) => ({
    ...customer,
    customerId: 100_000 + i,
    custCode: null,
    custName:
      i < first
        ? `ALPHA ${String(i).padStart(5, '0')}${i % 2 ? ' EVERYWHERE' : ''}`
        : `OMEGA ${String(i).padStart(5, '0')}`,
    dateCreated: null,
    dateUpdated: null,
  }));
  await database.write(async () => {
    await addRecords(database, duplicates, registry.definition('customer'), records);
    await database.rows(sql.raw('analyze'));
  });
}, 120_000);
afterAll(() => app.close());

const names = async (q: string, order: string, start: number, end: number) =>
  (await admin.list('customers', { range: [start, end], sort: ['custName', order], filter: { q } })).body.map(
    ({ custName }: { custName: string }) => custName,
  );
const omega = (i: number) => `OMEGA ${String(first + i).padStart(5, '0')}`;
const alpha = (i: number) => `ALPHA ${String(2 * i + 1).padStart(5, '0')} EVERYWHERE`;

describe('of a word in thousands of records', () => {
  test.each([
    ['ASC', omega(0), omega(24)],
    ['DESC', omega(many - 1), omega(many - 25)],
  ])('records close together far down are in order: %s', async (order, from, to) => {
    const found = await names('omega', order, 0, 24);
    expect([found.length, found[0], found[24]]).toEqual([25, from, to]);
  });

  test('a later page continues where the one before it ends, and the last one ends', async () => {
    expect((await names('omega', 'ASC', 25, 49))[0]).toBe(omega(25));
    expect(await names('omega', 'ASC', many - 10, many + 14)).toEqual(
      Array.from({ length: 10 }, (_, i) => omega(many - 10 + i)),
    );
  });

  test('records all over the table are in order too', async () => {
    expect(await names('everywhere', 'ASC', 0, 2)).toEqual([alpha(0), alpha(1), alpha(2)]);
    expect((await names('everywhere', 'ASC', 5000, 5024))[0]).toBe(alpha(5000));
    expect((await names('everywhere', 'DESC', 0, 24))[0]).toBe(alpha(first / 2 - 1));
  });

  test('with a filter only matching records remain', async () => {
    const [one] = (await admin.list('customers', { range: [0, 0], filter: { q: 'omega' } })).body;
    const asked = (region: number) =>
      admin.list('customers', { range: [0, 24], sort: ['custName', 'ASC'], filter: { q: 'omega', region } });
    expect((await asked(one.region.id)).body[0].custName).toBe(omega(0));
    expect((await asked(one.region.id === 1 ? 2 : 1)).body).toEqual([]);
  });
});
