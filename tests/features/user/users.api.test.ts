import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import {
  addUser,
  demoAddress,
  identity,
  mailedCode,
  newAddress,
  refusal,
  signUp,
  trySignIn,
} from '../../support/identity.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  roles = Object.fromEntries((await admin.get('roles')).body.map(({ id, roleName }: any) => [roleName, id]));
});
afterAll(() => app.close());

const usersRefused = {
  status: 422,
  body: { code: 'refused', message: 'You are not allowed to change users and roles.' },
};
const newcomer = (more: object = {}) => addUser(app, admin, { role: roles['Internal Sales']!, ...more });

describe('the profile', () => {
  test('has id, name, role, preferences, region and branch [SES-004 STA-009 CON-012 BEH-004 AMB-002]', async () => {
    const { status, body } = await internal.get('user/profile');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.any(Number),
      fullName: 'Ian Internal',
      email: demoAddress('internal'),
      status: 'ACTIVE',
      role: { id: roles['Internal Sales'], roleName: 'Internal Sales', showSettings: false },
      menuColour: 'Dark',
      menuType: 'Grouped',
      menuMode: 'Static',
      themeColour: 'blue',
      profileLogo: 'mbp',
      defRegion: { id: expect.any(Number), regionName: expect.any(String) },
      defBranch: { id: expect.any(Number), branchName: expect.any(String) },
    });
    expect(body.userId).toBe(body.id);
    expect((await admin.get('user/profile')).body.role).toMatchObject({ roleName: 'Admin', showSettings: true });
  });

  test('has no hash and no secret', async () => {
    for (const path of ['user/profile', 'users', 'user/1'])
      expect(JSON.stringify((await admin.get(path)).body)).not.toMatch(/password|argon|hash|token/i);
  });
});

describe('a new user [AMB-012]', () => {
  test('is made in four calls, and the session of the administrator stays as it is [SES-024 STA-009 CON-012]', async () => {
    const email = newAddress();
    const { idToken } = await signUp(app, email);
    const account = new Client(app.url, idToken);
    const signedUp = await account.post('user/completeSignup', { email, firstName: 'Nora', lastName: 'Newcomer' });
    expect(signedUp).toMatchObject({
      status: 200,
      body: {
        email,
        fullName: 'Nora Newcomer',
        role: null,
        status: 'INACTIVE',
        menuColour: 'Dark',
        menuType: 'Grouped',
        menuMode: 'Static',
        themeColour: 'blue',
        profileLogo: 'mbp',
      },
    });
    const { id } = signedUp.body;
    const places = { defRegion: 1, defBranch: 2 };
    const saved = await admin.put('updateNewUser/', { id, role: roles['Sales Executive'], ...places });
    expect(saved).toMatchObject({
      status: 200,
      body: { id, status: 'ACTIVE', role: { roleName: 'Sales Executive' }, defRegion: { id: 1 }, defBranch: { id: 2 } },
    });
    expect(await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email })).toMatchObject({ status: 200 });

    expect((await admin.get('user/profile')).body.email).toBe(demoAddress('admin'));
    const code = await mailedCode(app, email);
    await identity(app, 'resetPassword', { oobCode: code, newPassword: 'Chosen-by-Nora' });
    const { body } = await trySignIn(app, email, 'Chosen-by-Nora');
    expect((await new Client(app.url, body.idToken).get('user/profile')).body).toMatchObject({ id, status: 'ACTIVE' });
  });

  test('is found by e-mail as well', async () => {
    const { idToken, email } = await signUp(app);
    const { body } = await new Client(app.url, idToken).post('user/completeSignup', { firstName: 'A', lastName: 'B' });
    const saved = await admin.put('updateNewUser', { email, role: roles['Read Only'] });
    expect(saved).toMatchObject({ status: 200, body: { id: body.id, status: 'ACTIVE' } });
  });

  test('has the current e-mail of the account', async () => {
    const { idToken } = await signUp(app);
    const email = newAddress();
    await identity(app, 'update', { idToken, email });
    const { body } = await new Client(app.url, idToken).post('user/completeSignup', { firstName: 'A', lastName: 'B' });
    expect(body).toMatchObject({ email });
  });

  test('needs names, a role and an account of its own', async () => {
    const { idToken } = await signUp(app);
    const account = new Client(app.url, idToken);
    expect(await account.post('user/completeSignup', { firstName: 'A' })).toMatchObject({
      status: 422,
      body: { errors: { lastName: 'Last name is required.' } },
    });
    expect(await account.post('user/completeSignup', { firstName: 'N\u043era', lastName: 'B\u202e' })).toMatchObject({
      status: 422,
      body: {
        errors: {
          firstName: 'First name must be text of at most 100 characters, in letters of one alphabet.',
          lastName: 'Last name contains a hidden character (U+202E) after “B”. Please remove it.',
        },
      },
    });
    const { body } = await account.post('user/completeSignup', { firstName: 'A', lastName: 'B' });
    expect(await account.post('user/completeSignup', { firstName: 'A', lastName: 'B' })).toMatchObject({
      status: 422,
      body: { message: 'Email already exists.' },
    });
    expect(await admin.put('updateNewUser', { id: body.id })).toMatchObject({
      status: 422,
      body: { errors: { role: 'Role is required.' } },
    });
    expect(await admin.put('updateNewUser', { id: 2147483647, role: 1 })).toMatchObject({ status: 404 });
    expect(await admin.put('updateNewUser', { role: 1 })).toMatchObject({ status: 404 });
    for (const wrong of [[], 'text', null, 1])
      expect((await account.post('user/completeSignup', JSON.stringify(wrong))).status).toBe(400);
  });
});

