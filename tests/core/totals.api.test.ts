import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { assigner } from '../support/permissions.ts';
import { textsOf, wholeScans } from '../support/plans.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

interface Asked {
  readonly filter?: object;
  readonly savedFilter?: number;
  readonly from?: string;
  readonly to?: string;
}
const totals = (path: string, { filter = {}, ...more }: Asked = {}, client = admin) =>
  client.get(`${path}/totals?${new URLSearchParams({ filter: JSON.stringify(filter), ...(more as object) })}`);

async function rowsOf(path: string, filter: object = {}, client = admin): Promise<any[]> {
  const rows: any[] = [];
  for (;;) {
    const { status, body } = await client.list(path, { range: [rows.length, rows.length + 999], filter });
    if (status !== 200 || !body.length) return rows;
    rows.push(...body);
  }
}

/** What the rows of a list add up to, read one by one. */
async function added(path: string, fields: readonly string[], { filter = {} }: Asked = {}, client = admin) {
  const rows = await rowsOf(path, filter, client);
  const sum = (name: string) => rows.reduce((pence, row) => pence + Math.round((row[name] ?? 0) * 100), 0) / 100;
  return { rows: rows.length, exact: true, sums: Object.fromEntries(fields.map((name) => [name, sum(name)])) };
}

describe('the totals of a list', () => {
  test.each([
    ['opportunities', ['quoteValue'], {}],
    ['opportunities', ['quoteValue'], { opportunityStatus: 2 }],
    ['opportunities', ['quoteValue'], { q: 'slate' }],
    ['opportunities', ['quoteValue'], { customer: 5 }],
    ['quotations', ['productValue', 'internalValue'], {}],
    ['quotations', ['productValue', 'internalValue'], { quoteStatus: [1, 2] }],
    ['customers', ['openValue'], { status: 'Active' }],
    ['customers', ['openValue'], { q: 'nobody has this name' }],
  ] as const)('add up all rows of %s: %j %j', async (path, fields, filter) => {
    const { status, body } = await totals(path, { filter });
    expect([status, body]).toEqual([200, await added(path, fields, { filter })]);
  });

  test('are those of a saved filter and of the days of the list', async () => {
    const rows = await rowsOf('opportunities');
    const iso = (day: string) => day.split('/').toReversed().join('-');
    const day = rows.map(({ dateReceived }) => dateReceived as string).toSorted((a, b) => iso(a).localeCompare(iso(b)));
    const [from, to] = [day[5]!, day[20]!];
    const within = rows.filter(
      ({ dateReceived: on }) => iso(on as string) >= iso(from) && iso(on as string) <= iso(to),
    );
    expect((await totals('opportunities', { from, to })).body.rows).toBe(within.length);
    const conditions = [{ rowNo: 1, dbField: 'quoteValue', condition: '>=', value: '1000' }];
    const saved = (await admin.post('userViewFilter', { filterName: 'Large', dbview: 8, conditions })).body;
    const large = rows.filter(({ quoteValue }) => (quoteValue as number | null) !== null && quoteValue >= 1000);
    const sum = large.reduce((pence, { quoteValue }) => pence + Math.round((quoteValue as number) * 100), 0) / 100;
    const { body } = await totals('opportunities', { savedFilter: saved.id });
    expect(body).toEqual({ rows: large.length, exact: true, sums: { quoteValue: sum } });
  });

  test('are of what the person may read: of the own branch, or nothing', async () => {
    const person = await Client.as(app, 'salesexec');
    const { id } = (await person.get('user/profile')).body;
    const branch = (await admin.list('quotations', { range: [0, 0] })).body[0].mbpBranch.id;
    await admin.put(`updateUser/${id}`, { defBranch: branch });
    const assign = await assigner(admin);
    await assign.user(id, 'ViewQuotations', 5);
    const own = await totals('quotations', {}, person);
    expect(own.body).toEqual(
      await added('quotations', ['productValue', 'internalValue'], { filter: { mbpBranch: branch } }),
    );
    expect(own.body.rows).toBeLessThan((await totals('quotations')).body.rows);
    const nobody = await Client.as(app, 'readonly');
    await assign.user((await nobody.get('user/profile')).body.id, 'ViewQuotations', 0);
    expect((await totals('quotations', {}, nobody)).status).toBe(422);
  });

  test('are refused for a field that the list is not filtered by', async () => {
    expect((await totals('quotations', { filter: { notes: 'x' } })).status).toBe(400);
    expect((await admin.get('contacts/totals')).status).not.toBe(200);
  });

  test('of a longer list stop at the limit, unless a tally has them', async () => {
    const { records, registry } = app.platform;
    const request = {
      where: [],
      search: null,
      sort: { field: 'sQuoteNo', order: 'ASC' as const },
      offset: 0,
      limit: 1,
    };
    const few = await records.sums(registry.definition('quotation'), request, ['productValue'], 5);
    expect(few).toEqual({ rows: 5, sums: null });
    const all = await records.sums(registry.definition('enquiry'), request, ['quoteValue'], 5);
    const { rows, sums } = await added('opportunities', ['quoteValue']);
    expect(all).toEqual({ rows, sums: [Math.round(sums.quoteValue! * 100)] });
  });

  test('are read from an index, or the tally', async () => {
    const filtered = await wholeScans(app, ['quotation'], () => totals('quotations', { filter: { mbpBranch: 2 } }));
    expect(filtered).toEqual([]);
    const statements = await textsOf(app, () => totals('opportunities', { filter: { opportunityStatus: 1 } }));
    expect(statements.filter((text) => text.includes('sum(')).every((text) => text.includes('record_tally'))).toBe(
      true,
    );
  });
});
