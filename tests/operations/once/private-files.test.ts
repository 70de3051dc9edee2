import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '../../support/client.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { png, send } from '../../support/files.ts';
import { run, serve, settingsOf } from '../../support/process.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

/** Lists everything below a folder, and what of it other users can open. */
function look(folder: string) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return { all, open: all.filter((name) => statSync(join(folder, name)).mode & 0o077) };
}

// Windows has no file modes.
if (process.platform !== 'win32') {
  test('Only the server’s user can read the database, attachments, keys, mail and backups', async () => {
    const { dataDir } = database;
    chmodSync(dataDir, 0o755);
    const { process: server, url } = await serve(settingsOf(database));
    const admin = await Client.as({ url }, 'admin');
    expect((await send({ url }, admin, 'roof.png', png, { customer: 6 })).status).toBe(200);
    await admin.post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'admin@demo.branchline.example' });
    await eventually(() => expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1));
    expect((await run('backup', [], settingsOf(database))).code).toBe(0);
    expect((await run('admin-create', ['first@company.example', '--new'], settingsOf(database))).code).toBe(0);
    const { all, open } = look(dataDir);
    const files = ['', '-wal', '-shm'].map((end) => `branchline.sqlite${end}`);
    const made = ['keys/identity.jwk.json', 'attachments/incoming', 'mail', 'backups', ...files];
    expect(all).toEqual(expect.arrayContaining(made));
    expect(open).toEqual([]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('The start closes a data folder to other users, and leaves any other folder as it is', async () => {
    const start = async () => {
      const { process: server } = await serve({ ...settingsOf(database), DEMO: 'off' });
      server.kill('SIGTERM');
      await server.ended;
      return statSync(database.dataDir).mode & 0o777;
    };
    mkdirSync(join(database.dataDir, 'others'));
    chmodSync(database.dataDir, 0o755);
    expect(await start()).toBe(0o755);
    // The folder now contains keys and a database.
    expect(await start()).toBe(0o700);
  });
}
