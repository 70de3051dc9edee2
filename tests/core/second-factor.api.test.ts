import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CompactEncrypt } from 'jose';
import { TOTP } from 'otpauth';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { minute, second, TestClock } from '../support/clock.ts';
import { everyRow } from '../support/data.ts';
import {
  addUser,
  demoAddress,
  firstPassword,
  identity,
  mailsTo,
  refusal,
  statusOf,
  trySignIn,
  tryRefresh,
} from '../support/identity.ts';

const step = 30 * second;
const clock = new TestClock();
let app: TestApp;
let admin: Client;
let role: number;

beforeAll(async () => {
  app = await startApp({ clock });
  role = (await (await Client.as(app, 'admin')).get('roles')).body.find(
    ({ roleName }: any) => roleName === 'Internal Sales',
  ).id;
});
// The clock goes forward, and with it the sessions.
beforeEach(async () => void (admin = await Client.as(app, 'admin')));
afterAll(() => app.close());

const mfa = (call: string, body: unknown) => new Client(app.url).post(`accounts/mfa${call}`, body);
const codeOf = (secret: string, after = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + after });
const start = (idToken: string) => mfa('Enrollment:start', { idToken, totpEnrollmentInfo: {} });
const finalize = (idToken: string, sessionInfo: string, verificationCode: string) =>
  mfa('Enrollment:finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode } });
const withdraw = (idToken: string, mfaEnrollmentId: string) => mfa('Enrollment:withdraw', { idToken, mfaEnrollmentId });
const answer = (pending: any, verificationCode: string) =>
  mfa('SignIn:finalize', {
    mfaPendingCredential: pending.mfaPendingCredential,
    mfaEnrollmentId: pending.mfaInfo[0].mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  });

/** Sets up a second factor with the present code; the next code is one step later. */
async function enrol(idToken: string) {
  const { totpSessionInfo } = (await start(idToken)).body;
  const secret = totpSessionInfo.sharedSecretKey as string;
  const { status, body } = await finalize(idToken, totpSessionInfo.sessionInfo, codeOf(secret));
  expect(status).toBe(200);
  return { ...(body as { idToken: string; refreshToken: string; recoveryCodes: string[] }), secret };
}

/** A user with a second factor, whose first code is used. */
async function addEnrolled() {
  const user = await addUser(app, admin, { role });
  return { ...user, ...(await enrol(user.client.token!)) };
}

const pendingOf = async (email: string, password = firstPassword) => (await trySignIn(app, email, password)).body;
const since = expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);

