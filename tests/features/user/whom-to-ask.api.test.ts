import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { addUser } from '../../support/identity.ts';

let app: TestApp;
let admin: Client;
let me: any;
let readOnly: any;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  me = (await admin.get('user/profile')).body;
  readOnly = (await (await Client.as(app, 'readonly')).get('user/profile')).body;
  // Leaves one Admin and no supervisors.
  for (const { id, supervisor } of (await admin.get('users?range=[0,999]')).body)
    if (supervisor) expect((await admin.put(`updateUser/${id}`, { supervisor: null })).status).toBe(200);
});
afterAll(() => app.close());

const nameOf = ({ id, fullName }: any) => ({ id, fullName });
const asked = async (client: Client) => (await client.get('whomToAsk')).body;

test('people learn only the id and name of those who can give permissions [AMB-102]', async () => {
  const client = await Client.as(app, 'readonly');
  expect(await asked(client)).toEqual({ admins: [nameOf(me)], supervisors: [] });
  expect((await asked(admin)).admins).not.toContainEqual(nameOf(me));
});

test('people learn the active supervisors of their own branch [AMB-102]', async () => {
  const branch = readOnly.defBranch.id;
  const other = (await admin.get('mbpBranches?range=[0,99]')).body.find(({ id }: any) => id !== branch).id;
  const role = readOnly.role.id;
  const supervisor = await addUser(app, admin, { role, defBranch: branch });
  const elsewhere = await addUser(app, admin, { role, defBranch: other });
  const { client } = await addUser(app, admin, { role, defBranch: branch, supervisor: supervisor.id });
  await addUser(app, admin, { role, defBranch: other, supervisor: elsewhere.id });
  const name = { id: supervisor.id, fullName: 'Nora Newcomer' };
  expect((await asked(client)).supervisors).toEqual([name]);
  expect((await asked(supervisor.client)).supervisors).toEqual([]);
  await admin.put(`updateUser/${supervisor.id}`, { status: 'INACTIVE' });
  expect((await asked(client)).supervisors).toEqual([]);
  await admin.put(`updateUser/${readOnly.id}`, { defBranch: null });
  expect((await asked(await Client.as(app, 'readonly'))).supervisors).toEqual([]);
});
