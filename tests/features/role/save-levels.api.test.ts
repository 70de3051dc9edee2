import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { everyRow } from '../../support/data.ts';

let app: TestApp;
let admin: Client;
let role: number;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  role = (await admin.post('saveRole', { roleName: 'Tellers' })).body.id;
});
afterAll(() => app.close());

const save = (levels: unknown, by = admin, of: number | string = role) => by.put(`rolePermissions/${of}`, levels);
const saved = async () =>
  Object.fromEntries(
    (await admin.get(`rolePermissions/${role}`)).body.map((one: any) => [one.permission.permissionCode, one]),
  );
const levelsOf = async () =>
  Object.fromEntries(Object.entries(await saved()).map(([code, one]: [string, any]) => [code, one.permissionLevel]));

test('permissions of a role are given, changed and taken away in one call [PER-039]', async () => {
  const first = await save([
    { permissionCode: 'ViewCustomers', permissionLevel: 5 },
    { permissionCode: 'EditCustomers', permissionLevel: 1 },
    { permissionCode: 'AddNewContact', permissionLevel: 0 },
  ]);
  expect(first.status).toBe(200);
  expect(await levelsOf()).toEqual({ ViewCustomers: 5, EditCustomers: 1 });
  const { ViewCustomers, EditCustomers } = await saved();
  const second = await save([
    { permissionCode: 'ViewCustomers', permissionLevel: 1, version: ViewCustomers.version },
    { permissionCode: 'EditCustomers', permissionLevel: 0, version: EditCustomers.version },
    { permissionCode: 'AddNewContact', permissionLevel: 1 },
  ]);
  expect(second.body).toEqual(Object.values(await saved()).toSorted((a: any, b: any) => a.id - b.id));
  expect(await levelsOf()).toEqual({ ViewCustomers: 1, AddNewContact: 1 });
});

test('if one is refused, nothing is saved, and the error is at its code', async () => {
  const { ViewCustomers } = await saved();
  const good = { permissionCode: 'ViewQuotations', permissionLevel: 1 };
  const known = { permissionCode: 'ViewCustomers', permissionLevel: 5, version: ViewCustomers.version };
  const refusedAt = async (bad: object, code: string, message: string) => {
    const before = await everyRow(app);
    expect(await save([good, bad, { permissionCode: 'EditQuotations', permissionLevel: 1 }])).toMatchObject({
      status: 422,
      body: { code: 'invalid', message, errors: { [code]: message } },
    });
    expect(await everyRow(app)).toEqual(before);
  };
  await refusedAt({ ...known, permissionLevel: 6 }, 'ViewCustomers', 'Level must be a whole number from 0 to 5.');
  await refusedAt({ ...known, permissionLevel: 'all' }, 'ViewCustomers', 'Level must be a whole number from 0 to 5.');
  await refusedAt({ permissionCode: 'Nothing', permissionLevel: 1 }, 'Nothing', 'There is no such active permission.');
  const changed = 'Someone else has changed this permission in the meantime.';
  await refusedAt({ ...known, version: known.version + 1 }, 'ViewCustomers', changed);
  await refusedAt({ permissionCode: 'ViewCustomers', permissionLevel: 5 }, 'ViewCustomers', changed);
  await refusedAt(
    { permissionCode: 'EditCustomers', permissionLevel: 5, version: 1 },
    'EditCustomers',
    'Someone else has taken away this permission in the meantime.',
  );
});

test('the Admin role keeps the permission to manage users and roles', async () => {
  const id = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Admin').id;
  const { body } = await admin.get(`rolePermissions/${id}`);
  const { version } = body.find((one: any) => one.permission.permissionCode === 'ViewUsersRoles');
  const message = 'The Admin role must keep the permission to manage users and roles.';
  for (const permissionLevel of [0, 5])
    expect(await save([{ permissionCode: 'ViewUsersRoles', permissionLevel, version }], admin, id)).toMatchObject({
      status: 422,
      body: { errors: { ViewUsersRoles: message } },
    });
});

test('a person can take the permission to manage roles from their own role, with others', async () => {
  const { body } = await admin.get('roles');
  const supervisor = body.find(({ roleName }: any) => roleName === 'Supervisor').id;
  await save([{ permissionCode: 'ViewUsersRoles', permissionLevel: 1 }], admin, supervisor);
  const person = await Client.as(app, 'supervisor');
  const assigned = (await person.get(`rolePermissions/${supervisor}`)).body;
  const given = ['ViewUsersRoles', 'ViewCustomers'].map((permissionCode) => {
    const { version } = assigned.find((one: any) => one.permission.permissionCode === permissionCode);
    return { permissionCode, permissionLevel: 0, version };
  });
  expect((await save(given, person, supervisor)).status).toBe(200);
  expect(await save([], person, supervisor)).toMatchObject({ status: 422, body: { code: 'refused' } });
});

test('other bodies, and roles that do not exist, are refused', async () => {
  const good = { permissionCode: 'ViewCustomers', permissionLevel: 1 };
  for (const body of [
    {},
    [null],
    [{ permissionCode: 'ViewCustomers' }],
    [{ ...good, role: 1 }],
    [{ ...good, permissionCode: 1 }],
  ])
    expect([body, (await save(body)).status]).toEqual([body, 400]);
  expect((await save([good], admin, 2147483647)).status).toBe(404);
  expect((await save([good], admin, 'x')).status).toBe(400);
  expect((await save([], admin)).status).toBe(200);
});
