import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyDatabase, type TestDatabase } from '../../support/database.ts';
import { openDatabase } from '../../support/open.ts';
import { built, Process, settingsOf } from '../../support/process.ts';

let database: TestDatabase;
const user = `limited_${process.pid}`;

beforeAll(async () => {
  database = await copyDatabase();
  const rows = await openDatabase(database);
  await rows.run(`create role ${user} login password 'limited'`);
  await rows.run(`grant all on all tables in schema public to ${user}`);
  await rows.run(`grant all on all sequences in schema public to ${user}`);
  await rows.close();
});
afterAll(async () => {
  const rows = await openDatabase(database);
  await rows.run(`drop owned by ${user}`);
  await rows.run(`drop role ${user}`);
  await rows.close();
  await database.drop();
});

test('A server whose user may not create the schema of the queue says in one line what it needs', async () => {
  const url = new URL(database.databaseUrl!);
  [url.username, url.password] = [user, 'limited'];
  const server = new Process(built('bundle/main.js'), {
    ...settingsOf({ ...database, databaseUrl: url.href }),
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  expect(await server.ended).toBe(1);
  expect(server.err.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^The user of DATABASE_URL may not create what the product needs: permission denied .+ grant create on database NAME to USER\.$/,
    ),
  ]);
});
