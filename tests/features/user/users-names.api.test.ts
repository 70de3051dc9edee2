import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, type Reply } from '../../support/client.ts';

let app: TestApp;
let admin: Client;
let person: Client;
let all: Record<string, any>[];
let own: Record<string, any>;
let other: Record<string, any>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  person = await Client.as(app, 'internal');
  all = (await admin.get('users')).body;
  own = (await person.get('user/profile')).body;
  other = all.find(({ id, role }) => id !== own.id && role)!;
});
afterAll(() => app.close());

const nameOf = ({ id, fullName }: Record<string, any>) => ({ id, fullName });
const refused = { status: 422, body: { code: 'refused', message: "You don't have the necessary permissions." } };
const totalOf = ({ headers }: Reply) => Number(headers.get('content-range')!.split('/')[1]);

describe('a person without ViewUsersRoles', () => {
  test('reads only id and name of other users, in every list and by id', async () => {
    expect((await person.get('users')).body).toEqual(all.map(nameOf));
    const active = all.filter(({ status }) => status === 'ACTIVE');
    expect((await person.get('activeUsers')).body).toEqual(active.map(nameOf));
    expect((await person.get(`user/${other.id}`)).body).toEqual(nameOf(other));
  });

  test('reads all fields of their own record', async () => {
    expect((await person.get(`user/${own.id}`)).body).toEqual(own);
    expect(own).toMatchObject({ email: expect.any(String), uid: expect.any(String), status: 'ACTIVE' });
  });

  test('cannot filter or sort by hidden fields, which would reveal them', async () => {
    for (const filter of [{ status: 'ACTIVE' }, { role: other.role.id }, { defBranch: 1 }, { email: other.email }])
      expect((await person.list('users', { filter })).status).toBe(400);
    for (const field of ['email', 'status'])
      expect((await person.list('activeUsers', { sort: [field, 'ASC'] })).status).toBe(400);
    const sorted = await person.list('users', { sort: ['fullName', 'DESC'], filter: { id: [own.id, other.id] } });
    expect(sorted.body).toHaveLength(2);
  });

  test('finds other users by name, not by e-mail', async () => {
    const { fullName, email } = other;
    const names = await person.list('users', { filter: { q: fullName } });
    expect(names.body).toContainEqual(nameOf(other));
    expect(totalOf(names)).toBe(names.body.length);
    expect(totalOf(await admin.list('users', { filter: { q: email } }))).toBe(1);
    for (const q of [email, email.split('@')[0], email.split('@')[1]]) {
      const byAddress = await person.list('users', { filter: { q } });
      const named = all.filter((one) => one.fullName.toLowerCase().includes(q.toLowerCase()));
      expect([q, byAddress.body, totalOf(byAddress)]).toEqual([q, named.map(nameOf), named.length]);
    }
  });

  test('finds a name with or without its apostrophe', async () => {
    const { status } = await admin.put(`updateUser/${other.id}`, { lastName: "O'Brien" });
    expect(status).toBe(200);
    for (const q of ["O'Brien", "o'bri", 'Brien'])
      expect((await person.list('users', { filter: { q } })).body.map(({ id }: any) => id)).toContain(other.id);
    await admin.put(`updateUser/${other.id}`, { lastName: other.lastName });
  });

  test('cannot use the paged list or the export of users', async () => {
    for (const columns of ['', '?columns=fullName', '?columns=email&format=xlsx'])
      expect(await person.get(`users/export${columns}`)).toMatchObject(refused);
    const conditions = [{ dbField: 'email', condition: 'starts with', dbValue: 'a' }];
    expect(await person.post('usersfilterbypage/1/25/0/0/0/*', { conditions })).toMatchObject(refused);
    expect(await person.post('usersfilterbypage/1/25/0/0/0/*')).toMatchObject(refused);
  });

  test('sees no e-mail of another user in any call without parameters', async () => {
    const { body } = await admin.get('openapi.json');
    const paths = Object.keys(body.paths).filter((path) => body.paths[path].get && !path.includes('{'));
    expect(paths.length).toBeGreaterThan(100);
    const secrets = all.filter(({ id }) => id !== own.id).flatMap(({ email, uid }) => [email, uid]);
    for (const path of paths) {
      const told = JSON.stringify((await person.get(path.replace('/v1/', ''))).body);
      expect([path, secrets.filter((secret) => told.includes(secret))]).toEqual([path, []]);
    }
  });
});

test('a person with ViewUsersRoles reads, filters, sorts, searches and exports all fields', async () => {
  expect((await admin.get(`user/${other.id}`)).body).toMatchObject({ email: other.email, uid: other.uid });
  expect((await admin.list('users', { filter: { status: 'ACTIVE' }, sort: ['email', 'ASC'] })).status).toBe(200);
  expect((await admin.post('usersfilterbypage/1/25/0/0/0/*')).body.rows[0]).toHaveProperty('email');
  expect((await admin.get('users/export?columns=email&format=csv')).body).toContain(other.email);
});
