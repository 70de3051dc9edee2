import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Backup from '../../server/services/files/backup.ts';
import { built } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';
import { run, serve, settingsOf } from '../support/process.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

const back = (...args: string[]) => run('backup', args, settingsOf(database));
const folderOf = (out: string) => /^Backup written to (.+)$/m.exec(out)![1]!;
const names = async (of: TestDatabase) => {
  const rows = await openDatabase(of);
  const found = await rows.all('select cust_name from customer where customer_id > 300 order by customer_id');
  await rows.close();
  return found.map(([name]) => name as string);
};
const admin = async (url: string) => {
  const { body } = await new Client(url).post('accounts:signInWithPassword', {
    email: 'admin@demo.branchline.example',
    password: 'Branchline-demo-1',
  });
  return new Client(url, body.idToken);
};
const saved = async (client: Client, custName: string) =>
  (await client.post('customerconf', draft({ custName }))).status;

/** Saves one customer after another until it is stopped; answers their names in order. */
function keepSaving(client: Client) {
  const done: string[] = [];
  const stop = new AbortController();
  const ended = (async () => {
    while (!stop.signal.aborted) {
      const name = `SAVED ${done.length}`;
      expect(await saved(client, name)).toBe(200);
      done.push(name);
    }
    return done;
  })();
  return { done, stop: () => (stop.abort(), ended) };
}

