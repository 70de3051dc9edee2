import { describe, expect, test } from '@jest/globals';
import { catalogue } from '../support/catalogue.ts';
import { Client, demoPassword } from '../support/client.ts';
import { all, content } from '../support/content.ts';
import { emptyDatabases } from '../support/empty.ts';
import { openDatabase } from '../support/open.ts';
import { built, Process, serve, settingsOf } from '../support/process.ts';
import { counts, scale, seed } from './seeds.ts';

const empty = emptyDatabases();

describe('npm run seed', () => {
  test('gives the same data on every new database, in one run or in several', async () => {
    const [once, again] = [await empty(), await empty()];
    expect(await seed(once, '120')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('120 of 120 customers'),
    });
    await seed(again, '50');
    expect((await all(again, 'select count(*) from customer')).map(Number)).toEqual([50]);
    // PostgreSQL moves an updated row within its table. That must not change the data that the second run makes.
    const base = await openDatabase(again);
    await base.run(`update app_user set last_name = last_name where id < 9`);
    await base.close();
    await seed(again, '120');
    const [expected, found] = [await content(once), await content(again)];
    expect(expected.customer).toHaveLength(120);
    for (const table of Object.keys(expected)) expect([table, found[table]]).toEqual([table, expected[table]]);
  });

  test('with a large --scale, killed half way, is intact at the next start and resumes', async () => {
    const database = await empty();
    await scale(database, '8');
    const schema = async () => (await catalogue(database)).filter((line) => !line.includes('sqlite_stat'));
    const before = await schema();
    const killed = new Process(built('bundle/seed.js', '--scale', '1208'), settingsOf(database));
    await killed.printed(/608 of 1,208 customers/);
    killed.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    const { process, url } = await serve(settingsOf(database));
    expect(await schema()).toEqual(before);
    const some = await counts(database);
    expect(some.customer! % 600).toBe(8);
    expect(some).toMatchObject({ contact: 2 * some.customer!, activity: 3 * some.customer!, enquiry: some.customer });
    const body = { email: 'admin@demo.branchline.example', password: demoPassword };
    const { idToken } = (await new Client(url).post('accounts:signInWithPassword', body)).body;
    const [[name]] = (await all(database, `select contact_name from contact where contact_id = 1200`)) as [[string]];
    const found = await new Client(url, idToken).list('contacts', { filter: { q: name }, range: [0, 99] });
    expect(found.body.map((contact: any) => contact.contactId)).toContain(1200);
    process.kill('SIGTERM');
    await process.ended;

    expect(await scale(database, '1208')).toMatchObject({ code: 0, err: '' });
    expect(await schema()).toEqual(before);
    expect(await counts(database)).toMatchObject({
      customer: 1208,
      contact: 2416,
      activity: 3624,
      enquiry: 1208,
      quotation: 1812,
      customer_note: 363,
    });
    const lost = [
      `select 1 from customer c where not exists (select 1 from contact k where k.contact_id = c.key_contact_id and k.customer_id = c.customer_id)`,
      `select 1 from contact c where not exists (select 1 from customer o where o.customer_id = c.customer_id)`,
      `select 1 from quotation q where not exists (select 1 from enquiry e where e.opp_id = q.opportunity_id and e.customer_id = q.customer_id)`,
      ...['customer.customer_id', 'contact.contact_id', 'enquiry.opp_id'].map((key) => {
        const [table] = key.split('.');
        return `select 1 from ${table} where not exists (select 1 from ${table}_key k where k.id = ${key})`;
      }),
    ];
    for (const statement of lost) expect([statement, await all(database, statement)]).toEqual([statement, []]);
    if (!database.databaseUrl) expect(await all(database, 'pragma foreign_key_check')).toEqual([]);
  }, 300_000);
});
