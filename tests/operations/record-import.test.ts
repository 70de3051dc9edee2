import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../support/client.ts';
import { copyDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { head, row } from '../support/lists.ts';
import { openDatabase } from '../support/open.ts';
import { serve, settingsOf } from '../support/process.ts';
import { csvOf, sendFile } from '../support/record-imports.ts';

/** How often the server is killed. `TEST_KILLS=50` imports a longer file and kills more often. */
const kills = Number(process.env.TEST_KILLS ?? 2);

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

async function start() {
  const { process, url } = await serve(settingsOf(database));
  const { body } = await new Client(url).post('accounts:signInWithPassword', {
    email: 'admin@demo.branchline.example',
    password: 'Branchline-demo-1',
  });
  return { process, url, admin: new Client(url, body.idToken) };
}

test(
  'A server killed while it imports a file goes on where it stopped: no row is lost, and none is imported twice',
  async () => {
    let { process, url, admin } = await start();
    const count = kills > 2 ? 900 : 200;
    const [{ typeName }] = (await admin.get('activeCustomerTypes')).body;
    const rows = Array.from({ length: count }, (_, i) => row(i, { Type: typeName }));
    const { id } = (await sendFile({ url }, admin, { content: csvOf(head, rows) })).body;
    const { proposal } = (await admin.get(`recordImports/${id}/matching`)).body;
    const record = async () => (await admin.get(`recordImports/${id}`)).body;
    await admin.put(`recordImports/${id}/mapping`, proposal);
    await eventually(async () => expect((await record()).status).toBe('Checked'), 60);
    const store = await openDatabase(database);
    const numbers = async (statement: string) => (await store.all(statement)).map((one: unknown[]) => one.map(Number));
    const [[before]] = (await numbers('select count(*) from customer')) as [[number]];
    const { ready } = (await admin.get(`recordImports/${id}/counts`)).body;
    expect(ready).toBeGreaterThan(count / 2);

    await admin.post(`recordImports/${id}/start`);
    // Each kill comes at another moment of a transaction. On PostgreSQL, the work of the dead server is taken over after
    // ten seconds.
    for (let kill = 0; kill < kills; kill++) {
      await wait(30 + ((kill * 90) % 400));
      process.kill('SIGKILL');
      await process.ended;
      ({ process, url, admin } = await start());
      const { passedCount } = await record();
      await eventually(async () => {
        const { status, passedCount: now } = await record();
        expect(status === 'Imported' || now > passedCount).toBe(true);
      }, 60);
    }
    await eventually(async () => expect((await record()).status).toBe('Imported'), 120);
    const done = await record();
    process.kill('SIGTERM');
    await process.ended;

    expect(done).toMatchObject({ passedCount: count, addedCount: ready, refusedCount: 0, running: false });
    expect(await numbers('select count(*) from customer')).toEqual([[before + ready]]);
    expect(
      await numbers(`select count(*), count(distinct record_key), count(distinct undo_id) from import_row
        where import_id = ${id} and outcome = 'added'`),
    ).toEqual([[ready, ready, ready]]);
    await store.close();
  },
  120_000 + kills * 60_000,
);
