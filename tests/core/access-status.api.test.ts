import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { countRows } from '../support/data.ts';
import {
  addUser,
  refresh,
  refusal,
  signIn,
  signUp,
  tryRefresh,
  trySignIn,
  type SignedIn,
} from '../support/identity.ts';
import { filled, routesOfControllers } from '../support/routes.ts';

let app: TestApp;
let admin: Client;
let roles: Record<string, number>;
let person: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  roles = Object.fromEntries((await admin.get('roles')).body.map(({ id, roleName }: any) => [roleName, id]));
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await addUser(app, admin, { role: roles['Internal Sales']! });
});

const notActive = { message: 'user.notactive', code: 'user.notactive' };
const ended = { status: 401, body: { code: 'not_signed_in' } };

test('a user whose profile has the status ACTIVE is admitted, and only then [SES-005]', async () => {
  const enter = async () => new Client(app.url, (await signIn(app, 'readonly')).idToken);
  const client = await enter();
  const { body: profile } = await client.get('user/profile');
  expect(profile.status).toBe('ACTIVE');
  expect((await client.get(`getUserPermissions/${profile.id}`)).status).toBe(200);
  expect(await client.get('customers/count')).toMatchObject({ status: 200, body: expect.any(Number) });
  await admin.put(`updateUser/${profile.id}`, { status: 'INACTIVE' });
  const later = await enter();
  expect((await later.get('user/profile')).body).toMatchObject({ id: profile.id, status: 'INACTIVE' });
  for (const path of ['customers/count', `getUserPermissions/${profile.id}`])
    expect(await later.get(path)).toMatchObject({ status: 403, body: notActive });
});

describe('a user who is not active', () => {
  let session: SignedIn;
  let client: Client;

  beforeEach(async () => {
    expect(await person.client.get('customers/count')).toMatchObject({ status: 200 });
    await admin.put(`updateUser/${person.id}`, { status: 'INACTIVE' });
    ({ body: session } = await trySignIn(app, person.email));
    client = new Client(app.url, session.idToken);
  });

  test('is signed out everywhere: the sessions have ended [AMB-116]', async () => {
    expect(await person.client.get('customers/count')).toMatchObject(ended);
    expect(await person.client.get('user/profile')).toMatchObject(ended);
    expect(await tryRefresh(app, person.refreshToken)).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
  });

  test('gets 403 from every call that needs an active user, from that moment on [AMB-091]', async () => {
    const before = await countRows(app);
    const calls = (await routesOfControllers()).filter(({ rule }) => rule !== 'public' && rule !== 'token');
    expect(calls.length).toBeGreaterThan(100);
    for (const { method, path } of calls) {
      const { status, body } = await client.send(method, filled(path), method === 'GET' ? undefined : {});
      expect([method, path, status, body]).toEqual([method, path, 403, notActive]);
    }
    expect(await countRows(app)).toEqual(before);
  });

  test('can sign in at the identity service, and the profile has the status [SES-006]', async () => {
    expect(await client.get('user/profile')).toMatchObject({
      status: 200,
      body: { id: person.id, status: 'INACTIVE' },
    });
  });

  test('is let in again once active', async () => {
    await admin.put(`updateUser/${person.id}`, { status: 'ACTIVE' });
    expect(await client.get('customers/count')).toMatchObject({ status: 200 });
  });

  test('can refresh the token, which still opens nothing', async () => {
    const { idToken } = await refresh(app, session.refreshToken);
    expect(await new Client(app.url, idToken).get('customers')).toMatchObject({ status: 403, body: notActive });
  });
});

