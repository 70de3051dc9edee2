import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { assigner, type Assigner } from '../support/permissions.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let person: Client;
let assign: Assigner;
/** The role and the user whose permissions are changed. */
let role: number;
let user: number;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  person = await Client.as(app, 'internal');
  const profile = (await person.get('user/profile')).body;
  [role, user] = [profile.role.id, profile.id];
  assign = await assigner(admin);
});
afterAll(() => app.close());

const change = () => person.put('customers/1', { showMsg: `Message ${Math.random()}` });
const allowed = { status: 200 };
const customersRefused = {
  status: 422,
  body: { code: 'refused', message: 'You are not allowed to change customers.' },
};

describe('the level of a role [PER-004]', () => {
  beforeEach(() => assign.role(role, 'EditCustomers', 1));

  test('takes effect at once', async () => {
    expect(await change()).toMatchObject(allowed);
    await assign.role(role, 'EditCustomers', 0);
    expect(await change()).toMatchObject(customersRefused);
    await assign.role(role, 'EditCustomers', 1);
    expect(await change()).toMatchObject(allowed);
  });

  test('takes effect on the next call even when it changes while a call reads the rights', async () => {
    const { users } = app.platform;
    const levels = users.levels.bind(users);
    let read = () => {};
    let goOn = () => {};
    const reading = new Promise<void>((resolve) => (read = resolve));
    const changed = new Promise<void>((resolve) => (goOn = resolve));
    users.levels = async (userId, roleId) => {
      const known = await levels(userId, roleId);
      if (userId === user) {
        read();
        await changed;
      }
      return known;
    };
    await assign.role(role, 'EditCustomers', 0);
    await assign.role(role, 'EditCustomers', 1);
    const early = change();
    await reading;
    await assign.role(role, 'EditCustomers', 0);
    goOn();
    await early;
    users.levels = levels;
    expect((await change()).status).toBe(422);
  });

  test('counts as 0 if it is not assigned [AMB-009]', async () => {
    await assign.remove(role, 'EditCustomers');
    expect(await change()).toMatchObject(customersRefused);
  });

  test('allows nothing if it is not listed [AMB-009]', async () => {
    for (const level of [2, 3, 4]) {
      await assign.role(role, 'EditCustomers', level);
      expect([level, (await change()).status]).toEqual([level, 422]);
    }
  });

  test('allows a new contact only at level 1 [PER-009]', async () => {
    const statuses: unknown[] = [];
    for (const level of [0, 1, 2, 3, 4, 5]) {
      await assign.role(role, 'AddNewContact', level);
      const { body } = await person.post('contact', {});
      statuses.push(body.code === 'refused' ? body.message : 'allowed');
    }
    const refusal = 'You are not allowed to create a new contact';
    expect(statuses).toEqual([refusal, 'allowed', refusal, refusal, refusal, refusal]);
  });

  test('allows new quotations at levels 1, 4 and 5, new enquiries at 1 and 4, and at 5 in the own branch [PER-007 PER-008 PER-010 PER-011]', async () => {
    const who = await customerWithContact(admin);
    const own = (await person.get('user/profile')).body.defBranch.id;
    const other = (await admin.get('activeMbpBranches')).body.find(({ id }: any) => id !== own).id;
    const values = { quoteVerDate: inDays(0), productValue: 1, productType: 1, productQty: 1, quoteGrade: 1 };
    const statuses: number[][] = [];
    for (const level of [0, 1, 2, 3, 4, 5]) {
      await assign.role(role, 'AddNewEnquiry', level);
      await assign.role(role, 'AddNewQuotation', level);
      const row: number[] = [];
      for (const mbpBranch of [own, other]) {
        row.push((await person.post('opportunityconf', { ...enquiryOf(who), mbpBranch })).status);
        const { body } = await admin.post('opportunityconf', { ...enquiryOf(who), mbpBranch });
        const opportunity = body.oppId;
        row.push((await person.post('quotation', { opportunity, ...values })).status);
      }
      statuses.push(row);
    }
    const [all, none] = [
      [200, 200, 200, 200],
      [422, 422, 422, 422],
    ];
    expect(statuses).toEqual([none, all, none, none, all, [200, 200, 422, 200]]);
  });

  test('allows changes to users and roles only at level 1', async () => {
    const statuses: number[] = [];
    for (const level of [0, 1, 2, 3, 4, 5]) {
      await assign.role(role, 'ViewUsersRoles', level);
      statuses.push((await person.put('updateUser/10', { firstName: `Level ${level}` })).status);
    }
    await assign.remove(role, 'ViewUsersRoles');
    expect(statuses).toEqual([422, 200, 422, 422, 422, 422]);
  });

  test.each([
    ['ViewCustomers', 'customers/count'],
    ['ViewQuotations', 'opportunities?range=[0,0]'],
    ['ViewReportGroup', 'dbreports'],
  ])('%s shows its records at every level except 0 [PER-013]', async (permission, path) => {
    const statuses: number[] = [];
    for (const level of [0, 1, 2, 3, 4, 5]) {
      await assign.role(role, permission, level);
      statuses.push((await person.get(path)).status);
    }
    await assign.role(role, permission, 1);
    expect(statuses).toEqual([422, 200, 200, 200, 200, 200]);
  });

  test('hides the territory of a customer from users who may not see customers', async () => {
    await assign.role(role, 'ViewCustomers', 0);
    const reply = await person.get('customerRegionSalesexec/1');
    await assign.role(role, 'ViewCustomers', 1);
    expect(reply.body).not.toHaveProperty('mbpBranch');
    expect(reply.status).toBe(422);
  });

  test('is a whole number from 0 to 5', async () => {
    const id = await assign.find(role, 'EditCustomers');
    for (const permissionLevel of [-1, 6, 1.5, '1', true])
      expect((await admin.put(`updateAssignedPermission/${id}`, { permissionLevel })).status).toBe(422);
    expect(await change()).toMatchObject(allowed);
  });

  test('can be assigned only once per role and permission', async () => {
    const { permission } = await assign.of(role, 'EditCustomers');
    const again = { userOrRole: 2, role, permission: permission.id, permissionLevel: 1 };
    expect(await admin.post('saveAssignedPermission', again)).toMatchObject({
      status: 422,
      body: { message: 'The role already has this permission.' },
    });
  });
});

