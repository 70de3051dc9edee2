import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Migration } from '../../server/core/db/migrations/migrate.ts';
import { built } from '../support/built.ts';
import { Client } from '../support/client.ts';
import { all } from '../support/content.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';
import { built as program, Process, run, serve, settingsOf } from '../support/process.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

/** Makes a database look like one that a newer version has migrated. */
async function migrateFurther() {
  const rows = await openDatabase(database);
  await rows.run(`insert into migration (timestamp, name) values (9999, '9999-later-0000000009999')`);
  await rows.close();
}

/** Takes a database back to the version before the newest migration, with its data. @returns the migration's name */
async function takeBack(): Promise<string> {
  const { name, steps } = ((await built('migrations/index.js')) as { migrations: readonly Migration[] }).migrations.at(
    -1,
  )!;
  const rows = await openDatabase(database);
  if (engine === 'sqlite') await rows.all('pragma foreign_keys = off').catch(() => undefined);
  for (const statement of steps.toReversed().flatMap((step) => step.down(engine)))
    await rows.run(statement.text(engine));
  await rows.run('delete from migration where id = (select max(id) from migration)');
  await rows.close();
  return name;
}

const migrations = async () => Number((await all(database, 'select count(*) from migration'))[0]![0]);
const start = (environment: Record<string, string> = {}) =>
  new Process(program('bundle/main.js'), { PORT: '0', LOG_LEVEL: 'warn', ...settingsOf(database), ...environment });

test('A version that cannot have its port migrates nothing', async () => {
  await takeBack();
  const before = await migrations();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });
  expect([await server.ended, server.err]).toEqual([1, `PORT ${port} is in use by another process.\n`]);
  expect(await migrations()).toBe(before);
  other.close();
  await once(other, 'close');
  const { process: next } = await serve({ ...settingsOf(database), PORT: String(port) });
  expect(await migrations()).toBe(before + 1);
  next.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('An older version does not start on the database of a newer one, and says how to go back', async () => {
  await migrateFurther();
  const server = start();
  const copy = join(database.dataDir, `backups/before-9999-later${engine === 'sqlite' ? '.sqlite' : ''}`);
  const name = database.databaseUrl?.split('@')[1] ?? join(database.dataDir, 'branchline.sqlite');
  expect([await server.ended, server.err]).toEqual([
    1,
    `A newer version of the product has migrated ${name}: this version does not know the migration 9999-later-0000000009999. Start the newer version. To go back to this one, restore the copy that was made before the migration: ${copy} (see docs/upgrading.md).\n`,
  ]);
});

test('A running server notices that its database was migrated, and says so in its health', async () => {
  const { process: server, url } = await serve(settingsOf(database));
  const client = new Client(url);
  expect((await client.get('health')).body).toEqual({ status: 'ok', engine });
  await migrateFurther();
  expect(await client.get('health')).toMatchObject({
    status: 503,
    body: {
      code: 'outdated',
      message: 'Another version of the product has migrated the database. Stop this server, and start that version.',
    },
  });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

/** The commands of the document, each in the block of its heading. */
const commandsOf = (heading: string): string[] => {
  const text = readFileSync(new URL('../../docs/upgrading.md', import.meta.url), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith(heading))!;
  return [...section.matchAll(/^ {4}(\S.*)$/gm)].map(([, command]) => command!);
};

test('docs/upgrading.md leads to the new version with all data, and back to what there was before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-upgrade-'));
  const name = await takeBack();
  const of = (place: TestDatabase) => all(place, 'select customer_id, cust_name, version from customer order by 1');
  const before = { customers: await of(database), migrations: await migrations() };
  expect(before.customers).toHaveLength(300);

  // To a new version. The paths of the document are those of a service.
  const backup = /npm run backup -- (\/mnt\/backups\/\S+)/.exec(commandsOf('To a new version').join('\n'))![1]!;
  const made = await run('backup', [join(folder, basename(backup))], settingsOf(database));
  expect([made.code, made.err]).toEqual([0, '']);
  const { process: server, url } = await serve(settingsOf(database));
  expect((await new Client(url).get('health')).status).toBe(200);
  expect([await of(database), await migrations()]).toEqual([before.customers, before.migrations + 1]);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  // And back: the document names the copy of one migration as an example.
  const copy = `backups/before-${name}`;
  const back = commandsOf('Back to the old version')
    .filter((command) => !/^(systemctl|mv) /.test(command))
    .map((command) => command.replace('backups/before-0051-installation', copy));
  const [sqlite, postgres] = [back.slice(0, 3), back.slice(3)];
  expect(sqlite.at(-1)).toBe(`cp ${copy}.sqlite branchline.sqlite`);
  expect(postgres).toEqual(['createdb branchline_before', `npm run restore -- /var/lib/branchline/${copy}`]);
  let restored = database;
  if (engine === 'sqlite') for (const command of sqlite.slice(1)) execSync(command, { cwd: database.dataDir });
  else {
    restored = { ...(await emptyDatabase()), dataDir: database.dataDir };
    const { code, err } = await run('restore', [join(database.dataDir, copy)], settingsOf(restored));
    expect([code, err]).toEqual([0, '']);
  }
  const [[after]] = (await all(restored, 'select count(*) from migration')) as [[unknown]];
  expect([await of(restored), Number(after)]).toEqual([before.customers, before.migrations]);
  rmSync(folder, { recursive: true });
}, 240_000);
