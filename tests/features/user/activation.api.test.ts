import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { minute, TestClock } from '../../support/clock.ts';
import {
  addUser,
  firstPassword,
  identity,
  mailedCode,
  mailsTo,
  newAddress,
  refusal,
  signUp,
  tryRefresh,
  trySignIn,
  type SignedIn,
} from '../../support/identity.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;
let role: number;
let id: number;
let email: string;
let stranger: SignedIn;

const ended = { status: 401, body: { code: 'not_signed_in' } };
const invited = 'You have been invited to Branchline';
const chosen = 'Chosen-by-the-owner';

beforeAll(async () => {
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  role = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Internal Sales').id;
});
afterAll(() => app.close());

/** A stranger signs up with the address of a colleague, and stays signed in. */
beforeEach(async () => {
  // An address gets sixty sign-ups and codes an hour.
  await app.platform.database.write(() => app.platform.database.rows(sql`delete from attempt`));
  email = newAddress();
  stranger = await signUp(app, email);
  const client = new Client(app.url, stranger.idToken);
  id = (await client.post('user/completeSignup', { email, firstName: 'Nadia', lastName: 'Newman' })).body.id;
});

const activate = () => admin.put(`updateUser/${id}`, { role, status: 'ACTIVE' });
const requestPassword = () => identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
const subjects = async () => (await mailsTo(app, email)).map(({ subject }) => subject);
const choose = async (newPassword = chosen) =>
  identity(app, 'resetPassword', { oobCode: await mailedCode(app, email), newPassword });

async function expectLockedOut() {
  expect(await new Client(app.url, stranger.idToken).get('user/profile')).toMatchObject(ended);
  expect(await tryRefresh(app, stranger.refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
  expect(await trySignIn(app, email)).toMatchObject(refusal('INVALID_PASSWORD'));
}

describe('an account that someone has made by signing up [AMB-116]', () => {
  test('is marked as such, and its address is unproven', async () => {
    expect((await admin.get(`invitation/${id}`)).body).toEqual({ invitation: null, selfRegistered: true });
    const { body } = await identity(app, 'lookup', { idToken: stranger.idToken });
    expect(body.users[0]).toMatchObject({ email, emailVerified: false });
    const { body: self } = await admin.get('user/profile');
    expect((await admin.get(`invitation/${self.id}`)).body).toEqual({ invitation: null, selfRegistered: false });
  });

  test.each([
    ['the form of a user', () => activate()],
    ['the last step of a new user', () => admin.put('updateNewUser', { id, role })],
    [
      'a change of many users',
      async () => {
        await admin.put(`updateUser/${id}`, { role });
        return admin.post('users/bulk', { ids: [id], set: { status: 'ACTIVE' } });
      },
    ],
  ])('is activated by %s: the stranger is locked out, the owner of the address gets one mail', async (_, act) => {
    expect(await act()).toMatchObject({ status: 200 });
    await expectLockedOut();
    expect(await requestPassword()).toMatchObject({ status: 200 });
    expect(await subjects()).toEqual([invited]);
    expect((await admin.get(`invitation/${id}`)).body).toMatchObject({
      invitation: { acceptedAt: null, validUntil: expect.any(String) },
      selfRegistered: false,
    });

    expect(await choose()).toMatchObject({ status: 200 });
    await expectLockedOut();
    const { body: owner } = await trySignIn(app, email, chosen);
    expect((await new Client(app.url, owner.idToken).get('user/profile')).body).toMatchObject({ id, status: 'ACTIVE' });
    const { body } = await identity(app, 'lookup', { idToken: owner.idToken });
    expect(body.users[0]).toMatchObject({ emailVerified: true });
    expect(await subjects()).toEqual([invited]);
  });

  test('does not mail before the last step of a new user asks for it [AMB-012]', async () => {
    expect(await admin.put('updateNewUser', { id, role })).toMatchObject({ status: 200 });
    expect(await subjects()).toEqual([]);
  });

  test('is activated again without a trace of the stranger, however often they signed in', async () => {
    for (let i = 0; i < 2; i++) expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
    expect(await activate()).toMatchObject({ status: 200 });
    await expectLockedOut();
    expect(await admin.put(`updateUser/${id}`, { status: 'INACTIVE' })).toMatchObject({ status: 200 });
    expect(await choose()).toMatchObject(refusal('INVALID_OOB_CODE'));
    expect(await activate()).toMatchObject({ status: 200 });
    expect(await subjects()).toEqual([invited, invited]);
    expect(await choose()).toMatchObject({ status: 200 });
  });

  test('loses the second factor and the links that the stranger has', async () => {
    const { idToken } = stranger;
    const started = await new Client(app.url).post('accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
    const { sharedSecretKey, sessionInfo } = started.body.totpSessionInfo;
    const totpVerificationInfo = {
      sessionInfo,
      verificationCode: new TOTP({ secret: sharedSecretKey }).generate({ timestamp: clock.now().getTime() }),
    };
    const enrolled = await new Client(app.url).post('accounts/mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo,
    });
    expect(enrolled).toMatchObject({ status: 200 });
    const { accounts, database } = app.platform;
    const to = { newEmail: newAddress() };
    const { code } = await database.write(() => accounts.codes.add(stranger.localId, 'VERIFY_AND_CHANGE_EMAIL', to));
    expect(await activate()).toMatchObject({ status: 200 });
    expect(await identity(app, 'update', { oobCode: code })).toMatchObject(refusal('INVALID_OOB_CODE'));
    expect(await choose()).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email, chosen)).toMatchObject({ status: 200, body: { idToken: expect.any(String) } });
  });

  test('keeps nobody who changes it while it is activated', async () => {
    const changes = Array.from({ length: 4 }, (_, i) =>
      identity(app, 'update', { idToken: stranger.idToken, password: `Still-mine-${i}`, returnSecureToken: true }),
    );
    const sessions = (await Promise.all([...changes, ...[1, 2, 3].map(() => trySignIn(app, email)), activate()])).map(
      ({ body }) => body.idToken as string | undefined,
    );
    for (const idToken of sessions)
      if (idToken) expect(await new Client(app.url, idToken).get('user/profile')).toMatchObject(ended);
    const hash = await app.platform.database.value(sql`select password_hash from account where email = ${email}`);
    expect(hash).toBeNull();
  });

  test('is activated like any other if a mail was asked for before, and the link was followed', async () => {
    await requestPassword();
    expect(await choose('Chosen-too-early')).toMatchObject({ status: 200 });
    expect(await activate()).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email, 'Chosen-too-early')).toMatchObject(refusal('INVALID_PASSWORD'));
    expect(await choose()).toMatchObject({ status: 200 });
  });
});

