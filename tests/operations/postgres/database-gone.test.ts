import { expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../../support/client.ts';
import { copyDatabase } from '../../support/database.ts';
import { openDatabase } from '../../support/open.ts';
import { serve, settingsOf } from '../../support/process.ts';

test('A server that loses its database for a moment reports it and continues when it is back', async () => {
  const database = await copyDatabase();
  const { process, url } = await serve(settingsOf(database));
  const client = new Client(url);
  const body = { email: 'admin@demo.branchline.example', password: 'Branchline-demo-1' };
  const signIn = async () => (await client.post('accounts:signInWithPassword', body)).status;
  expect(await signIn()).toBe(200);

  const name = new URL(database.databaseUrl!).pathname.slice(1);
  const rows = await openDatabase({ ...database, databaseUrl: database.databaseUrl!.replace(/[^/]+$/, 'postgres') });
  await rows.run(`alter database ${name} with allow_connections false`);
  await rows.all(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  expect(await client.get('health')).toMatchObject({
    status: 503,
    body: { message: expect.any(String), code: expect.any(String) },
  });
  expect(await signIn()).toBeGreaterThanOrEqual(500);
  await rows.run(`alter database ${name} with allow_connections true`);
  await rows.close();
  for (let i = 0; i < 100 && (await client.get('health')).status !== 200; i++) await wait(100);
  expect(await signIn()).toBe(200);
  process.kill('SIGTERM');
  expect(await process.ended).toBe(0);
  await database.drop();
});
