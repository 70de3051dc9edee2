import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../support/app.ts';
import { count } from '../support/content.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { built as program, Process, run, serve, settingsOf } from '../support/process.ts';
import { backUp, restore, verify } from './backups.ts';

let database: TestDatabase;
let target: TestDatabase;
let folder: string;
let made: string;
beforeAll(async () => {
  database = await copyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'branchline-backups-'));
  await backUp(database, join(folder, 'first'));
});
beforeEach(async () => {
  target = await emptyDatabase();
  made = join(folder, 'made');
  cpSync(join(folder, 'first'), made, { recursive: true });
});
afterEach(async () => {
  await target.drop();
  rmSync(made, { recursive: true });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Why a backup is not restored. */
const refusal = (from = made, into: Pick<TestDatabase, 'dataDir' | 'databaseUrl'> = target): Promise<string> =>
  restore(into, from).then(
    () => 'It was restored.',
    (error: Error) => error.message,
  );

describe('npm run backup -- --verify', () => {
  test('names each file that has changed by one byte, has another length or is missing', async () => {
    const data = engine === 'sqlite' ? 'branchline.sqlite' : 'tables/customer.tsv';
    const [first, second] = readdirSync(join(made, 'attachments'))
      .toSorted()
      .map((name) => `attachments/${name}`);
    const change = (path: string, by: (bytes: Buffer) => Uint8Array) => {
      const bytes = readFileSync(join(made, path));
      writeFileSync(join(made, path), by(bytes));
      return () => writeFileSync(join(made, path), bytes);
    };
    const flip = (bytes: Buffer) => {
      const copy = Buffer.from(bytes);
      copy[bytes.length >> 1]! ^= 1;
      return copy;
    };
    const wrong = () =>
      verify(made).then(
        () => [],
        (error: Error) => error.message.split('\n'),
      );
    const damaged = `${made} is damaged. Use another backup.`;
    const changed = (path: string) => `${path} has changed since the backup was made.`;
    let undo = change(data, flip);
    expect(await run('backup', ['--verify', made], settingsOf(database))).toMatchObject({
      code: 1,
      err: `${damaged}\n${changed(data)}\n`,
    });
    expect(await refusal()).toBe(`${damaged}\n${changed(data)}`);
    expect(readdirSync(target.dataDir)).toEqual([]);
    undo();
    expect(await wrong()).toEqual([]);
    change(first!, flip);
    rmSync(join(made, second!));
    expect(await wrong()).toEqual([damaged, changed(first!), `${second} is missing.`]);
    undo = change('manifest.json', (bytes) => Buffer.from(bytes.toString().replace(/"rows": (\d)/, '"rows": 9$1')));
    expect(await wrong()).toEqual([`${join(made, 'manifest.json')} is damaged. Use another backup.`]);
    undo();
    change('manifest.json', (bytes) => bytes.subarray(0, bytes.length >> 1));
    expect(await wrong()).toEqual([`${join(made, 'manifest.json')} is damaged. Use another backup.`]);
  });
});

describe('npm run restore refuses', () => {
  const another = 'Restore into another folder: set DATA_DIR to a new one.';

  test('a data folder or database that is in use or not empty, and changes nothing there', async () => {
    const customers = await count(database, 'customer');
    const mixed = {
      ...target,
      ...(engine === 'sqlite' ? { dataDir: database.dataDir } : { databaseUrl: database.databaseUrl }),
    };
    const { process } = await serve(settingsOf(database));
    expect(await run('restore', [made], settingsOf(mixed))).toEqual({
      code: 1,
      out: '',
      err:
        engine === 'sqlite'
          ? `${join(database.dataDir, 'branchline.sqlite')} is in use by a running server. ${another}\n`
          : 'The database of DATABASE_URL is in use. Stop the server, or create a new, empty database.\n',
    });
    process.kill('SIGTERM');
    await process.ended;
    expect(await refusal(made, mixed)).toBe(
      engine === 'sqlite'
        ? `${database.dataDir} has a database. ${another}`
        : 'The database of DATABASE_URL has rows. Restore into a new, empty database.',
    );
    cpSync(join(database.dataDir, 'attachments'), join(target.dataDir, 'attachments'), { recursive: true });
    expect(await refusal()).toBe(`${join(target.dataDir, 'attachments')} has files. ${another}`);
    expect(await count(database, 'customer')).toBe(customers);
  });

  test('a backup of a newer version, of the other engine, or none', async () => {
    const { manifestText } = await built('services/backup/manifest.js');
    const { checksum: _, ...manifest } = JSON.parse(readFileSync(join(made, 'manifest.json'), 'utf8'));
    const refused = (changed: object) => {
      writeFileSync(join(made, 'manifest.json'), manifestText({ ...manifest, ...changed }));
      return refusal();
    };
    const newer = '0999-later-0000000000999';
    expect(await refused({ migrations: [...manifest.migrations, newer] })).toBe(
      `${made} was made by a newer version of the product: this one has no migration ${newer}. Restore it with that version.`,
    );
    expect(await refused({ format: 2 })).toBe(`${made} was made by a newer version of the product. Use that version.`);
    expect(await refused({ engine: engine === 'sqlite' ? 'postgres' : 'sqlite' })).toBe(
      engine === 'sqlite'
        ? `${made} is a backup of PostgreSQL. Set DATABASE_URL to a new, empty database.`
        : `${made} is a backup of SQLite. Restore it without DATABASE_URL.`,
    );
    const nothing = join(folder, 'nothing');
    expect(await refusal(nothing)).toBe(
      `${nothing} is not a complete backup: it has no manifest.json. Use another backup.`,
    );
    expect(await run('restore', [], settingsOf(target))).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^usage: npm run restore -- FOLDER\n/),
    });
    expect(readdirSync(target.dataDir)).toEqual([]);
  });
});

