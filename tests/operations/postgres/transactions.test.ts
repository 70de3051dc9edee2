import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sql: typeof import('../../../server/core/db/sql.ts').sql;

beforeAll(async () => {
  app = await startApp();
  ({ sql } = await built('core/db/sql.js'));
});
afterAll(() => app.close());

const rename = (name: string) =>
  app.platform.database.rows(sql`update city_town set city_town_name = ${name} where id = 1`);
const name = () => app.platform.database.value(sql`select city_town_name from city_town where id = 1`);
const fail = () => app.platform.database.rows(sql`select 1 / (id - id) from city_town where id = 1`);

test('A transaction with a failed statement is not reported as written, even if the error was caught', async () => {
  const before = await name();
  const written = app.platform.database.write(async () => {
    await rename('Nowhere');
    await fail().catch(() => undefined);
  });
  await expect(written).rejects.toThrow('nothing is written');
  expect(await name()).toBe(before);
});

test('Concurrent statements of a transaction run in order, and fail with the first error', async () => {
  const { database } = app.platform;
  const seen = await database.write(() => database.concurrently([() => rename('Elsewhere'), () => name()]));
  expect(seen[1]).toBe('Elsewhere');

  const written = database.write(() =>
    database.concurrently([
      async () => {
        await rename('Here');
        await rename('There');
      },
      fail,
    ]),
  );
  await expect(written).rejects.toThrow('division by zero');
  expect(await name()).toBe('Elsewhere');
});
