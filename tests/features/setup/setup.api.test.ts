import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, signInAt } from '../../support/client.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database.ts';
import { addGenericRows } from '../../support/generic-rows.ts';
import { addUser } from '../../support/identity.ts';
import { run, settingsOf } from '../../support/process.ts';

let database: TestDatabase;
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  database = await emptyDatabase();
  const { out } = await run('admin-create', ['first@company.example', '--new'], settingsOf(database));
  app = await startApp({ database: { settings: database } });
  ({ client: admin } = await signInAt(app.url, 'first@company.example', /^Password: (.+)$/m.exec(out)![1]));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const steps = async (): Promise<any[]> => (await admin.get('setup')).body;
const done = async () => (await steps()).filter((step) => step.done).map(({ name }) => name);

const roleOf = async (name: string): Promise<number> =>
  (await admin.get('roles')).body.find(({ roleName }: any) => roleName === name).id;

/** Adds an entry, and answers its key. */
async function add(path: string, values: object): Promise<number> {
  const { status, body } = await admin.post(path, values);
  expect([path, body, status]).toEqual([path, expect.any(Object), 200]);
  return body.id;
}

describe('the first steps of an administrator', () => {
  test('are all open in a new product, and name the lists that the first records need', async () => {
    const open = { done: false, missing: [] };
    expect(await steps()).toEqual([
      { name: 'company', ...open },
      { name: 'branches', ...open },
      { name: 'areas', ...open },
      { name: 'lists', done: false, missing: expect.arrayContaining(['cityTown', 'customerType', 'projectType']) },
      { name: 'mail', ...open },
      { name: 'users', ...open },
      { name: 'customers', ...open },
    ]);
  });

  test('are each done once the product has what it asks for', async () => {
    const mbpBranch = await add('mbpBranch', { branchName: 'Leeds', branchCode: 'LDS' });
    expect(await done()).toEqual(['branches']);
    await add('letterheads', { companyName: 'Dales Roofing', address1: '1 The Headrow', postCode: 'LS1 1AA' });
    expect(await done()).toEqual(['company', 'branches']);
    const { body: areas } = await admin.get('postalAreas');
    const ids = areas.filter(({ areaCode }: any) => areaCode === 'LS').map(({ id }: any) => id);
    await expect(admin.post('postalAreas/bulk', { ids, set: { mbpBranch } })).resolves.toMatchObject({ status: 200 });
    expect(await done()).toEqual(['company', 'branches', 'areas']);
    const { missing } = (await steps()).find(({ name }) => name === 'lists');
    // These rows are inactive: nobody can choose them.
    await addGenericRows(app, missing, 1);
    expect(await done()).toEqual(['company', 'branches', 'areas']);
    const { database: stored, registry } = app.platform;
    await stored.write(async () => {
      for (const name of missing)
        await stored.rows(sql`update ${sql.id(registry.definition(name).table)} set active = ${true}`);
    });
    expect(await done()).toEqual(['company', 'branches', 'areas', 'lists']);
    await addUser(app, admin, { role: await roleOf('Internal Sales') });
    expect(await done()).toEqual(['company', 'branches', 'areas', 'lists', 'users']);
    await addGenericRows(app, ['customer'], 1);
    expect(await done()).toEqual(['company', 'branches', 'areas', 'lists', 'users', 'customers']);
  });

  test('are for Admins alone', async () => {
    const { client } = await addUser(app, admin, { role: await roleOf('Supervisor') });
    expect(await client.get('setup')).toMatchObject({
      status: 422,
      body: { message: "You don't have the necessary permissions." },
    });
    expect((await new Client(app.url).get('setup')).status).toBe(401);
  });
});
