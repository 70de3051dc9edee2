import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, demoPassword } from '../../support/client.ts';
import { demoAddress, trySignIn, trySignUp, withoutAccount } from '../../support/identity.ts';
import { assigner } from '../../support/permissions.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let ids: Record<'admin' | 'internal', number>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  ids = { admin: (await admin.get('user/profile')).body.id, internal: (await internal.get('user/profile')).body.id };
});
afterAll(() => app.close());

const usersRefused = {
  status: 422,
  body: { code: 'refused', message: 'You are not allowed to change users and roles.' },
};

describe('display preferences [AMB-014]', () => {
  test('are saved on the user', async () => {
    const chosen = {
      themeColour: 'teal',
      themeMode: 'Dark',
      menuMode: 'Slim',
      menuType: 'Ungrouped',
      menuColour: 'Light',
      profileLogo: 'x',
    };
    expect(await internal.put('updateUser/', chosen)).toMatchObject({ status: 200, body: chosen });
    expect((await internal.get('user/profile')).body).toMatchObject(chosen);
    expect(await internal.put('updateUser', { id: ids.internal, themeColour: 'amber' })).toMatchObject({
      status: 200,
      body: { themeColour: 'amber', menuMode: 'Slim' },
    });
  });

  test('accept only known values', async () => {
    for (const [name, value] of Object.entries({
      themeColour: 'black',
      themeMode: 'Grey',
      menuMode: 'Big',
      menuType: 1,
      menuColour: [],
    }))
      expect(await internal.put('updateUser', { [name]: value })).toMatchObject({
        status: 422,
        body: { errors: { [name]: expect.any(String) } },
      });
    expect((await internal.put('updateUser', {})).status).toBe(400);
    expect((await internal.put('updateUser', '[]')).status).toBe(400);
  });

  test('are the same call by which an administrator changes another user', async () => {
    const { body } = await admin.put('updateUser', { id: ids.internal, firstName: 'Iain' });
    expect(body).toMatchObject({ id: ids.internal, firstName: 'Iain', fullName: 'Iain Internal' });
    expect(await internal.put('updateUser', { id: ids.admin, themeColour: 'teal' })).toMatchObject(usersRefused);
  });
});

describe('notification settings', () => {
  const all = { getReminderEmail: true, getNotesEmail: true, getCustApproveEmail: false, createOutlookActivity: true };

  test('are read and saved', async () => {
    expect((await internal.get('user/getNotifications')).body).toEqual({
      getReminderEmail: false,
      getNotesEmail: false,
      getCustApproveEmail: false,
      createOutlookActivity: false,
    });
    expect(await internal.put('user/updateNotifications', all)).toMatchObject({ status: 200, body: all });
    expect((await internal.get('user/getNotifications')).body).toEqual(all);
  });

  test('have approval e-mails only for the role named Admin [PER-003]', async () => {
    expect(await internal.put('user/updateNotifications', { getCustApproveEmail: true })).toMatchObject({
      status: 422,
      body: { errors: { getCustApproveEmail: expect.any(String) } },
    });
    expect((await internal.get('user/getNotifications')).body.getCustApproveEmail).toBe(false);
    expect(await admin.put('user/updateNotifications', { getCustApproveEmail: true })).toMatchObject({
      status: 200,
      body: { getCustApproveEmail: true },
    });
  });

  test('are flags, and no other field is accepted', async () => {
    for (const body of [{ getNotesEmail: 'yes' }, { getNotesEmail: 1 }, { other: true }, { version: 1 }])
      expect((await internal.put('user/updateNotifications', body)).status).toBe(422);
    expect((await internal.put('user/updateNotifications', {})).status).toBe(400);
  });
});

describe('permissions', () => {
  const levels = (body: any[]) =>
    Object.fromEntries(body.map(({ permission, permissionLevel }) => [permission.permissionCode, permissionLevel]));

  test('of oneself are read as code and level [PER-005 PER-036]', async () => {
    const { status, body } = await internal.get(`getUserPermissions/${ids.internal}`);
    expect(status).toBe(200);
    expect(levels(body)).toEqual({
      ViewCustomers: 1,
      EditCustomers: 1,
      EditQuotations: 1,
      AddNewContact: 1,
      AddNewEnquiry: 1,
      AddNewQuotation: 1,
      ViewQuotations: 1,
      ViewReportGroup: 1,
      customerApproval: 1,
      'Report-EnquiriesRaised': 1,
      'Report-EnquiriesNotBookedIn': 1,
    });
  });

  test('of others are read by user managers', async () => {
    const { body } = await admin.get(`getUserPermissions/${ids.internal}`);
    expect(levels(body)).toMatchObject({ EditCustomers: 1 });
    expect(await internal.get(`getUserPermissions/${ids.admin}`)).toMatchObject(usersRefused);
    expect((await admin.get('getUserPermissions/2147483647')).status).toBe(404);
    expect((await admin.get('getUserPermissions/me')).status).toBe(400);
  });

  test("have a user's own level in place of that of the role, and each code once [AMB-007]", async () => {
    const assign = await assigner(admin);
    const own = await assign.user(ids.internal, 'EditCustomers', 5);
    const { body } = await internal.get(`getUserPermissions/${ids.internal}`);
    expect(body.filter((one: any) => one.permission.permissionCode === 'EditCustomers')).toEqual([
      { permission: { permissionCode: 'EditCustomers' }, permissionLevel: 5 },
    ]);
    await admin.delete(`deleteAssignedPermission/${own}`);
  });

  test('of a role are listed with code and level [PER-006 PER-039]', async () => {
    const role = (await internal.get('user/profile')).body.role.id;
    const { body } = await internal.get(`rolePermissions/${role}`);
    expect(levels(body)).toMatchObject({ EditCustomers: 1, ViewCustomers: 1 });
    expect(body[0]).toMatchObject({ userOrRole: 2, roleId: role, permissionId: body[0].permission.id });
  });
});

describe('login history', () => {
  test('has each sign-in and each wrong password, newest first', async () => {
    const email = demoAddress('internal');
    await trySignIn(app, email, 'wrong-password');
    await new Client(app.url).send(
      'POST',
      'accounts:signInWithPassword',
      { email, password: demoPassword },
      { 'user-agent': 'A browser', 'x-forwarded-for': '203.0.113.9' },
    );
    const { status, body } = await admin.get(`loginHistoryByUser/${ids.internal}`);
    expect(status).toBe(200);
    expect(body.slice(0, 2)).toEqual([
      expect.objectContaining({ outcome: 'Signed in', client: 'A browser', address: '203.0.113.9' }),
      expect.objectContaining({ outcome: 'Wrong password' }),
    ]);
    expect(body[0]).toMatchObject({ loginAt: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/) });
    expect(body.every((row: any) => row.user.id === ids.internal)).toBe(true);
  });

  test('is read by user managers', async () => {
    expect(await internal.get(`loginHistoryByUser/${ids.internal}`)).toMatchObject(usersRefused);
  });

  test('has no entries of an account that only shares its e-mail with a user', async () => {
    const colleague = await withoutAccount(app);
    const before = (await admin.get(`loginHistoryByUser/${colleague.id}`)).body;
    await trySignUp(app, colleague.email);
    await trySignIn(app, colleague.email);
    expect((await admin.get(`loginHistoryByUser/${colleague.id}`)).body).toEqual(before);
  });
});
