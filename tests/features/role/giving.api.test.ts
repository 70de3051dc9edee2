import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import type { UserRecord } from '../../../server/generated/user.gen.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, type Reply } from '../../support/client.ts';
import { addUser, newAddress } from '../../support/identity.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';

interface Person {
  readonly id: number;
  readonly role: number;
  readonly client: Client;
}

type Kind = 'a person who manages users alone' | 'a manager of one branch' | 'an Admin';

let app: TestApp;
let admin: Client;
let assign: Assigner;
let adminRole: number;
let keeper: Person;
let manager: Person;
let boss: Person;
/** The branches of the manager, and another one. */
let branches: readonly [number, number];
/** Number of permissions. */
let count: number;
let ids: ReadonlyMap<string, number>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  assign = await assigner(admin);
  adminRole = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Admin').id;
  const { body } = await admin.get('activePermissions');
  ids = new Map(body.map(({ id, permissionCode }: any) => [permissionCode, id]));
  count = body.length;
  const [here, there] = (await admin.get('mbpBranches?range=[0,9]')).body;
  branches = [here.id, there.id];
  keeper = await person(await roleOf({ ViewUsersRoles: 1 }));
  manager = await person(await roleOf({ ViewUsersRoles: 1, ViewCustomers: 5, EditCustomers: 5 }));
  boss = await person(adminRole);
});
afterAll(() => app.close());

let made = 0;
const unique = () => `Made ${++made}`;

/** A role with these levels. */
async function roleOf(levels: Record<string, number>, more: object = {}): Promise<number> {
  const { body } = await admin.post('saveRole', { roleName: unique() });
  for (const [code, level] of Object.entries(levels)) await assign.role(body.id, code, level);
  if (Object.keys(more).length) await changed(admin.put(`updateRole/${body.id}`, more));
  return body.id;
}

async function person(role: number): Promise<Person> {
  const { id, client } = await addUser(app, admin, { role, defBranch: branches[0] });
  return { id, role, client };
}

/** A user who cannot sign in. */
async function userWith(values: { role: number; status?: UserRecord['status']; branch?: number }): Promise<number> {
  const { bulk, records, users } = app.platform;
  const [id] = await bulk.add(
    'user',
    [
      {
        uid: unique(),
        email: newAddress(),
        firstName: 'Una',
        lastName: 'Other',
        fullName: 'Una Other',
        role: await records.reference('role', { id: values.role }),
        status: values.status ?? 'ACTIVE',
        defBranch: values.branch === undefined ? null : await records.reference('branch', { id: values.branch }),
      },
    ],
    users.system,
  );
  return id!;
}

async function changed(reply: Promise<Reply>): Promise<Reply> {
  const { status, body, headers } = await reply;
  expect([status, body?.message]).toEqual([200, undefined]);
  return { status, body, headers };
}

/** Rights of everybody: roles, branches, statuses and levels. */
async function rights() {
  const { database } = app.platform;
  return Promise.all([
    database.rows(sql`select id, email, role_id, def_branch_id, status from app_user order by id`),
    database.rows(sql`select id, role_name, show_settings, show_admin, active from role order by id`),
    database.rows(
      sql`select id, user_or_role, role_id, user_id, permission_id, permission_level from assigned_permission order by id`,
    ),
  ]);
}

/** What the role Admin would give the two managers. */
const everything = () => `Admin, Open the settings, Administration and ${count - 1} more`;
const [wide, elsewhere] = [{ ViewCustomers: 1 }, { ViewCustomers: 5 }];
const customers = ['See customers', 'See customers (all branches)'] as const;
const afar = ['See customers', 'See customers (another branch)'] as const;

/** A way to give rights. */
interface Way {
  readonly name: string;
  /** The field with the message; null if the message is about no field, undefined if it is that of a row. */
  readonly at: string | null | undefined;
  /** What the person would give who manages users alone, and the manager of a branch. Default: what an Admin has. */
  readonly gives?: readonly [string, string];
  /** Makes what the way needs. Returns the call. */
  prepare(by: Person): Promise<() => Promise<Reply>>;
}

const way = (name: string, at: Way['at'], prepare: Way['prepare'], gives?: Way['gives']): Way => ({
  name,
  at,
  prepare,
  ...(gives && { gives }),
});

const none = () => roleOf({});
const inactiveAdmin = () => userWith({ role: adminRole, status: 'INACTIVE' });

