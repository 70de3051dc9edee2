import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Jobs as JobsClass } from '../../server/services/jobs/jobs.ts';
import { built as imported, startApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { copyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { unprivileged } from '../support/failing-disk.ts';
import { png, send } from '../support/files.ts';
import { logOf } from '../support/log.ts';
import { openDatabase } from '../support/open.ts';
import { built, Process, serve, settingsOf } from '../support/process.ts';

const notWritable = {
  status: 503,
  body: {
    message: 'The server cannot write to its disk, so nothing can be saved. Please tell your administrator.',
    code: 'not_writable',
  },
};
const command = unprivileged(built('bundle/main.js'));

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

// Every file and folder is tried before a database is opened, so one engine shows it.
if (engine === 'sqlite')
  describe('The server does not start, and says why in one line', () => {
    const refused = async () => {
      const process = new Process(command, { PORT: '0', LOG_LEVEL: 'warn', ...settingsOf(database) });
      expect([await process.ended, process.out]).toEqual([1, '']);
      expect(process.err).toMatch(/^DATA_DIR \S+ cannot be written: EACCES: permission denied, open '\S+'\.\n$/);
      return process.err;
    };

    test.each(['', 'keys', 'attachments', 'attachments/incoming'])('if the folder %p is read-only', async (name) => {
      const folder = join(database.dataDir, name);
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o500);
      expect(await refused()).toContain(join(folder, '.probe'));
      chmodSync(folder, 0o700);
    });

    test('if the database is read-only', async () => {
      const file = join(database.dataDir, 'branchline.sqlite');
      chmodSync(file, 0o400);
      expect(await refused()).toContain(file);
    });
  });

test('If a folder becomes read-only, uploads and the health check report it, it is logged once, and work resumes afterwards', async () => {
  const { process, url } = await serve(settingsOf(database), command);
  const internal = await Client.as({ url }, 'internal');
  const incoming = join(database.dataDir, 'attachments/incoming');
  chmodSync(incoming, 0o500);
  await eventually(async () => expect(await internal.get('health')).toMatchObject(notWritable));
  for (let i = 0; i < 20; i++) expect(await internal.get('health')).toMatchObject(notWritable);
  for (let i = 0; i < 3; i++)
    expect(await send({ url }, internal, 'roof.png', png, { customer: 6 })).toMatchObject(notWritable);
  expect((await internal.get('customers/count')).status).toBe(200);
  // On a slow machine, the log also says which calls took long.
  const errors = logOf(process.out).filter(({ err }) => err);
  expect(errors.map(({ level, msg, err }) => [level, msg, (err.cause ?? err).code])).toEqual([
    [40, 'Service unavailable', 'EACCES'],
    [50, 'Request failed', 'EACCES'],
  ]);
  chmodSync(incoming, 0o700);
  await eventually(async () => expect((await internal.get('health')).status).toBe(200));
  expect((await send({ url }, internal, 'roof.png', png, { customer: 6 })).status).toBe(200);
  process.kill('SIGTERM');
  expect(await process.ended).toBe(0);
});

test('If the database becomes read-only, saves and the health check report it, a job logs it once, and work resumes afterwards', async () => {
  const app = await startApp();
  const { platform } = app;
  const admin = await Client.as(app, 'admin');
  const writer = await platform.database.write(async () => platform.database.manager.connection);
  let turns = 0;
  const { Jobs } = (await imported('services/jobs/jobs.js')) as { Jobs: typeof JobsClass };
  const jobs = new Jobs(platform.logger, platform.failures);
  jobs.every(20, 'writing', async () => {
    turns++;
    await platform.database.probe();
  });
  jobs.start();
  const someTurns = async () => {
    const from = turns;
    await eventually(() => expect(turns).toBeGreaterThan(from + 5));
  };
  const ofJob = () => app.log.filter(({ job }) => job === 'writing').map(({ level, msg }) => [level, msg]);
  await someTurns();
  expect(ofJob()).toEqual([]);
  await setReadOnly(true);
  await eventually(async () => expect(await admin.get('health')).toMatchObject(notWritable));
  await someTurns();
  // PostgreSQL ends connections one by one, so the job may fail, work and fail again until all have ended.
  const logged = ofJob();
  expect(logged.at(-1)).toEqual([50, 'Job failed']);
  for (let i = 0; i < 3; i++) expect(await admin.post('customerconf', draft())).toMatchObject(notWritable);
  expect((await admin.get('customers/count')).body).toBe(300);
  await someTurns();
  expect(ofJob()).toEqual(logged);
  await setReadOnly(false);
  await eventually(async () => expect((await admin.get('health')).status).toBe(200));
  expect((await admin.post('customerconf', draft())).status).toBe(200);
  await someTurns();
  expect(ofJob().at(-1)).toEqual([30, 'Job works again']);
  if (engine === 'sqlite') expect(ofJob()).toHaveLength(2);
  expect(app.log.filter(({ level, msg }) => level === 50 && msg === 'Request failed')).toHaveLength(1);
  jobs.beforeApplicationShutdown();
  await jobs.onApplicationShutdown();
  await app.close();

  /** Makes the database read-only, as an administrator or a failover would. */
  async function setReadOnly(on: boolean) {
    if (engine === 'sqlite') {
      await writer.query(`pragma query_only = ${on ? 'on' : 'off'}`);
      return;
    }
    const name = new URL(app.settings.databaseUrl!).pathname.slice(1);
    const rows = await openDatabase({
      ...app.settings,
      databaseUrl: app.settings.databaseUrl!.replace(/[^/]+$/, 'postgres'),
    });
    await rows.run(`alter database ${name} set default_transaction_read_only = ${on ? 'on' : 'off'}`);
    await rows.all(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await rows.close();
  }
});
