import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { addUser, newAddress } from '../support/identity.ts';
import { assigner, type Assigner } from '../support/permissions.ts';

let app: TestApp;
let admin: Client;
let assign: Assigner;
let adminRole: any;
let otherRole: any;
let me: any;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  assign = await assigner(admin);
  const roles = (await admin.get('roles')).body;
  adminRole = roles.find(({ roleName }: any) => roleName === 'Admin');
  otherRole = roles.find(({ roleName }: any) => roleName === 'Read Only');
  me = (await admin.get('user/profile')).body;
});
afterAll(() => app.close());

const told = (errors: Record<string, string>) => ({ status: 422, body: { errors } });
const keeps = 'The Admin role must keep the permission to manage users and roles.';

describe('at least one user can always manage users', () => {
  test('the last active Admin is neither demoted nor made inactive', async () => {
    const last = 'There must be at least one active Admin.';
    expect(await admin.put(`updateUser/${me.id}`, { role: otherRole.id })).toMatchObject(told({ role: last }));
    expect(await admin.put(`updateUser/${me.id}`, { role: null })).toMatchObject(told({ role: 'Role is required.' }));
    expect(await admin.put(`updateUser/${me.id}`, { status: 'INACTIVE' })).toMatchObject(told({ status: last }));
    expect((await admin.get('users')).status).toBe(200);
  });

  test('of two Admins only one can be made inactive, even concurrently', async () => {
    const { id } = await addUser(app, admin, { role: adminRole.id });
    const replies = await Promise.all([id, me.id].map((one) => admin.put(`updateUser/${one}`, { status: 'INACTIVE' })));
    // If the caller is made inactive first, the other call is refused for that reason: 401 or 403 in place of 422.
    expect(replies.map(({ status }) => ([401, 403].includes(status) ? 422 : status)).toSorted()).toEqual([200, 422]);
    // Makes `me` the only active Admin again, whichever of the two was made inactive.
    const left = replies[0]!.status === 200 ? me.id : id;
    await app.platform.crud('user').update(me.id, { status: 'ACTIVE' }, app.platform.users.system);
    admin = await Client.as(app, 'admin');
    assign = await assigner(admin);
    if (left !== me.id) await admin.put(`updateUser/${id}`, { status: 'INACTIVE' });
    expect((await admin.get('users')).status).toBe(200);
  });

  test('the Admin role cannot be renamed, made inactive or lose its permission', async () => {
    expect(await admin.put(`updateRole/${adminRole.id}`, { roleName: 'Boss' })).toMatchObject(
      told({ roleName: 'The Admin role cannot be renamed.' }),
    );
    expect(await admin.put(`updateRole/${adminRole.id}`, { active: false })).toMatchObject(
      told({ active: 'The Admin role must stay active.' }),
    );
    const id = await assign.find(adminRole.id, 'ViewUsersRoles');
    for (const change of [{ permissionLevel: 0 }, { role: otherRole.id }])
      expect(await admin.put(`updateAssignedPermission/${id}`, change)).toMatchObject(told({ permissionLevel: keeps }));
    expect(await admin.delete(`deleteAssignedPermission/${id}`)).toMatchObject({
      status: 422,
      body: { message: keeps },
    });
    expect((await admin.put(`updateRole/${adminRole.id}`, { showAdmin: true })).status).toBe(200);
  });
});

describe('at the same moment', () => {
  test('one name can be used only once', async () => {
    const create = () => admin.post('saveRole', { roleName: 'Twin' });
    const replies = await Promise.all(Array.from({ length: 8 }, create));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
    for (const { status, body } of replies) if (status === 422) expect(body.errors.roleName).toMatch(/already/);
  });
});

describe('a new e-mail [AMB-013]', () => {
  test('is in the history with the user who set it', async () => {
    const { id, email } = await addUser(app, admin, { role: otherRole.id });
    const newEmail = newAddress();
    await admin.put(`updateUserEmail/${id}`, { newEmail });
    const [entry] = await app.platform.crud('user').history(id, app.platform.users.system);
    expect(entry).toMatchObject({
      action: 'update',
      user: { id: me.id },
      changes: [{ field: 'email', old: email, new: newEmail }],
    });
  });
});
