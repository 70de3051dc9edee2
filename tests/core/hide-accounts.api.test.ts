import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import {
  demoAddress,
  firstPassword,
  identity,
  mailsTo,
  newAddress,
  refusal,
  trySignIn,
  trySignUp,
} from '../support/identity.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ settings: { hideAccounts: true } });
});
afterAll(() => app.close());

const askForCode = (email: string) => identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
const counted = () => app.platform.database.value<number>(sql`select count(*) from attempt`);

/** The answer to a call without what differs between any two, and whether it took half a second. */
async function answered(call: Promise<{ status: number; body: unknown }>) {
  const start = performance.now();
  const { status, body } = await call;
  return { status, body, isEven: performance.now() - start >= 490 };
}

describe('with HIDE_ACCOUNTS, a stranger cannot tell whether an address has an account [AMB-122]', () => {
  test('by signing in: a wrong address and a wrong password get the same answer after the same time', async () => {
    const [unknown, wrong] = [
      await answered(trySignIn(app, newAddress(), 'some-password')),
      await answered(trySignIn(app, demoAddress('internal'), 'some-password')),
    ];
    expect(unknown).toMatchObject({ ...refusal('INVALID_LOGIN_CREDENTIALS'), isEven: true });
    expect(wrong).toEqual(unknown);
    expect(await trySignIn(app, demoAddress('internal'), demoPassword)).toMatchObject({ status: 200 });
  });

  test('by asking for a new password: it always succeeds, and is limited alike', async () => {
    const [unknown, known] = [newAddress(), demoAddress('readonly')];
    for (const email of [unknown, known])
      expect(await answered(askForCode(email.toUpperCase()))).toEqual({
        status: 200,
        body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email },
        isEven: true,
      });
    expect(await mailsTo(app, unknown)).toEqual([]);
    expect(await mailsTo(app, known)).toHaveLength(1);
    const before = await counted();
    for (const email of [unknown, known]) {
      for (let i = 0; i < 4; i++) expect(await askForCode(email)).toMatchObject({ status: 200 });
      expect(await askForCode(email)).toMatchObject(refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429));
    }
    expect(await counted()).toBe(before);
  });

  test('by asking for the ways to sign in: none is listed', async () => {
    const ways = async (identifier: string) => (await identity(app, 'createAuthUri', { identifier })).body;
    const none = {
      kind: 'identitytoolkit#CreateAuthUriResponse',
      registered: false,
      allProviders: [],
      signinMethods: [],
    };
    expect(await ways(demoAddress('internal'))).toEqual(none);
    expect(await ways(newAddress())).toEqual(none);
  });

  test('only by signing up, which an address can do sixty times an hour [ERR-020]', async () => {
    expect(await trySignUp(app, demoAddress('internal'))).toMatchObject(refusal('EMAIL_EXISTS'));
    const signUp = (email: string) =>
      new Client(app.url).send(
        'POST',
        'accounts:signUp',
        { email, password: firstPassword },
        {
          'x-forwarded-for': '203.0.113.60',
        },
      );
    for (let i = 0; i < 60; i++) expect(await signUp(demoAddress('admin'))).toMatchObject(refusal('EMAIL_EXISTS'));
    expect(await signUp(demoAddress('admin'))).toMatchObject(refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429));
  });
});

test('without it, both are told [ERR-001 ERR-002 ERR-007]', async () => {
  const open = await startApp({ database: app });
  expect(await trySignIn(open, newAddress())).toMatchObject(refusal('EMAIL_NOT_FOUND'));
  expect(await trySignIn(open, demoAddress('internal'), 'wrong')).toMatchObject(refusal('INVALID_PASSWORD'));
  const unknown = { requestType: 'PASSWORD_RESET', email: newAddress() };
  expect(await identity(open, 'sendOobCode', unknown)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
  await open.close();
});
