import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, type DemoUser } from '../support/client.ts';
import { countRows } from '../support/data.ts';

const users = 'You are not allowed to change users and roles.';
const customers = 'You are not allowed to change customers.';
const contacts = 'You are not allowed to create a new contact';
const settings = "You don't have the necessary permissions.";

/** What each demo user may not write, and the message of the refusal. */
const refusals: Record<DemoUser, Record<string, string>> = {
  admin: {},
  supervisor: { users },
  salesexec: { users, settings },
  internal: { users, settings },
  readonly: { users, settings, customers, contacts },
};

let app: TestApp;
const clients = {} as Record<DemoUser, Client>;

beforeAll(async () => {
  app = await startApp();
  for (const user of Object.keys(refusals) as DemoUser[]) clients[user] = await Client.as(app, user);
});
afterAll(() => app.close());

/** Valid writes to existing records: only a missing permission can cause a refusal. */
const bodies: Record<string, [string, string, object][]> = {
  users: [
    ['PUT', 'updateUser/10', { firstName: 'Changed' }],
    ['PUT', 'updateUser', { id: 10, firstName: 'Changed' }],
    ['PUT', 'updateNewUser', { id: 10, role: 1 }],
    ['PUT', 'updateUserEmail/10', { newEmail: 'changed@people.example' }],
    ['POST', 'users/bulk', { ids: [10], set: { firstName: 'Changed' } }],
    ['POST', 'saveRole', { roleName: 'Extra' }],
    ['PUT', 'updateRole/5', { showSettings: true }],
    ['POST', 'saveAssignedPermission', { userOrRole: 2, role: 5, permission: 1, permissionLevel: 1 }],
    ['PUT', 'updateAssignedPermission/1', { permissionLevel: 0 }],
    ['DELETE', 'deleteAssignedPermission/1', {}],
  ],
  settings: [
    ['POST', 'quotationGrade', { quoteGradeName: 'Extra' }],
    ['PUT', 'quotationGrade/1', { active: false }],
    ['DELETE', 'quotationGrade/1', {}],
    ['POST', 'mbpBranch', { branchName: 'Extra', branchCode: 'EXTRA' }],
    ['PUT', 'mbpBranch/1', { active: false }],
    ['POST', 'tag', { tag: 'Extra', type: 'CUSTOMER' }],
  ],
  customers: [
    ['PUT', 'customers/1', { showMsg: 'Changed' }],
    ['PUT', 'setCustomersInactive/1', {}],
    ['POST', 'customers/bulk', { ids: [1], set: { showMsg: 'Changed' } }],
    ['POST', 'customers/bulk', { ids: [1], remove: true }],
    ['DELETE', 'customers/1', {}],
  ],
};

describe('a valid write', () => {
  test('is refused for each demo user without the permission [PER-040]', async () => {
    const before = await countRows(app);
    for (const [user, texts] of Object.entries(refusals))
      for (const [kind, message] of Object.entries(texts))
        for (const [method, path, body] of bodies[kind] ?? []) {
          const reply = await clients[user as DemoUser].send(method, path, method === 'DELETE' ? undefined : body);
          expect([user, path, reply.status, reply.body.message]).toEqual([user, path, 422, message]);
        }
    expect(await countRows(app)).toEqual(before);
  });

  test('succeeds for an administrator [PER-046]', async () => {
    const { admin } = clients;
    expect(await admin.post('saveRole', { roleName: 'Extra' })).toMatchObject({ status: 200 });
    expect(await admin.put('updateUser/10', { firstName: 'Changed' })).toMatchObject({ status: 200 });
    expect(await admin.put('updateRole/5', { showAdmin: true })).toMatchObject({ status: 200 });
    expect(await admin.put('quotationGrade/1', { active: false })).toMatchObject({ status: 200 });
    expect(await admin.put('customers/1', { showMsg: 'Changed' })).toMatchObject({ status: 200 });
  });
});

test('a role has a name; no call deletes one [VAL-016 PER-038]', async () => {
  const { admin } = clients;
  expect(await admin.post('saveRole', {})).toMatchObject({
    status: 422,
    body: { errors: { roleName: 'Role name is required.' } },
  });
  const { id } = (await admin.post('saveRole', { roleName: 'Short-lived' })).body;
  await admin.post('roles/bulk', { ids: [id], remove: true });
  await admin.delete(`role/${id}`);
  expect(await admin.get(`role/${id}`)).toMatchObject({ status: 200, body: { roleName: 'Short-lived' } });
});
