import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { signIn, statusOf, type SignedIn } from '../support/identity.ts';
import { badTokens, signedAgain, signingKeyOf } from '../support/tokens.ts';

let app: TestApp;
let signedIn: SignedIn;

beforeAll(async () => {
  app = await startApp();
  signedIn = await signIn(app, 'internal');
});
afterAll(() => app.close());

test('forged, changed, expired or unsigned ID tokens get 401', async () => {
  const { localId: someoneElse } = await signIn(app, 'admin');
  const key = await signingKeyOf(app);
  const bad = {
    ...(await badTokens(app, signedIn.idToken, someoneElse)),
    'for another audience': await signedAgain(signedIn.idToken, { aud: 'another' }, key),
    'of a session there is not': await signedAgain(signedIn.idToken, { sid: 'another' }, key),
    'of no session': await signedAgain(signedIn.idToken, { sid: undefined }, key),
  };
  expect(await statusOf(app, await signedAgain(signedIn.idToken, {}, key))).toBe(200);
  const statuses = await Promise.all(
    Object.entries(bad).map(async ([name, token]) => [name, await statusOf(app, token)]),
  );
  expect(statuses).toEqual(Object.keys(bad).map((name) => [name, 401]));
});

test('a valid ID token gets 401 once it has expired', async () => {
  const exp = Math.floor(Date.now() / 1000) + 3;
  const token = await signedAgain(signedIn.idToken, { exp }, await signingKeyOf(app));
  expect(await statusOf(app, token)).toBe(200);
  await wait(exp * 1000 - Date.now() + 50);
  expect(await statusOf(app, token)).toBe(401);
});

test('a token is read only from the Authorization header', async () => {
  const { idToken } = signedIn;
  const client = new Client(app.url);
  const refused = { status: 401, body: { code: 'not_signed_in', message: 'Please sign in.' } };
  for (const authorization of [idToken, `Basic ${idToken}`, 'Bearer ', `Bearer ${idToken} x`])
    expect(await client.get('activeRoles', { authorization })).toMatchObject(refused);
  expect(await client.get('activeRoles', { cookie: `idToken=${idToken}; token=${idToken}` })).toMatchObject(refused);
  expect(await client.get(`activeRoles?access_token=${idToken}&idToken=${idToken}`)).toMatchObject(refused);
});