describe('a person who has followed an invitation [AMB-116]', () => {
  beforeEach(async () => {
    await activate();
    await choose();
  });

  test('keeps the password when they are activated again', async () => {
    await admin.put(`updateUser/${id}`, { status: 'INACTIVE' });
    expect(await activate()).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email, chosen)).toMatchObject({ status: 200 });
    expect(await subjects()).toEqual([invited]);
  });

  test('is signed out when they are made inactive, and is invited no more', async () => {
    const { body } = await trySignIn(app, email, chosen);
    await admin.put(`updateUser/${id}`, { status: 'INACTIVE' });
    expect(await new Client(app.url, body.idToken).get('user/profile')).toMatchObject(ended);
    expect(await tryRefresh(app, body.refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
  });

  test('has to prove a new address that no link has confirmed', async () => {
    await admin.put(`updateUser/${id}`, { status: 'INACTIVE' });
    const { body } = await trySignIn(app, email, chosen);
    email = newAddress();
    expect(await identity(app, 'update', { idToken: body.idToken, email })).toMatchObject({ status: 200 });
    expect(await activate()).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email, chosen)).toMatchObject(refusal('INVALID_PASSWORD'));
    expect(await subjects()).toEqual([invited]);
  });
});

test('an undone activation takes the invitation back; an undone deactivation leaves the sessions ended', async () => {
  const activated = await activate();
  expect(await admin.post(`undo/${activated.headers.get('undo-token')}`)).toMatchObject({ status: 200 });
  expect(await subjects()).toEqual([]);
  expect((await admin.get(`invitation/${id}`)).body).toEqual({ invitation: null, selfRegistered: true });

  const person = await addUser(app, admin, { role });
  const stopped = await admin.put(`updateUser/${person.id}`, { status: 'INACTIVE' });
  expect(await admin.post(`undo/${stopped.headers.get('undo-token')}`)).toMatchObject({ status: 200 });
  expect(await person.client.get('user/profile')).toMatchObject(ended);
  expect(await trySignIn(app, person.email, firstPassword)).toMatchObject({ status: 200 });
});

test('an invitation is mailed again once five minutes have passed', async () => {
  await activate();
  await requestPassword();
  expect(await subjects()).toEqual([invited]);
  clock.forward(6 * minute);
  await requestPassword();
  expect(await subjects()).toEqual([invited, invited]);
});
