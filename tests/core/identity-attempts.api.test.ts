import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { minute, second, TestClock } from '../support/clock.ts';
import { demoAddress, firstPassword, mailedCode, newAddress, refusal, signUp, trySignIn } from '../support/identity.ts';

const clock = new TestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.close());

const tooMany = refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429);

async function fail(email: string, times: number) {
  for (let i = 0; i < times; i++)
    expect(await trySignIn(app, email, `wrong-${i}`)).toMatchObject(refusal('INVALID_PASSWORD'));
}

/** Makes a call that the proxy forwards from another address. */
const from = (address: string, call: string, body: object) =>
  new Client(app.url).send('POST', `accounts:${call}`, body, { 'x-forwarded-for': address });

describe('signing in', () => {
  test('ten failures lock an account for a while, also for the right password and any case of the e-mail', async () => {
    const { email } = await signUp(app);
    await fail(email, 10);
    expect(await trySignIn(app, email)).toMatchObject(tooMany);
    expect(await trySignIn(app, ` ${email.toUpperCase()}`)).toMatchObject(tooMany);
    expect(await trySignIn(app, demoAddress('internal'), demoPassword)).toMatchObject({ status: 200 });
  });

  test('an attack is in the log, with its address and not with the account', async () => {
    const { email } = await signUp(app);
    const attack = (i: number) => from('203.0.113.77', 'signInWithPassword', { email, password: `wrong-${i}` });
    for (let i = 0; i < 13; i++) await attack(i);
    const lines = app.log.filter(({ address }) => address === '203.0.113.77');
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, failed: 10, msg: 'Sign-ins are refused, because too many have failed' }),
    ]);
    expect(JSON.stringify(app.log)).not.toContain(email);
  });

  test('a wait that was set while the clock was wrong ends when the clock is right', async () => {
    const { email } = await signUp(app);
    clock.forward(400 * 24 * 60 * minute);
    await fail(email, 10);
    expect(await trySignIn(app, email)).toMatchObject(tooMany);
    clock.forward(-400 * 24 * 60 * minute);
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });

  test('nobody locks out a colleague: the account still opens from another address', async () => {
    const { email } = await signUp(app);
    await fail(email, 10);
    expect(await trySignIn(app, email)).toMatchObject(tooMany);
    const credentials = { email, password: firstPassword };
    expect(await from('203.0.113.20', 'signInWithPassword', credentials)).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email)).toMatchObject(tooMany);
  });

  test('each further failure doubles the wait', async () => {
    const { email } = await signUp(app);
    clock.stop();
    await fail(email, 10);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      clock.forward(minutes * minute - 5000);
      const reply = await trySignIn(app, email);
      expect([minutes, reply.status, reply.headers.get('retry-after')]).toEqual([minutes, 429, '5']);
      clock.forward(6000);
      await fail(email, 1);
    }
    clock.forward(61 * minute);
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    await fail(email, 9);
    clock.go();
  });

  test('sign-ins are not refused because another server, or another call, has a clock that is ahead', async () => {
    const [{ email }, colleague] = [await signUp(app), await signUp(app)];
    expect(await trySignIn(app, email, 'wrong')).toMatchObject(refusal('INVALID_PASSWORD'));
    expect(await trySignIn(app, colleague.email)).toMatchObject({ status: 200 });
    clock.forward(-5 * second);
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await trySignIn(app, colleague.email)).toMatchObject({ status: 200 });
    clock.forward(5 * second);
  });

  test('a quarter of an hour without reaching the limit forgets the failures', async () => {
    const { email } = await signUp(app);
    await fail(email, 9);
    clock.forward(15 * minute + 1000);
    await fail(email, 9);
  });

  test('the counts are kept by a restart and shared by all servers', async () => {
    const { email } = await signUp(app);
    await fail(email, 10);
    const other = await startApp({ database: app, clock });
    expect(await trySignIn(other, email)).toMatchObject(tooMany);
    await other.close();
  });

  test('a hundred failures from many addresses lock the account for new ones, not for those that it was opened from', async () => {
    const { email } = await signUp(app);
    await new Client(app.url, (await trySignIn(app, email)).body.idToken).post('user/completeSignup', {
      email,
      firstName: 'Nora',
      lastName: 'Newcomer',
    });
    const [home, credentials] = ['203.0.113.30', { email, password: firstPassword }];
    expect(await from(home, 'signInWithPassword', credentials)).toMatchObject({ status: 200 });
    // The two sign-ins were each the first from their address.
    for (let i = 0; i < 98; i++) await app.platform.attempts.begin(email, `198.51.100.${i}`);
    expect(await from('198.51.100.250', 'signInWithPassword', credentials)).toMatchObject(tooMany);
    expect(await from(home, 'signInWithPassword', credentials)).toMatchObject({ status: 200 });
  });

  test('the owner of an account that others have locked gets in by a mailed link, from where it is followed', async () => {
    const { email } = await signUp(app);
    for (let i = 0; i < 100; i++) await app.platform.attempts.begin(email, `198.51.100.${i}`);
    const [laptop, credentials] = ['203.0.113.40', { email, password: 'Chosen-on-a-laptop' }];
    const locked = await from(laptop, 'signInWithPassword', { email, password: firstPassword });
    expect(locked).toMatchObject(tooMany);
    expect(locked.body.error.errors[0]).toMatchObject({ reason: 'accountLocked' });
    expect(await from(laptop, 'sendOobCode', { requestType: 'PASSWORD_RESET', email })).toMatchObject({ status: 200 });
    const oobCode = await mailedCode(app, email);
    const { password: newPassword } = credentials;
    expect(await from(laptop, 'resetPassword', { oobCode, newPassword })).toMatchObject({ status: 200 });
    // Others go on trying.
    expect(await from('198.51.100.251', 'signInWithPassword', credentials)).toMatchObject(tooMany);
    expect(await from(laptop, 'signInWithPassword', credentials)).toMatchObject({ status: 200 });
  });

  test('the table of counts names nobody', async () => {
    const { email } = await signUp(app);
    await fail(email, 1);
    const rows = await app.platform.database.rows(sql`select name from attempt`);
    expect(rows.length).toBeGreaterThan(0);
    for (const [name] of rows) expect(name).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a success clears the count', async () => {
    const { email } = await signUp(app);
    for (const _ of [1, 2]) {
      await fail(email, 9);
      expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    }
  });

  test('concurrent failures are each counted', async () => {
    const { email } = await signUp(app);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => trySignIn(app, email, `wrong-${i}`)));
    const tried = replies.filter(({ body }) => body.error.message === 'INVALID_PASSWORD');
    expect(tried.length).toBeLessThanOrEqual(10);
    expect(await trySignIn(app, email)).toMatchObject(tooMany);
  });

  test('a hundred failures block an address for every account, and no other address', async () => {
    const credentials = { email: demoAddress('internal'), password: demoPassword };
    for (let i = 0; i < 100; i++)
      expect(
        await from('203.0.113.5', 'signInWithPassword', { email: newAddress(), password: 'guess-1' }),
      ).toMatchObject(refusal('EMAIL_NOT_FOUND'));
    expect(await from('203.0.113.5', 'signInWithPassword', credentials)).toMatchObject(tooMany);
    expect(await from('203.0.113.6', 'signInWithPassword', credentials)).toMatchObject({ status: 200 });
  });
});

