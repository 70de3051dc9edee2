import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';

let app: TestApp;
let admin: Client;
let assign: Assigner;
let internal: any;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  assign = await assigner(admin);
  internal = (await (await Client.as(app, 'internal')).get('user/profile')).body;
});
afterAll(() => app.close());

const holders = async (code: string) => (await admin.get(`permissionHolders/${code}`)).body;
const entryOf = async (code: string) => (await holders(code)).users.find(({ id }: any) => id === internal.id);
const roleOf = async (code: string) => (await holders(code)).roles.find(({ id }: any) => id === internal.role.id);

test('who has a permission: roles and their active users, with the level [PER-004]', async () => {
  await assign.role(internal.role.id, 'EditCustomers', 5);
  expect(await roleOf('EditCustomers')).toEqual({
    id: internal.role.id,
    roleName: 'Internal Sales',
    permissionLevel: 5,
  });
  expect(await entryOf('EditCustomers')).toEqual({
    id: internal.id,
    fullName: internal.fullName,
    role: { id: internal.role.id, roleName: 'Internal Sales' },
    permissionLevel: 5,
    isOwn: false,
  });
  const { users } = await holders('EditCustomers');
  const active = (await admin.get('users?range=[0,999]')).body.filter(({ status }: any) => status === 'ACTIVE');
  expect(active.map(({ id }: any) => id)).toEqual(expect.arrayContaining(users.map(({ id }: any) => id)));
});

test('a level that allows nothing, no assignment and an inactive role do not count [PER-004]', async () => {
  const found = async () => [await roleOf('EditCustomers'), await entryOf('EditCustomers')];
  // Of this permission only the levels 1 and 5 are listed.
  for (const level of [0, 3]) {
    await assign.role(internal.role.id, 'EditCustomers', level);
    expect(await found()).toEqual([undefined, undefined]);
  }
  await assign.remove(internal.role.id, 'EditCustomers');
  expect(await found()).toEqual([undefined, undefined]);
  await assign.role(internal.role.id, 'EditCustomers', 1);
  await admin.put(`updateRole/${internal.role.id}`, { active: false });
  const inactive = await found();
  await admin.put(`updateRole/${internal.role.id}`, { active: true });
  expect(inactive).toEqual([undefined, undefined]);
});

test('a user’s own level replaces that of the role [AMB-007]', async () => {
  await assign.role(internal.role.id, 'AddNewContact', 0);
  const own = await assign.user(internal.id, 'AddNewContact', 1);
  expect(await roleOf('AddNewContact')).toBeUndefined();
  expect(await entryOf('AddNewContact')).toMatchObject({ permissionLevel: 1, isOwn: true });
  await assign.role(internal.role.id, 'AddNewContact', 1);
  await admin.put(`updateAssignedPermission/${own}`, { permissionLevel: 0 });
  expect(await entryOf('AddNewContact')).toBeUndefined();
});

test('an own branch counts only for users who have a default branch', async () => {
  await assign.role(internal.role.id, 'EditCustomers', 5);
  await admin.put(`updateUser/${internal.id}`, { defBranch: null });
  const without = await entryOf('EditCustomers');
  await admin.put(`updateUser/${internal.id}`, { defBranch: internal.defBranch.id });
  expect(without).toBeUndefined();
  expect(await entryOf('EditCustomers')).toBeDefined();
});

test('an unknown permission is not found, and only user managers may ask', async () => {
  expect((await admin.get('permissionHolders/Nothing')).status).toBe(404);
  const readOnly = await Client.as(app, 'readonly');
  expect(await readOnly.get('permissionHolders/EditCustomers')).toMatchObject({
    status: 422,
    body: { code: 'refused', message: 'You are not allowed to change users and roles.' },
  });
});
