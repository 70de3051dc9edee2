import { expect, test } from '@jest/globals';
import { signInAt } from '../support/client.ts';
import { copyDatabase } from '../support/database.ts';
import { readyLive } from '../support/live.ts';
import { serve, settingsOf } from '../support/process.ts';

test('A server that stops ends the live channels of its users, and does not wait for them', async () => {
  const database = await copyDatabase();
  const { process, url } = await serve(settingsOf(database));
  const { client } = await signInAt(url, 'admin@demo.branchline.example');
  const stream = await readyLive({ url }, client);
  const from = performance.now();
  process.kill('SIGTERM');
  expect(await stream.next()).toBeNull();
  expect(await process.ended).toBe(0);
  expect(performance.now() - from).toBeLessThan(9000);
  await database.drop();
});
