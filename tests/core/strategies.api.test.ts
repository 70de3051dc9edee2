import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { choose as Choose } from '../../server/core/records/planner/choose.ts';
import type { ListSql } from '../../server/core/records/planner/list-sql.ts';
import type { addRecords as AddRecords } from '../../server/services/save/add-records.ts';
import { sql } from '../../server/core/db/sql.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { textsOf } from '../support/plans.ts';

let app: TestApp;
let admin: Client;
let choose: typeof Choose;

/** PostgreSQL estimates searches for the start of a word only once it knows a hundred common words. */
const common = 150;

/** Enough customers for each kind of search: BEFORE starts the list, WITHIN is spread over it, BEYOND is far down. */
const groups = { before: 10_100, beyond: 8200, rare: 3 };

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  ({ choose } = (await built('core/records/planner/choose.js')) as { choose: typeof Choose });
  const { addRecords } = (await built('services/save/add-records.js')) as { addRecords: typeof AddRecords };
  const { database, duplicates, registry } = app.platform;
  const { body: customer } = await admin.get('customers/1');
  const names = [
    ...Array.from({ length: groups.before }, (_, i) => `BEFORE ${i}${i % 10 ? ' WITHIN' : ''}`),
    ...Array.from({ length: groups.beyond }, (_, i) => `BEYOND ${i}`),
    ...Array.from({ length: groups.rare }, (_, i) => `RARE ${i}`),
  ];
  const records = names.map((custName, i) => ({
    ...customer,
    customerId: 100_000 + i,
    custCode: null,
    custName: `${custName} COMMON${i % common}`,
  }));
  await database.write(async () => {
    await addRecords(database, duplicates, registry.definition('customer'), records);
    await database.rows(sql.raw('analyze'));
  });
}, 120_000);
afterAll(() => app.close());

const byEngine = <T>(sqlite: T, postgres: T) => (app.platform.database.engine === 'sqlite' ? sqlite : postgres);

async function chosen(entity: string, text: string | null, list: Partial<ListSql> = {}) {
  const { registry, search } = app.platform;
  const found = text === null ? null : await search.find(registry.definition(entity), text);
  const asked = { isByName: false, isIndexed: true, table: sql.id(entity), key: sql.empty, where: sql.empty, ...list };
  return { matches: found?.matches, strategies: choose(found, asked as ListSql).map(({ name }) => name) };
}

const lastResort = ['bounded scan', 'sort many', 'one statement'];

describe('The strategy for a list', () => {
  test('is one statement without a search', async () => {
    expect(await chosen('customer', null)).toEqual({ strategies: ['one statement'] });
  });

  test('is one statement if the list is short and has no text index', async () => {
    expect(await chosen('region', 'north')).toEqual({ matches: 'unindexed', strategies: ['one statement'] });
  });

  test('for a few matches is one statement with their keys, or sorts the matches of the text index', async () => {
    const sqlite = { matches: 'listed', strategies: ['one statement'] };
    expect(await chosen('customer', 'rare')).toEqual(byEngine(sqlite, { matches: 'few', strategies: ['sort few'] }));
  });

  test.each(['within', 'beyond'])('is a bounded scan for many matches, before any other: %s', async (word) => {
    expect(await chosen('customer', word)).toEqual({ matches: byEngine('some', 'many'), strategies: lastResort });
  });
});

describe('The strategy for a list in the order of names in another table', () => {
  test('is one statement without conditions', async () => {
    expect(await chosen('customer', null, { isByName: true })).toEqual({ strategies: ['one statement'] });
  });

  test('is a bounded scan with conditions, as few rows may match', async () => {
    const list = { isByName: true, isIndexed: false };
    expect(await chosen('customer', null, list)).toEqual({ strategies: lastResort });
  });

  test('sorts what a search finds, unless it finds many', async () => {
    const list = { isByName: true };
    expect(await chosen('customer', 'rare', list)).toMatchObject({ strategies: ['sort few'] });
    expect(await chosen('customer', 'within', list)).toMatchObject({ strategies: lastResort });
  });
});

/** Searches the customer list. Answers with the statements that the server sent for it. */
async function searched(q: string) {
  const query = { range: [0, 24], sort: ['custName', 'ASC'], filter: { q } } satisfies Parameters<Client['list']>[1];
  const answer: { custName: string }[] = [];
  const texts = await textsOf(app, async () => answer.push(...(await admin.list('customers', query)).body));
  return {
    page: [answer[0]?.custName, answer.length],
    scans: texts.filter((text) => text.includes(' as holds ')).length,
    sorts: texts.filter((text) => text.includes('as materialized')).length,
    reads: texts.filter((text) => text.includes(') p ')).length,
  };
}

describe('A search', () => {
  test('for matches all over the list ends with the bounded scan', async () => {
    expect(await searched('within')).toEqual({ page: ['BEFORE 1 WITHIN COMMON1', 25], scans: 1, sorts: 0, reads: 1 });
  });

  test('for matches far down the list scans further in two indexes, or gives up the scan and sorts them', async () => {
    expect(await searched('beyond')).toEqual({
      page: [expect.stringMatching('BEYOND 0 '), 25],
      scans: 1,
      sorts: byEngine(0, 1),
      reads: 1,
    });
  });

  test('for a few matches does not scan', async () => {
    expect(await searched('rare')).toEqual({
      page: [expect.stringMatching('RARE 0 '), 3],
      scans: 0,
      sorts: byEngine(0, 1),
      // After the rows with a name, SQLite looks for those without one.
      reads: byEngine(2, 1),
    });
  });

  test('without a text reads the page in one statement', async () => {
    expect(await searched('')).toMatchObject({ scans: 0, sorts: 0, reads: 1 });
  });
});