describe('the address of a person', () => {
  /** Ten failures at a server, each forwarded from other addresses, and then one from the last of them. */
  async function tryFrom(trustProxy: string | number, forwarded: (i: number) => string) {
    const proxied = await startApp({ database: app, clock, settings: { trustProxy } });
    const { email } = await signUp(app);
    const attempt = async (i: number) => {
      const headers = { 'x-forwarded-for': forwarded(i) };
      const credentials = { email, password: 'guess' };
      const reply = await new Client(proxied.url).send('POST', 'accounts:signInWithPassword', credentials, headers);
      return reply.body.error.message as string;
    };
    const replies: string[] = [];
    for (let i = 1; i <= 11; i++) replies.push(await attempt(i));
    await proxied.close();
    expect(replies.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_PASSWORD'));
    return replies[10];
  }

  test.each([
    ['is forwarded by nobody whom TRUST_PROXY does not name', '203.0.113.1', (i: number) => `198.51.100.${i}`, true],
    ['is what a named proxy forwards', '203.0.113.1, loopback', (i: number) => `198.51.100.${i}`, false],
    [
      'cannot be made up in front of what a proxy adds',
      'loopback, 10.0.0.0/8',
      (i: number) => `198.51.100.${i}, 203.0.113.9, 10.0.0.2`,
      true,
    ],
    ['cannot be made up where one proxy is trusted', 1, (i: number) => `198.51.100.${i}, 203.0.113.9`, true],
  ])('%s', async (_, trustProxy, forwarded, isOne) => {
    expect(await tryFrom(trustProxy, forwarded)).toBe(isOne ? 'TOO_MANY_ATTEMPTS_TRY_LATER' : 'INVALID_PASSWORD');
  });
});

test('an address gets at most sixty sign-ups and code requests an hour', async () => {
  const ask = (address: string) =>
    from(address, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@people.example' });
  for (let i = 0; i < 60; i++) expect(await ask('203.0.113.7')).toMatchObject(refusal('EMAIL_NOT_FOUND'));
  expect(await ask('203.0.113.7')).toMatchObject(tooMany);
  expect(await from('203.0.113.7', 'signUp', { email: newAddress(), password: 'some-password' })).toMatchObject(
    tooMany,
  );
  expect(await from('203.0.113.7', 'resetPassword', { oobCode: 'guess' })).toMatchObject(tooMany);
  expect(await ask('203.0.113.8')).toMatchObject(refusal('EMAIL_NOT_FOUND'));
});

test('one person gets at most five mails with a link within an hour, from whichever address they are asked for', async () => {
  const { email } = await signUp(app);
  const ask = (i: number) =>
    from(`203.0.113.${100 + i}`, 'sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: i % 2 ? email : email.toUpperCase(),
    });
  for (let i = 0; i < 5; i++) expect(await ask(i)).toMatchObject({ status: 200 });
  expect(await ask(5)).toMatchObject(tooMany);
  const mails = await app.platform.database.rows(sql`select 1 from mail_outbox where recipient = ${email}`);
  expect(mails).toHaveLength(5);
  clock.forward(61 * minute);
  expect(await ask(6)).toMatchObject({ status: 200 });
});
