import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Keys from '../../server/services/identity/keys.ts';
import { built as moduleOf } from '../support/built.ts';
import { all, count } from '../support/content.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { built as program, Process, run, serve, settingsOf } from '../support/process.ts';
import { backUp } from './backups.ts';

/** A data folder whose database was replaced by an empty one. */
let lost: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>;
let databases: TestDatabase[];
let backups: string;

async function startAndStop(of = lost, environment: Record<string, string> = {}) {
  const { process: server } = await serve({ ...settingsOf(of), ...environment });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return server.out;
}

const refusedStart = async (environment: Record<string, string> = {}) => {
  const server = new Process(program('bundle/main.js'), { PORT: '0', ...settingsOf(lost), ...environment });
  return [await server.ended, server.out, server.err];
};

const fileOf = ({ dataDir }: typeof lost) => join(dataDir, 'branchline.sqlite');
const nameOf = (of: typeof lost) => (of.databaseUrl ? of.databaseUrl.split('@')[1]! : fileOf(of));
const refusal = (left: string) =>
  `There is nothing in ${nameOf(lost)}, but ${lost.dataDir} has ${left} of a database that was used. Nothing has been changed. Correct DATA_DIR or DATABASE_URL, or restore a backup: see "Backup and restore" in README.md. To begin with an empty database, set DATA_DIR to a new folder.\n`;

beforeEach(async () => {
  databases = [await copyDatabase(), await emptyDatabase()];
  backups = mkdtempSync(join(tmpdir(), 'branchline-backups-'));
  const [database] = databases as [TestDatabase];
  const { signingKey } = (await moduleOf('services/identity/keys.js')) as typeof Keys;
  await signingKey(database.dataDir);
  await backUp(database, join(backups, 'good'));
  if (engine === 'sqlite') for (const end of ['', '-wal', '-shm']) rmSync(`${fileOf(database)}${end}`, { force: true });
  lost = { dataDir: database.dataDir, databaseUrl: engine === 'sqlite' ? null : databases[1]!.databaseUrl };
});
afterEach(async () => {
  for (const database of databases) await database.drop();
  rmSync(backups, { recursive: true, force: true });
});

describe('An empty database beside the keys, files or backups of one that was used [AMB-108]', () => {
  test('is refused by every start and command, in production too, and nothing is written', async () => {
    const production = { NODE_ENV: 'production' };
    for (const environment of [{ DEMO: 'on' }, { DEMO: 'off' }, production])
      expect(await refusedStart(environment)).toEqual([1, '', refusal('a signing key and stored files')]);
    expect(await run('admin-create', ['a@b.example', '--new'], { ...settingsOf(lost), ...production })).toEqual({
      code: 1,
      out: '',
      err: refusal('a signing key and stored files'),
    });
    if (engine === 'sqlite') expect(existsSync(fileOf(lost))).toBe(false);
    else expect(await all(lost, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  test('is refused if only backups are left, or only a file without content', async () => {
    for (const name of ['keys', 'attachments']) rmSync(join(lost.dataDir, name), { recursive: true });
    cpSync(join(backups, 'good'), join(lost.dataDir, 'backups/good'), { recursive: true });
    if (engine === 'sqlite') writeFileSync(fileOf(lost), '');
    expect(await refusedStart()).toEqual([1, '', refusal('backups')]);
  });

  test('costs no backup: one of a new database does not remove those of the lost one', async () => {
    const fresh = await emptyDatabase();
    await startAndStop(fresh, { NODE_ENV: 'production' });
    const night = await run('backup', [join(backups, 'night'), '--keep', '1'], settingsOf(fresh));
    expect([night.code, night.out]).toEqual([0, expect.not.stringContaining('removed')]);
    await fresh.drop();
    expect(readdirSync(backups).toSorted()).toEqual(['good', 'night']);
  });

  test('can be restored into', async () => {
    if (engine === 'sqlite') writeFileSync(fileOf(lost), '');
    rmSync(join(lost.dataDir, 'attachments'), { recursive: true });
    expect(await run('restore', [join(backups, 'good')], settingsOf(lost))).toMatchObject({ code: 0, err: '' });
    expect(await startAndStop()).toContain('Demo users');
    expect(await count(lost, 'customer')).toBe(300);
  });
});
