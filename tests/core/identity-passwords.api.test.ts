import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { minute, second, TestClock } from '../support/clock.ts';
import {
  demoAddress,
  identity,
  mailedCode,
  mailsTo,
  newAddress,
  refusal,
  signIn,
  signUp,
  statusOf,
  tryRefresh,
  trySignIn,
  withoutAccount,
} from '../support/identity.ts';

const nextPassword = 'Next-password-2';
/** Passwords that are refused, and why. */
const weak = [
  ['', 'be at least 10 characters'],
  ['9-letters', 'be at least 10 characters'],
  ['1q2w3e4r5t', 'not be a common one'],
  ['Password123', 'not be a common one'],
  [' '.repeat(12), 'not be only spaces'],
  ['\u00a0\u2003\u200b'.repeat(4), 'not be only spaces'],
  ['  9-letters  ', 'be at least 10 characters'],
  ['Branchline', 'be more than the name of the product or the company'],
  ['BRANCH-line-2026!', 'be more than the name of the product or the company'],
  [demoPassword, 'be more than the name of the product or the company'],
  ['branchlineBuildingProducts1', 'be more than the name of the product or the company'],
  ['Keystone-2026', 'be more than the name of the product or the company'],
  ['keystone roofing 1', 'be more than the name of the product or the company'],
];
const clock = new TestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ clock });
  const company = { companyName: 'Keystone Roofing Ltd', mbpBranch: 1, address1: '1 High Street', postCode: 'LS1 1AA' };
  const { body } = await (await Client.as(app, 'admin')).post('letterheads', company);
  expect(body).toMatchObject({ companyName: company.companyName, active: true });
});
afterAll(() => app.close());

const update = (idToken: string, values: object) =>
  identity(app, 'update', { idToken, ...values, returnSecureToken: true });
const askForCode = (email: string) => identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
const reset = (oobCode: string, newPassword?: string) => identity(app, 'resetPassword', { oobCode, newPassword });

