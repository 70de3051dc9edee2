import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { all } from '../support/content.ts';
import { copyDatabase, emptyDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';
import { run, settingsOf } from '../support/process.ts';
import { backUp, restore } from './backups.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await copyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'branchline-backups-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const backup = (...args: string[]) => run('backup', args, settingsOf(database));
const names = () => readdirSync(folder).toSorted();

test('A database keeps its identity in backups and when it is restored', async () => {
  const [[identity]] = (await all(database, 'select identity from installation')) as [[string]];
  expect(identity).toMatch(/^[0-9a-f-]{36}$/);
  expect((await backUp(database, join(folder, 'a'))).identity).toBe(identity);
  const target = await emptyDatabase();
  await restore(target, join(folder, 'a'));
  expect(await all(target, 'select identity from installation')).toEqual([[identity]]);
  expect((await backUp(target, join(folder, 'b'))).identity).toBe(identity);
  await target.drop();
});

describe('--keep removes no backup', () => {
  test('while the database has lost more than half of its rows, unless it is forced', async () => {
    const rows = await openDatabase(database);
    await rows.run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000)
      insert into attempt (name, count) select 'x' || i, 1 from n`);
    await backUp(database, join(folder, 'full'));
    await rows.run('delete from attempt');
    await rows.close();
    const { code, err, out } = await backup(join(folder, 'night'), '--keep', '1');
    expect(out).toContain('Backup written');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^Old backups stay: the database has less than half of the rows or files that it had in full \([\d,]+ rows, \d+ files; now [\d,]+ rows, \d+ files\)\. Look whether something is lost\. If all is well, run the command with --force\.\n$/,
      ),
    ]);
    expect(names()).toEqual(['full', 'night']);
    const forced = await backup(join(folder, 'next'), '--keep', '1', '--force');
    expect([forced.code, forced.err]).toEqual([0, '']);
    expect(names()).toEqual(['next']);
  });

  test('while it lacks stored files, which --verify and restore say again', async () => {
    await backUp(database, join(folder, 'full'));
    rmSync(join(database.dataDir, 'attachments'), { recursive: true });
    const lacks =
      /The backup lacks \d+ stored files? that (was|were) lost before it was made\. An older backup may have (it|them): [0-9a-f-]{36}/;
    const made = await backup(join(folder, 'night'), '--keep', '1');
    expect([made.code, made.err]).toEqual([1, expect.stringMatching(lacks)]);
    expect(made.err).toContain('No old backup was removed.');
    expect(names()).toEqual(['full', 'night']);
    const verified = await backup('--verify', join(folder, 'night'));
    expect(verified).toEqual({
      code: 1,
      out: expect.stringContaining('is undamaged, but not complete'),
      err: expect.stringMatching(lacks),
    });
    const target = await emptyDatabase();
    const restored = await run('restore', [join(folder, 'night')], settingsOf(target));
    expect(restored).toEqual({
      code: 1,
      out: expect.stringContaining('Restored: '),
      err: expect.stringMatching(lacks),
    });
    await target.drop();
  });

  test('that an older version made, because it does not say which database it is of', async () => {
    await backUp(database, join(folder, 'new'));
    const rows = await openDatabase(database);
    await rows.run('delete from installation');
    await rows.close();
    await backUp(database, join(folder, 'old'));
    expect(JSON.parse(readFileSync(join(folder, 'old/manifest.json'), 'utf8')).identity).toBeNull();
    const again = await openDatabase(database);
    await again.run(`insert into installation (id, identity) values (1, 'now')`);
    await again.close();
    const { code, err } = await backup(join(folder, 'night'), '--keep', '1');
    expect([code, err]).toEqual([1, expect.stringMatching(/^1 of an older version of the product stays?, /)]);
    expect(names()).toEqual(['new', 'night', 'old']);
  });
});