test('a user keeps e-mail and names, and an active one the role [VAL-015]', async () => {
  const { id } = await newcomer();
  const none = { firstName: ' ', lastName: '', role: null };
  expect(await admin.put(`updateUser/${id}`, none)).toMatchObject({
    status: 422,
    body: {
      errors: { firstName: 'First name is required.', lastName: 'Last name is required.', role: 'Role is required.' },
    },
  });
  expect((await admin.put(`updateUser/${id}`, { email: null })).status).toBe(422);
  const { idToken } = await signUp(app);
  const { body } = await new Client(app.url, idToken).post('user/completeSignup', { firstName: 'A', lastName: 'B' });
  expect(await admin.put(`updateUser/${body.id}`, { status: 'ACTIVE' })).toMatchObject({
    status: 422,
    body: { errors: { role: 'Role is required.' } },
  });
});

describe('a new e-mail [AMB-013]', () => {
  const change = (client: Client, id: number, newEmail: unknown) => client.put(`updateUserEmail/${id}`, { newEmail });

  test('is used to sign in from then on', async () => {
    const { id, email } = await newcomer();
    const newEmail = newAddress();
    expect(await change(admin, id, `${newEmail.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { email: newEmail },
    });
    expect(await trySignIn(app, newEmail)).toMatchObject({ status: 200 });
    expect(await trySignIn(app, email)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
  });

  test('can be changed by oneself and by user managers', async () => {
    const { id, client } = await newcomer();
    expect(await change(client, id, newAddress())).toMatchObject({ status: 200 });
    expect(await change(internal, id, newAddress())).toMatchObject(usersRefused);
  });

  test('is refused if another user has it, or if it is not an e-mail', async () => {
    const { id, email } = await newcomer();
    expect(await change(admin, id, demoAddress('internal'))).toMatchObject({
      status: 422,
      body: { message: 'Email already exists.', errors: { newEmail: 'Email already exists.' } },
    });
    for (const wrong of ['nobody', '', null, 1, undefined])
      expect([wrong, (await change(admin, id, wrong)).status >= 400]).toEqual([wrong, true]);
    expect((await admin.put(`updateUserEmail/${id}`, { newEmail: newAddress(), role: 1 })).status).toBe(422);
    expect((await change(admin, 2147483647, newAddress())).status).toBe(404);
    expect(await trySignIn(app, email)).toMatchObject({ status: 200 });
  });

  test('never leaves the user with one address and the account with another', async () => {
    const { id, uid } = await newcomer();
    const apart = { status: 422, body: { errors: { email: 'Use "Change e-mail" to change the e-mail address.' } } };
    expect(await admin.put(`updateUser/${id}`, { email: newAddress() })).toMatchObject(apart);
    const again = { id, role: roles['Read Only'], email: newAddress() };
    expect(await admin.put('updateNewUser', again)).toMatchObject(apart);
    const [row] = await app.platform.database.rows(
      sql`select u.email, a.email from app_user u join account a on a.uid = u.uid where u.uid = ${uid}`,
    );
    expect(row![0]).toBe(row![1]);
  });
});
