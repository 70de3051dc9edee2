import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client, demoPassword, signInAt } from '../support/client.ts';
import { count } from '../support/content.ts';
import { draft } from '../support/customers.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { run, serve, settingsOf } from '../support/process.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

const demoAdmin = 'admin@demo.branchline.example';

describe('The product started on nothing', () => {
  test('creates its database, prints its address and demo users, and starts again with the same data', async () => {
    rmSync(database.dataDir, { recursive: true });
    const { process, url } = await serve(settingsOf(database));
    const told = await process.printed(/Demo users, password (\S+):\n(?: {2}\S+ +.*\n){5}/);
    expect(told[0]).toContain(demoAdmin);
    expect(told[1]).toBe(demoPassword);
    expect(await new Client(url).get('health')).toMatchObject({ status: 200, body: { status: 'ok', engine } });
    const { status, client } = await signInAt(url, demoAdmin);
    expect(status).toBe(200);
    expect((await client.get('customers/count')).body).toBe(500);
    process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(process.err).toBe('');

    const again = await serve(settingsOf(database));
    // The keys are still the same, so the user stays signed in.
    expect((await new Client(again.url, client.token).get('customers/count')).body).toBe(500);
    again.process.kill('SIGINT');
    expect(await again.process.ended).toBe(0);
    if (engine === 'sqlite')
      expect(readdirSync(database.dataDir).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
    expect(statSync(join(database.dataDir, 'keys/identity.jwk.json')).mode & 0o077).toBe(0);
  });
});

// What follows is the same on both engines.
if (engine === 'sqlite') {
  test('A first start that was stopped before the demo data was complete adds it at the next', async () => {
    // Migrates and adds the base data: the state of a first start when it begins with the demo data.
    await run('check', [], settingsOf(database));
    expect([await count(database, 'region'), await count(database, 'app_user')]).toEqual([expect.any(Number), 0]);
    const { process } = await serve(settingsOf(database));
    await process.printed(/Demo users/);
    process.kill('SIGTERM');
    await process.ended;
    expect(await count(database, 'customer')).toBe(500);
  });

  describe('A stop', () => {
    test('waits for open requests, not for idle connections', async () => {
      await database.drop();
      database = await copyDatabase();
      const { process, url } = await serve({ ...settingsOf(database), LOG_LEVEL: 'info' });
      const { client } = await signInAt(url, demoAdmin);
      const port = Number(new URL(url).port);
      const silent = connect(port, '127.0.0.1');
      await once(silent, 'connect');
      // A save whose body comes in two parts. The second part is sent after the signal.
      const body = JSON.stringify(draft());
      const slow = connect(port, '127.0.0.1');
      let answer = '';
      slow.on('data', (text) => (answer += text.toString()));
      slow.write(
        `POST /v1/customerconf HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nAuthorization: Bearer ${client.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
      );
      // When the server asks for the body, it has received the request.
      while (!answer.includes('100 Continue')) await once(slow, 'data');
      process.kill('SIGTERM');
      await process.printed(/Stopping/);
      slow.write(body.slice(20));
      await once(slow, 'close');
      expect(answer).toContain('HTTP/1.1 200 OK');
      expect(await process.ended).toBe(0);
      expect(await count(database, 'customer')).toBe(301);
    });
  });
}
