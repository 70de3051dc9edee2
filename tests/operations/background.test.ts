import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../support/client.ts';
import { copyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { openDatabase } from '../support/open.ts';
import { built, Process, run, serve, settingsOf } from '../support/process.ts';

/** How often the server is killed. `TEST_KILLS=20` kills more often. */
const kills = Number(process.env.TEST_KILLS ?? 1);

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

async function start(more: Record<string, string> = {}) {
  const { process, url } = await serve({ ...settingsOf(database), ...more });
  const { body } = await new Client(url).post('accounts:signInWithPassword', {
    email: 'admin@demo.branchline.example',
    password: 'Branchline-demo-1',
  });
  return { process, url, admin: new Client(url, body.idToken) };
}

const stop = async ({ process }: { process: Process }) => {
  process.kill('SIGTERM');
  expect(await process.ended).toBe(0);
};

const async = { prefer: 'respond-async' };
const works = async (admin: Client, filter: object) =>
  (await admin.list('backgroundWork', { filter, range: [0, 499] })).body as any[];
const mails = () => {
  const folder = join(database.dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
};

test(
  'A server killed during exports, mails and reminders goes on where it stopped: nothing is lost, and nothing is done twice',
  async () => {
    let server = await start();
    const exports: number[] = [];
    const asked = { mails: 0, reminders: 0 };
    const store = await openDatabase(database);
    const count = async (source: string) =>
      Number((await store.all(`select count(*) from alert where source = '${source}'`))[0]![0]);
    const before = await count('REMINDER');
    const remind = async () => {
      const due = new Date(Date.now() - 60_000).toISOString();
      const [[more]] = (await store.all(`select count(*) from (select activity_id from activity
        where remind_at is null and user_id is not null order by activity_id limit 40) a`)) as [[number]];
      await store.run(`update activity set remind_at = '${due}' where activity_id in (select activity_id from activity
        where remind_at is null and user_id is not null order by activity_id limit 40)`);
      asked.reminders += Number(more);
    };
    for (let kill = 0; kill < kills; kill++) {
      await remind();
      for (const format of ['csv', 'xlsx'])
        exports.push((await server.admin.get(`customers/export?format=${format}`, async)).body.id);
      for (const user of ['internal', 'salesexec']) {
        const email = `${user}@demo.branchline.example`;
        const { status } = await new Client(server.url).post('accounts:sendOobCode', {
          requestType: 'PASSWORD_RESET',
          email,
        });
        if (status === 200) asked.mails++;
      }
      await wait((kill * 70) % 900);
      server.process.kill('SIGKILL');
      await server.process.ended;
      server = await start();
    }
    await eventually(async () => {
      const open = await works(server.admin, { state: ['Waiting', 'Running'], kind: ['export', 'mail'] });
      expect(open).toEqual([]);
    }, 90);
    // Reminders are sent at the next quarter of a minute.
    await eventually(async () => {
      const now = new Date().toISOString();
      expect(await store.all(`select 1 from activity where remind_at < '${now}'`)).toEqual([]);
    }, 40);
    const done = await works(server.admin, { kind: 'export' });
    expect(done.map(({ id, state }) => [id, state])).toEqual(exports.map((id) => [id, 'Done']).toReversed());
    const [{ id, fileName }] = done;
    expect(fileName).toBe('Customers.xlsx');
    expect((await server.admin.get(`backgroundWork/${id}/file`)).status).toBe(200);
    expect(mails()).toHaveLength(asked.mails);
    expect(await count('WORK')).toBe(exports.length);
    expect((await count('REMINDER')) - before).toBe(asked.reminders);
    await store.close();
    await stop(server);
  },
  90_000 + kills * 40_000,
);

if (engine === 'sqlite')
  test('SQLite has no worker: the command says why', async () => {
    const { code, err } = await run('worker', [], settingsOf(database));
    expect(code).toBe(1);
    expect(err).toContain('With SQLite, the server does its background work itself');
  });

test('A server with JOBS=off does no background work; on PostgreSQL, a worker does it', async () => {
  const server = await start({ JOBS: 'off' });
  const { id } = (await server.admin.get('customers/export?format=csv', async)).body;
  const state = async () => (await server.admin.get(`backgroundWork/${id}`)).body.state;
  await wait(2500);
  expect(await state()).toBe('Waiting');
  if (engine === 'postgres') {
    const worker = new Process(built('bundle/worker.js'), settingsOf(database));
    await worker.printed(/Doing background work/);
    await eventually(async () => expect(await state()).toBe('Done'), 30);
    worker.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
  }
  await stop(server);
});