const ways: readonly Way[] = [
  way(
    'updateUser with their own id',
    'role',
    async ({ client, id }) =>
      () =>
        client.put(`updateUser/${id}`, { role: adminRole }),
  ),
  way('updateUser', 'role', async ({ client }) => {
    const other = await userWith({ role: await none() });
    return () => client.put(`updateUser/${other}`, { role: adminRole });
  }),
  way('updateUser with the id in the body', 'role', async ({ client }) => {
    const other = await userWith({ role: await none() });
    return () => client.put('updateUser', { id: other, role: adminRole });
  }),
  way('users/bulk', undefined, async ({ client }) => {
    const other = await userWith({ role: await none() });
    return () => client.post('users/bulk', { ids: [other], set: { role: adminRole } });
  }),
  way('updateNewUser', 'role', async ({ client }) => {
    const other = await userWith({ role: await none(), status: 'INACTIVE' });
    return () => client.put('updateNewUser', { id: other, role: adminRole });
  }),
  way('updateNewUser of an Admin who is not active', 'status', async ({ client }) => {
    const other = await inactiveAdmin();
    return () => client.put('updateNewUser', { id: other, role: adminRole });
  }),
  way('making an Admin active', 'status', async ({ client }) => {
    const other = await inactiveAdmin();
    return () => client.put(`updateUser/${other}`, { status: 'ACTIVE' });
  }),
  way('making Admins active in bulk', undefined, async ({ client }) => {
    const other = await inactiveAdmin();
    return () => client.post('users/bulk', { ids: [other], set: { status: 'ACTIVE' } });
  }),
  way('undoing a hand-over of an Admin, who becomes active', 'status', async ({ client }) => {
    const [from, to] = [await userWith({ role: adminRole }), await userWith({ role: await none() })];
    const body = { to, kinds: ['activity.user'], deactivate: true };
    const { id } = (await changed(admin.post(`handOver/${from}`, body))).body;
    return () => client.post(`undoHandOver/${id}`, { activate: true });
  }),
  way('undoing that an Admin lost the role', 'role', async ({ client }) => {
    const [other, role] = [await userWith({ role: adminRole }), await none()];
    return undoOf(client, () => client.put(`updateUser/${other}`, { role }));
  }),
  way('undoing that an Admin became inactive', 'status', async ({ client }) => {
    const other = await userWith({ role: adminRole });
    return undoOf(client, () => client.put(`updateUser/${other}`, { status: 'INACTIVE' }));
  }),
  way(
    'a role with more levels',
    'role',
    async ({ client }) => {
      const [other, role] = [await userWith({ role: await none() }), await roleOf(wide)];
      return () => client.put(`updateUser/${other}`, { role });
    },
    customers,
  ),
  way(
    'a role that may open the settings',
    'role',
    async ({ client }) => {
      const [other, role] = [await userWith({ role: await none() }), await roleOf({}, { showSettings: true })];
      return () => client.put(`updateUser/${other}`, { role });
    },
    ['Open the settings', 'Open the settings'],
  ),
  way(
    'another branch',
    'defBranch',
    async ({ client }) => {
      const other = await userWith({ role: await roleOf(elsewhere), branch: branches[0] });
      return () => client.put(`updateUser/${other}`, { defBranch: branches[1] });
    },
    afar,
  ),
  way(
    'another branch in bulk',
    undefined,
    async ({ client }) => {
      const other = await userWith({ role: await roleOf(elsewhere), branch: branches[0] });
      return () => client.post('users/bulk', { ids: [other], set: { defBranch: branches[1] } });
    },
    afar,
  ),
  way(
    'a role with a level for another branch',
    'role',
    async ({ client }) => {
      const [other, role] = [await userWith({ role: await none(), branch: branches[1] }), await roleOf(elsewhere)];
      return () => client.put(`updateUser/${other}`, { role });
    },
    afar,
  ),
  way(
    'updateNewUser with another branch',
    'defBranch',
    async ({ client }) => {
      const other = await userWith({ role: await none(), status: 'INACTIVE' });
      const role = await roleOf(elsewhere);
      return () => client.put('updateNewUser', { id: other, role, defBranch: branches[1] });
    },
    afar,
  ),
  ...(['showSettings', 'showAdmin'] as const).flatMap((flag) => {
    const title = { showSettings: 'Open the settings', showAdmin: 'Administration' }[flag];
    return [
      way(
        `${flag} of their own role`,
        flag,
        async ({ client, role }) =>
          () =>
            client.put(`updateRole/${role}`, { [flag]: true }),
        [title, title],
      ),
      way(
        `${flag} of another role`,
        flag,
        async ({ client }) => {
          const role = await none();
          return () => client.put(`updateRole/${role}`, { [flag]: true });
        },
        [title, title],
      ),
      way(
        `a new role with ${flag}`,
        flag,
        async ({ client }) =>
          () =>
            client.post('saveRole', { roleName: unique(), [flag]: true }),
        [title, title],
      ),
    ];
  }),
  way(
    'making a role active',
    'active',
    async ({ client }) => {
      const role = await roleOf(wide, { active: false });
      return () => client.put(`updateRole/${role}`, { active: true });
    },
    customers,
  ),
  way(
    'a permission of their own role',
    'permissionLevel',
    async ({ client, role }) => {
      if (role === adminRole) await assign.remove(role, 'ViewQuotations');
      const values = { userOrRole: 2, role, permission: ids.get('ViewQuotations'), permissionLevel: 1 };
      return () => client.post('saveAssignedPermission', values);
    },
    ['See quotations', 'See quotations'],
  ),
  way(
    'a permission of another role',
    'permissionLevel',
    async ({ client }) => {
      const values = { userOrRole: 2, role: await none(), permission: ids.get('ViewCustomers'), permissionLevel: 1 };
      return () => client.post('saveAssignedPermission', values);
    },
    customers,
  ),
  way(
    'a permission of their own',
    'permissionLevel',
    async ({ client, id }) => {
      const values = { userOrRole: 1, user: id, permission: ids.get('ViewQuotations'), permissionLevel: 1 };
      return () => client.post('saveAssignedPermission', values);
    },
    ['See quotations', 'See quotations'],
  ),
  way(
    'a permission of another user',
    'permissionLevel',
    async ({ client }) => {
      const user = await userWith({ role: await none() });
      const values = { userOrRole: 1, user, permission: ids.get('ViewCustomers'), permissionLevel: 1 };
      return () => client.post('saveAssignedPermission', values);
    },
    customers,
  ),
  way(
    'a higher level',
    'permissionLevel',
    async ({ client }) => {
      const assigned = await assign.find(await roleOf(elsewhere), 'ViewCustomers');
      return () => client.put(`updateAssignedPermission/${assigned}`, { permissionLevel: 1 });
    },
    customers,
  ),
  way(
    'a level of a role of another branch',
    'permissionLevel',
    async ({ client }) => {
      const role = await none();
      await userWith({ role, branch: branches[1] });
      const values = { userOrRole: 2, role, permission: ids.get('ViewCustomers'), permissionLevel: 5 };
      return () => client.post('saveAssignedPermission', values);
    },
    afar,
  ),
  way(
    'another permission in place of one',
    'permissionLevel',
    async ({ client }) => {
      const assigned = await assign.find(await roleOf({ ViewUsersRoles: 1 }), 'ViewUsersRoles');
      return () => client.put(`updateAssignedPermission/${assigned}`, { permission: ids.get('ViewCustomers') });
    },
    customers,
  ),
  way(
    'a permission that moves from a role to another',
    'permissionLevel',
    async ({ client }) => {
      const assigned = await assign.find(await roleOf(wide), 'ViewCustomers');
      const role = await none();
      return () => client.put(`updateAssignedPermission/${assigned}`, { role });
    },
    customers,
  ),
  way(
    'a permission that moves from a role to a user',
    'permissionLevel',
    async ({ client }) => {
      const assigned = await assign.find(await roleOf(wide), 'ViewCustomers');
      const user = await userWith({ role: await none() });
      return () => client.put(`updateAssignedPermission/${assigned}`, { userOrRole: 1, user });
    },
    customers,
  ),
  way(
    'taking away a lower level of a user’s own',
    null,
    async ({ client }) => {
      const assigned = await assign.user(await userWith({ role: await roleOf(wide) }), 'ViewCustomers', 0);
      return () => client.delete(`deleteAssignedPermission/${assigned}`);
    },
    customers,
  ),
  way(
    'rolePermissions of their own role',
    'ViewQuotations',
    async ({ client, role }) => {
      if (role === adminRole) await assign.remove(role, 'ViewQuotations');
      return () => client.put(`rolePermissions/${role}`, [{ permissionCode: 'ViewQuotations', permissionLevel: 1 }]);
    },
    ['See quotations', 'See quotations'],
  ),
  way(
    'rolePermissions of another role',
    'ViewCustomers',
    async ({ client }) => {
      const role = await none();
      return () => client.put(`rolePermissions/${role}`, [{ permissionCode: 'ViewCustomers', permissionLevel: 1 }]);
    },
    customers,
  ),
  way(
    'undoing that a level was lowered',
    'permissionLevel',
    async ({ client }) => {
      const assigned = await assign.find(await roleOf(wide), 'ViewCustomers');
      return undoOf(client, () => client.put(`updateAssignedPermission/${assigned}`, { permissionLevel: 0 }));
    },
    customers,
  ),
  way(
    'undoing that a level was taken away',
    'permissionLevel',
    async ({ client }) => {
      const role = await roleOf(wide);
      const { version } = await assign.of(role, 'ViewCustomers');
      const values = [{ permissionCode: 'ViewCustomers', permissionLevel: 0, version }];
      return undoOf(client, () => client.put(`rolePermissions/${role}`, values));
    },
    customers,
  ),
  way(
    'undoing that a flag was taken away',
    'showSettings',
    async ({ client }) => {
      const role = await roleOf({}, { showSettings: true });
      return undoOf(client, () => client.put(`updateRole/${role}`, { showSettings: false }));
    },
    ['Open the settings', 'Open the settings'],
  ),
  way(
    'restoring a deleted permission',
    'permissionLevel',
    async ({ client }) => {
      const assigned = await assign.find(await roleOf(wide), 'ViewCustomers');
      await changed(client.delete(`deleteAssignedPermission/${assigned}`));
      const entry = await trashed(client, assigned);
      return () => client.post(`trash/${entry}/restore`);
    },
    customers,
  ),
  way(
    'restoring deleted permissions in bulk',
    undefined,
    async ({ client }) => {
      const assigned = await assign.find(await roleOf(wide), 'ViewCustomers');
      await changed(client.delete(`deleteAssignedPermission/${assigned}`));
      const entry = await trashed(client, assigned);
      return () => client.post('trash/restore', { ids: [entry] });
    },
    customers,
  ),
];