if (engine === 'sqlite')
  describe('A backup of a SQLite file', () => {
    test('made during saves is complete, has all earlier saves, and can be restored', async () => {
      mkdirSync(join(database.dataDir, 'attachments'), { recursive: true });
      writeFileSync(join(database.dataDir, 'attachments/plan.pdf'), 'a plan');
      const { process, url } = await serve(settingsOf(database));
      const client = await admin(url);
      const saving = keepSaving(client);
      while (saving.done.length < 5) await new Promise((resolve) => setImmediate(resolve));
      const before = [...saving.done];
      const { code, out, err } = await back();
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const all = await saving.stop();

      const folder = folderOf(out);
      expect(readdirSync(folder).toSorted()).toEqual(['attachments', 'branchline.sqlite']);
      const copy = new Sqlite(join(folder, 'branchline.sqlite'), { readonly: true });
      expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(copy.pragma('foreign_key_check')).toEqual([]);
      const inCopy = copy
        .prepare('select cust_name from customer where customer_id > 300 order by customer_id')
        .pluck()
        .all();
      const histories = copy.prepare(
        `select count(*) from record_history where entity = 'customer' and record_id > 300`,
      );
      expect(histories.pluck().get()).toBe(inCopy.length);
      copy.close();
      // The copy has everything from before the backup began, and every later save up to one moment.
      expect(inCopy.slice(0, before.length)).toEqual(before);
      expect(inCopy).toEqual(all.slice(0, inCopy.length));

      // After a crash, the old database's log is still beside it.
      expect(await saved(client, 'Too late')).toBe(200);
      process.kill('SIGKILL');
      await process.ended;
      expect(existsSync(join(database.dataDir, 'branchline.sqlite-wal'))).toBe(true);
      expect(out).toMatch(
        /stop the server, delete branchline\.sqlite, -wal and -shm in \S+, put its branchline\.sqlite there/,
      );
      for (const ending of ['', '-wal', '-shm'])
        rmSync(join(database.dataDir, `branchline.sqlite${ending}`), { force: true });
      rmSync(join(database.dataDir, 'attachments'), { recursive: true });
      for (const name of readdirSync(folder))
        cpSync(join(folder, name), join(database.dataDir, name), { recursive: true });

      const again = await serve(settingsOf(database));
      const restored = new Client(again.url, client.token);
      const { body } = await restored.list('customers', { filter: { q: 'SAVED' }, range: [0, 0] });
      expect(body).toHaveLength(1);
      expect((await restored.get('customers/count')).body).toBe(300 + inCopy.length);
      expect(await saved(restored, 'And on')).toBe(200);
      again.process.kill('SIGTERM');
      expect(await again.process.ended).toBe(0);
      expect(await names(database)).toEqual([...inCopy, 'AND ON']);
      expect(existsSync(join(database.dataDir, 'attachments/plan.pdf'))).toBe(true);
    });

    test('ends however much is written in the meantime', async () => {
      const { copySqlite } = (await built('services/files/backup.js')) as typeof Backup;
      const writer = new Sqlite(join(database.dataDir, 'branchline.sqlite'));
      const write = writer.prepare(`update region set region_name = region_name where id = 1`);
      const copied = new AbortController();
      const copy = copySqlite(writer.name, join(database.dataDir, 'copy.sqlite')).then(() => copied.abort());
      for (let i = 0; i < 2000 && !copied.signal.aborted; i++) {
        write.run();
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(copied.signal.aborted).toBe(true);
      await copy;
      writer.close();
    });

    test('goes to the given folder, never overwrites another, and leaves nothing if it fails', async () => {
      const folder = join(database.dataDir, 'elsewhere/monday');
      expect(folderOf((await back(folder)).out)).toBe(folder);
      expect(await back(folder)).toMatchObject({ code: 1, err: `${folder} already exists.\n` });
      const none = await emptyDatabase();
      const failed = await run('backup', [], settingsOf(none));
      expect(failed).toMatchObject({ code: 1, err: expect.stringMatching(/^There is no database at \S+\.\n$/) });
      expect(readdirSync(join(none.dataDir, 'backups'))).toEqual([]);
      await none.drop();
    });
  });

if (engine === 'postgres')
  describe('A backup of PostgreSQL', () => {
    const installed = spawnSync('pg_dump', ['--version']).status === 0;

    test('reports a missing pg_dump', async () => {
      const { code, err } = await run('backup', [], { ...settingsOf(database), PATH: database.dataDir });
      expect({ code, err }).toEqual({
        code: 1,
        err: 'pg_dump is not installed. Install the client programs of PostgreSQL to make backups.\n',
      });
      expect(readdirSync(join(database.dataDir, 'backups'))).toEqual([]);
    });

    test('calls pg_dump without showing the password', async () => {
      const folder = join(database.dataDir, 'bin');
      mkdirSync(folder);
      const script = `#!${process.execPath}
        const [, , ...args] = process.argv;
        const file = args.find((arg) => arg.startsWith('--file=')).slice(7);
        require('node:fs').writeFileSync(file, JSON.stringify({ args, password: process.env.PGPASSWORD }));`;
      writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o755 });
      const url = 'postgres://someone:s%40cret@db.example:5432/crm?sslmode=require';
      const { code, out } = await run('backup', [], { ...settingsOf(database), DATABASE_URL: url, PATH: folder });
      expect(code).toBe(0);
      const given = JSON.parse(readFileSync(join(folderOf(out), 'branchline.dump'), 'utf8'));
      expect(given.password).toBe('s@cret');
      expect(given.args).toContain('postgres://someone@db.example:5432/crm?sslmode=require');
      expect(JSON.stringify(given.args)).not.toContain('cret@');
    });

    if (installed)
      test('made during saves can be restored', async () => {
        const { process, url } = await serve(settingsOf(database));
        const client = await admin(url);
        const saving = keepSaving(client);
        while (saving.done.length < 5) await new Promise((resolve) => setImmediate(resolve));
        const before = [...saving.done];
        const { code, out, err } = await back();
        expect({ code, err }).toEqual({ code: 0, err: '' });
        await saving.stop();
        process.kill('SIGTERM');
        await process.ended;
        const restore = [
          '--clean',
          '--if-exists',
          `--dbname=${database.databaseUrl}`,
          join(folderOf(out), 'branchline.dump'),
        ];
        expect(spawnSync('pg_restore', restore, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
        const again = await serve(settingsOf(database));
        const restored = new Client(again.url, client.token);
        const inCopy = await names(database);
        expect(inCopy.slice(0, before.length)).toEqual(before);
        expect((await restored.get('customers/count')).body).toBe(300 + inCopy.length);
        expect(await saved(restored, 'And on')).toBe(200);
        again.process.kill('SIGTERM');
        expect(await again.process.ended).toBe(0);
      });
  });
