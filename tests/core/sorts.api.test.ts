import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { columnOf, fieldOf, type EntityDefinition } from '../../server/core/model/definition.ts';
import { storedField } from '../../server/core/records/conditions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { addGenericRows } from '../support/generic-rows.ts';

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

test('customers sort by town, branch, sales exec and status', async () => {
  const nameIn = { cityTown: 'cityTownName', mbpBranch: 'branchName', salesExec: 'salesExecName' } as const;
  for (const [field, part] of Object.entries(nameIn)) {
    const { body } = await admin.list('customers', { range: [0, 999], sort: [field, 'ASC'] });
    const names = body.flatMap((row: any) => row[field]?.[part] ?? []);
    expect([field, names]).toEqual([
      field,
      names.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    ]);
  }
  const { body } = await admin.list('customers', { range: [0, 999], sort: ['status', 'DESC'] });
  const states = body.map(({ status }: any) => status);
  expect(states).toEqual(states.toSorted().toReversed());
  expect(new Set(states).size).toBe(3);
});

test('activities without a start come after those that are overdue', async () => {
  const { body } = await admin.list('activities', { range: [0, 999], sort: ['startDate', 'ASC'] });
  const days = body.map(({ startDate }: any) => startDate?.split('/').toReversed().join('') ?? null);
  const dated = days.filter((day: string | null) => day !== null);
  expect(dated.length).toBeLessThan(days.length);
  expect(days).toEqual([...dated.toSorted(), ...Array(days.length - dated.length).fill(null)]);
});

describe('Every column of every list sorts [AMB-119]', () => {
  const fold = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : Number(value));
  const compare = (a: any, b: any) => (a < b ? -1 : a > b ? 1 : 0);

  async function allOf(definition: EntityDefinition): Promise<Record<string, any>[]> {
    const { records, database } = app.platform;
    const { key, table } = definition;
    const keys = await database.rows(sql`select ${sql.id(columnOf(definition, key))} from ${sql.id(table)}`);
    const all: Record<string, any>[] = [];
    for (let at = 0; at < keys.length; at += 1000)
      all.push(...(await records.find(definition, { [key]: keys.slice(at, at + 1000).flat() } as object)));
    return all;
  }

  test('by what it shows, empty values last in both directions, the same on pages and in files', async () => {
    const { records, registry } = app.platform;
    await addGenericRows(
      app,
      registry.all.filter(({ kind }) => kind === 'entity').map(({ name }) => name),
      40,
    );
    const columns = { all: 0, references: 0, empty: 0 };
    for (const definition of registry.all) {
      const everything = await allOf(definition);
      for (const name of definition.sortable) {
        const field = registry.aliased(definition, fieldOf(definition, name)!);
        const target = field.to === undefined ? null : registry.definition(field.to);
        const others = target ? await allOf(target) : [];
        const named =
          target && new Map(others.map((one: any) => [one[target.key], one[target.order ?? target.display]]));
        const stored = storedField(definition, name)!.name;
        const isFolded = field.type === 'string' || target !== null;
        const valueOf = (row: Record<string, any>) => {
          const value = target ? named!.get(row[stored]?.key) : row[stored];
          return value === null || value === undefined ? null : isFolded ? fold(value) : Number(value);
        };
        const otherOf = (row: Record<string, any>) => (target ? (row[stored]?.key ?? 0) : 0);
        columns.all++;
        if (target) columns.references++;
        for (const order of ['ASC', 'DESC'] as const) {
          const sign = order === 'ASC' ? 1 : -1;
          const expected = everything
            .toSorted((a, b) => {
              const [one, two] = [valueOf(a), valueOf(b)];
              if ((one === null) !== (two === null)) return one === null ? 1 : -1;
              return sign * (compare(one, two) || otherOf(a) - otherOf(b) || a[definition.key] - b[definition.key]);
            })
            .map((row) => row[definition.key]);
          if (everything.some((row) => valueOf(row) === null)) columns.empty++;
          const request = { where: [], search: null, sort: { field: name, order }, offset: 0, limit: 1000 };
          const at = `${definition.name}.${name} ${order}`;
          const keysOf = (rows: readonly Record<string, any>[]) => rows.map((row) => row[definition.key]);
          expect([at, keysOf(await records.list(definition, request))]).toEqual([at, expected.slice(0, 1000)]);
          const half = Math.floor(expected.length / 2);
          for (const offset of [3, half, Math.max(expected.length - 5, 0)]) {
            const page = await records.list(definition, { ...request, offset, limit: 10 });
            expect([at, offset, keysOf(page)]).toEqual([at, offset, expected.slice(offset, offset + 10)]);
          }
          const chunks: number[] = [];
          for await (const rows of records.chunks(definition, request, 97)) chunks.push(...keysOf(rows));
          expect([at, 'file', chunks]).toEqual([at, 'file', expected]);
        }
      }
    }
    expect(columns.all).toBeGreaterThan(200);
    expect(columns.references).toBeGreaterThan(50);
    expect(columns.empty).toBeGreaterThan(50);
  }, 300_000);
});
