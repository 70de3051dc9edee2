import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, demoPassword } from '../support/client.ts';
import { demoAddress, refusal, statusOf, tryRefresh } from '../support/identity.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

/** Signs in the demo user `internal` from a browser at an address. */
async function signInFrom(address: string, browser: string) {
  const body = { email: demoAddress('internal'), password: demoPassword };
  const headers = { 'x-forwarded-for': address, 'user-agent': browser };
  const reply = await new Client(app.url).send('POST', 'accounts:signInWithPassword', body, headers);
  expect(reply.status).toBe(200);
  const client = new Client(app.url, reply.body.idToken);
  const { id } = (await client.get('user/profile')).body;
  return { ...(reply.body as { idToken: string; refreshToken: string }), client, id: id as number };
}

describe('the sessions of a user', () => {
  test('are listed with device, address and times, the last used first, and the present one is marked', async () => {
    const phone = await signInFrom('203.0.113.40', iPhone);
    const office = await signInFrom('203.0.113.41', edge);
    const { status, body } = await office.client.get(`userSessions/${office.id}`);
    expect(status).toBe(200);
    const time = expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    expect(body.slice(0, 2)).toEqual([
      {
        id: expect.any(Number),
        device: 'Microsoft Edge on Windows',
        address: '203.0.113.41',
        signedInAt: time,
        usedAt: time,
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Safari on iPhone', address: '203.0.113.40', isCurrent: false }),
    ]);
    expect(JSON.stringify(body)).not.toContain(phone.refreshToken.split('.')[0]);
    // A refresh makes the session the last used one, wherever it comes from now.
    const form = { grant_type: 'refresh_token', refresh_token: phone.refreshToken };
    await new Client(app.url).send('POST', 'token', form, { 'x-forwarded-for': '203.0.113.42', 'user-agent': iPhone });
    const [first] = (await office.client.get(`userSessions/${office.id}`)).body;
    expect(first).toMatchObject({ device: 'Safari on iPhone', address: '203.0.113.42' });
  });

  test('can be ended by the user: the device is signed out at once, and the history says so', async () => {
    const lost = await signInFrom('203.0.113.43', iPhone);
    const mine = await signInFrom('203.0.113.44', edge);
    const { id } = (await mine.client.get(`userSessions/${mine.id}`)).body.find(
      (one: any) => one.address === '203.0.113.43',
    );
    expect(await mine.client.delete(`userSessions/${mine.id}/${id}`)).toMatchObject({ status: 200 });
    expect(await statusOf(app, lost.idToken)).toBe(401);
    expect(await tryRefresh(app, lost.refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
    expect(await statusOf(app, mine.idToken)).toBe(200);
    const [entry] = (await admin.get(`userHistory/${mine.id}`)).body;
    expect(entry).toMatchObject({
      action: 'sessionEnd',
      user: { id: mine.id },
      changes: [
        { title: 'Device', new: 'Safari on iPhone' },
        { title: 'Address', new: '203.0.113.43' },
      ],
    });
    expect(await mine.client.delete(`userSessions/${mine.id}/${id}`)).toMatchObject({ status: 404 });
  });

  test('are for the user and user managers only, and each session for its own user', async () => {
    const person = await signInFrom('203.0.113.45', edge);
    const boss = (await admin.get('user/profile')).body.id;
    expect(await person.client.get(`userSessions/${boss}`)).toMatchObject({ status: 422 });
    const [own] = (await person.client.get(`userSessions/${person.id}`)).body;
    const [theirs] = (await admin.get(`userSessions/${boss}`)).body;
    expect(await person.client.delete(`userSessions/${boss}/${theirs.id}`)).toMatchObject({ status: 422 });
    expect(await person.client.delete(`userSessions/${person.id}/${theirs.id}`)).toMatchObject({ status: 404 });
    expect((await admin.get(`userSessions/${person.id}`)).body).toContainEqual({ ...own, isCurrent: false });
    expect(await admin.delete(`userSessions/${person.id}/${own.id}`)).toMatchObject({ status: 200 });
    expect(await statusOf(app, person.idToken)).toBe(401);
  });

  test('of a client that is not a browser have no device', async () => {
    const script = await signInFrom('203.0.113.46', 'order-import/1.0');
    const [first] = (await script.client.get(`userSessions/${script.id}`)).body;
    expect(first).toMatchObject({ device: '', address: '203.0.113.46', isCurrent: true });
  });
});
