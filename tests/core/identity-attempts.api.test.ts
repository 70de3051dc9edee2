import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { demoAddress, newAddress, refusal, signUp, trySignIn } from '../support/identity.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
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
