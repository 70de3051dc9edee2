import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { minute, TestClock } from '../../support/clock.ts';
import { countRows } from '../../support/data.ts';
import { addUser, identity, refusal, signIn } from '../../support/identity.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';
import { filled, nameOf, routesOfControllers, standard, type Route } from '../../support/routes.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;
let assign: Assigner;
let me: any;
let internal: any;
let readOnly: any;

beforeAll(async () => {
  app = await startApp({ clock });
  await signInAgain();
  assign = await assigner(admin);
  me = (await admin.get('user/profile')).body;
  internal = (await (await Client.as(app, 'internal')).get('user/profile')).body;
  readOnly = (await (await Client.as(app, 'readonly')).get('user/profile')).body;
});
// Some tests end the session of the Admin, or put the clock forward.
beforeEach(signInAgain);
afterAll(() => app.close());

async function signInAgain() {
  admin = await Client.as(app, 'admin');
}

const onlyView = { message: 'This is only a view. Stop viewing to make changes.', code: 'only_view' };
const noLonger = { status: 401, body: { code: 'not_signed_in' } };

/** Begins a view. Answers a client with its token. */
async function viewAs(whom: { role: number } | { user: number }, by = admin): Promise<Client> {
  const { status, body } = await by.post('viewAs', whom);
  expect([status, body]).toEqual([200, { token: expect.any(String), expiresIn: 1800 }]);
  return new Client(app.url, body.token);
}

const levels = async (client: Client, user: number) =>
  Object.fromEntries(
    (await client.get(`getUserPermissions/${user}`)).body.map((one: any) => [
      one.permission.permissionCode,
      one.permissionLevel,
    ]),
  );

const history = async (path: string) =>
  (await admin.get(path)).body.map(({ action, user, changes }: any) => [
    action,
    user.fullName,
    Object.fromEntries(changes.map((change: any) => [change.title, change.new])),
  ]);

describe('viewing as a user', () => {
  test('shows the user’s profile, permissions, lists and reports [PER-036]', async () => {
    const view = await viewAs({ user: internal.id });
    const own = await Client.as(app, 'internal');
    for (const path of ['user/profile', `getUserPermissions/${internal.id}`, 'dbreports', 'customers?range=[0,9]'])
      expect([path, (await view.get(path)).body]).toEqual([path, (await own.get(path)).body]);
    const page = `myactivityfilterbypage/1/10/0/0/0/*`;
    expect((await view.post(page, {})).body).toEqual((await own.post(page, {})).body);
    expect(await view.get('mbpBranches')).toMatchObject({ status: 200 });
    expect(await view.get(`roleHistory/${internal.role.id}`)).toMatchObject({
      status: 422,
      body: { message: 'You are not allowed to change users and roles.' },
    });
  });

  test('shows only the user’s own branch where their level says so [AMB-102]', async () => {
    await assign.user(readOnly.id, 'ViewCustomers', 5);
    const branches = (view: Client) => view.get('customers?range=[0,999]').then(({ body }) => body);
    const seen = await branches(await viewAs({ user: readOnly.id }));
    expect(seen).toEqual(await branches(await Client.as(app, 'readonly')));
    expect(seen.length).toBeLessThan((await branches(admin)).length);
  });

  test('the user’s alerts stay closed', async () => {
    const alerts = async (client: Client) => (await client.get('getAllCurrentUserAlerts')).body.length;
    const { notify } = await built('features/common/alerts.js');
    const news = { source: 'REMINDER', sourceId: 1, text: 'For one person', link: '/' };
    await app.platform.database.write(() => notify(app.platform, internal.id, news));
    const own = await Client.as(app, 'internal');
    expect(await alerts(own)).toBeGreaterThan(0);
    const view = await viewAs({ user: internal.id });
    expect(await alerts(view)).toBe(0);
    expect((await view.get('getNewCurrentUserAlerts')).body).toBe(0);
    const [{ id }] = (await own.get('getAllCurrentUserAlerts')).body;
    expect((await view.get(`getAlert/${id}`)).status).toBe(404);
  });

  test('the token gives no access to an account', async () => {
    const { token } = await viewAs({ user: internal.id });
    for (const [call, body] of [
      ['lookup', {}],
      ['update', { password: 'Another-password-1' }],
      ['update', { email: 'other@people.example' }],
      ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'other@people.example' }],
    ] as const)
      expect(await identity(app, call, { ...body, idToken: token })).toMatchObject(refusal('INVALID_ID_TOKEN'));
    expect(
      await new Client(app.url).post('token', { grant_type: 'refresh_token', refresh_token: token }),
    ).toMatchObject(refusal('INVALID_REFRESH_TOKEN'));
  });
});

