import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { minute, TestClock } from '../../support/clock.ts';
import { draft } from '../../support/customers.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database.ts';
import { addUser, refresh, signIn } from '../../support/identity.ts';
import { problemsIn } from '../../support/log.ts';
import { openDatabase } from '../../support/open.ts';
import { built, Process, serve, settingsOf } from '../../support/process.ts';

/** Repeats a request until it gets the expected answer: what a server caches may be out of date for a few seconds. */
async function until<T>(ask: () => Promise<T>, expected: T): Promise<void> {
  let answer = await ask();
  for (let i = 0; i < 200 && answer !== expected; i++) {
    await wait(100);
    answer = await ask();
  }
  expect(answer).toBe(expected);
}

// Only one server may use a SQLite file.

describe('Two servers that differ', () => {
  const copy = async (from: TestApp, change: (dataDir: string) => void): Promise<TestApp> => {
    const { dataDir } = await emptyDatabase();
    for (const name of ['keys', 'attachments'])
      cpSync(join(from.settings.dataDir, name), join(dataDir, name), { recursive: true });
    change(dataDir);
    return startApp({ database: from, settings: { dataDir } });
  };
  const warningsOf = async ({ url }: TestApp): Promise<string[]> =>
    (await new Client(url).get('health')).body.warnings ?? [];

  test.each([
    ['keys', 'keys', /different signing keys, so people are signed out/],
    ['files', 'attachments', /different folders of stored files, so files are missing/],
  ])('in their %s say so at the start of the second, and in their health', async (_, folder, text) => {
    const one = await startApp();
    const { idToken } = await signIn(one, 'internal');
    expect(await warningsOf(one)).toEqual([]);
    const two = await copy(one, (dataDir) => rmSync(join(dataDir, folder), { recursive: true }));
    expect(problemsIn(two.log).map(({ msg }) => msg)).toEqual([expect.stringMatching(text)]);
    expect(await warningsOf(two)).toEqual([expect.stringMatching(text)]);
    expect(await one.platform.servers.differences()).toEqual([expect.stringMatching(text)]);
    // Nobody is signed out by the mistake of another server.
    expect((await new Client(one.url, idToken).get('customers/count')).status).toBe(200);
    await two.close();
    expect(await one.platform.servers.differences()).toEqual([]);
    await one.close();
  });

  test('in their version say so, and one that died is forgotten', async () => {
    const clock = new TestClock();
    const one = await startApp({ clock });
    const { database, servers } = one.platform;
    const now = clock.instant();
    await database.write(() =>
      database.rows(sql`insert into server_process (process, host, version, keys, files, started_at, seen_at)
        select 'other', 'other', 'older', keys, files, ${now}, ${now} from server_process`),
    );
    expect(await servers.differences()).toEqual([expect.stringMatching(/run different versions/)]);
    clock.forward(3 * minute);
    await servers.beat();
    expect(await servers.differences()).toEqual([]);
    await one.close();
  });
});

describe('Two servers on one database', () => {
  let one: TestApp;
  let two: TestApp;
  let admin: Client;

  beforeAll(async () => {
    one = await startApp();
    two = await startApp({ database: one });
    admin = await Client.as(one, 'admin');
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  test('accept each other’s tokens, including refreshed ones', async () => {
    const { idToken, refreshToken } = await signIn(one, 'internal');
    expect((await new Client(two.url, idToken).get('customers/count')).status).toBe(200);
    const rotated = await refresh(two, refreshToken);
    expect((await refresh(one, rotated.refreshToken)).idToken).toEqual(expect.any(String));
  });

  test('a sign-out at one ends the session at the other', async () => {
    const { idToken } = await signIn(one, 'internal');
    const there = new Client(two.url, idToken);
    expect((await there.get('customers/count')).status).toBe(200);
    await new Client(one.url, idToken).post('user/logout');
    await until(async () => (await there.get('customers/count')).status, 401);
  });

  test('a change of role, or of a role’s permissions, at one takes effect at the other', async () => {
    const roles: { id: number; roleName: string }[] = (await admin.get('activeRoles')).body;
    const id = (name: string) => roles.find(({ roleName }) => roleName === name)!.id;
    const user = await addUser(one, admin, { role: id('Read Only'), defBranch: 1, status: 'ACTIVE' });
    const there = new Client(two.url, user.client.token);
    const save = async (custName: string) => (await there.post('customerconf', draft({ custName }))).status;
    expect(await save('Not yet')).toBe(422);
    expect((await admin.put(`updateUser/${user.id}`, { role: id('Admin') })).status).toBe(200);
    let n = 0;
    await until(() => save(`Now ${++n}`), 200);
    expect((await admin.put(`updateUser/${user.id}`, { status: 'INACTIVE' })).status).toBe(200);
    await until(() => save(`No more ${++n}`), 401);
  });

  test('a new record at one counts in the totals of the other, which keeps them for some seconds', async () => {
    const there = await Client.as(two, 'admin');
    const total = async () =>
      Number((await there.list('customers', { range: [0, 0] })).headers.get('content-range')!.split('/')[1]);
    const before = await total();
    expect((await admin.post('customerconf', draft({ custName: 'One more' }))).status).toBe(200);
    expect(await total()).toBe(before);
    await until(total, before + 1);
  });

  test('a save at one is seen at the other, and two saves of one version conflict', async () => {
    const there = await Client.as(two, 'supervisor');
    const { body } = await admin.post('customerconf', draft());
    expect((await there.get(`customerInfo/${body.customerId}`)).body).toMatchObject({ version: 1 });
    const saves = [admin, there].map((client, i) =>
      client.put(`customers/${body.customerId}`, { version: 1, showMsg: `From ${i}` }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('Two servers that start at once on an empty database', () => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await emptyDatabase()));
  afterEach(() => database.drop());

  test('migrate and seed it once, and sign with one key', async () => {
    const [one, two] = await Promise.all([serve(settingsOf(database)), serve(settingsOf(database))]);
    const rows = await openDatabase(database);
    const count = async (table: string) => Number((await rows.all(`select count(*) from ${table}`))[0]![0]);
    expect([await count('customer'), await count('app_user'), await count('branch')]).toEqual([500, 25, 36]);
    const doubled = `select permission_code from permission group by permission_code having count(*) > 1
      union all select role_name from role group by role_name having count(*) > 1
      union all select area_code from postal_area group by area_code having count(*) > 1`;
    expect(await rows.all(doubled)).toEqual([]);
    await rows.close();
    for (const { process } of [one, two]) expect(process.out).toContain('admin@demo.branchline.example');
    const email = 'admin@demo.branchline.example';
    const { body } = await new Client(one.url).post('accounts:signInWithPassword', {
      email,
      password: 'Branchline-demo-1',
    });
    expect((await new Client(two.url, body.idToken).get('customers/count')).body).toBe(500);
    for (const { process } of [one, two]) {
      process.kill('SIGTERM');
      expect(await process.ended).toBe(0);
      expect(process.err).toBe('');
    }
  });

  test('continue if one of them is killed while it migrates', async () => {
    const first = new Process(built('bundle/main.js'), { PORT: '0', ...settingsOf(database) });
    const rows = await openDatabase(database);
    const locked = `select 1 from pg_locks where locktype = 'advisory' and granted`;
    while (!(await rows.all(locked)).length);
    await rows.close();
    first.kill('SIGKILL');
    await first.ended;
    const { process, url } = await serve(settingsOf(database));
    expect((await new Client(url).get('health')).status).toBe(200);
    await process.printed(/Demo users/);
    process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
  });
});