describe('a token without a user', () => {
  test("gets 'List is empty.' from the profile, and 401 from all other calls [AMB-092]", async () => {
    const { idToken } = await signUp(app);
    const client = new Client(app.url, idToken);
    expect(await client.get('user/profile')).toMatchObject({ status: 404, body: { message: 'List is empty.' } });
    for (const path of ['users', 'customers', 'activeRoles', 'user/getNotifications'])
      expect(await client.get(path)).toMatchObject(ended);
  });

  test('is treated the same way if its user was deleted', async () => {
    const { database, changes } = app.platform;
    const filters = sql`select id from user_view_filter where user_id = ${person.id}`;
    await database.write(async () => {
      await database.rows(sql`delete from filter_condition where user_view_filter_id in (${filters})`);
      await database.rows(sql`delete from user_view_filter where user_id = ${person.id}`);
      await database.rows(sql`delete from app_user where id = ${person.id}`);
    });
    changes.committed('app_user');
    expect(await person.client.get('user/profile')).toMatchObject({ status: 404, body: { message: 'List is empty.' } });
    expect(await person.client.get('customers')).toMatchObject(ended);
  });
});

describe('nobody can raise their own role', () => {
  const facts = async () =>
    (
      await app.platform.database.rows(
        sql`select role_id, status, email, def_branch_id, version from app_user where id = ${person.id}`,
      )
    )[0];

  test.each(['Internal Sales', 'Read Only', 'Supervisor'])('as %s, by any call', async (roleName) => {
    await admin.put(`updateUser/${person.id}`, { role: roles[roleName]! });
    const before = await facts();
    const { id, client } = person;
    const admins = roles.Admin!;
    const attempts: [string, string, object][] = [
      ['PUT', 'updateUser', { role: admins }],
      ['PUT', 'updateUser/', { role: { id: admins }, menuMode: 'Slim' }],
      ['PUT', 'updateUser', { id, role: admins }],
      ['PUT', 'updateUser', { id: String(id), role: admins }],
      ['PUT', 'updateUser', { id: null, role: admins }],
      ['PUT', 'updateUser', { userId: id, role: admins }],
      ['PUT', 'updateUser', { defBranch: 1 }],
      ['PUT', 'updateUser', { status: 'INACTIVE' }],
      ['PUT', `updateUser/${id}`, { role: admins }],
      ['PUT', `UPDATEUSER/${id}`, { role: admins }],
      ['PUT', 'updateNewUser', { id, role: admins }],
      ['PUT', 'updateNewUser', { email: person.email, role: admins }],
      ['PUT', 'user/updateNotifications', { role: admins }],
      ['PUT', 'user/updateNotifications', { getNotesEmail: true, role: admins }],
      ['PUT', `updateUserEmail/${id}`, { newEmail: 'raised@people.example', role: admins }],
      ['POST', 'user/completeSignup', { firstName: 'Nora', lastName: 'Newcomer', role: admins }],
      ['POST', 'user/completeSignup', { firstName: 'Nora', lastName: 'Newcomer', status: 'ACTIVE' }],
      ['POST', 'user/completeSignup', { firstName: 'Nora', lastName: 'Newcomer' }],
      ['POST', 'users/bulk', { ids: [id], set: { role: admins } }],
      ['POST', 'saveAssignedPermission', { userOrRole: 1, user: id, permission: 1, permissionLevel: 1 }],
      ['PUT', `updateRole/${roles[roleName]}`, { roleName: 'Admin' }],
    ];
    for (const [method, path, body] of attempts) {
      const reply = await client.send(method, path, body);
      expect([path, body, reply.status]).toEqual([path, body, 422]);
    }
    expect(await facts()).toEqual(before);
  });

  test('at sign-up: a new user has no role, is not active and has the e-mail of the account', async () => {
    const { idToken, email } = await signUp(app);
    const client = new Client(app.url, idToken);
    const names = { firstName: 'Eve', lastName: 'Eager' };
    for (const more of [{ role: roles.Admin }, { status: 'ACTIVE' }, { uid: 'x' }, { id: 1 }])
      expect(await client.post('user/completeSignup', { ...names, ...more })).toMatchObject({ status: 422 });
    const reply = await client.post('user/completeSignup', { ...names, email: 'someone-else@people.example' });
    expect(reply).toMatchObject({
      status: 200,
      body: { email, role: null, status: 'INACTIVE', fullName: 'Eve Eager' },
    });
    expect(await client.put('updateUser', { role: roles.Admin })).toMatchObject({ status: 403, body: notActive });
  });
});