describe('npm run restore, killed when its files have their names and the database is still empty,', () => {
  /** A module that ends its process in that moment. */
  const killing = `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = fs;
    fs.rename = async (from, to) => {
      await rename(from, to);
      if (to.endsWith('attachments')) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();`)}`;
  const attachments = () => join(target.dataDir, 'attachments');

  beforeEach(async () => {
    const [node, ...args] = program('bundle/restore.js', made);
    const killed = new Process([node!, '--import', killing, ...args], settingsOf(target));
    expect(await killed.ended).toBe('SIGKILL');
    expect(readdirSync(attachments()).toSorted()).toEqual(readdirSync(join(made, 'attachments')).toSorted());
    expect(existsSync(join(target.dataDir, 'branchline.sqlite'))).toBe(false);
  });

  test('can be run again', async () => {
    // PostgreSQL soon notices that the connection is gone.
    await eventually(async () => expect(await refusal()).toBe('It was restored.'));
    expect(readdirSync(target.dataDir).toSorted()).toEqual(
      engine === 'sqlite' ? ['attachments', 'branchline.sqlite'] : ['attachments'],
    );
    for (const name of readdirSync(join(made, 'attachments')))
      expect(readFileSync(join(attachments(), name))).toEqual(readFileSync(join(made, 'attachments', name)));
    expect(readdirSync(attachments())).toHaveLength(readdirSync(join(made, 'attachments')).length);
    expect(await count(target, 'customer')).toBe(await count(database, 'customer'));
  });

  test('is refused once the folder has other files, or a server was started on it', async () => {
    const refused = `${attachments()} has files. Restore into another folder: set DATA_DIR to a new one.`;
    const names = readdirSync(attachments());
    writeFileSync(join(attachments(), 'another'), 'of a person');
    expect(await refusal()).toBe(refused);
    expect(readFileSync(join(attachments(), 'another'), 'utf8')).toBe('of a person');
    rmSync(join(attachments(), 'another'));
    await (await built('services/files/data-dir.js')).openDataDir(target);
    expect(await refusal()).toBe(refused);
    expect(readdirSync(attachments())).toEqual(expect.arrayContaining(names));
  });
});
