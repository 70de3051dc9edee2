import { describe, expect, test } from '@jest/globals';
import { beginnings } from '../../../server/features/common/territory.ts';
import { all, content } from '../../support/content.ts';
import type { TestDatabase } from '../../support/database.ts';
import { emptyDatabases } from '../../support/empty.ts';
import { csv, file, head, mapping, rows } from '../../support/lists.ts';
import { run, settingsOf } from '../../support/process.ts';

const empty = emptyDatabases();
const seed = (database: TestDatabase, customers: string) =>
  run('seed', ['--customers', customers], settingsOf(database));

describe('npm run seed', () => {
  test('never removes rows: a smaller number changes nothing, and the default is 500', async () => {
    const database = await empty();
    await seed(database, '50');
    const before = await content(database);
    expect(await seed(database, '20')).toMatchObject({ code: 0 });
    expect(await content(database)).toEqual(before);
    await run('seed', [], settingsOf(database));
    expect((await all(database, 'select count(*), max(customer_id) from customer'))[0]!.map(Number)).toEqual([
      500, 500,
    ]);
  });

  test('leaves a database with real data as it is', async () => {
    const database = await empty();
    const map = file(
      'map.json',
      JSON.stringify({
        ...mapping,
        lookups: { ...mapping.lookups, cityTown: { by: 'cityTownName', missing: 'create' } },
      }),
    );
    const list = file('own.csv', csv([head, ...rows(3)]));
    await run('import', ['customers', list, '--mapping', map, '--run'], settingsOf(database));
    const before = await content(database);
    expect(before.customer).toHaveLength(3);
    const { code, err } = await seed(database, '100');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'This database holds data of its own. Demo data goes into a new one, or one that has it already.\n',
    });
    expect(await content(database)).toEqual(before);
  });

  test('requires a number', async () => {
    expect(await seed(await empty(), 'many')).toMatchObject({ code: 1, err: '--customers must be a number.\n' });
  });

  test('gives each customer the region, branch and sales exec of its post code, and each customer a history', async () => {
    const database = await empty();
    await seed(database, '400');
    const areas = new Map(
      (await all(database, 'select area_code, region_id, mbp_branch_id, sales_exec_id from postal_area')).map(
        ([code, ...ids]) => [code as string, ids],
      ),
    );
    const customers = await all(database, 'select post_code, region_id, mbp_branch_id, sales_exec_id from customer');
    for (const [postCode, ...ids] of customers) {
      const area = beginnings(postCode as string).find((code) => areas.has(code))!;
      expect([postCode, ...ids]).toEqual([postCode, ...areas.get(area)!]);
      expect(ids.filter((id) => id === null)).toEqual([]);
    }
    expect(new Set(customers.map(([, region]) => region)).size).toBeGreaterThan(8);
    expect(
      await all(
        database,
        `select customer_id from customer where not exists (select 1 from record_history h where h.entity = 'customer' and h.record_id = customer_id and h.action = 'create')`,
      ),
    ).toEqual([]);
  });

  test('takes either --customers or --scale', async () => {
    expect(await run('seed', ['--customers', '5', '--scale', '5'], settingsOf(await empty()))).toMatchObject({
      code: 1,
      err: 'Either --customers or --scale, not both.\n',
    });
  });
});
