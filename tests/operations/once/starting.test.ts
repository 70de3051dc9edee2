import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { signInAt } from '../../support/client.ts';
import { count } from '../../support/content.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database.ts';
import { built, npm, Process, run, serve, settingsOf } from '../../support/process.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

describe('The reason for a failed start is reported in one line', () => {
  const failing = async (environment: Record<string, string>) => {
    const process = new Process(built('bundle/main.js'), {
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...settingsOf(database),
      ...environment,
    });
    return [await process.ended, process.out, process.err];
  };

  test('a port in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failing({ PORT: String(port) })).toEqual([1, '', `PORT ${port} is in use by another process.\n`]);
    other.close();
  });

  test('a folder that cannot be written to', async () => {
    const file = join(database.dataDir, 'file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    const [code, out, err] = await failing({ DATA_DIR: dataDir });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^DATA_DIR \S+ cannot be written: .+\n$/);
    expect(err).toContain(dataDir);
  });

  test('an invalid setting', async () => {
    expect(await failing({ PORT: 'many' })).toEqual([1, '', 'PORT is "many"; it must be a number from 0 to 65535.\n']);
  });

  test('a native package that was built for another Node', async () => {
    const fail = `
      const { dlopen } = process;
      process.dlopen = (module, path, ...flags) => {
        if (path.includes('better_sqlite3')) throw Object.assign(new Error(path), { code: 'ERR_DLOPEN_FAILED' });
        dlopen(module, path, ...flags);
      };`;
    const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fail)}` };
    expect(await failing(environment)).toEqual([
      1,
      '',
      `Node ${globalThis.process.versions.node} cannot load better-sqlite3, which was built for another version of Node or another machine. Run "npm rebuild better-sqlite3".\n`,
    ]);
  });

  test('a database that does not answer', async () => {
    // No server and no test uses port 1.
    const [code, , err] = await failing({ DATABASE_URL: 'postgres://someone:secret@localhost:1/none' });
    expect(code).toBe(1);
    expect(err).toMatch(/^No database answers at DATABASE_URL: .*ECONNREFUSED.*\n$/);
    expect(err).not.toContain('secret');
  });
});

describe('In production', () => {
  const production = () => ({ ...settingsOf(database), NODE_ENV: 'production' });

  test('there are no demo users, and the first admin is made by a command', async () => {
    const { process, url } = await serve(production());
    expect(process.out).not.toContain('demo');
    expect((await signInAt(url, 'admin@demo.branchline.example')).status).toBe(400);
    expect([
      await count(database, 'app_user'),
      await count(database, 'customer'),
      await count(database, 'branch'),
    ]).toEqual([0, 0, 0]);

    const made = await run('admin-create', [' First.Admin@Company.example '], production());
    expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: '' });
    const email = 'first.admin@company.example';
    const password = /Password: (\S+)/.exec(made.out)![1]!;
    const { client, body } = await signInAt(url, email, password);
    expect((await client.get('user/profile')).body).toMatchObject({
      email,
      status: 'ACTIVE',
      role: { roleName: 'Admin' },
    });
    const own = 'A-password-of-my-own-1';
    expect((await client.post('accounts:update', { idToken: body.idToken, password: own })).status).toBe(200);
    expect((await signInAt(url, email, password)).status).toBe(400);
    expect((await signInAt(url, email, own)).status).toBe(200);
    process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
  });

  test('no admin is created without an address, with an invalid one, or with one in use', async () => {
    const create = async (...args: string[]) => {
      const { code, out, err } = await run('admin-create', args, production());
      return [code, out, err];
    };
    expect(await create()).toEqual([1, '', expect.stringMatching(/^usage: npm run admin:create -- EMAIL \[--new\]\n/)]);
    const nothing = `There is nothing in ${join(database.dataDir, 'branchline.sqlite')}. Correct DATA_DIR or DATABASE_URL, or add --new to make a new database.\n`;
    expect(await create('a@b.example')).toEqual([1, '', nothing]);
    expect(existsSync(join(database.dataDir, 'branchline.sqlite'))).toBe(false);
    expect(await create('nobody', '--new')).toEqual([1, '', 'That is not an e-mail address.\n']);
    const [, made] = await create('a@b.example');
    expect(made).toContain(
      `a@b.example can now sign in as an Admin, in ${join(database.dataDir, 'branchline.sqlite')}.\n`,
    );
    expect(await create('A@B.example')).toEqual([1, '', 'An account with this e-mail address already exists.\n']);
    expect([await count(database, 'account'), await count(database, 'app_user')]).toEqual([1, 1]);
  });

  test('a start without DEMO lists no demo users that do not exist', async () => {
    await run('admin-create', ['a@b.example', '--new'], production());
    const { process } = await serve(settingsOf(database));
    process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
    expect(process.out).not.toContain('Demo users');
  });
});

test('stopping npm start stops the product', async () => {
  const { process, url } = await serve(settingsOf(database), npm('start'));
  expect((await fetch(`${url}/v1/health`)).status).toBe(200);
  process.kill('SIGTERM');
  // The output closes when the last process that could write to it has ended.
  await process.ended;
  await expect(fetch(`${url}/v1/health`)).rejects.toThrow();
});