describe('a new password', () => {
  test('ends every session of the account and opens a new one [SES-021]', async () => {
    const [here, elsewhere] = [await signIn(app, 'salesexec'), await signIn(app, 'salesexec')];
    expect(await statusOf(app, elsewhere.idToken)).toBe(200);

    const { status, body } = await update(here.idToken, { password: nextPassword });
    expect(status).toBe(200);
    for (const { idToken, refreshToken } of [here, elsewhere]) {
      expect(await statusOf(app, idToken)).toBe(401);
      expect(await tryRefresh(app, refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
    }
    expect(await statusOf(app, body.idToken)).toBe(200);
    expect(await tryRefresh(app, body.refreshToken)).toMatchObject({ status: 200 });
    expect(await trySignIn(app, demoAddress('salesexec'), demoPassword)).toMatchObject(refusal('INVALID_PASSWORD'));
    expect(await trySignIn(app, demoAddress('salesexec'), nextPassword)).toMatchObject({ status: 200 });
  });

  test('needs ten characters that are not spaces, and must not be a common one, that of the demo users, or only the name of the product or the company; one that is refused changes nothing', async () => {
    const { idToken, email } = await signUp(app);
    for (const [password, text] of weak)
      expect(await update(idToken, { password })).toMatchObject(refusal(`WEAK_PASSWORD : Password should ${text}`));
    expect(await identity(app, 'lookup', { idToken })).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await update(idToken, { password: 'Keystone arches' })).toMatchObject({ status: 200 });
  });

  test('needs a token whose session is open', async () => {
    const { idToken, email } = await signUp(app);
    await new Client(app.url, idToken).post('user/logout');
    expect(await update(idToken, { password: nextPassword })).toMatchObject(refusal('TOKEN_EXPIRED'));
    expect(await update('none', { password: nextPassword })).toMatchObject(refusal('INVALID_ID_TOKEN'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });
});

describe('a new e-mail', () => {
  test('is saved in the account and in the user [AMB-013]', async () => {
    const { idToken } = await signIn(app, 'supervisor');
    const email = newAddress();
    expect(await update(idToken, { email: ` ${email.toUpperCase()} ` })).toMatchObject({
      status: 200,
      body: { email },
    });
    const { status, body } = await trySignIn(app, email, demoPassword);
    expect(status).toBe(200);
    expect((await new Client(app.url, body.idToken).get('user/profile')).body).toMatchObject({ email });
    expect(await trySignIn(app, demoAddress('supervisor'), demoPassword)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
  });

  test('is refused if another account or user has it, or if it is not an e-mail', async () => {
    const { idToken, email } = await signUp(app);
    const { email: anothers } = await signUp(app);
    const { email: elsewhere } = await withoutAccount(app);
    for (const taken of [anothers, anothers.toUpperCase(), elsewhere])
      expect(await update(idToken, { email: taken })).toMatchObject(refusal('EMAIL_EXISTS'));
    expect(await update(idToken, { email: 'nobody' })).toMatchObject(refusal('INVALID_EMAIL'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });

  test('changes nothing when the password that comes with it is refused', async () => {
    const { idToken, email } = await signUp(app);
    const other = newAddress();
    expect((await update(idToken, { email: other, password: '123' })).status).toBe(400);
    expect(await trySignIn(app, other)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });
});

describe('a forgotten password', () => {
  test('a mailed code sets a new one, once, and ends all sessions [SES-020 SES-025]', async () => {
    const { email, idToken, refreshToken } = await signUp(app);
    expect(await askForCode(email)).toMatchObject({ status: 200, body: { email } });
    const [mail] = await mailsTo(app, email);
    expect(mail!.body).toContain(`${app.settings.publicUrl}/login?mode=resetPassword&oobCode=`);
    const code = await mailedCode(app, email);

    expect(await reset(code)).toMatchObject({ status: 200, body: { email, requestType: 'PASSWORD_RESET' } });
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await reset(code, nextPassword)).toMatchObject({ status: 200, body: { email } });
    expect(await trySignIn(app, email)).toMatchObject(refusal('INVALID_PASSWORD'));
    expect(await trySignIn(app, email, nextPassword)).toMatchObject({ status: 200 });
    expect(await tryRefresh(app, refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
    expect(await identity(app, 'lookup', { idToken })).toMatchObject(refusal('TOKEN_EXPIRED'));

    expect(await reset(code, 'Third-password-3')).toMatchObject(refusal('INVALID_OOB_CODE'));
    expect(await trySignIn(app, email, nextPassword)).toMatchObject({ status: 200 });
  });

  test('a code sent twice concurrently works once', async () => {
    const { accounts } = app.platform;
    const checkCode = accounts.checkCode.bind(accounts);
    // Lets both requests find the code before either uses it.
    accounts.checkCode = async (code) => {
      const account = await checkCode(code);
      await wait(200);
      return account;
    };
    const { email } = await signUp(app);
    await askForCode(email);
    const code = await mailedCode(app, email);
    const replies = await Promise.all([reset(code, nextPassword), reset(code, 'Third-password-3')]);
    accounts.checkCode = checkCode;
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('using one code ends the other codes of the account', async () => {
    const { email } = await signUp(app);
    await askForCode(email);
    const first = await mailedCode(app, email);
    await askForCode(email);
    const last = await mailedCode(app, email);
    expect(last).not.toBe(first);
    expect(await reset(last, nextPassword)).toMatchObject({ status: 200 });
    expect(await reset(first, 'Third-password-3')).toMatchObject(refusal('INVALID_OOB_CODE'));
  });

  test.each([{ password: nextPassword }, { email: newAddress() }])(
    'a code ends with a change to %j',
    async (change) => {
      const { email, idToken } = await signUp(app);
      await askForCode(email);
      const code = await mailedCode(app, email);
      expect(await update(idToken, change)).toMatchObject({ status: 200 });
      expect(await reset(code, 'Third-password-3')).toMatchObject(refusal('INVALID_OOB_CODE'));
    },
  );

  test('a code works for an hour', async () => {
    const { email } = await signUp(app);
    await askForCode(email);
    const code = await mailedCode(app, email);
    clock.forward(59 * minute);
    expect(await reset(code)).toMatchObject({ status: 200 });
    clock.forward(minute + second);
    expect(await reset(code)).toMatchObject(refusal('EXPIRED_OOB_CODE'));
    expect(await reset(code, nextPassword)).toMatchObject(refusal('EXPIRED_OOB_CODE'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });

  test('a weak password does not use up the code', async () => {
    const { email } = await signUp(app);
    await askForCode(email);
    const code = await mailedCode(app, email);
    for (const [password, text] of weak)
      expect(await reset(code, password)).toMatchObject(refusal(`WEAK_PASSWORD : Password should ${text}`));
    expect(await reset(code, nextPassword)).toMatchObject({ status: 200 });
  });

  test('no mail is sent to an address without an account: EMAIL_NOT_FOUND', async () => {
    const email = newAddress();
    expect(await askForCode(email)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('refuses other codes and other requests', async () => {
    expect(await reset('made-up', nextPassword)).toMatchObject(refusal('INVALID_OOB_CODE'));
    expect(await identity(app, 'resetPassword', {})).toMatchObject(refusal('MISSING_OOB_CODE'));
    expect(await identity(app, 'sendOobCode', { requestType: 'MADE_UP' })).toMatchObject(refusal('INVALID_REQ_TYPE'));
    for (const requestType of ['VERIFY_EMAIL', 'EMAIL_SIGNIN'])
      expect(await identity(app, 'sendOobCode', { requestType })).toMatchObject(refusal('OPERATION_NOT_ALLOWED'));
    expect(await identity(app, 'sendOobCode', {})).toMatchObject(refusal('MISSING_REQ_TYPE'));
  });
});
