import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { openDatabase } from '../../support/open.ts';
import { assigner } from '../../support/permissions.ts';
import { readyLive, type LiveStream } from '../../support/live.ts';

let app: TestApp;
let other: TestApp;
let admin: Client;
let heard: LiveStream;

beforeAll(async () => {
  app = await startApp();
  other = await startApp({ database: app });
  admin = await Client.as(app, 'admin');
  heard = await readyLive(other, admin);
});
afterAll(async () => {
  heard.close();
  await other.close();
  await app.close();
});

const save = async (id: number) => {
  const { status, body } = await admin.put(`customers/${id}`, { mainNotes: `Noted ${Math.random()}` });
  expect([status, body]).toEqual([200, body]);
};

test('a save on one server is told to people connected to another at once, and once', async () => {
  const from = performance.now();
  await save(1);
  expect(await heard.next()).toEqual({ name: 'saved', data: { entity: 'customer', ids: [1] } });
  // Not only with the next heartbeat, after 15 s.
  expect(performance.now() - from).toBeLessThan(10_000);
  const own = await readyLive(app, admin);
  await save(2);
  await save(3);
  const ids = async (stream: LiveStream, last: number) => {
    const all: number[] = [];
    while (all.at(-1) !== last) all.push(...(await stream.next())!.data.ids);
    return all;
  };
  expect(await ids(own, 3)).toEqual([2, 3]);
  expect(await ids(heard, 3)).toEqual([2, 3]);
  own.close();
});

test('people are told that they may have missed something once a lost connection to the database is back', async () => {
  const name = new URL(app.settings.databaseUrl!).pathname.slice(1);
  const rows = await openDatabase({
    dataDir: app.settings.dataDir,
    databaseUrl: app.settings.databaseUrl!.replace(/[^/]+$/, 'postgres'),
  });
  await rows.all(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and query like 'listen%'`,
  );
  await rows.close();
  expect(await heard.next()).toEqual({ name: 'missed', data: {} });
  // Both servers have lost theirs, and each tells the other.
  await save(4);
  let event = await heard.next();
  while (event?.name === 'missed') event = await heard.next();
  expect(event).toEqual({ name: 'saved', data: { entity: 'customer', ids: [4] } });
});

test('a changed permission is told to the person connected to another server, where it counts at once', async () => {
  const internal = await Client.as(other, 'internal');
  const { id } = (await internal.get('user/profile')).body;
  const own = await readyLive(other, internal);
  const assign = await assigner(admin);
  const from = performance.now();
  await assign.user(id, 'ViewCustomers', 0);
  let event = await own.next();
  while (event && event.name !== 'account') event = await own.next();
  expect(event).toEqual({ name: 'account', data: {} });
  expect(performance.now() - from).toBeLessThan(5000);
  expect((await internal.get('customers')).status).toBe(422);
  own.close();
});