/** The entry of a deleted permission in the trash. */
async function trashed(client: Client, assigned: number): Promise<number> {
  const { body } = await client.list('trash', { filter: { kind: 'assignedPermission' } });
  return body.find(({ recordId }: any) => recordId === assigned).id;
}

/** Makes a change that gives nothing. Returns the call that undoes it. */
async function undoOf(client: Client, change: () => Promise<Reply>): Promise<() => Promise<Reply>> {
  const { headers } = await changed(change());
  return () => client.post(`undo/${headers.get('undo-token')}`);
}

const people: readonly [Kind, () => Person, number][] = [
  ['a person who manages users alone', () => keeper, 0],
  ['a manager of one branch', () => manager, 1],
  ['an Admin', () => boss, 2],
];

describe.each(ways)('$name gives no more than one has [AMB-114]', ({ at, gives, prepare }) => {
  test.each(people)('%s', async (_, by, column) => {
    const call = await prepare(by());
    const before = await rights();
    const { status, body } = await call();
    if (column === 2) {
      expect([status, body?.message, body?.refused ?? []]).toEqual([200, undefined, []]);
      return;
    }
    const gained = gives?.[column] ?? everything();
    const message = `You can give only rights that you have yourself. This would also give: ${gained}.`;
    if (at === undefined) expect(body).toEqual({ done: [], refused: [{ id: expect.any(Number), message }] });
    else if (at === null) expect([status, body]).toEqual([422, { code: 'refused', message }]);
    else expect([status, body]).toEqual([422, { code: 'invalid', message, errors: { [at]: message } }]);
    expect(await rights()).toEqual(before);
  });
});

