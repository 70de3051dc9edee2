import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { minute, second, TestClock } from '../support/clock.ts';
import {
  addUser,
  demoAddress,
  identity,
  mailedCode,
  mailsTo,
  newAddress,
  refusal,
  signUp,
  trySignIn,
} from '../support/identity.ts';

const clock = new TestClock();
let app: TestApp;

beforeAll(async () => {
  // No mail server listens here, so mail waits in its table.
  app = await startApp({ clock, settings: { smtpUrl: 'smtp://127.0.0.1:9' } });
});
afterAll(() => app.close());

const ask = (idToken: string, newEmail: string) =>
  identity(app, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
const confirm = (oobCode: string) => identity(app, 'update', { oobCode });
const check = (oobCode: string) => identity(app, 'resetPassword', { oobCode });

/** Makes an account that has requested a new address. Answers it with the code mailed to that address. */
async function asking() {
  const account = await signUp(app);
  const newEmail = newAddress();
  expect(await ask(account.idToken, newEmail)).toMatchObject({ status: 200, body: { email: account.email } });
  return { ...account, newEmail, code: await mailedCode(app, newEmail) };
}

describe('with a mail server, a new address [AMB-103]', () => {
  test('takes effect when the link mailed to it is opened', async () => {
    const { email, newEmail, code, localId } = await asking();
    const [mail] = await mailsTo(app, newEmail);
    expect(mail!.body).toContain(`http://localhost/confirm-email?mode=verifyAndChangeEmail&oobCode=${code}`);
    expect(await trySignIn(app, newEmail)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await mailsTo(app, email)).toEqual([]);

    expect(await check(code)).toMatchObject({
      status: 200,
      body: { requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail },
    });
    expect(await confirm(code)).toMatchObject({ status: 200, body: { localId, email: newEmail } });
    expect(await trySignIn(app, newEmail)).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
    const [told] = await mailsTo(app, email);
    expect(told!.subject).toBe('Your Branchline e-mail address was changed');
  });

  test('set for oneself by PUT updateUserEmail is saved in the user too, with history', async () => {
    const admin = await Client.as(app, 'admin');
    const { id, email, client } = await addUser(app, admin, { role: 1 });
    const newEmail = newAddress();
    expect(await client.put(`updateUserEmail/${id}`, { newEmail })).toMatchObject({ status: 200, body: { email } });
    expect((await client.get('user/profile')).body.email).toBe(email);
    expect(await confirm(await mailedCode(app, newEmail))).toMatchObject({ status: 200 });
    expect((await client.get('user/profile')).body.email).toBe(newEmail);
    const [entry] = await app.platform.crud('user').history(id, app.platform.users.system);
    expect(entry).toMatchObject({ user: { id }, changes: [{ field: 'email', old: email, new: newEmail }] });
  });

  test('cannot be set by accounts:update', async () => {
    const { idToken, email } = await signUp(app);
    const newEmail = newAddress();
    expect(await identity(app, 'update', { idToken, email: newEmail })).toMatchObject(
      refusal('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.'),
    );
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await trySignIn(app, newEmail)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
  });

  test('set by an administrator for another user takes effect at once', async () => {
    const admin = await Client.as(app, 'admin');
    const { id } = await addUser(app, admin, { role: 1 });
    const newEmail = newAddress();
    expect(await admin.put(`updateUserEmail/${id}`, { newEmail })).toMatchObject({
      status: 200,
      body: { email: newEmail },
    });
  });

  test('is refused if it is invalid or taken, on request and on confirmation', async () => {
    const { idToken } = await signUp(app);
    expect(await ask(idToken, 'nobody')).toMatchObject(refusal('INVALID_EMAIL'));
    expect(await ask(idToken, '')).toMatchObject(refusal('MISSING_NEW_EMAIL'));
    expect(await ask(idToken, demoAddress('admin').toUpperCase())).toMatchObject(refusal('EMAIL_EXISTS'));
    const { client, id } = await addUser(app, await Client.as(app, 'admin'), { role: 1 });
    expect(await client.put(`updateUserEmail/${id}`, { newEmail: demoAddress('admin') })).toMatchObject({
      status: 422,
      body: { errors: { newEmail: 'Email already exists.' } },
    });
    const { email, newEmail, code } = await asking();
    await signUp(app, newEmail);
    expect(await confirm(code)).toMatchObject(refusal('EMAIL_EXISTS'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });

  test('can be requested sixty times an hour from one IP address', async () => {
    const client = await Client.as(app, 'readonly');
    const { id } = (await client.get('user/profile')).body;
    const send = (newEmail: string) =>
      client.send('PUT', `updateUserEmail/${id}`, { newEmail }, { 'x-forwarded-for': '203.0.113.20' });
    for (let i = 0; i < 60; i++) await send('nobody');
    expect(await send(newAddress())).toMatchObject({
      status: 429,
      body: { code: 'too_often', message: 'There were too many attempts. Please try again in 1 minute.' },
    });
  });
});

describe('a code for a new address [AMB-103]', () => {
  test('works once, and only its hash is kept', async () => {
    const { code, newEmail } = await asking();
    const rows = await app.platform.database.rows(sql`select code_hash from oob_code where new_email = ${newEmail}`);
    expect(rows).toEqual([[expect.stringMatching(/^[0-9a-f]{64}$/)]]);
    expect(rows[0]![0]).not.toContain(code);
    const replies = await Promise.all([confirm(code), confirm(code)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await confirm(code)).toMatchObject(refusal('INVALID_OOB_CODE'));
  });

  test('works for an hour', async () => {
    const { code, email } = await asking();
    clock.forward(59 * minute);
    expect(await check(code)).toMatchObject({ status: 200 });
    clock.forward(minute + second);
    expect(await check(code)).toMatchObject(refusal('EXPIRED_OOB_CODE'));
    expect(await confirm(code)).toMatchObject(refusal('EXPIRED_OOB_CODE'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });

  test('sets no password, and a code for a password changes no address', async () => {
    const { code, email, newEmail } = await asking();
    expect(await identity(app, 'resetPassword', { oobCode: code, newPassword: 'Third-password-3' })).toMatchObject(
      refusal('INVALID_OOB_CODE'),
    );
    await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const forPassword = await mailedCode(app, email);
    expect(await confirm(forPassword)).toMatchObject(refusal('INVALID_OOB_CODE'));
    expect(await check(forPassword)).toMatchObject({ body: { requestType: 'PASSWORD_RESET', email } });
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await confirm(code)).toMatchObject({ status: 200, body: { email: newEmail } });
  });

  test('is invalid after a new password', async () => {
    const { code, idToken, email } = await asking();
    await identity(app, 'update', { idToken, password: 'Next-password-2' });
    expect(await confirm(code)).toMatchObject(refusal('INVALID_OOB_CODE'));
    expect(await trySignIn(app, email, 'Next-password-2')).toMatchObject({ status: 200 });
  });

  test('needs a sign-in', async () => {
    expect(await ask('none', newAddress())).toMatchObject(refusal('INVALID_ID_TOKEN'));
    expect(await ask('', newAddress())).toMatchObject(refusal('MISSING_ID_TOKEN'));
    const { idToken } = (await trySignIn(app, demoAddress('internal'), demoPassword)).body;
    await new Client(app.url, idToken).post('user/logout');
    expect(await ask(idToken, newAddress())).toMatchObject(refusal('TOKEN_EXPIRED'));
  });
});
