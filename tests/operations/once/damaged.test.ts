import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { closeSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { signInAt } from '../../support/client.ts';
import { copyDatabase, type TestDatabase } from '../../support/database.ts';
import { logOf } from '../../support/log.ts';
import { built, Process, run, serve, settingsOf } from '../../support/process.ts';

let database: TestDatabase;
let file: string;
beforeEach(async () => {
  database = await copyDatabase();
  file = join(database.dataDir, 'branchline.sqlite');
});
afterEach(() => database.drop());

/** Overwrites 4 KB pages of the database, starting at the given one. */
function overwrite(from: number) {
  const end = statSync(file).size;
  const open = openSync(file, 'r+');
  for (let at = from * 4096; at < end; at += 4096) writeSync(open, Buffer.alloc(4096, 'damage'), 0, 4096, at);
  closeSync(open);
}

describe('One line names the damaged database and what to do, if the file', () => {
  test.each<[string, () => void]>([
    ['is not a database', () => writeFileSync(file, 'This is a text.\n'.repeat(1000))],
    ['has lost its end', () => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)],
    ['is overwritten', () => overwrite(1)],
  ])('%s', async (_, damage) => {
    damage();
    const process = new Process(built('bundle/main.js'), { PORT: '0', LOG_LEVEL: 'warn', ...settingsOf(database) });
    expect([await process.ended, process.out]).toEqual([1, '']);
    const line =
      /^(\S+) is damaged or not a database \(SQLITE_\w+\)\. Restore a backup: see "Backup and restore" in README\.md\.\n$/;
    expect(process.err).toMatch(line);
    expect(line.exec(process.err)![1]).toBe(file);
    expect(await run('admin-create', ['a@b.example'], settingsOf(database))).toEqual({
      code: 1,
      out: '',
      err: process.err,
    });
  });
});

test('If the database is damaged while the server runs, calls answer 503 with the reason, and the log says so once', async () => {
  const { process, url } = await serve(settingsOf(database));
  overwrite(1);
  for (let i = 0; i < 4; i++) {
    const { status, body } = await signInAt(url, 'admin@demo.branchline.example');
    expect([status, body]).toEqual([
      503,
      {
        message: 'The database is damaged and has to be restored from a backup. Please tell your administrator.',
        code: 'damaged',
      },
    ]);
  }
  const failed = logOf(process.out).filter(({ msg }) => msg === 'Request failed');
  expect(failed.map(({ level, err }) => [level, err.code])).toEqual([[50, expect.stringMatching(/^SQLITE_CORRUPT/)]]);
  process.kill('SIGKILL');
  await process.ended;
});
