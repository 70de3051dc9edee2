import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const lists = [
  { path: 'opportunities', key: 'oppId', status: 'opportunityStatus', value: 'quoteValue' },
  { path: 'quotations', key: 'quoteVerId', status: 'quoteStatus', value: 'expiryDate' },
] as const;

const nameOf = (row: any): string => row.customer.custName;

describe.each(lists)('sorting $path', ({ path, key, status, value }) => {
  const pages = async (field: string, order: string, filter = {}) => {
    const rows: any[] = [];
    for (let at = 0; ; at += 100) {
      const { body } = await admin.list(path, { range: [at, at + 99], sort: [field, order], filter });
      rows.push(...(Array.isArray(body) ? body : []));
      if (!Array.isArray(body) || body.length < 100) return rows;
    }
  };

  test('by customer is by name, both ways, over all pages', async () => {
    const all = await pages(key, 'ASC');
    const up = await pages('customer', 'ASC');
    expect(up.map(nameOf)).toEqual(all.map(nameOf).toSorted());
    expect(new Set(up.map((row) => row[key])).size).toBe(all.length);
    const down = await pages('customer', 'DESC');
    expect(down.map((row) => row[key])).toEqual(up.map((row) => row[key]).toReversed());
  });

  test('by customer, with a filter that few or many rows pass, and with a search', async () => {
    const all = await pages(key, 'ASC');
    const { mbpBranch } = all[0];
    const filtered = await pages('customer', 'ASC', { mbpBranch: mbpBranch.id });
    const own = all.filter((row) => row.mbpBranch?.id === mbpBranch.id);
    expect(filtered.map(nameOf)).toEqual(own.map(nameOf).toSorted());
    const found = await pages('customer', 'ASC', { q: all[0].sQuoteNo });
    expect(found.map((row) => row[key])).toContain(all[0][key]);
    expect(found.map(nameOf)).toEqual(found.map(nameOf).toSorted());
    const many = await pages('customer', 'DESC', { q: 'Q' });
    expect(many.map(nameOf)).toEqual(all.map(nameOf).toSorted().toReversed());
  });

  test.each(['ASC', 'DESC'] as const)('by customer, read in chunks as an export does: %s', async (order) => {
    const { records, registry } = app.platform;
    const definition = registry.definition(path === 'opportunities' ? 'enquiry' : 'quotation');
    const request = { where: [], search: null, sort: { field: 'customer', order }, offset: 0, limit: 1 };
    const keys = [];
    for await (const rows of records.chunks(definition, request, 7)) keys.push(...rows.map((row) => row[key]));
    expect(keys).toEqual((await pages('customer', order)).map((row) => row[key]));
  });

  test('by status is in the order of the list of statuses', async () => {
    const ids = (await pages(status, 'ASC')).map((row) => row[status].id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBeGreaterThan(2);
  });

  test('by value or expiry', async () => {
    const day = (text: any) => (typeof text === 'string' ? text.split('/').toReversed().join() : text);
    const values = (await pages(value, 'DESC')).map((row) => day(row[value])).filter((one) => one !== null);
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  });
});
