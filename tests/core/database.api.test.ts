import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../server/core/db/database.ts';
import { sql } from '../../server/core/db/sql.ts';
import { engine, startApp, type TestApp } from '../support/app.ts';
import { countTo } from '../support/plans.ts';

let app: TestApp;
let database: Database;
beforeAll(async () => {
  app = await startApp();
  ({ database } = app.platform);
});
afterAll(() => app.close());

test('other statements do not wait for a slow read', async () => {
  const ended: string[] = [];
  const slow = database.manyRows(countTo(2_000_000)).then((rows) => {
    ended.push('slow');
    return rows.map((row) => row.map(String));
  });
  await database.rows(sql`select 1`);
  ended.push('quick');
  expect(await slow).toEqual([['2000000', 'ready']]);
  expect(ended).toEqual(['quick', 'slow']);
});

test('a slow read sees what is committed, and within a transaction what that has written', async () => {
  const number = async () => Number((await database.manyRows(sql`select count(*) from migration`))[0]![0]);
  const before = await number();
  await database
    .write(async () => {
      await database.rows(sql`insert into migration (timestamp, name) values (1, 'another')`);
      expect(await number()).toBe(before + 1);
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
  expect(await number()).toBe(before);
});

test('a slow read that fails throws the error of the database', async () => {
  await expect(database.manyRows(sql`select missing_column from migration`)).rejects.toMatchObject({
    message: expect.stringContaining('missing_column'),
    code: engine === 'sqlite' ? 'SQLITE_ERROR' : '42703',
  });
});

test('slow reads can run side by side', async () => {
  const counted = await Promise.all([10, 20, 30, 40, 50].map((end) => database.manyRows(countTo(end))));
  expect(counted.map(([row]) => Number(row![0]))).toEqual([10, 20, 30, 40, 50]);
});

test('an attempt that fails takes back only what it has written, and what was to follow it', async () => {
  const names = async () =>
    (await database.rows(sql`select name from migration where timestamp = -7 order by name`)).map(([name]) => name);
  const add = async (name: string) => {
    await database.rows(sql`insert into migration (timestamp, name) values (-7, ${name})`);
    database.afterCommit(() => followed.push(name));
  };
  const followed: string[] = [];
  await database.write(async () => {
    await add('before');
    await database.attempt(() => add('kept'));
    await expect(
      database.attempt(async () => {
        await add('lost');
        await database.rows(sql`select 1 from no_such_table`);
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('no_such_table') });
    await add('after');
    expect(followed).toEqual([]);
  });
  expect(followed).toEqual(['before', 'kept', 'after']);
  expect(await names()).toEqual(['after', 'before', 'kept']);
  await database.write(() => database.rows(sql`delete from migration where timestamp = -7`));
});
