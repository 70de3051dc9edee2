import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { minute, second, TestClock } from '../support/clock.ts';
import {
  addUser,
  demoAddress,
  firstPassword,
  identity,
  mailsTo,
  newAddress,
  refresh,
  refusal,
  signIn,
  signUp,
  trySignIn,
} from '../support/identity.ts';

const nextPassword = 'Next-password-2';
const tooOld = refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
const clock = new TestClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.close());

const update = (idToken: string, values: object) =>
  identity(app, 'update', { idToken, ...values, returnSecureToken: true });
const authTime = (idToken: string) => decodeJwt(idToken).auth_time as number;

describe('a password or an e-mail [AMB-103]', () => {
  test('can be changed within five minutes of the sign-in', async () => {
    const { idToken, email } = await signUp(app);
    clock.forward(5 * minute - 2 * second);
    expect(await update(idToken, { password: nextPassword })).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email, nextPassword)).toMatchObject({ status: 200 });
  });

  test.each([{ password: nextPassword }, { email: newAddress() }])('cannot be changed later: %j', async (values) => {
    const { idToken, email } = await signUp(app);
    clock.forward(5 * minute + second);
    expect(await update(idToken, values)).toMatchObject(tooOld);
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('cannot be changed with refreshed tokens of an old session: they keep the time of the sign-in', async () => {
    const { idToken, refreshToken, email } = await signUp(app);
    clock.forward(2 * minute);
    const first = await refresh(app, refreshToken);
    expect(authTime(first.idToken)).toBe(authTime(idToken));
    clock.forward(4 * minute);
    const last = await refresh(app, first.refreshToken);
    expect(authTime(last.idToken)).toBe(authTime(idToken));
    expect(await update(last.idToken, { password: nextPassword })).toMatchObject(tooOld);
    const send = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: last.idToken, newEmail: newAddress() };
    expect(await identity(app, 'sendOobCode', send)).toMatchObject(tooOld);
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });

  test('cannot be changed with the tokens that an earlier change returned: they keep the time of the sign-in', async () => {
    const { idToken } = await signUp(app);
    clock.forward(4 * minute);
    const { body } = await update(idToken, { password: nextPassword });
    expect(authTime(body.idToken)).toBe(authTime(idToken));
    clock.forward(2 * minute);
    expect(await update(body.idToken, { password: firstPassword })).toMatchObject(tooOld);
  });

  test('can be changed again after a new sign-in', async () => {
    const { idToken, email } = await signUp(app);
    clock.forward(6 * minute);
    expect(await update(idToken, { password: nextPassword })).toMatchObject(tooOld);
    const { body } = await trySignIn(app, email);
    expect(await update(body.idToken, { password: nextPassword })).toMatchObject({ status: 200 });
  });
});

describe('PUT updateUserEmail [AMB-103]', () => {
  const change = (client: Client, id: number, newEmail: string) => client.put(`updateUserEmail/${id}`, { newEmail });

  test('for oneself is refused more than five minutes after the sign-in, even for an Admin', async () => {
    for (const user of ['supervisor', 'admin'] as const) {
      const client = await Client.as(app, user);
      const { id } = (await client.get('user/profile')).body;
      clock.forward(5 * minute + second);
      expect(await change(client, id, newAddress())).toMatchObject({
        status: 422,
        body: { code: 'sign_in_again', message: 'Please sign in again to change your e-mail.' },
      });
      expect(await trySignIn(app, demoAddress(user), demoPassword)).toMatchObject({ status: 200 });
    }
  });

  test('for oneself takes effect at once without a mail server, and notifies the old address', async () => {
    const client = await Client.as(app, 'supervisor');
    const { id } = (await client.get('user/profile')).body;
    const newEmail = newAddress();
    expect(await change(client, id, newEmail)).toMatchObject({ status: 200, body: { email: newEmail } });
    expect(await mailsTo(app, demoAddress('supervisor'))).toHaveLength(1);
    expect(await trySignIn(app, newEmail, demoPassword)).toMatchObject({ status: 200 });
  });

  test('for another user needs no recent sign-in of the administrator, and notifies that user', async () => {
    const admin = await Client.as(app, 'admin');
    const { id, email } = await addUser(app, admin, { role: 1 });
    clock.forward(10 * minute);
    const newEmail = newAddress();
    expect(await change(admin, id, newEmail)).toMatchObject({ status: 200, body: { email: newEmail } });
    expect(await mailsTo(app, email)).toMatchObject([{ subject: 'Your Branchline e-mail address was changed' }]);
    expect(await mailsTo(app, newEmail)).toEqual([]);
  });
});

describe('a mail [AMB-103]', () => {
  const when = /on \d\d\/\d\d\/\d{4} at \d\d:\d\d \(London\)/;

  test('says that the password was changed, when, and what to do', async () => {
    const { idToken, email } = await signUp(app);
    await update(idToken, { password: nextPassword });
    const [mail, ...more] = await mailsTo(app, email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your Branchline password was changed');
    expect(mail!.body).toMatch(when);
    expect(mail!.body).toContain('If it was not you, open http://localhost/login, choose "Forgotten Password"');
  });

  test('says the same when a mailed code was used', async () => {
    const { email } = await signUp(app);
    await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = /oobCode=([\w-]+)/.exec((await mailsTo(app, email))[0]!.body)![1]!;
    await identity(app, 'resetPassword', { oobCode, newPassword: nextPassword });
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'Choose your Branchline password',
      'Your Branchline password was changed',
    ]);
  });

  test('tells the old address what the new one is, when it was changed, and what to do', async () => {
    const { idToken, email } = await signUp(app);
    const newEmail = newAddress();
    await update(idToken, { email: newEmail });
    const [mail, ...more] = await mailsTo(app, email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your Branchline e-mail address was changed');
    expect(mail!.body).toContain(`from ${email} to ${newEmail}`);
    expect(mail!.body).toMatch(when);
    expect(mail!.body).toContain('If it was not you, tell your administrator at once.');
    expect(await mailsTo(app, newEmail)).toEqual([]);
  });

  test('is not sent if nothing was changed', async () => {
    const { idToken, email } = await signUp(app);
    expect(await update(idToken, { email })).toMatchObject({ status: 200 });
    expect((await update(idToken, { password: '123' })).status).toBe(400);
    expect((await update(idToken, { email: demoAddress('admin') })).status).toBe(400);
    expect(await mailsTo(app, email)).toEqual([]);
  });
});

test('a token has the time of the sign-in [AMB-103]', async () => {
  const { idToken } = await signIn(app, 'internal');
  expect(Math.abs(authTime(idToken) - clock.now().getTime() / 1000)).toBeLessThan(5);
});
