import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import {
  demoAddress,
  firstPassword,
  identity,
  newAddress,
  refusal,
  signIn,
  signUp,
  trySignIn,
  trySignUp,
} from '../support/identity.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const countAccounts = () => app.platform.database.value(sql`select count(*) from account`).then(Number);

describe('signing in', () => {
  test('returns an ID token and a refresh token for an e-mail and a password [SES-001 SES-018]', async () => {
    const { status, body } = await trySignIn(app, demoAddress('internal'), demoPassword);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: demoAddress('internal'), registered: true, expiresIn: '3600' });
    expect(body.refreshToken).toEqual(expect.any(String));
    const claims = decodeJwt(body.idToken);
    expect(claims).toMatchObject({ sub: body.localId, user_id: body.localId, email: demoAddress('internal') });
    expect(claims).toMatchObject({ iss: app.settings.publicUrl, aud: 'branchline' });
    expect(claims.exp! - claims.iat!).toBe(3600);
    expect(decodeProtectedHeader(body.idToken)).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
  });

  test('accepts the e-mail with blanks around it and in any case', async () => {
    const written = `  ${demoAddress('internal').toUpperCase()} `;
    expect(await trySignIn(app, written, demoPassword)).toMatchObject({ status: 200 });
  });

  test('an e-mail without an account is EMAIL_NOT_FOUND', async () => {
    expect(await trySignIn(app, newAddress())).toMatchObject(refusal('EMAIL_NOT_FOUND'));
  });

  test('a wrong password is INVALID_PASSWORD, and so is the right one in another case', async () => {
    for (const password of ['Wrong-password', demoPassword.toUpperCase(), `${demoPassword} `, 'x'])
      expect(await trySignIn(app, demoAddress('readonly'), password)).toMatchObject(refusal('INVALID_PASSWORD'));
  });

  test('a missing e-mail or password has a code of its own', async () => {
    const email = demoAddress('internal');
    expect(await identity(app, 'signInWithPassword', { email })).toMatchObject(refusal('MISSING_PASSWORD'));
    expect(await identity(app, 'signInWithPassword', { password: 'x' })).toMatchObject(refusal('INVALID_EMAIL'));
  });

  test('an invalid token does not prevent signing in, signing up or refreshing [SES-017]', async () => {
    const { refreshToken } = await signIn(app, 'internal');
    const stranger = new Client(app.url, 'no-token-at-all-but-long-enough');
    const signedIn = await stranger.post('accounts:signInWithPassword', {
      email: demoAddress('internal'),
      password: demoPassword,
    });
    const signedUp = await stranger.post('accounts:signUp', { email: newAddress(), password: firstPassword });
    const refreshed = await stranger.post('token', { grant_type: 'refresh_token', refresh_token: refreshToken });
    expect([signedIn.status, signedUp.status, refreshed.status]).toEqual([200, 200, 200]);
  });
});

describe('signing up', () => {
  test('makes an account that can sign in, but no user [SES-019]', async () => {
    const email = newAddress();
    const { status, body } = await trySignUp(app, email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, localId: expect.any(String), refreshToken: expect.any(String) });
    expect(await trySignIn(app, email)).toMatchObject({ status: 200, body: { localId: body.localId } });
    expect(await new Client(app.url, body.idToken).get('users')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });

  test('an e-mail that already has an account is EMAIL_EXISTS, in any case', async () => {
    const before = await countAccounts();
    for (const email of [demoAddress('internal'), demoAddress('internal').toUpperCase()])
      expect(await trySignUp(app, email)).toMatchObject(refusal('EMAIL_EXISTS'));
    expect(await countAccounts()).toBe(before);
  });

  test('two concurrent sign-ups with one e-mail make one account', async () => {
    const { accounts } = app.platform;
    const find = accounts.find.bind(accounts);
    // Lets both requests look the e-mail up before either writes it.
    accounts.find = async (email) => {
      const found = await find(email);
      await wait(200);
      return found;
    };
    const email = newAddress();
    const replies = await Promise.all([trySignUp(app, email), trySignUp(app, email)]);
    accounts.find = find;
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(replies.find(({ status }) => status === 400)).toMatchObject(refusal('EMAIL_EXISTS'));
  });

  test('a password needs ten characters and must not be a common one', async () => {
    const before = await countAccounts();
    expect(await trySignUp(app, newAddress(), '9-letters')).toMatchObject(
      refusal('WEAK_PASSWORD : Password should be at least 10 characters'),
    );
    expect(await trySignUp(app, newAddress(), 'qwertyuiop')).toMatchObject(
      refusal('WEAK_PASSWORD : Password should not be a common one'),
    );
    expect(await countAccounts()).toBe(before);
    expect(await trySignUp(app, newAddress(), '10-letters')).toMatchObject({ status: 200 });
  });

  test('an invalid e-mail is INVALID_EMAIL', async () => {
    const before = await countAccounts();
    const lookAlike = 'p\u0435rson@people.example';
    const hidden = 'person@people\u200b.example';
    const spaced = 'a b@people.example';
    const long = `${'x'.repeat(250)}@a.example`;
    for (const email of ['person', 'person@', '@people.example', spaced, long, lookAlike, hidden])
      expect([email, await trySignUp(app, email)]).toMatchObject([email, refusal('INVALID_EMAIL')]);
    expect(await countAccounts()).toBe(before);
  });
});

describe('looking up', () => {
  test('answers the id and the status of the user behind a token [SES-023]', async () => {
    const { idToken, localId } = await signIn(app, 'internal');
    const profile = (await new Client(app.url, idToken).get('user/profile')).body;
    expect(await identity(app, 'lookup', { idToken })).toMatchObject({
      status: 200,
      body: { id: profile.id, status: 'ACTIVE', users: [{ localId, email: demoAddress('internal') }] },
    });
  });

  test('answers an account without a user as well', async () => {
    const { idToken, localId } = await signUp(app);
    expect(await identity(app, 'lookup', { idToken })).toMatchObject({
      status: 200,
      body: { id: null, status: null, users: [{ localId }] },
    });
  });

  test('refuses an invalid token', async () => {
    expect(await identity(app, 'lookup', {})).toMatchObject(refusal('MISSING_ID_TOKEN'));
    expect(await identity(app, 'lookup', { idToken: 'none' })).toMatchObject(refusal('INVALID_ID_TOKEN'));
  });
});