describe('viewing as a role', () => {
  test('allows what the role allows, and is limited to the viewer’s own branch [PER-004]', async () => {
    const view = await viewAs({ role: internal.role.id });
    const { body } = await view.get('user/profile');
    expect(body).toMatchObject({ id: me.id, role: internal.role, defBranch: me.defBranch });
    expect(await levels(view, me.id)).toEqual(await levels(admin, internal.id));
    await assign.role(internal.role.id, 'ViewCustomers', 5);
    const ids = (await view.get('customers?range=[0,999]')).body.map(({ mbpBranch }: any) => mbpBranch.id);
    await assign.role(internal.role.id, 'ViewCustomers', 1);
    expect(new Set(ids)).toEqual(new Set([me.defBranch.id]));
  });
});

describe('a view changes nothing', () => {
  test('calls that write are refused, all others are allowed', async () => {
    const { body } = await admin.get('roles');
    const adminRole = body.find(({ roleName }: any) => roleName === 'Admin').id;
    const view = await viewAs({ role: adminRole });
    const before = await countRows(app);
    for (const route of await routesOfControllers()) {
      if (route.rule === 'public' || /^(user\/logout|stopViewing)$/.test(route.path)) continue;
      const path = filled(route.path, { ...standard, type: 'won', page: 1, rows: 1 });
      const reply = await view.send(route.method, path, ['GET', 'DELETE'].includes(route.method) ? undefined : {});
      const isRefused = reply.status === 422 && reply.body.code === 'only_view';
      expect([nameOf(route), isRefused]).toEqual([nameOf(route), writes(route)]);
      if (isRefused) expect(reply.body).toEqual(onlyView);
    }
    expect(await countRows(app)).toEqual(before);
  });

  test('no view begins within a view', async () => {
    const view = await viewAs({ role: me.role.id });
    expect(await view.post('viewAs', { role: readOnly.role.id })).toMatchObject({ status: 422, body: onlyView });
  });
});

const writes = ({ method, path }: Route) =>
  method === 'GET'
    ? /^(setquoteactive|assignNewCustomer|mergeCustomer|rese)/.test(path)
    : !(
        method === 'POST' &&
        /filterbypage|^searchCustomers|quickquery|^check|^getDup|^reportData|^previewUserWidget|Orders\/|^opportunityboard|^getCustId/.test(
          path,
        )
      );