describe('what a manager of one branch has, that person may give [AMB-114]', () => {
  test('levels of the own branch, to a role, a user and in bulk', async () => {
    const { client } = manager;
    const role = (await changed(client.post('saveRole', { roleName: unique() }))).body.id;
    await changed(client.put(`rolePermissions/${role}`, [{ permissionCode: 'ViewCustomers', permissionLevel: 5 }]));
    const other = await userWith({ role: await none() });
    await changed(client.put(`updateUser/${other}`, { role, defBranch: branches[0] }));
    const { body } = await changed(client.post('users/bulk', { ids: [other], set: { status: 'INACTIVE' } }));
    expect(body).toEqual({ done: [other], refused: [] });
    await changed(client.put('updateNewUser', { id: other, role }));
  });

  test('rights may be taken from anybody, and what somebody has may stay', async () => {
    const { client } = manager;
    const role = await roleOf({ ViewQuotations: 1, ViewCustomers: 1 }, { showSettings: true, showAdmin: true });
    const other = await userWith({ role: adminRole, branch: branches[1] });
    await changed(client.put(`updateUser/${other}`, { firstName: 'Ursula' }));
    await changed(client.put(`updateUser/${other}`, { defBranch: branches[0] }));
    await changed(client.put(`updateRole/${role}`, { showAdmin: false }));
    const assigned = await assign.find(role, 'ViewQuotations');
    await changed(client.put(`updateAssignedPermission/${assigned}`, { permissionLevel: 5 }));
    await changed(client.put(`updateUser/${other}`, { role: await none() }));
  });
});

