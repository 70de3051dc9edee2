import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { countRows } from '../support/data.ts';
import { engine } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await startApp();
  client = new Client(app.url);
});
afterAll(() => app.close());

const healthy = { status: 200, body: { status: 'ok', engine } };

test('The health check answers 200 within seconds while the server runs a long write', async () => {
  let end = () => {};
  const long = app.platform.database.write(() => new Promise<void>((done) => (end = done)));
  for (let i = 0; i < 2; i++) {
    const started = Date.now();
    expect(await client.get('health')).toMatchObject(healthy);
    expect(Date.now() - started).toBeLessThan(4000);
  }
  end();
  await long;
  expect(await client.get('health')).toMatchObject(healthy);
});

test('The health check answers 200 while another process writes, and delays no other request', async () => {
  const other = await openDatabase(app.settings);
  await other.run(engine === 'sqlite' ? 'begin immediate' : 'begin');
  await other.run('update customer set version = version');
  const started = Date.now();
  for (let i = 0; i < 3; i++) {
    expect(await client.get('health')).toMatchObject(healthy);
    await wait(1100);
  }
  expect(Date.now() - started).toBeLessThan(6000);
  await other.run('rollback');
  await other.close();
});

test('The health check leaves no data behind, however often it is called', async () => {
  await client.get('health');
  const before = await countRows(app);
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: 50 }, async () => expect(await client.get('health')).toMatchObject(healthy)),
    );
    await wait(1000);
  }
  expect(await countRows(app)).toEqual(before);
  expect(readdirSync(join(app.settings.dataDir, 'attachments/incoming'))).toEqual([]);
  expect(readdirSync(app.settings.dataDir)).not.toContain('.probe');
  if (engine === 'sqlite')
    expect(statSync(join(app.settings.dataDir, 'branchline.sqlite-wal')).size).toBeLessThan(200_000);
});