describe('the choice of whom to view', () => {
  const begin = (by: Client, whom: object) => by.post('viewAs', whom);
  const inactive = { status: 422, body: { code: 'refused', message: 'Only an active user or role can be viewed.' } };

  test('excludes oneself and anyone who is not active', async () => {
    expect(await begin(admin, { user: me.id })).toMatchObject({
      status: 422,
      body: { code: 'refused', message: 'You already see the product as yourself.' },
    });
    const { id } = await addUser(app, admin, { role: readOnly.role.id });
    await admin.put(`updateUser/${id}`, { status: 'INACTIVE' });
    const role = (await admin.post('saveRole', { roleName: 'Retired', active: false })).body.id;
    for (const whom of [{ user: id }, { role }, { user: 2147483647 }, { role: 2147483647 }])
      expect(await begin(admin, whom)).toMatchObject(inactive);
  });

  test('the body names one role or one user', async () => {
    for (const body of [{}, { role: 1, user: 1 }, { role: 1, branch: 1 }, { role: null }, { user: 'x' }, undefined])
      expect([body, (await begin(admin, body as any)).status]).toEqual([body, 400]);
  });

  test('only people who manage users may view', async () => {
    expect(await begin(await Client.as(app, 'supervisor'), { role: readOnly.role.id })).toMatchObject({
      status: 422,
      body: { code: 'refused', message: 'You are not allowed to change users and roles.' },
    });
  });

  test('a person who manages roles gains nothing that they lack', async () => {
    const role = (await admin.post('saveRole', { roleName: 'Role keeper' })).body.id;
    const all = ['ViewUsersRoles', 'AddNewContact'];
    for (const code of all) await assign.role(role, code, 1);
    await assign.role(role, 'ViewCustomers', 5);
    const { client } = await addUser(app, admin, { role, defBranch: internal.defBranch.id });
    const refusedWith = (text: string) => ({
      status: 422,
      body: {
        code: 'refused',
        message: `You can view Branchline only as a role or user with no more rights than your own. This one may also: ${text}.`,
      },
    });
    expect(await begin(client, { role: me.role.id })).toMatchObject(
      refusedWith(`Admin, Open the settings, Administration and ${(await countOf()) - 2} more`),
    );
    const wide = (await admin.post('saveRole', { roleName: 'All branches' })).body.id;
    await assign.role(wide, 'ViewCustomers', 1);
    expect(await begin(client, { role: wide })).toMatchObject(refusedWith('See customers'));

    // The same level in another branch reaches other records.
    await assign.role(wide, 'ViewCustomers', 5);
    const branches = (await admin.get('mbpBranches?range=[0,99]')).body;
    const other = branches.find(({ id }: any) => id !== internal.defBranch.id).id;
    const { id: elsewhere } = await addUser(app, admin, { role: wide, defBranch: other });
    const { id: here } = await addUser(app, admin, { role: wide, defBranch: internal.defBranch.id });
    expect(await begin(client, { user: elsewhere })).toMatchObject(refusedWith('See customers'));
    const view = await viewAs({ user: here }, client);

    // What the viewed role gains later ends the view.
    expect((await view.get('customers')).status).toBe(200);
    await assign.role(wide, 'ViewQuotations', 1);
    expect(await view.get('opportunities')).toMatchObject(noLonger);
    await assign.role(wide, 'ViewQuotations', 0);
    expect((await view.get('customers')).status).toBe(200);

    // So does what the viewer loses.
    await assign.role(role, 'ViewUsersRoles', 0);
    expect(await view.get('customers')).toMatchObject(noLonger);
  });

  /** The number of permissions that the role keeper lacks. */
  const countOf = async () => (await admin.get('activePermissions')).body.length;
});

describe('the end of a view', () => {
  test('is a call, which leaves the viewer signed in; the history names the viewer', async () => {
    const view = await viewAs({ user: readOnly.id });
    expect((await view.post('stopViewing')).status).toBe(200);
    expect(await view.get('customers')).toMatchObject(noLonger);
    expect((await admin.get('customers')).status).toBe(200);
    const time = expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    const [ended, began] = await history(`userHistory/${readOnly.id}`);
    expect([began, ended]).toEqual([
      ['view', me.fullName, { 'Ends at the latest': time }],
      ['viewEnd', me.fullName, { Began: time, Ended: time }],
    ]);
    expect(await (await Client.as(app, 'internal')).get(`userHistory/${readOnly.id}`)).toMatchObject({ status: 422 });
  });

  test('comes after 30 minutes, and is recorded', async () => {
    const view = await viewAs({ role: readOnly.role.id });
    clock.forward(29 * minute);
    expect((await view.get('customers')).status).toBe(200);
    clock.forward(2 * minute);
    expect(await view.get('customers')).toMatchObject(noLonger);
    await app.platform.views.endExpired();
    const [[action, , { Began, Ended }]] = await history(`roleHistory/${readOnly.role.id}`);
    expect(action).toBe('viewEnd');
    expect((minutesOf(Ended) - minutesOf(Began) + 1440) % 1440).toBe(30);
  });

  test('comes with signing out, in the view or outside it, and is recorded once', async () => {
    for (const isInView of [true, false]) {
      const own = new Client(app.url, (await signIn(app, 'admin')).idToken);
      const view = await viewAs({ role: readOnly.role.id }, own);
      await (isInView ? view : own).post('user/logout', {});
      expect(await view.get('customers')).toMatchObject(noLonger);
      expect(await own.get('customers')).toMatchObject(noLonger);
      await app.platform.views.endExpired();
      await app.platform.views.endExpired();
      const actions = (await history(`roleHistory/${readOnly.role.id}`)).map(([action]: any) => action);
      expect(actions.slice(0, 3)).toEqual(['viewEnd', 'view', 'viewEnd']);
    }
  });
});

const minutesOf = (time: string): number => {
  const [, hours, minutes] = / (\d\d):(\d\d)$/.exec(time)!;
  return Number(hours) * 60 + Number(minutes);
};
