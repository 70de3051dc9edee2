import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Sqlites from '../../server/services/backup/sqlite.ts';
import { built } from '../support/app.ts';
import { catalogue } from '../support/catalogue.ts';
import { Client } from '../support/client.ts';
import { all } from '../support/content.ts';
import { draft } from '../support/customers.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { send } from '../support/files.ts';
import { openDatabase } from '../support/open.ts';
import { built as program, Process, run, serve, settingsOf } from '../support/process.ts';
import { backUp, restore, verify } from './backups.ts';

let database: TestDatabase;
let target: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await copyDatabase();
  target = await emptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'branchline-backups-'));
});
afterEach(async () => {
  await database.drop();
  await target.drop();
  rmSync(folder, { recursive: true, force: true });
});

const command = (name: string, args: string[], of = database) => run(name, args, settingsOf(of));

/** Saves customers, each with two files, and deletes every second file, until it is stopped. */
function keepSaving(url: string, client: Client) {
  const names: string[] = [];
  const stop = new AbortController();
  const ended = (async () => {
    while (!stop.signal.aborted) {
      const custName = `SAVED ${names.length}`;
      const { status, body } = await client.post('customerconf', draft({ custName }));
      expect(status).toBe(200);
      names.push(custName);
      const upload = () =>
        send({ url }, client, 'note.txt', Uint8Array.from(Buffer.from(custName)), { customer: body.customerId });
      const [first] = [await upload(), await upload()];
      expect((await client.delete(`attachment/${first!.body.attachId}`)).status).toBe(200);
    }
    return names;
  })();
  return { names, stop: () => (stop.abort(), ended) };
}

/** The bytes of all stored files, by name. */
const storedFiles = ({ dataDir }: TestDatabase): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(dataDir, 'attachments'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(dataDir, 'attachments', name), 'latin1')]),
  );

/** Every row of every table, as texts in the order of the alphabet. */
async function rowsOf(of: TestDatabase): Promise<Record<string, string[]>> {
  const base = await openDatabase(of);
  const tables = await base.all(
    engine === 'postgres'
      ? `select tablename from pg_tables where schemaname = 'public' order by 1`
      : `select name from sqlite_master where type = 'table' and sql not like 'create virtual%' order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const [table] of tables as [string][])
    rows[table] = (await base.all(`select * from "${table}"`)).map((row) => JSON.stringify(row)).toSorted();
  await base.close();
  return rows;
}

/** The last number given to new rows of each table. */
const lastNumbers = (of: TestDatabase) =>
  all(
    of,
    engine === 'postgres'
      ? `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`
      : 'select * from sqlite_sequence order by 1',
  );

const savedIn = async (of: TestDatabase) =>
  (await all(of, `select cust_name from customer where cust_name like 'SAVED%' order by customer_id`)).map(
    ([name]) => name,
  );

describe('npm run backup', () => {
  test('during saves, uploads and deletions copies the state of one moment, which npm run restore restores', async () => {
    const { process, url } = await serve(settingsOf(database));
    const client = await Client.as({ url }, 'admin');
    const saving = keepSaving(url, client);
    while (saving.names.length < 5) await new Promise((resolve) => setImmediate(resolve));
    const before = [...saving.names];
    const made = join(folder, 'monday');
    const { code, err, out } = await command('backup', [made]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Backup written to ${made}\n`);
    const names = await saving.stop();
    expect(await command('backup', ['--verify', made])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/is complete: \d+ tables with [\d,]+ rows, \d+ stored files, of 20/),
    });
    expect(await command('restore', [made], target)).toMatchObject({ code: 0, err: '' });

    const found = await savedIn(target);
    expect(found.slice(0, before.length)).toEqual(before);
    expect(found).toEqual(names.slice(0, found.length));
    // Every record of the moment has its file, and no other file is there.
    const kept = [
      ...(await all(target, 'select file_location from attachment')),
      ...(await all(target, 'select file_location from quotation_document')),
      ...(await all(target, 'select file from trash_claim where file is not null')),
    ].flat();
    expect(Object.keys(storedFiles(target)).toSorted()).toEqual(kept.toSorted());
    const live = storedFiles(database);
    for (const [name, text] of Object.entries(storedFiles(target)))
      if (live[name] !== undefined) expect([name, text]).toEqual([name, live[name]]);

    const again = await serve(settingsOf(target));
    const restored = await Client.as(again, 'admin');
    expect((await restored.list('customers', { filter: { q: 'SAVED 0' }, range: [0, 0] })).body).toHaveLength(1);
    expect((await restored.post('customerconf', draft({ custName: 'And on' }))).status).toBe(200);
    for (const server of [process, again.process]) {
      server.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    }
  }, 180_000);

  test('brings back every row, file, index, reference and next number', async () => {
    if (engine === 'postgres') {
      const rows = await openDatabase(database);
      await rows.run('alter table customer add column mobile_dropped_0900 varchar(40)');
      await rows.run(
        `update customer set mobile_dropped_0900 = E'tab\\t, line\\n and \\\\ ''quote''' where customer_id = 1`,
      );
      await rows.run('create table gone_dropped_0900 (id integer, note text)');
      await rows.run(`insert into gone_dropped_0900 values (1, null), (2, '\\N')`);
      await rows.close();
    }
    await backUp(database, join(folder, 'all'));
    await restore(target, join(folder, 'all'));
    const [expected, found] = [await rowsOf(database), await rowsOf(target)];
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    expect(Object.keys(found).length).toBeGreaterThan(40);
    for (const table of Object.keys(expected)) expect([table, found[table]]).toEqual([table, expected[table]]);
    expect(expected.attachment!.length).toBeGreaterThan(0);
    expect(storedFiles(target)).toEqual(storedFiles(database));
    expect(await catalogue(target)).toEqual(await catalogue(database));
    expect(await lastNumbers(target)).toEqual(await lastNumbers(database));
  });

  test('killed half way leaves nothing that looks whole, and the next one removes its leftovers', async () => {
    const made = join(folder, 'killed');
    const release = await holdDatabase();
    const killed = new Process(program('bundle/backup.js', made), settingsOf(database));
    // Holding the database keeps the backup from ending before it is killed.
    await killed.printed(/Copying stored files: 1/);
    killed.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    await release();
    const [partial, ...more] = readdirSync(folder);
    expect([partial, more]).toEqual([expect.stringMatching(/^killed\..+\.part$/), []]);
    const left = join(folder, partial!);
    const refused = `${left} is not a complete backup: it has no manifest.json. Use another backup.`;
    await expect(verify(left)).rejects.toThrow(refused);
    await expect(restore(target, left)).rejects.toThrow(refused);
    await backUp(database, made);
    expect(readdirSync(folder)).toEqual(['killed']);
  });
});

