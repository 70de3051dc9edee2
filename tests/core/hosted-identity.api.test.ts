import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { Front } from '../support/front.ts';
import { newAddress, signIn, signUp, statusOf, type SignedIn } from '../support/identity.ts';
import { badTokens, signedAgain, signingKeyOf } from '../support/tokens.ts';

let front: Front;
let service: TestApp;
let app: TestApp;
let signedIn: SignedIn;

beforeAll(async () => {
  front = await Front.open();
  service = await startApp({ settings: { publicUrl: front.url } });
  front.app = service.url;
  app = await startApp({ settings: { identityUrl: front.url } });
  signedIn = await signIn(service, 'internal');
});
afterAll(async () => {
  await Promise.all([app.close(), service.close()]);
  await front.close();
});

describe('with the identity service of another server', () => {
  test('its ID tokens open the calls', async () => {
    const client = new Client(app.url, signedIn.idToken);
    expect(await client.get('user/profile')).toMatchObject({ status: 200, body: { email: signedIn.email } });
    expect(await client.get('customers/count')).toMatchObject({ status: 200 });
    const again = await signedAgain(signedIn.idToken, {}, await signingKeyOf(service));
    expect(await statusOf(app, again)).toBe(200);
  });

  test('tokens of the embedded provider open nothing', async () => {
    const { idToken } = await signIn(app, 'admin');
    const client = new Client(app.url, idToken);
    for (const path of ['user/profile', 'users', 'customers'])
      expect(await client.get(path)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  test('a view has a token of this server, which opens only what the view may', async () => {
    const { idToken } = await signIn(service, 'admin');
    const admin = new Client(app.url, idToken);
    const { role } = (await new Client(app.url, signedIn.idToken).get('user/profile')).body;
    const { token } = (await admin.post('viewAs', { role: role.id })).body;
    const view = new Client(app.url, token);
    expect(await view.get('user/profile')).toMatchObject({ status: 200, body: { role } });
    expect(await view.put('updateUser', { themeMode: 'Dark' })).toMatchObject({
      status: 422,
      body: { code: 'only_view' },
    });
    const forged = await signedAgain(token, {}, await signingKeyOf(service));
    expect(await statusOf(app, forged)).toBe(401);
    await view.post('stopViewing');
    expect(await statusOf(app, token)).toBe(401);
    expect(await statusOf(app, idToken)).toBe(200);
  });

  test('forged, changed, expired or unsigned tokens get 401', async () => {
    const { localId: someoneElse } = await signIn(service, 'admin');
    const bad = await badTokens(service, signedIn.idToken, someoneElse);
    const statuses = await Promise.all(
      Object.entries(bad).map(async ([name, token]) => [name, await statusOf(app, token)]),
    );
    expect(statuses).toEqual(Object.keys(bad).map((name) => [name, 401]));
  });

  test('a role that requires a second factor opens to tokens of a sign-in with one', async () => {
    const { idToken } = await signIn(service, 'admin');
    const admin = new Client(app.url, idToken);
    const { id } = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Read Only');
    const factor = { firebase: { sign_in_second_factor: 'totp' } };
    const require = (client: Client) => client.put(`updateRole/${id}`, { requiresSecondFactor: true });
    expect(await require(admin)).toMatchObject({
      status: 422,
      body: { errors: { requiresSecondFactor: expect.any(String) } },
    });
    const careful = new Client(app.url, await signedAgain(idToken, factor, await signingKeyOf(service)));
    expect(await require(careful)).toMatchObject({ status: 200 });
    const { idToken: plain } = await signIn(service, 'readonly');
    const strong = await signedAgain(plain, factor, await signingKeyOf(service));
    expect([await statusOf(app, plain), await statusOf(app, strong), await statusOf(app, plain)]).toEqual([
      422, 200, 422,
    ]);
    await admin.put(`updateRole/${id}`, { requiresSecondFactor: false });
  });

  test('an e-mail cannot be changed if the service reports an old sign-in [AMB-103]', async () => {
    const { idToken } = await signIn(service, 'readonly');
    const { auth_time: authTime } = decodeJwt(idToken) as { auth_time: number };
    const { id } = (await new Client(app.url, idToken).get('user/profile')).body;
    const key = await signingKeyOf(service);
    const change = async (claims: object) =>
      new Client(app.url, await signedAgain(idToken, claims, key)).put(`updateUserEmail/${id}`, {
        newEmail: newAddress(),
      });
    for (const claims of [{ auth_time: authTime - 301 }, { auth_time: undefined }])
      expect(await change(claims)).toMatchObject({ status: 422, body: { code: 'sign_in_again' } });
    expect(await change({ auth_time: authTime - 200 })).toMatchObject({ status: 200 });
  });

  test('a new account of the service becomes a user here', async () => {
    const { idToken, email } = await signUp(service);
    const client = new Client(app.url, idToken);
    expect(await client.get('user/profile')).toMatchObject({ status: 404, body: { message: 'List is empty.' } });
    const names = { firstName: 'Nora', lastName: 'Newcomer' };
    const alike = await signedAgain(idToken, { email: 'n\u043era@people.example' }, await signingKeyOf(service));
    expect(await new Client(app.url, alike).post('user/completeSignup', names)).toMatchObject({
      status: 422,
      body: { errors: { email: 'E-mail must be an e-mail address.' } },
    });
    const made = await client.post('user/completeSignup', names);
    expect(made).toMatchObject({ status: 200, body: { email, status: 'INACTIVE' } });
  });
});

describe('a service that does not answer', () => {
  test('signs nobody out: calls are 503 until it is back', async () => {
    const away = await Front.open();
    const waiting = await startApp({ settings: { identityUrl: away.url } });
    try {
      expect(await new Client(waiting.url, signedIn.idToken).get('activeRoles')).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      });
    } finally {
      await waiting.close();
      await away.close();
    }
  });

  test('is queried again within seconds', async () => {
    const away = await Front.open();
    const waiting = await startApp({ settings: { identityUrl: away.url } });
    try {
      expect(await statusOf(waiting, signedIn.idToken)).not.toBe(200);
      away.app = service.url;
      for (let i = 0; i < 20 && (await statusOf(waiting, signedIn.idToken)) !== 200; i++) await wait(250);
      expect(await statusOf(waiting, signedIn.idToken)).toBe(200);
    } finally {
      await waiting.close();
      await away.close();
    }
  });
});

test('a token of another project of the hosted service is 401', async () => {
  const issuer = 'https://securetoken.google.com/our-project';
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  const server = createServer((incoming, answer) => {
    const isConfiguration = incoming.url === '/.well-known/openid-configuration';
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(isConfiguration ? { issuer, jwks_uri: `${urlOf(server)}/keys` } : { keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hosted = await startApp({ settings: { identityUrl: urlOf(server) } });
  const token = (project: string) =>
    new SignJWT({ email: signedIn.email })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(project)
      .setSubject(signedIn.localId)
      .setExpirationTime('1h')
      .sign(privateKey);
  try {
    expect(await statusOf(hosted, await token('our-project'))).toBe(200);
    expect(await statusOf(hosted, await token('another-project'))).toBe(401);
  } finally {
    await hosted.close();
    server.close();
  }
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
