import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';

let app: TestApp;
let admin: Client;
let supervisor: Client;
let internal: Client;
/** Of another branch than the others. */
let stranger: Client;
let branch: { id: number };
let elsewhere: { id: number };
let role: { id: number };

const usersOf = async () => (await admin.list('users', { range: [0, 99] })).body as any[];
const userOf = async (email: string) => (await usersOf()).find((user) => user.email.startsWith(email));

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  ({ defBranch: branch, role } = await userOf('internal@'));
  elsewhere = (await admin.get('mbpBranches')).body.find(({ id }: any) => id !== branch.id);
  const { id } = await userOf('salesexec@');
  expect((await admin.put(`updateUser/${id}`, { defBranch: elsewhere.id })).status).toBe(200);
  stranger = await Client.as(app, 'salesexec');
  supervisor = await Client.as(app, 'supervisor');
});
afterAll(() => app.close());

const draft = (filterName: string, more: object = {}) => ({
  filterName,
  dbview: 1,
  conditions: [{ rowNo: 1, dbField: 'status', condition: '=', value: 'Active' }],
  ...more,
});
const make = async (client: Client, name: string, more: object = {}) => {
  const { status, body } = await client.post('userViewFilter', draft(name, more));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const sharedWith = async (client: Client): Promise<string[]> =>
  (await client.get('sharedViewFilters/1')).body.map(({ filterName }: any) => filterName);
const rowsOf = (client: Client, { id }: { id: number }) => client.post(`customerfilterbypage/1/10/${id}/0/0/*`, {});

describe('a saved filter that a supervisor shares with their branch', () => {
  test('is listed for its people with its owner, and narrows their lists as its owner’s', async () => {
    const filter = await make(supervisor, 'Ours', { forBranch: branch.id });
    const { body } = await internal.get('sharedViewFilters/1');
    expect(body).toMatchObject([
      { id: filter.id, filterName: 'Ours', user: { fullName: 'Simon Supervisor' }, forBranch: { id: branch.id } },
    ]);
    expect((await internal.get('sharedViewFilters/2')).body).toEqual([]);
    expect((await internal.get('userViewFilters/1')).body.map(({ filterName }: any) => filterName)).not.toContain(
      'Ours',
    );
    expect((await internal.get(`userViewFilterConditions/${filter.id}`)).body).toMatchObject([{ dbField: 'status' }]);
    const all = (await internal.list('customers', { filter: { status: 'Active' }, range: [0, 999] })).body.length;
    expect((await rowsOf(internal, filter)).body.total).toBe(all);
    expect(await sharedWith(supervisor)).toEqual([]);
  });

  test('is not there for people of another branch', async () => {
    const filter = await make(supervisor, 'Not theirs', { forBranch: branch.id });
    expect(await sharedWith(stranger)).toEqual([]);
    expect(await rowsOf(stranger, filter)).toMatchObject({ status: 400, body: { message: 'Saved filter not found.' } });
    expect((await stranger.get(`userViewFilterConditions/${filter.id}`)).body).toEqual([]);
    expect((await stranger.put(`userViewFilter/${filter.id}`, { filterName: 'X' })).status).toBe(404);
  });

  test('is changed and deleted only by its owner', async () => {
    const filter = await make(supervisor, 'Kept', { forBranch: branch.id });
    const message = 'This saved filter is shared with you: you can use it, but only its owner can change it.';
    const refused = { status: 422, body: { message } };
    expect(await internal.put(`userViewFilter/${filter.id}`, { filterName: 'Mine' })).toMatchObject(refused);
    expect(await internal.put(`userViewFilter/${filter.id}`, { conditions: [] })).toMatchObject(refused);
    expect(await internal.put(`setSavedFilterFav/${filter.id}/1`)).toMatchObject(refused);
    expect(await internal.delete(`delUserViewFilter/${filter.id}`)).toMatchObject({ status: 422 });
    expect((await supervisor.get(`userViewFilterConditions/${filter.id}`)).body).toHaveLength(1);
    expect((await supervisor.put(`userViewFilter/${filter.id}`, { forBranch: null })).body.forBranch).toBeNull();
    expect(await sharedWith(internal)).not.toContain('Kept');
    expect((await rowsOf(internal, filter)).status).toBe(400);
  });

  test('fills a widget of a colleague, until it is shared no longer', async () => {
    const filter = await make(supervisor, 'Widget', { forBranch: branch.id });
    const widgetOf = async (email: string) => {
      const { id: user } = await userOf(email);
      return {
        widget: 101,
        widgetType: 'list',
        widgetName: 'Ours',
        screenPos: 1,
        user,
        viewId: 1,
        userViewFilter: filter.id,
      };
    };
    const own = await internal.post('saveUserWidget', await widgetOf('internal@'));
    expect([own.status, own.body]).toEqual([200, expect.objectContaining({ widgetName: 'Ours' })]);
    expect((await internal.get(`getUserWidgetData/${own.body.id}`)).status).toBe(200);
    expect((await stranger.post('saveUserWidget', await widgetOf('salesexec@'))).body.errors).toEqual({
      userViewFilter: 'This Saved filter does not exist.',
    });
    expect((await admin.post('saveUserWidget', await widgetOf('salesexec@'))).body.errors).toEqual({
      userViewFilter: 'The saved filter must be one of the user, or shared with the user, for this list.',
    });
    await supervisor.put(`userViewFilter/${filter.id}`, { forBranch: null });
    expect(await internal.get(`getUserWidgetData/${own.body.id}`)).toMatchObject({
      status: 400,
      body: { message: 'Saved filter not found.' },
    });
  });
});

describe('who shares', () => {
  test('with their branch: a supervisor, and only with their own', async () => {
    expect((await supervisor.get('filterSharing')).body).toEqual({ withBranch: true, withAll: false });
    expect(await supervisor.post('userViewFilter', draft('Far', { forBranch: elsewhere.id }))).toMatchObject({
      status: 422,
      body: { message: 'You can share a filter only with your own branch.' },
    });
    expect((await internal.get('filterSharing')).body).toEqual({ withBranch: false, withAll: false });
    expect(await internal.post('userViewFilter', draft('Near', { forBranch: branch.id }))).toMatchObject({
      status: 422,
      body: { message: 'You are not allowed to share a filter with a branch.' },
    });
  });

  test('with a role or everybody: a person who manages users', async () => {
    for (const more of [{ forEverybody: true }, { forRole: role.id }])
      expect(await supervisor.post('userViewFilter', draft('All', more))).toMatchObject({
        status: 422,
        body: { message: 'You are not allowed to share a filter with a role or with everybody.' },
      });
    expect((await admin.get('filterSharing')).body).toEqual({ withBranch: true, withAll: true });
    await make(admin, 'For a role', { forRole: role.id });
    await make(admin, 'For all', { forEverybody: true });
    expect(await sharedWith(internal)).toEqual(expect.arrayContaining(['For a role', 'For all']));
    expect(await sharedWith(stranger)).toEqual(['For all']);
  });

  test('keeps what somebody else has shared when they change the filter', async () => {
    const filter = await make(supervisor, 'Plain');
    const path = `userViewFilter/${filter.id}`;
    expect((await admin.put(path, { forEverybody: true })).status).toBe(200);
    expect((await supervisor.put(path, { filterName: 'Plain and shared' })).body.forEverybody).toBe(true);
    expect((await supervisor.put(path, { forEverybody: false })).body.forEverybody).toBe(false);
    expect((await supervisor.put(path, { forEverybody: true })).status).toBe(422);
  });
});