describe("a user's own level [AMB-007]", () => {
  test('overrides that of the role, in either direction', async () => {
    await assign.role(role, 'EditCustomers', 1);
    const own = await assign.user(user, 'EditCustomers', 0);
    expect(await change()).toMatchObject(customersRefused);
    await assign.role(role, 'EditCustomers', 0);
    await admin.put(`updateAssignedPermission/${own}`, { permissionLevel: 1 });
    expect(await change()).toMatchObject(allowed);
    await admin.delete(`deleteAssignedPermission/${own}`);
    expect(await change()).toMatchObject(customersRefused);
    await assign.role(role, 'EditCustomers', 1);
    expect(await change()).toMatchObject(allowed);
  });

  test('applies to nobody else', async () => {
    const own = await assign.user(user, 'ViewUsersRoles', 1);
    const another = await Client.as(app, 'readonly');
    expect((await person.put('updateUser/10', { firstName: 'Mine' })).status).toBe(200);
    expect((await another.put('updateUser/10', { firstName: 'Mine' })).status).toBe(422);
    await admin.delete(`deleteAssignedPermission/${own}`);
  });
});

describe('a role', () => {
  test('that is not active grants nothing', async () => {
    await admin.put(`updateRole/${role}`, { active: false });
    const [changed, seen] = [await change(), await person.get('customers')];
    await admin.put(`updateRole/${role}`, { active: true });
    expect(changed).toMatchObject(customersRefused);
    expect(seen.status).toBe(422);
    expect(await change()).toMatchObject(allowed);
  });

  test('that is not active is not shown as granting anything', async () => {
    await admin.put(`updateRole/${role}`, { active: false });
    const { body } = await person.get(`getUserPermissions/${user}`);
    await admin.put(`updateRole/${role}`, { active: true });
    expect(body).toEqual([]);
  });

  test('opens the settings by its flag, at once [PER-001]', async () => {
    const save = () => person.put('quotationGrade/1', { active: true });
    expect((await save()).status).toBe(422);
    await admin.put(`updateRole/${role}`, { showSettings: true });
    expect((await save()).status).toBe(200);
    await admin.put(`updateRole/${role}`, { showSettings: false });
    expect((await save()).status).toBe(422);
  });

  test('given to a user takes effect at once', async () => {
    const readOnly = (await admin.get('roles')).body.find((one: any) => one.roleName === 'Read Only').id;
    await admin.put(`updateUser/${user}`, { role: readOnly });
    const refused = await change();
    await admin.put(`updateUser/${user}`, { role });
    expect(refused).toMatchObject(customersRefused);
    expect(await change()).toMatchObject(allowed);
  });

  test('of another server process is noticed within seconds', async () => {
    const other = await startApp({ database: app });
    try {
      const there = new Client(other.url, person.token);
      const tried = () => there.put('quotationGrade/1', { active: true });
      expect((await tried()).status).toBe(422);
      await admin.put(`updateRole/${role}`, { showSettings: true });
      for (let i = 0; i < 20 && (await tried()).status !== 200; i++) await wait(250);
      expect((await tried()).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
