import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { Settings } from '../../server/core/settings.ts';
import type * as Keys from '../../server/services/identity/keys.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client, signInAt } from '../support/client.ts';
import { all } from '../support/content.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { demoAddress } from '../support/identity.ts';
import { openDatabase } from '../support/open.ts';
import { run, settingsOf } from '../support/process.ts';

let database: TestDatabase;
let running: TestApp | null;
beforeEach(async () => {
  database = await copyDatabase();
  running = null;
});
afterEach(async () => {
  await stop();
  await database.drop();
});

/** Starts a server on the test's database, with the keys in its folder. @returns its address */
const start = async (settings: Partial<Settings> = {}): Promise<string> =>
  (running = await startApp({ database: { settings: database }, settings })).url;
async function stop() {
  await running?.close();
  running = null;
}
const command = (name: string, ...args: string[]) => run(name, args, settingsOf(database));
const keys = (name = 'identity.jwk.json') => join(database.dataDir, 'keys', name);

/** A device of a demo user: whether its refresh token still works. */
async function device(url: string, user: 'admin' | 'internal' | 'readonly') {
  let { refreshToken } = (await signInAt(url, demoAddress(user))).body;
  return async (at = url) => {
    const { status, body } = await new Client(at).post('token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    if (status === 200) refreshToken = body.refreshToken ?? body.refresh_token;
    return status === 200;
  };
}

const codeOf = (secret: string, after = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + after });

/** Gives a demo user a second factor. @returns its secret */
async function enrol(url: string, user: 'internal'): Promise<string> {
  const { body } = await signInAt(url, demoAddress(user));
  const mfa = (call: string, more: object) =>
    new Client(url).post(`accounts/mfaEnrollment:${call}`, { idToken: body.idToken, ...more });
  const { totpSessionInfo } = (await mfa('start', { totpEnrollmentInfo: {} })).body;
  const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo;
  const done = await mfa('finalize', {
    totpVerificationInfo: { sessionInfo, verificationCode: codeOf(secret, -30_000) },
  });
  expect(done.status).toBe(200);
  return secret;
}

/** Whether a demo user gets in with a code of the app. */
async function getsIn(url: string, user: 'internal', secret: string): Promise<boolean> {
  const { body: pending } = await signInAt(url, demoAddress(user));
  const { status } = await new Client(url).post('accounts/mfaSignIn:finalize', {
    mfaPendingCredential: pending.mfaPendingCredential,
    mfaEnrollmentId: pending.mfaInfo[0].mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: codeOf(secret) },
  });
  return status === 200;
}

describe('npm run sessions:end', () => {
  test('signs out one user, all but the Admins, or everybody, within seconds', async () => {
    const url = await start();
    const [admin, internal, readonly] = [
      await device(url, 'admin'),
      await device(url, 'internal'),
      await device(url, 'readonly'),
    ];
    const { client } = await signInAt(url, demoAddress('readonly'));
    expect(await command('sessions-end', '--user', demoAddress('internal'))).toEqual({
      code: 0,
      err: '',
      out: '1 session has ended.\n',
    });
    expect([await admin(), await internal(), await readonly()]).toEqual([true, false, true]);
    expect((await client.get('user/profile')).status).toBe(200);
    expect((await command('sessions-end', '--except-admins')).out).toBe('2 sessions have ended.\n');
    expect([await admin(), await readonly()]).toEqual([true, false]);
    await eventually(async () => expect((await client.get('user/profile')).status).toBe(401));
    expect((await command('sessions-end', '--all')).out).toBe('1 session has ended.\n');
    expect(await admin()).toBe(false);
  });

  test('refuses no choice, two of them and an unknown address', async () => {
    const usage = expect.stringMatching(/^usage: npm run sessions:end -- --all \| --except-admins \| --user EMAIL\n/);
    for (const args of [[], ['--all', '--user', 'a@b.example']])
      expect(await command('sessions-end', ...args)).toEqual({ code: 1, out: '', err: usage });
    const unknown = 'There is no account with the address nobody@b.example.\n';
    expect((await command('sessions-end', '--user', 'nobody@b.example')).err).toBe(unknown);
  });
});

describe('The signing key', () => {
  test('is replaced by npm run keys:rotate: sessions end, and second factors go on', async () => {
    const before = await start();
    const secret = await enrol(before, 'internal');
    const admin = await device(before, 'admin');
    const old = readFileSync(keys(), 'utf8');
    const refused = await command('keys-rotate');
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/Stop (it|them) first/)]);
    expect(readFileSync(keys(), 'utf8')).toBe(old);
    await stop();
    expect(await command('keys-rotate')).toEqual({
      code: 0,
      err: '',
      out: 'The signing key was replaced, and 2 sessions have ended. Copy keys/ again, and to every server.\n',
    });
    expect(readFileSync(keys(), 'utf8')).not.toBe(old);
    const after = await start();
    expect(await admin(after)).toBe(false);
    expect(await getsIn(after, 'internal', secret)).toBe(true);
  });

  test('is the right one after a rotation that was interrupted at either side of its transaction', async () => {
    const url = await start();
    const admin = await device(url, 'admin');
    await stop();
    const { makeKey } = (await built('services/identity/keys.js')) as typeof Keys;
    const made = join(database.dataDir, 'made.json');
    const { kid } = await makeKey(made);
    const next = readFileSync(made, 'utf8');
    // Before the transaction: the database knows the old key.
    writeFileSync(keys('identity.jwk.json.next'), next);
    expect(await admin(await start())).toBe(true);
    expect([existsSync(keys('identity.jwk.json.next')), readFileSync(keys(), 'utf8')]).not.toContain(next);
    await stop();
    // After it: the database knows the new one.
    writeFileSync(keys('identity.jwk.json.next'), next);
    const rows = await openDatabase(database);
    await rows.run(`update installation set signing_key = '${kid}'`);
    await rows.close();
    await start();
    expect([existsSync(keys('identity.jwk.json.next')), readFileSync(keys(), 'utf8')]).toEqual([false, next]);
  });

  test('that was lost ends every session', async () => {
    const before = await start();
    const admin = await device(before, 'admin');
    expect(await admin()).toBe(true);
    await stop();
    rmSync(join(database.dataDir, 'keys'), { recursive: true });
    const after = await start();
    expect(running!.log.map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^The signing key in keys\/ was replaced, so everyone must sign in again/),
    );
    expect(await admin(after)).toBe(false);
    expect((await signInAt(after, demoAddress('admin'))).status).toBe(200);
  });

  test('stays with another public address, and so do the sessions', async () => {
    const admin = await device(await start(), 'admin');
    await stop();
    expect(await admin(await start({ publicUrl: 'https://crm.example.com' }))).toBe(true);
  });
});

test('npm run seed adds no demo users where DEMO is off, unless it is told to', async () => {
  const empty = await emptyDatabase();
  const production = { ...settingsOf(empty), NODE_ENV: 'production' };
  const refused = await run('seed', ['--customers', '5'], production);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining('To add them all the same, use --demo-users.'),
  ]);
  expect(Number((await all(empty, 'select count(*) from account'))[0]![0])).toBe(0);
  if (engine === 'sqlite') expect((await run('seed', ['--customers', '5', '--demo-users'], production)).code).toBe(0);
  await empty.drop();
});