test('only roles that one may give are offered [AMB-114]', async () => {
  const [same, more, stronger] = [await roleOf(elsewhere), await roleOf(wide), adminRole];
  const offered = async ({ client }: Person) => {
    const { body } = await changed(client.get('rolesToGive'));
    return [same, more, stronger].map((role) => body.some(({ id }: any) => id === role));
  };
  expect(await offered(keeper)).toEqual([false, false, false]);
  expect(await offered(manager)).toEqual([true, false, false]);
  expect(await offered(boss)).toEqual([true, true, true]);
});

describe('the account of somebody with more rights [AMB-114]', () => {
  const refused = () => ({
    status: 422,
    body: {
      code: 'refused',
      message: `You can do this only for users with no more rights than your own. This one may also: ${everything()}.`,
    },
  });

  test('keeps its address and its second factor', async () => {
    for (const { client } of [keeper, manager]) {
      expect(await client.put(`updateUserEmail/${boss.id}`, { newEmail: newAddress() })).toMatchObject(refused());
      expect(await client.delete(`secondFactor/${boss.id}`)).toMatchObject(refused());
    }
    expect(await admin.delete(`secondFactor/${keeper.id}`)).toMatchObject({
      body: { message: 'This user has no second factor.' },
    });
    await changed(keeper.client.put(`updateUserEmail/${(await person(keeper.role)).id}`, { newEmail: newAddress() }));
  });
});

describe('the last active Admin [AMB-114]', () => {
  const message = 'There must be at least one active Admin.';
  let last: number;

  beforeAll(async () => {
    last = (await admin.get('user/profile')).body.id;
    const { body } = await admin.get('users?range=[0,999]');
    const others = body.filter(
      ({ id, role, status }: any) => id !== last && role?.id === adminRole && status === 'ACTIVE',
    );
    const set = { status: 'INACTIVE' };
    const { body: answer } = await admin.post('users/bulk', { ids: others.map(({ id }: any) => id), set });
    expect(answer.refused).toEqual([]);
  });

  const calls: [string, string | null | undefined, (by: Client) => Promise<Reply>][] = [
    ['is not made inactive', 'status', (by) => by.put(`updateUser/${last}`, { status: 'INACTIVE' })],
    ['does not get another role', 'role', async (by) => by.put(`updateUser/${last}`, { role: await none() })],
    [
      'is not made inactive in bulk',
      undefined,
      (by) => by.post('users/bulk', { ids: [last], set: { status: 'INACTIVE' } }),
    ],
    [
      'does not get another role in bulk',
      undefined,
      async (by) => by.post('users/bulk', { ids: [last], set: { role: await none() } }),
    ],
    [
      'is not made inactive by a hand-over',
      'status',
      (by) => by.post(`handOver/${last}`, { to: keeper.id, kinds: ['activity.user'], deactivate: true }),
    ],
    [
      'does not lose the permission to manage users',
      'permissionLevel',
      (by) =>
        by.post('saveAssignedPermission', {
          userOrRole: 1,
          user: last,
          permission: ids.get('ViewUsersRoles'),
          permissionLevel: 0,
        }),
    ],
  ];
  test.each(calls)('%s, by whoever', async (_, at, call) => {
    for (const by of [keeper.client, manager.client, admin]) {
      const before = await rights();
      const { status, body } = await call(by);
      if (at === undefined) expect(body).toEqual({ done: [], refused: [{ id: last, message }] });
      else expect([status, body]).toEqual([422, { code: 'invalid', message, errors: { [at!]: message } }]);
      expect((await rights())[0]).toEqual(before[0]);
    }
  });

  test('is not deleted, and does not lose the role by an undo', async () => {
    const { platform } = app;
    const { bulk, records, users } = platform;
    const record = (await records.one('user', last))!;
    const by = (await users.byId(keeper.id))!;
    await expect(platform.database.write(() => bulk.remove('user', [record], by))).rejects.toMatchObject({
      message,
    });

    const second = await userWith({ role: await none() });
    const { headers } = await changed(admin.put(`updateUser/${second}`, { role: adminRole }));
    await changed(admin.put(`updateUser/${last}`, { role: keeper.role }));
    expect(await admin.post(`undo/${headers.get('undo-token')}`)).toMatchObject({ status: 422, body: { message } });
  });
});