// Folders and stored files are the same on both engines.
if (engine === 'sqlite')
  describe('npm run backup', () => {
    test('reports stored files that were lost before, and copies the rest', async () => {
      const [lost] = Object.keys(storedFiles(database));
      rmSync(join(database.dataDir, 'attachments', lost!));
      const { code, err, out } = await command('backup', [join(folder, 'rest')]);
      expect([code, err]).toEqual([
        1,
        `The backup lacks 1 stored file that was lost before it was made. An older backup may have it: ${lost}\n`,
      ]);
      expect(out).toContain('Backup written');
      await restore(target, join(folder, 'rest'));
      expect(storedFiles(target)).toEqual(storedFiles(database));
    });

    test('--keep removes the oldest backups of the same database, and nothing else', async () => {
      mkdirSync(join(folder, 'notes'));
      for (const name of ['d', 'c']) await backUp(database, join(folder, name));
      await restore(target, join(folder, 'c'));
      const other = await openDatabase(target);
      await other.run(`update installation set identity = 'another'`);
      await other.close();
      await backUp(target, join(folder, 'other'));
      const { code, out } = await command('backup', [join(folder, 'b'), '--keep', '2']);
      expect([code, out]).toEqual([0, expect.stringContaining('Old backups removed: d\n')]);
      expect(readdirSync(folder).toSorted()).toEqual(['b', 'c', 'notes', 'other']);
    });

    test('without a folder writes to the data folder; refuses wrong options, a used folder and a wrong database', async () => {
      const { code, out } = await command('backup', []);
      expect([code, out]).toEqual([
        0,
        expect.stringContaining(`Backup written to ${join(database.dataDir, 'backups')}`),
      ]);
      const usage =
        /^((Option|Unknown) .+\n)?usage: npm run backup -- \[FOLDER\] \[--keep N \[--force\]\], or npm run backup -- --verify FOLDER\n/;
      for (const args of [['--verify'], ['--keep', '0'], ['--force'], ['--no-such-option']])
        expect([args, await command('backup', args)]).toEqual([
          args,
          { code: 1, out: '', err: expect.stringMatching(usage) },
        ]);
      await expect(backUp(database, folder)).rejects.toThrow(`${folder} already exists. Name a new folder.`);
      await expect(backUp(target, join(folder, 'none'))).rejects.toThrow(/Check (DATA_DIR and )?DATABASE_URL\.$/);
      expect(readdirSync(folder)).toEqual([]);
    });

    test('ends however much is written in the meantime', async () => {
      const { copySqlite } = (await built('services/backup/sqlite.js')) as typeof Sqlites;
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
  });

/** Keeps others from reading the database. @returns a function that lets them read it again */
async function holdDatabase(): Promise<() => Promise<void>> {
  const rows = await openDatabase(database);
  if (engine === 'postgres') {
    await rows.run('begin');
    await rows.run('lock table customer in access exclusive mode');
  } else {
    await rows.all('pragma locking_mode = exclusive');
    await rows.run('update region set region_name = region_name');
  }
  return rows.close;
}
