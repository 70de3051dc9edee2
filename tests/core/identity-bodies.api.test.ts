import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword, type Reply } from '../support/client.ts';
import { demoAddress, signIn } from '../support/identity.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Calls with bodies that are valid except for the text `bad`. */
const calls: [string, Record<string, unknown>][] = [
  ['accounts:signInWithPassword', { email: 'bad', password: 'some-password' }],
  ['accounts:signInWithPassword', { email: demoAddress('readonly'), password: 'bad' }],
  ['accounts:signUp', { email: 'bad', password: 'some-password' }],
  ['accounts:signUp', { email: demoAddress('internal'), password: 'bad' }],
  ['accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'bad' }],
  ['accounts:sendOobCode', { requestType: 'bad', email: demoAddress('internal') }],
  ['accounts:resetPassword', { oobCode: 'bad', newPassword: 'some-password' }],
  ['accounts:update', { idToken: 'bad', password: 'some-password' }],
  ['accounts/mfaEnrollment:start', { idToken: 'bad', totpEnrollmentInfo: {} }],
  ['accounts/mfaEnrollment:finalize', { idToken: 'bad', totpVerificationInfo: { verificationCode: '123456' } }],
  ['accounts/mfaEnrollment:withdraw', { idToken: 'bad', mfaEnrollmentId: 'some-factor' }],
  ['accounts/mfaSignIn:finalize', { mfaPendingCredential: 'bad', mfaEnrollmentId: 'some-factor' }],
  ['accounts/mfaSignIn:finalize', { mfaPendingCredential: 'some-sign-in', mfaEnrollmentId: 'bad' }],
  ['accounts:lookup', { idToken: 'bad' }],
  ['accounts:createAuthUri', { identifier: 'bad' }],
  ['accounts:signInWithCustomToken', { token: 'bad' }],
  ['token', { grant_type: 'refresh_token', refresh_token: 'bad' }],
  ['token', { grant_type: 'bad', refresh_token: 'x' }],
];
const values = [
  null,
  1,
  true,
  [],
  {},
  ['bad'],
  '',
  ' ',
  '\0',
  'a\0b@people.example',
  '\ud800',
  'x'.repeat(6000),
  "' or 1=1 --",
];

/** Expects a refusal with a code, in one of the two error shapes. */
function expectRefusal({ status, body }: Reply, about: string) {
  const code = body?.error?.message ?? body?.code;
  expect({ about, status, code }).toEqual({ about, status: expect.any(Number), code: expect.any(String) });
  expect({ about, refused: status >= 400 && status < 500 }).toEqual({ about, refused: true });
}

describe('a body that is wrong', () => {
  const paths = [...new Set(calls.map(([path]) => path))];

  test.each(paths)('is refused by %s if it is not an object', async (path) => {
    const client = new Client(app.url);
    for (const body of ['', 'null', '[]', '"text"', '1', 'true', '{', '{"email":', 'email=a&password=b', '\0'])
      expectRefusal(await client.post(path, body), `${path} ${body}`);
    expectRefusal(await client.post(path), `${path} without a body`);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])
      expectRefusal(await client.send('POST', path, '{"email":1}', { 'content-type': type }), `${path} as ${type}`);
  });

  test.each(calls)('is refused by %s if a value is invalid: %j', async (path, body) => {
    const [name] = Object.entries(body).find(([, one]) => one === 'bad')!;
    for (const value of values)
      expectRefusal(
        await new Client(app.url).post(path, { ...body, [name]: value }),
        `${name} ${JSON.stringify(value).slice(0, 40)}`,
      );
  });

  test('is refused if a new e-mail or password is invalid', async () => {
    const { idToken } = await signIn(app, 'salesexec');
    for (const name of ['email', 'password'])
      for (const value of [1, true, [], {}, '', '\0', 'x'.repeat(6000)]) {
        const reply = await new Client(app.url).post('accounts:update', { idToken, [name]: value });
        expectRefusal(reply, `${name} ${JSON.stringify(value).slice(0, 40)}`);
      }
    const still = await new Client(app.url).post('accounts:signInWithPassword', {
      email: demoAddress('salesexec'),
      password: demoPassword,
    });
    expect(still.status).toBe(200);
  });

  test('is refused when it is too large', async () => {
    const reply = await new Client(app.url).post('accounts:signUp', { email: 'x'.repeat(1_100_000), password: 'x' });
    expect(reply).toMatchObject({ status: 413, body: { code: 'too_large', message: 'The request is too large.' } });
  });
});
