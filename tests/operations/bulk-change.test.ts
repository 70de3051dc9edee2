import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../support/client.ts';
import { copyDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { openDatabase } from '../support/open.ts';
import { serve, settingsOf } from '../support/process.ts';

/** How often the server is killed. `TEST_KILLS=50` kills more often. */
const kills = Number(process.env.TEST_KILLS ?? 1);

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

async function start() {
  const { process, url } = await serve(settingsOf(database));
  const { body } = await new Client(url).post('accounts:signInWithPassword', {
    email: 'admin@demo.branchline.example',
    password: 'Branchline-demo-1',
  });
  return { process, admin: new Client(url, body.idToken) };
}

test(
  'A server killed while it changes many records goes on where it stopped: each gets one activity, and the undo takes all away',
  async () => {
    let { process, admin } = await start();
    const [{ id: activityType }] = (await admin.get('activeActivityTypes')).body;
    const { dateCreated } = (await admin.get('activities?range=[0,0]')).body[0];
    const create = {
      activityType,
      dateCreated,
      subject: 'KILLED',
      startDate: '01/02/2030',
      startTime: '10:00',
      duration: 30,
    };
    const range = (await admin.get('contacts?range=[0,0]')).headers.get('content-range')!;
    const all = { count: Number(range.split('/')[1]), filter: {} };
    const { id } = (await admin.post('bulkChanges', { kind: 'contact', all, create })).body;
    const record = async () => (await admin.get(`bulkChanges/${id}`)).body;
    await eventually(async () => expect((await record()).status).toBe('Checked'), 60);
    const { readyCount: ready } = await record();
    expect(ready).toBeGreaterThan(100);

    await runTo('start', 'Changed', 'passedCount');
    const store = await openDatabase(database);
    const numbers = async (statement: string) => (await store.all(statement)).map((one: unknown[]) => one.map(Number));
    const made = `select count(*), count(distinct contact_id) from activity where subject = 'KILLED'`;
    expect(await record()).toMatchObject({ changedCount: ready, refusedCount: all.count - ready, running: false });
    expect(await numbers(made)).toEqual([[ready, ready]]);
    await runTo('undo', 'Undone', 'undoneCount');
    expect(await record()).toMatchObject({ undoneCount: ready, keptCount: 0, running: false });
    expect(await numbers(made)).toEqual([[0, 0]]);
    process.kill('SIGTERM');
    await process.ended;
    await store.close();

    /** Each kill comes at another moment of a transaction. */
    async function runTo(step: string, end: string, counter: string) {
      await admin.post(`bulkChanges/${id}/${step}`);
      for (let kill = 0; kill < kills; kill++) {
        await wait(30 + ((kill * 90) % 400));
        process.kill('SIGKILL');
        await process.ended;
        ({ process, admin } = await start());
        const before = (await record())[counter];
        // On PostgreSQL, the work of the dead server is taken over after ten seconds.
        await eventually(async () => {
          const now = await record();
          expect(now.status === end || now[counter] > before).toBe(true);
        }, 60);
      }
      await eventually(async () => expect((await record()).status).toBe(end), 120);
    }
  },
  180_000 + kills * 120_000,
);
