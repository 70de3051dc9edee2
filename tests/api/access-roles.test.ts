import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Rule } from '../../server/platform/model/definition.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, type DemoUser } from '../support/client.ts';
import { countRows } from '../support/data.ts';
import { filled, routesOfControllers, type Route } from '../support/routes.ts';

const users = 'You are not allowed to change users and roles.';
const customers = 'You are not allowed to change customers.';
const contacts = 'You are not allowed to create a new contact';
const settings = "You don't have the necessary permissions.";

/** What each demo user may not write, and what it is told. */
const refusals: Record<DemoUser, Record<string, string>> = {
  admin: {},
  supervisor: { users },
  salesexec: { users, settings },
  internal: { users, settings },
  readonly: { users, settings, customers, contacts },
};

let app: TestApp;
let routes: Route[];
const clients = {} as Record<DemoUser, Client>;

beforeAll(async () => {
  app = await startApp();
  routes = await routesOfControllers();
  for (const user of Object.keys(refusals) as DemoUser[]) clients[user] = await Client.as(app, user);
});
afterAll(() => app.close());

/** Which of the above a rule stands for. */
function kindOf(rule: Rule | undefined): string | null {
  if (typeof rule !== 'object') return null;
  if ('role' in rule) return 'settings';
  if ('roleName' in rule) return 'users';
  return { ViewUsersRoles: 'users', EditCustomers: 'customers', AddNewContact: 'contacts' }[rule.permission] ?? null;
}

const kinds = ['users', 'settings', 'customers', 'contacts'];

describe('AMB-091 a write that a role does not allow', () => {
  test.each(Object.keys(refusals) as DemoUser[])('is 422 with its own text and writes nothing: %s', async (user) => {
    const before = await countRows(app);
    const writes = routes.filter(({ method, rule }) => method !== 'GET' && kindOf(rule) !== null);
    for (const kind of kinds) expect(writes.some(({ rule }) => kindOf(rule) === kind)).toBe(true);
    for (const { method, path, rule } of writes) {
      const message = refusals[user][kindOf(rule)!];
      if (message === undefined) continue;
      const { status, body } = await clients[user].send(method, filled(path), method === 'DELETE' ? undefined : {});
      expect([path, status, body]).toEqual([path, 422, { message, code: 'refused' }]);
    }
    expect(await countRows(app)).toEqual(before);
  });

  test.each(Object.keys(refusals) as DemoUser[])('is no write that the role does allow: %s', async (user) => {
    const writes = routes.filter(({ method, rule }) => method !== 'GET' && kindOf(rule) !== null);
    for (const { method, path, rule } of writes) {
      if (refusals[user][kindOf(rule)!] !== undefined) continue;
      // Nothing has this key, and no record comes from nothing: each is refused for what it says, not for who says it.
      const values = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 2147483647]));
      const { body } = await clients[user].send(method, filled(path, values), method === 'DELETE' ? undefined : {});
      expect([path, body.code]).toEqual([path, expect.not.stringMatching(/^refused$/)]);
    }
  });
});

/** Writes of what there is, that are right in themselves, so that nothing but the permission stands in their way. */
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

describe('a write that is right in itself', () => {
  test('is refused to each demo user who may not make it', async () => {
    const before = await countRows(app);
    for (const [user, texts] of Object.entries(refusals))
      for (const [kind, message] of Object.entries(texts))
        for (const [method, path, body] of bodies[kind] ?? []) {
          const reply = await clients[user as DemoUser].send(method, path, method === 'DELETE' ? undefined : body);
          expect([user, path, reply.status, reply.body.message]).toEqual([user, path, 422, message]);
        }
    expect(await countRows(app)).toEqual(before);
  });

  test('PER-046 is done for an administrator', async () => {
    const { admin } = clients;
    expect(await admin.post('saveRole', { roleName: 'Extra' })).toMatchObject({ status: 200 });
    expect(await admin.put('updateUser/10', { firstName: 'Changed' })).toMatchObject({ status: 200 });
    expect(await admin.put('updateRole/5', { showAdmin: true })).toMatchObject({ status: 200 });
    expect(await admin.put('quotationGrade/1', { active: false })).toMatchObject({ status: 200 });
    expect(await admin.put('customers/1', { showMsg: 'Changed' })).toMatchObject({ status: 200 });
  });
});

test('PER-038 no call deletes a role', async () => {
  const { admin } = clients;
  const { id } = (await admin.post('saveRole', { roleName: 'Short-lived' })).body;
  await admin.post('roles/bulk', { ids: [id], remove: true });
  await admin.delete(`role/${id}`);
  expect(await admin.get(`role/${id}`)).toMatchObject({ status: 200, body: { roleName: 'Short-lived' } });
});
