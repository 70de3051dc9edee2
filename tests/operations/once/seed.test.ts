import { describe, expect, test } from '@jest/globals';
import { beginnings } from '../../../server/features/common/territory.ts';
import { catalogue } from '../../support/catalogue.ts';
import { Client, demoPassword } from '../../support/client.ts';
import { all, content } from '../../support/content.ts';
import { copyDatabase } from '../../support/database.ts';
import { emptyDatabases } from '../../support/empty.ts';
import { csv, file, head, mapping, rows } from '../../support/lists.ts';
import { built, Process, run, serve, settingsOf } from '../../support/process.ts';
import { counts, scale, seed } from '../seeds.ts';

const empty = emptyDatabases();

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
    expect(await seed(await empty(), 'many')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^--customers must be a number\.\nusage: npm run seed /),
    });
  });

  test('gives each customer the region, branch and sales exec of its post code, and each customer a history', async () => {
    // A copy of the prepared database, which is seeded in the same way.
    const database = await copyDatabase();
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
    await database.drop();
  });

  test('of a large number keeps all indexes and search data, also if it is stopped half way', async () => {
    const database = await empty();
    await seed(database, '20');
    // Leaves out SQLite's index statistics, which are not part of the schema.
    const schema = async () => (await catalogue(database)).filter((line) => !line.includes('sqlite_stat'));
    const before = await schema();
    const stopped = new Process(built('bundle/seed.js', '--customers', '1240'), settingsOf(database));
    await stopped.printed(/620 of 1,240 customers/);
    stopped.kill('SIGINT');
    expect(await stopped.ended).toBe('SIGINT');
    expect(await schema()).toEqual(before);
    expect((await all(database, 'select count(*) from customer')).map(Number)).toEqual([20]);

    expect(await seed(database, '1240')).toMatchObject({ code: 0 });
    expect(await schema()).toEqual(before);
    expect((await all(database, 'select count(*) from customer')).map(Number)).toEqual([1240]);
    const [[id, code] = []] = await all(
      database,
      'select customer_id, cust_code from customer where cust_code is not null order by customer_id desc limit 1',
    );
    const { process, url } = await serve(settingsOf(database));
    const body = { email: 'admin@demo.branchline.example', password: demoPassword };
    const { idToken } = (await new Client(url).post('accounts:signInWithPassword', body)).body;
    const found = await new Client(url, idToken).list('customers', { filter: { q: code }, range: [0, 9] });
    expect(found.body.map((customer: any) => customer.customerId)).toEqual([id]);
    process.kill('SIGTERM');
    await process.ended;
  }, 300_000);

  test('with --scale adds the work of every customer, in fixed proportions, and a second run changes nothing', async () => {
    const database = await empty();
    expect(await scale(database, '80')).toMatchObject({ code: 0, err: '' });
    const before = await counts(database);
    expect(before).toMatchObject({
      customer: 80,
      contact: 160,
      activity: 240,
      enquiry: 80,
      quotation: 120,
      customer_note: 24,
    });
    for (const table of Object.keys(before)) expect([table, before[table]! > 0]).toEqual([table, true]);
    expect(await scale(database, '80')).toMatchObject({ code: 0, err: '' });
    expect(await counts(database)).toEqual(before);
    await scale(database, '120');
    expect(await counts(database)).toMatchObject({ customer: 120, contact: 240, activity: 360, quotation: 180 });
    expect(await seed(database, '120')).toMatchObject({ code: 0, err: '' });
    expect(await counts(database)).toMatchObject({ customer: 120, contact: 240 });
  });

  test('takes either --customers or --scale', async () => {
    expect(await run('seed', ['--customers', '5', '--scale', '5'], settingsOf(await empty()))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Either --customers or --scale, not both\.\nusage: npm run seed /),
    });
  });
});