describe('setting up a second factor', () => {
  test('gives a secret and, for a first code, recovery codes; every other session ends', async () => {
    const { email, client, id } = await addUser(app, admin, { role });
    const other = (await trySignIn(app, email)).body;
    const { status, body } = await start(client.token!);
    expect(status).toBe(200);
    expect(body.totpSessionInfo).toEqual({
      sharedSecretKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: expect.stringMatching(/^[\w-]{43}$/),
      finalizeEnrollmentTime: new Date(Date.parse(body.totpSessionInfo.finalizeEnrollmentTime)).toISOString(),
    });
    const { sharedSecretKey, sessionInfo } = body.totpSessionInfo;
    const wrong = codeOf(sharedSecretKey, 5 * minute);
    expect(await finalize(client.token!, sessionInfo, wrong)).toMatchObject(refusal('INVALID_CODE'));
    expect(await trySignIn(app, email)).toMatchObject({ status: 200, body: { idToken: expect.any(String) } });

    const done = await finalize(client.token!, sessionInfo, codeOf(sharedSecretKey));
    expect(done).toMatchObject({ status: 200, body: { totpAuthInfo: {}, idToken: expect.any(String) } });
    const { recoveryCodes, idToken } = done.body;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
    for (const ended of [client.token!, other.idToken]) expect(await statusOf(app, ended)).toBe(401);
    expect(await statusOf(app, idToken)).toBe(200);
    expect((await new Client(app.url, idToken).get(`secondFactor/${id}`)).body).toEqual({
      id: expect.any(String),
      since,
      recoveryCodes: 10,
      isRequired: false,
    });
    expect((await mailsTo(app, email)).at(-1)!.subject).toBe('Your Branchline second factor was switched on');
    const [entry] = (await admin.get(`userHistory/${id}`)).body;
    expect(entry).toMatchObject({ action: 'secondFactorOn', user: { id }, changes: [] });
  });

  test('also ends a sign-in without a code that began before', async () => {
    const { email, uid, idToken } = await addEnrolled();
    const late = await app.platform.sessions.open({ uid, email }, { address: '', client: '' });
    expect(await statusOf(app, late.idToken)).toBe(401);
    expect(await tryRefresh(app, late.refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
    expect(await statusOf(app, idToken)).toBe(200);
  });

  test('replaces an earlier attempt when it is begun again', async () => {
    const { client } = await addUser(app, admin, { role });
    const { sharedSecretKey, sessionInfo } = (await start(client.token!)).body.totpSessionInfo;
    await start(client.token!);
    expect((await finalize(client.token!, sessionInfo, codeOf(sharedSecretKey))).status).toBe(400);
  });

  test('needs a sign-in within five minutes and a first code within fifteen [AMB-103]', async () => {
    const { client } = await addUser(app, admin, { role });
    const { sharedSecretKey, sessionInfo } = (await start(client.token!)).body.totpSessionInfo;
    clock.forward(5 * minute + second);
    expect(await start(client.token!)).toMatchObject(refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'));
    clock.forward(10 * minute);
    expect(await finalize(client.token!, sessionInfo, codeOf(sharedSecretKey))).toMatchObject(
      refusal('SESSION_EXPIRED'),
    );
  });

  test('belongs to the account that began it, works once, and only one factor is possible', async () => {
    const [mine, theirs] = [await addUser(app, admin, { role }), await addUser(app, admin, { role })];
    const { sharedSecretKey, sessionInfo } = (await start(mine.client.token!)).body.totpSessionInfo;
    const code = codeOf(sharedSecretKey);
    expect(await finalize(theirs.client.token!, sessionInfo, code)).toMatchObject(refusal('INVALID_SESSION_INFO'));
    const { idToken } = (await finalize(mine.client.token!, sessionInfo, code)).body;
    expect(await finalize(idToken, sessionInfo, code)).toMatchObject(refusal('INVALID_SESSION_INFO'));
    expect(await start(idToken)).toMatchObject(refusal('SECOND_FACTOR_LIMIT_EXCEEDED'));
    expect(await mfa('Enrollment:start', { idToken: theirs.client.token })).toMatchObject({ status: 400 });
  });
});

describe('signing in with a second factor', () => {
  test('the password alone gives no token; with a code it does, once for each code', async () => {
    const { email, secret, uid } = await addEnrolled();
    const { status, body } = await trySignIn(app, email);
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: expect.any(String),
      localId: uid,
      email,
      registered: true,
      displayName: '',
      mfaPendingCredential: expect.stringMatching(/^[\w-]{43}$/),
      mfaInfo: [
        {
          mfaEnrollmentId: expect.any(String),
          displayName: 'Authenticator app',
          enrolledAt: expect.any(String),
          totpInfo: {},
        },
      ],
    });
    // The code that set it up has been used.
    expect(await answer(body, codeOf(secret))).toMatchObject(refusal('INVALID_CODE'));
    clock.forward(step);
    const code = codeOf(secret);
    const first = await answer(body, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(first).toMatchObject({ status: 200, body: { localId: uid, totpAuthInfo: {} } });
    expect(await statusOf(app, first.body.idToken)).toBe(200);
    expect(await tryRefresh(app, first.body.refreshToken)).toMatchObject({ status: 200 });
    // Neither the sign-in nor the code works again, nor an earlier code.
    expect(await answer(body, codeOf(secret, step))).toMatchObject(refusal('INVALID_MFA_PENDING_CREDENTIAL'));
    const next = await pendingOf(email);
    for (const used of [code, codeOf(secret, -step)])
      expect(await answer(next, used)).toMatchObject(refusal('INVALID_CODE'));
    expect(await answer(next, codeOf(secret, step))).toMatchObject({ status: 200 });
  });

  test('the login history has the password and the code; only with the code it is the last sign-in', async () => {
    const { email, id, idToken, secret } = await addEnrolled();
    const lastLogin = async (token: string) =>
      (await identity(app, 'lookup', { idToken: token })).body.users[0].lastLoginAt;
    const outcomes = async () => (await admin.get(`loginHistoryByUser/${id}`)).body.map(({ outcome }: any) => outcome);
    clock.forward(minute);
    const pending = await pendingOf(email);
    expect(await outcomes()).toEqual(['Code asked for']);
    expect(await lastLogin(idToken)).toBe('0');
    clock.forward(minute);
    const before = clock.now().getTime();
    const signedIn = await answer(pending, codeOf(secret));
    expect(await outcomes()).toEqual(['Signed in', 'Code asked for']);
    expect(Number(await lastLogin(signedIn.body.idToken))).toBeGreaterThanOrEqual(before);
  });

  test('one code sent twice concurrently signs in once', async () => {
    const { email, secret } = await addEnrolled();
    clock.forward(step);
    const pendings = [await pendingOf(email), await pendingOf(email)];
    const replies = await Promise.all(pendings.map((pending) => answer(pending, codeOf(secret))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('each recovery code works once, however it is typed, and its use is mailed', async () => {
    const { email, id, recoveryCodes } = await addEnrolled();
    const [code] = recoveryCodes;
    const typed = code!.toUpperCase().replaceAll('-', ' ');
    const { idToken } = (await answer(await pendingOf(email), typed)).body;
    expect(await statusOf(app, idToken)).toBe(200);
    expect(await answer(await pendingOf(email), code!)).toMatchObject(refusal('INVALID_CODE'));
    expect((await new Client(app.url, idToken).get(`secondFactor/${id}`)).body).toMatchObject({ recoveryCodes: 9 });
    expect((await mailsTo(app, email)).at(-1)!.body).toContain('Recovery codes left: 9.');
    const { recoveryCodes: others } = await addEnrolled();
    expect(await answer(await pendingOf(email), others[0]!)).toMatchObject(refusal('INVALID_CODE'));
  });

  test('a sign-in that fails after the code was right leaves the code unused', async () => {
    const { email, secret, recoveryCodes, id, idToken } = await addEnrolled();
    clock.forward(step);
    for (const code of [recoveryCodes[0]!, codeOf(secret)]) {
      const pending = await pendingOf(email);
      const mails = await mailsTo(app, email);
      const open = jest.spyOn(app.platform.sessions, 'open').mockRejectedValueOnce(new Error('No session.'));
      expect(await answer(pending, code)).toMatchObject({ status: 500 });
      open.mockRestore();
      expect(await mailsTo(app, email)).toEqual(mails);
      const [last] = (await admin.get(`loginHistoryByUser/${id}`)).body;
      expect(last.outcome).toBe('Code asked for');
      expect(await answer(pending, code)).toMatchObject({ status: 200 });
    }
    expect((await new Client(app.url, idToken).get(`secondFactor/${id}`)).body).toMatchObject({ recoveryCodes: 9 });
  });

  test('with the signing key lost, no code of the app is right, but a recovery code is', async () => {
    const { email, secret, recoveryCodes, uid } = await addEnrolled();
    const sealed = await new CompactEncrypt(new TextEncoder().encode(secret))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(new Uint8Array(32));
    const { database } = app.platform;
    await database.write(() => database.rows(sql`update second_factor set secret = ${sealed} where uid = ${uid}`));
    clock.forward(step);
    const pending = await pendingOf(email);
    expect(await answer(pending, codeOf(secret))).toMatchObject(refusal('INVALID_CODE'));
    expect(await answer(pending, recoveryCodes[9]!)).toMatchObject({ status: 200 });
  });

  test('codes cannot be guessed: ten wrong ones must wait, from all addresses and in new sign-ins', async () => {
    const { email, secret, id } = await addEnrolled();
    const pending = await pendingOf(email);
    for (let i = 0; i < 10; i++) expect(await answer(pending, '000000')).toMatchObject(refusal('INVALID_CODE'));
    clock.forward(step);
    const tooMany = refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429);
    expect(await answer(await pendingOf(email), codeOf(secret))).toMatchObject(tooMany);
    const told = 'Sign-ins are refused, because too many have failed';
    expect(app.log.filter(({ msg }) => msg === told)).toMatchObject([{ level: 30, address: '127.0.0.1' }]);
    clock.forward(minute);
    expect(await answer(await pendingOf(email), codeOf(secret))).toMatchObject({ status: 200 });
    admin = await Client.as(app, 'admin');
    const { body } = await admin.get(`loginHistoryByUser/${id}`);
    expect(body.filter(({ outcome }: any) => outcome === 'Wrong code')).toHaveLength(10);
  });

  test('wrong codes are counted for a day', async () => {
    const { email, secret } = await addEnrolled();
    for (let i = 0; i < 10; i++) {
      clock.forward(i === 9 ? 23 * 60 * minute : 0);
      expect(await answer(await pendingOf(email), '000000')).toMatchObject(refusal('INVALID_CODE'));
    }
    expect(await answer(await pendingOf(email), codeOf(secret))).toMatchObject(
      refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429),
    );
  });

  test('must be completed within fifteen minutes, and not after a new password', async () => {
    const { email, secret, client, uid } = await addEnrolled();
    const late = await pendingOf(email);
    clock.forward(15 * minute + second);
    const invalid = refusal('INVALID_MFA_PENDING_CREDENTIAL');
    expect(await answer(late, codeOf(secret))).toMatchObject(invalid);
    const pending = await pendingOf(email);
    await app.platform.accounts.change({ uid, email }, { password: 'Another-password-2' });
    expect(await answer(pending, codeOf(secret))).toMatchObject(invalid);
    expect(client.token).toEqual(expect.any(String));
  });

  test('refuses what is missing or belongs to another factor', async () => {
    const [mine, theirs] = [await addEnrolled(), await addEnrolled()];
    clock.forward(step);
    const pending = await pendingOf(mine.email);
    const other = await pendingOf(theirs.email);
    const code = codeOf(mine.secret);
    expect(await answer({ ...pending, mfaInfo: other.mfaInfo }, code)).toMatchObject(
      refusal('MFA_ENROLLMENT_NOT_FOUND'),
    );
    expect(await answer({ ...pending, mfaPendingCredential: 'made-up' }, code)).toMatchObject(
      refusal('INVALID_MFA_PENDING_CREDENTIAL'),
    );
    expect(await mfa('SignIn:finalize', {})).toMatchObject(refusal('MISSING_MFA_PENDING_CREDENTIAL'));
    expect(await mfa('SignIn:finalize', { mfaPendingCredential: pending.mfaPendingCredential })).toMatchObject(
      refusal('MISSING_MFA_ENROLLMENT_ID'),
    );
    expect(await answer(pending, '')).toMatchObject(refusal('MISSING_CODE'));
    expect(await answer(pending, code)).toMatchObject({ status: 200 });
  });
});

test('neither the secret nor a code can be read from the database, the log or a call', async () => {
  const { secret, recoveryCodes, idToken, email, id } = await addEnrolled();
  const rows = JSON.stringify(await everyRow(app, { except: [] }));
  const calls = JSON.stringify([
    (await identity(app, 'lookup', { idToken })).body,
    (await new Client(app.url, idToken).get(`secondFactor/${id}`)).body,
    await pendingOf(email),
  ]);
  for (const hidden of [secret, ...recoveryCodes])
    for (const text of [rows, calls, JSON.stringify(app.log)]) expect(text).not.toContain(hidden);
  expect((await identity(app, 'lookup', { idToken })).body.users[0].mfaInfo).toHaveLength(1);
});

describe('removing a second factor', () => {
  test('needs a recent sign-in; afterwards the password is enough [AMB-103]', async () => {
    const { idToken, email, id, secret } = await addEnrolled();
    const [{ mfaEnrollmentId }] = (await pendingOf(email)).mfaInfo;
    expect(await withdraw(idToken, 'made-up')).toMatchObject(refusal('MFA_ENROLLMENT_NOT_FOUND'));
    clock.forward(6 * minute);
    expect(await withdraw(idToken, mfaEnrollmentId)).toMatchObject(refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'));
    const fresh = (await answer(await pendingOf(email), codeOf(secret))).body;
    const { status, body } = await withdraw(fresh.idToken, mfaEnrollmentId);
    expect(status).toBe(200);
    for (const ended of [idToken, fresh.idToken]) expect(await statusOf(app, ended)).toBe(401);
    expect(await statusOf(app, body.idToken)).toBe(200);
    expect(await trySignIn(app, email)).toMatchObject({ body: { idToken: expect.any(String) } });
    expect((await mailsTo(app, email)).at(-1)!.subject).toBe('Your Branchline second factor was switched off');
    admin = await Client.as(app, 'admin');
    expect((await admin.get(`userHistory/${id}`)).body[0]).toMatchObject({ action: 'secondFactorOff', user: { id } });
    expect(await app.platform.secondFactors.recoveryCodes.left(body.localId)).toBe(0);
  });

  test('a user manager resets that of another user, which the history records', async () => {
    const { id, email, idToken } = await addEnrolled();
    const person = new Client(app.url, idToken);
    const boss = (await admin.get('user/profile')).body;
    expect(await person.delete(`secondFactor/${boss.id}`)).toMatchObject({ status: 422 });
    expect(await person.get(`secondFactor/${boss.id}`)).toMatchObject({ status: 422 });
    expect(await admin.delete(`secondFactor/${id}`)).toMatchObject({ status: 200 });
    expect(await statusOf(app, idToken)).toBe(401);
    expect(await trySignIn(app, email)).toMatchObject({ body: { idToken: expect.any(String) } });
    expect((await admin.get(`userHistory/${id}`)).body[0]).toMatchObject({
      action: 'secondFactorReset',
      user: { id: boss.id, fullName: boss.fullName },
    });
    expect(await admin.delete(`secondFactor/${id}`)).toMatchObject({
      status: 422,
      body: { message: 'This user has no second factor.' },
    });
    expect(await admin.delete(`secondFactor/${boss.id}`)).toMatchObject({
      status: 422,
      body: { message: 'Switch off your own second factor with your password.' },
    });
  });
});

describe('a role that requires a second factor', () => {
  const needed = { status: 422, body: { code: 'second_factor_required' } };
  let required: number;

  beforeAll(async () => {
    admin = await Client.as(app, 'admin');
    required = (await admin.post('saveRole', { roleName: 'Careful' })).body.id;
    expect(await admin.put(`updateRole/${required}`, { requiresSecondFactor: true })).toMatchObject({
      status: 422,
      body: { errors: { requiresSecondFactor: 'Set up your own second factor before you require it of others.' } },
    });
    const { body } = await trySignIn(app, demoAddress('supervisor'), demoPassword);
    await admin.put(`updateUser/${(await new Client(app.url, body.idToken).get('user/profile')).body.id}`, {
      role: (await admin.get('user/profile')).body.role.id,
    });
    const { idToken } = await enrol(body.idToken);
    const careful = await new Client(app.url, idToken).put(`updateRole/${required}`, { requiresSecondFactor: true });
    expect(careful).toMatchObject({ status: 200, body: { requiresSecondFactor: true } });
  });

  test('lets users without one do nothing but set it up and sign out', async () => {
    const { email } = await addUser(app, admin, { role: required });
    const { idToken, refreshToken } = (await trySignIn(app, email)).body;
    const person = new Client(app.url, idToken);
    for (const path of ['user/profile', 'activeRoles', 'customers', 'getUserPermissions/1', 'live'])
      expect([path, await person.get(path)]).toMatchObject([path, needed]);
    expect(await person.put('updateUser', { themeMode: 'Dark' })).toMatchObject(needed);
    expect(await person.post('user/completeSignup', { email })).toMatchObject(needed);
    for (const change of [{ password: 'Another-password-2' }, { email: 'other@people.example' }])
      expect(await identity(app, 'update', { idToken, ...change })).toMatchObject(refusal('SECOND_FACTOR_REQUIRED'));
    const newEmail = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'other@people.example' };
    expect(await identity(app, 'sendOobCode', newEmail)).toMatchObject(refusal('SECOND_FACTOR_REQUIRED'));
    const renewed = (await tryRefresh(app, refreshToken)).body;
    expect(await new Client(app.url, renewed.idToken).get('user/profile')).toMatchObject(needed);

    const enrolled = await enrol(renewed.idToken);
    expect(await statusOf(app, enrolled.idToken)).toBe(200);
    const again = (await tryRefresh(app, enrolled.refreshToken)).body;
    expect(await statusOf(app, again.idToken)).toBe(200);
  });

  test('applies at once to people who are signed in, who can still sign out', async () => {
    const { id, client } = await addUser(app, admin, { role });
    expect(await statusOf(app, client.token!)).toBe(200);
    expect(await admin.put(`updateUser/${id}`, { role: required })).toMatchObject({ status: 200 });
    expect(await client.get('customers')).toMatchObject(needed);
    expect((await admin.get(`secondFactor/${id}`)).body).toMatchObject({ id: null, isRequired: true });
    expect(await client.post('user/logout')).toMatchObject({ status: 200 });
    expect(await client.get('user/profile')).toMatchObject({ status: 401 });
  });

  test('applies again after a reset', async () => {
    const { id, client, email } = await addUser(app, admin, { role: required });
    await enrol(client.token!);
    expect(await admin.delete(`secondFactor/${id}`)).toMatchObject({ status: 200 });
    const { idToken } = (await trySignIn(app, email)).body;
    expect(await new Client(app.url, idToken).get('user/profile')).toMatchObject(needed);
  });
});

test('the number of the last accepted step is saved, so a restart does not accept a code again', async () => {
  const { uid } = await addEnrolled();
  const saved = await app.platform.database.value(sql`select last_step from second_factor where uid = ${uid}`);
  expect(Number(saved)).toBe(Math.floor(clock.now().getTime() / step));
});
