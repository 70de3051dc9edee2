import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '../support/content.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { built, Process, serve, settingsOf } from '../support/process.ts';

/** A data folder whose database was replaced by an empty one. */
let lost: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>;
let databases: TestDatabase[];
const keyOf = ({ dataDir }: typeof lost) => join(dataDir, 'keys/identity.jwk.json');

async function startAndStop(environment: Record<string, string> = {}) {
  const { process: server } = await serve({ ...settingsOf(lost), ...environment });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return server.out;
}

beforeEach(async () => {
  databases = [await copyDatabase(), await emptyDatabase()];
  lost = databases[0]!;
  await startAndStop();
  if (engine === 'sqlite')
    for (const end of ['', '-wal', '-shm']) rmSync(join(lost.dataDir, `branchline.sqlite${end}`), { force: true });
  else lost = { dataDir: lost.dataDir, databaseUrl: databases[1]!.databaseUrl };
});
afterEach(async () => {
  for (const database of databases) await database.drop();
});

describe('A database without users, with a signing key [AMB-108]', () => {
  test('is refused in one line at every start, and gets no demo data', async () => {
    for (let i = 0; i < 2; i++) {
      const server = new Process(built('bundle/main.js'), { PORT: '0', LOG_LEVEL: 'warn', ...settingsOf(lost) });
      expect([await server.ended, server.out]).toEqual([1, '']);
      const name = engine === 'sqlite' ? join(lost.dataDir, 'branchline.sqlite') : 'The database of DATABASE_URL';
      expect(server.err).toBe(
        `${name} has no users, but ${keyOf(lost)} was made by a server that had some. Nothing has been added. Check DATA_DIR and DATABASE_URL, or restore a backup. To start with an empty database, set DEMO=off. To start with a new demo, remove the key.\n`,
      );
    }
    for (const table of ['app_user', 'account', 'customer', 'branch']) expect(await count(lost, table)).toBe(0);
  });

  test('is served with DEMO=off, without demo users and with the old key', async () => {
    const key = readFileSync(keyOf(lost), 'utf8');
    expect(await startAndStop({ DEMO: 'off' })).not.toContain('demo');
    expect([await count(lost, 'app_user'), await count(lost, 'role')]).toEqual([0, 5]);
    expect(readFileSync(keyOf(lost), 'utf8')).toBe(key);
  });

  // The key is a file, so one engine shows it.
  if (engine === 'sqlite')
    test('gets the demo once the key is removed', async () => {
      rmSync(keyOf(lost));
      expect(await startAndStop()).toContain('Demo users');
      expect(await count(lost, 'app_user')).toBeGreaterThan(4);
    });
});
