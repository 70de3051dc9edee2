import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { day, second, TestClock } from '../support/clock.ts';
import { refresh, refusal, signIn, statusOf, tryRefresh, type SignedIn } from '../support/identity.ts';

const clock = new TestClock();
let app: TestApp;
let session: SignedIn;

beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  session = await signIn(app, 'internal');
});

const isOver = async ({ refreshToken, idToken }: { refreshToken: string; idToken: string }) => {
  expect(await tryRefresh(app, refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
  expect(await statusOf(app, idToken)).toBe(401);
};

describe('refreshing', () => {
  test('returns new tokens in both spellings [SES-010 SES-022 AMB-003]', async () => {
    const { status, body } = await tryRefresh(app, session.refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', user_id: session.localId, expires_in: '3600' });
    expect(body).toMatchObject({
      idToken: body.id_token,
      access_token: body.id_token,
      refreshToken: body.refresh_token,
      expiresIn: body.expires_in,
    });
    expect(body.refresh_token).not.toBe(session.refreshToken);
    expect(await statusOf(app, body.id_token)).toBe(200);
  });

  test('takes a form as well as JSON', async () => {
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
    const { status, body } = await new Client(app.url).send('POST', 'token', form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(200);
    expect(await statusOf(app, body.id_token)).toBe(200);
  });

  test('leaves the previous ID token valid', async () => {
    await refresh(app, session.refreshToken);
    expect(await statusOf(app, session.idToken)).toBe(200);
  });

  test('reusing an old refresh token after some seconds ends the session', async () => {
    const next = await refresh(app, session.refreshToken);
    clock.forward(11 * second);
    expect(await tryRefresh(app, session.refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
    await isOver(next);
  });

  test('a refresh token older than the last one ends the session at once', async () => {
    const next = await refresh(app, session.refreshToken);
    const last = await refresh(app, next.refreshToken);
    expect(await tryRefresh(app, session.refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
    await isOver(last);
  });

  test('a made-up secret ends only the session it names', async () => {
    const other = await signIn(app, 'internal');
    const [sid] = session.refreshToken.split('.');
    expect(await tryRefresh(app, `${sid}.made-up`)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
    await isOver(session);
    expect(await statusOf(app, other.idToken)).toBe(200);
  });

  test('two tabs that refresh together with the same token both stay signed in', async () => {
    const first = await refresh(app, session.refreshToken);
    clock.forward(5 * second);
    const other = await refresh(app, session.refreshToken);
    for (const { idToken } of [first, other]) expect(await statusOf(app, idToken)).toBe(200);
    clock.forward(300 * second);
    expect(await tryRefresh(app, other.refreshToken)).toMatchObject({ status: 200 });
    expect(await statusOf(app, first.idToken)).toBe(200);
  });

  test('two concurrent refreshes are both answered', async () => {
    const replies = await Promise.all([tryRefresh(app, session.refreshToken), tryRefresh(app, session.refreshToken)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of replies) expect(await statusOf(app, body.id_token)).toBe(200);
  });

  test('the first of two tabs to refresh can refresh again', async () => {
    const first = await refresh(app, session.refreshToken);
    await refresh(app, session.refreshToken);
    clock.forward(second);
    expect(await tryRefresh(app, first.refreshToken)).toMatchObject({ status: 200 });
  });

  test('a session ends thirty days after its last refresh', async () => {
    clock.forward(29 * day);
    const next = await refresh(app, session.refreshToken);
    clock.forward(29 * day);
    const last = await refresh(app, next.refreshToken);
    clock.forward(31 * day);
    expect(await tryRefresh(app, last.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
  });

  test('the session of a deleted account gets USER_NOT_FOUND', async () => {
    const { refreshToken, localId } = await signIn(app, 'readonly');
    await app.platform.database.write(() =>
      app.platform.database.rows(sql`delete from account where uid = ${localId}`),
    );
    expect(await tryRefresh(app, refreshToken)).toMatchObject(refusal('USER_NOT_FOUND'));
  });

  test('refuses anything but a refresh token', async () => {
    for (const token of ['x', '.', 'a.b', `${session.refreshToken}x`, 'x'.repeat(300), session.idToken])
      expect((await tryRefresh(app, token)).body.error.message).toBe('INVALID_REFRESH_TOKEN');
    const client = new Client(app.url);
    expect(await client.post('token', { grant_type: 'refresh_token' })).toMatchObject(refusal('MISSING_REFRESH_TOKEN'));
    expect(await client.post('token', { grant_type: 'password' })).toMatchObject(refusal('INVALID_GRANT_TYPE'));
    expect(await client.post('token', {})).toMatchObject(refusal('MISSING_GRANT_TYPE'));
  });
});

describe('logging out', () => {
  test('ends the session and its ID token at once [SES-015]', async () => {
    expect(await statusOf(app, session.idToken)).toBe(200);
    expect(await new Client(app.url, session.idToken).post('user/logout')).toMatchObject({ status: 200 });
    await isOver(session);
  });

  test('also ends it for calls that need only a token', async () => {
    const client = new Client(app.url, session.idToken);
    expect(await client.get('user/profile')).toMatchObject({ status: 200 });
    await client.post('user/logout');
    expect(await client.get('user/profile')).toMatchObject({ status: 401 });
    expect(await client.post('user/completeSignup', { firstName: 'A', lastName: 'B' })).toMatchObject({ status: 401 });
  });

  test('leaves other sessions of the same person alone', async () => {
    const other = await signIn(app, 'internal');
    await new Client(app.url, session.idToken).post('user/logout');
    expect(await statusOf(app, other.idToken)).toBe(200);
    expect(await tryRefresh(app, other.refreshToken)).toMatchObject({ status: 200 });
  });

  test('needs a token', async () => {
    expect(await new Client(app.url).post('user/logout')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', message: 'Please sign in.' },
    });
  });
});
