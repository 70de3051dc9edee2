import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { copyDatabase, emptyDatabase, engine } from '../support/database.ts';
import { withSmallFiles } from '../support/failing-disk.ts';
import { send } from '../support/files.ts';
import { problemsIn } from '../support/log.ts';
import { openDatabase } from '../support/open.ts';
import { built, Process, serve, settingsOf } from '../support/process.ts';

const full = {
  status: 507,
  body: {
    message: "There is no space left on the server's disk, so nothing can be saved. Please tell your administrator.",
    code: 'no_space',
  },
};

let app: TestApp;
beforeEach(async () => void (app = await startApp()));
afterEach(() => app.close());

/** Leaves no space for more customers in the database. @returns a function that makes space again */
async function fill(): Promise<() => Promise<unknown>> {
  const { database } = app.platform;
  if (engine === 'sqlite') {
    const pages = (most: number) =>
      database.write(() => database.rows(sql`pragma max_page_count = ${sql.raw(`${most}`)}`));
    await pages(1);
    return () => pages(1_000_000);
  }
  const rows = await openDatabase(app.settings);
  // Raises the same error as PostgreSQL does when a table cannot grow.
  await rows.run(`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await rows.run('create trigger full_disk before insert on customer for each row execute function full_disk()');
  return async () => {
    await rows.run('drop trigger full_disk on customer');
    await rows.close();
  };
}

test('A full database refuses a save with 507 and the reason, saves nothing and logs it once', async () => {
  const admin = await Client.as(app, 'admin');
  const makeRoom = await fill();
  const before = (await admin.get('customers/count')).body;
  let reply = await admin.post('customerconf', draft());
  let saved = 0;
  // Fills the free space in the last page of the table.
  for (; reply.status === 200; saved++) reply = await admin.post('customerconf', draft({ custName: `ROOM ${saved}` }));
  expect(reply).toMatchObject(full);
  for (let i = 0; i < 5; i++) expect(await admin.post('customerconf', draft())).toMatchObject(full);
  expect((await admin.get('customers/count')).body).toBe(before + saved);
  const lines = problemsIn(app.log);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'Request failed',
      err: expect.objectContaining({ code: engine === 'sqlite' ? 'SQLITE_FULL' : '53100' }),
    }),
  ]);
  await makeRoom();
  expect((await admin.post('customerconf', draft())).status).toBe(200);
});

test('An upload that does not fit on the disk is refused with the reason, and leaves no part of the file', async () => {
  const database = await copyDatabase();
  const { process, url } = await serve(settingsOf(database), withSmallFiles(9_400_000, built('bundle/main.js')));
  const internal = await Client.as({ url }, 'internal');
  const attachments = join(database.dataDir, 'attachments');
  const before = readdirSync(attachments).toSorted();
  expect(await send({ url }, internal, 'plan.txt', Buffer.alloc(10_000_000, 'a'), { customer: 6 })).toMatchObject(full);
  expect([readdirSync(attachments).toSorted(), readdirSync(join(attachments, 'incoming'))]).toEqual([before, []]);
  expect((await send({ url }, internal, 'plan.txt', Buffer.alloc(1000, 'a'), { customer: 6 })).status).toBe(200);
  process.kill('SIGTERM');
  expect(await process.ended).toBe(0);
  await database.drop();
});

test('The server does not start on a full disk, and says why in one line', async () => {
  const database = await emptyDatabase();
  const process = new Process(withSmallFiles(32_768, built('bundle/main.js')), { PORT: '0', ...settingsOf(database) });
  expect([await process.ended, process.out]).toEqual([1, '']);
  expect(process.err).toMatch(/^DATA_DIR \S+ cannot be written: EFBIG: file too large, write\.\n$/);
  expect(process.err).toContain(database.dataDir);
  await database.drop();
});
