import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { draft } from '../../support/customers.ts';
import { openDatabase, type Rows } from '../../support/open.ts';

let app: TestApp;
let admin: Client;
let rows: Rows;
let sql: typeof import('../../../server/core/db/sql.ts').sql;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  rows = await openDatabase(app.settings);
  ({ sql } = await built('core/db/sql.js'));
});
afterEach(() => void Reflect.deleteProperty(app.platform.database, 'write'));
afterAll(async () => {
  await rows.close();
  await app.close();
});

/** Ends the connection of the transaction that runs, as an administrator or a restart of PostgreSQL does. */
async function endConnection() {
  const pid = Number(await app.platform.database.value(sql`select pg_backend_pid()`));
  await rows.all(`select pg_terminate_backend(${pid}, 5000)`);
  // Until the server has heard of it.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Loses the connection of each transaction, before or after its own statements. */
function loseEach(when: 'before' | 'after') {
  const { database } = app.platform;
  const write = database.write.bind(database);
  database.write = (work) =>
    write(async () => {
      if (when === 'before') await endConnection();
      const result = await work();
      if (when === 'after') await endConnection();
      return result;
    });
}

const unavailable = {
  status: 503,
  body: { message: 'The service is not available at the moment. Please try again.', code: 'unavailable' },
};
const saves = () => [
  admin.post('customerconf', draft({ custName: 'Lost on the way' })),
  admin.put('customers/1', { mainNotes: 'Lost on the way' }),
];

for (const when of ['before', 'after'] as const)
  test(`A save is answered with 503 if PostgreSQL ends its connection ${when} its statements, and nothing is saved`, async () => {
    loseEach(when);
    for (const answer of await Promise.all(saves())) expect(answer).toMatchObject(unavailable);
    Reflect.deleteProperty(app.platform.database, 'write');
    const found = await rows.all(`select count(*) from customer where main_notes = 'Lost on the way'
      or cust_name like 'LOST ON THE WAY%'`);
    expect(Number(found[0]![0])).toBe(0);
    expect((await admin.put('customers/1', { mainNotes: 'Kept' })).status).toBe(200);
  });

test('A save that waits for a lock is answered with 503 if PostgreSQL ends its connection', async () => {
  const other = await openDatabase(app.settings);
  await other.run('begin');
  await other.all('select id from city_town where id = 1 for update');
  const saved = admin.put('cityTown/1', { cityTownName: 'Nowhere' });
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let pid: unknown;
  while (!pid) [pid] = (await rows.all(waiting))[0] ?? [];
  await rows.all(`select pg_terminate_backend(${pid})`);
  expect(await saved).toMatchObject(unavailable);
  await other.close();
});

test('A refusal stays a refusal if the connection is lost after it', async () => {
  const { database } = app.platform;
  const write = database.write.bind(database);
  database.write = (work) =>
    write(async () => {
      try {
        return await work();
      } catch (error) {
        await endConnection();
        throw error;
      }
    });
  const answer = await admin.put('customers/1', { custName: '' });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
});
