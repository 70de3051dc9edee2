import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customerWithContact, enquiryOf, inDays } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
});
afterAll(() => app.close());

let named = 0;
const draft = (more: object = {}) => ({
  filterName: `Filter ${++named}`,
  dbview: 1,
  conditions: [{ rowNo: 1, dbField: 'status', condition: '=', value: 'Active' }],
  ...more,
});
const make = async (client: Client, more: object = {}) => {
  const { status, body } = await client.post('userViewFilter', draft(more));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

describe('a saved filter', () => {
  test('belongs to list 1 by default, and describes its conditions in words [CON-028]', async () => {
    const region = (await internal.get('regions')).body[0];
    const filter = await make(internal, {
      dbview: undefined,
      conditions: [
        { dbField: 'region', condition: '=', value: region.regionName, dbValue: String(region.id) },
        { rowStart: 'OR', dbField: 'custName', condition: 'contains', value: 'BUILD' },
      ],
    });
    expect(filter).toMatchObject({
      dbview: 1,
      user: { fullName: 'Ian Internal' },
      whereClause: `Region = ${region.regionName} OR Customer Name contains BUILD`,
      orderByClause: 'Customer Name ascending',
      favouriteName: `Customers:${filter.filterName}`,
    });
    const { body } = await internal.get(`userViewFilterConditions/${filter.id}`);
    expect(body.map(({ rowNo, rowStart, dbField, dbValue }: any) => [rowNo, rowStart, dbField, dbValue])).toEqual([
      [1, null, 'region', String(region.id)],
      [2, 'OR', 'custName', null],
    ]);
  });

  test('narrows every paged call of its list, and the plain one', async () => {
    const filter = await make(internal, { sortField: 'postCode', sortOrder: -1 });
    const expected = (await internal.list('customers', { filter: { status: 'Active' }, range: [0, 999] })).body.length;
    const { body } = await internal.post(`customerfilterbypage/1/10/${filter.id}/0/0/*`, {});
    expect(body.total).toBe(expected);
    const codes = body.rows.map(({ postCode }: any) => postCode);
    expect(codes).toEqual(codes.toSorted().toReversed());
    expect((await internal.get(`savedFilteredCustomers/${filter.id}`)).body).toHaveLength(expected);
    const paged = await internal.get(`savedFilteredCustomersbypage/${filter.id}/2/10`);
    expect(paged.body).toMatchObject({ total: expected, page: 2, size: 10 });
    const ids = (rows: any[]) => rows.map(({ customerId }) => customerId);
    const all = await internal.post(`customerfilterbypage/1/1000/${filter.id}/0/0/*`, {});
    expect(ids(paged.body.rows)).toEqual(ids(all.body.rows).slice(10, 20));
    expect(paged.body.rows.map(({ status }: any) => status)).toEqual(Array(10).fill('Active'));
  });

  test('belongs to its user and its list only', async () => {
    const filter = await make(internal);
    const supervisor = await Client.as(app, 'supervisor');
    for (const [client, path] of [
      [supervisor, `customerfilterbypage/1/10/${filter.id}/0/0/*`],
      [internal, `activityfilterbypage/1/10/${filter.id}/0/0/*`],
    ] as const)
      expect(await client.post(path, {})).toMatchObject({ status: 400, body: { message: 'Saved filter not found.' } });
    expect((await supervisor.get(`userViewFilterConditions/${filter.id}`)).body).toEqual([]);
    expect((await supervisor.put(`userViewFilter/${filter.id}`, { filterName: 'Mine' })).status).toBe(404);
    expect((await supervisor.delete(`delUserViewFilter/${filter.id}`)).status).toBe(404);
    expect((await supervisor.get('userViewFilters/1/')).body.map(({ id }: any) => id)).not.toContain(filter.id);
  });

  test('of another user is seen by user managers', async () => {
    const filter = await make(internal);
    const path = `userViewFiltersbyUser/1/${filter.user.id}`;
    expect((await admin.get(path)).body.map(({ id }: any) => id)).toContain(filter.id);
    expect((await (await Client.as(app, 'salesexec')).get(path)).body).toEqual([]);
  });

  test('changes together with its conditions, and is deleted with them', async () => {
    const filter = await make(internal);
    const kept = await internal.put(`userViewFilter/${filter.id}`, { filterName: 'Renamed' });
    expect(kept.body).toMatchObject({ filterName: 'Renamed', whereClause: filter.whereClause });
    const refused = await internal.put(`userViewFilter/${filter.id}`, {
      filterName: 'Never',
      conditions: [{ dbField: 'phoneNo', condition: 'between', value: '1' }],
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: { conditions: 'Phone No takes two values.' } } });
    expect((await internal.get('userViewFilters/1/')).body.find(({ id }: any) => id === filter.id).filterName).toBe(
      'Renamed',
    );
    expect((await internal.delete(`delUserViewFilter/${filter.id}`)).status).toBe(200);
    expect((await internal.get(`userViewFilterConditions/${filter.id}`)).body).toEqual([]);
  });

  test.each([
    ['a field that is not there', { dbField: 'password', condition: '=', value: '1' }],
    ['a part of a record that is not shown', { dbField: 'createdBy.email', condition: '=', value: 'x' }],
    ['an operator that is not there', { dbField: 'custName', condition: 'like', value: 'x' }],
    ['a date that does not exist', { dbField: 'dateCreated', condition: '=', value: '31/02/2026' }],
    ['SQL', { dbField: 'custName; drop table customer', condition: '=', value: "'; --" }],
  ])('is refused with %s', async (_, condition) => {
    const before = (await internal.get('userViewFilters/1/')).body;
    const { status, body } = await internal.post('userViewFilter', draft({ conditions: [condition] }));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ conditions: expect.stringMatching(/\S/) });
    expect((await internal.get('userViewFilters/1/')).body).toEqual(before);
  });

  test('needs a name', async () => {
    expect(await internal.post('userViewFilter', draft({ filterName: ' ' }))).toMatchObject({
      status: 422,
      body: { errors: { filterName: 'Filter Name is required.' } },
    });
  });

  test('is the default of its list only; without a default all rows are shown [AMB-083 BEH-122]', async () => {
    expect((await internal.get('defUserViewFilter/3/')).body).toMatchObject({ id: 0, filterName: 'All activities' });
    const [first, second] = [await make(internal, { isDefault: true }), await make(internal, { isDefault: true })];
    expect((await internal.get('defUserViewFilter/1/')).body.id).toBe(second.id);
    expect((await internal.get(`defcustomersfilter/${first.user.id}`)).body.id).toBe(second.id);
  });

  test('every numbered list has columns, fields and filters; only 1 to 8 and 12 have a default filter [BEH-122]', async () => {
    const { body: views } = await internal.get('dbviews');
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 12, 101, 102];
    expect(views.map(({ id }: any) => id)).toEqual(expect.arrayContaining(numbers));
    for (const view of numbers) {
      const fields = (await admin.get(`dbViewFields/${view}`)).body;
      expect([view, fields.some(({ defView }: any) => defView)]).toEqual([view, true]);
      for (const path of [`currentUserViewFields/${view}`, `userViewFilters/${view}/`])
        expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
      const { status } = await admin.get(`defUserViewFilter/${view}/`);
      expect([view, status]).toEqual([view, view > 100 ? 404 : 200]);
    }
  });
});

describe('favourites', () => {
  test('are set, ordered and listed only for their user [BEH-038 BEH-039]', async () => {
    const [one, two] = [await make(internal), await make(internal)];
    for (const { id } of [one, two])
      expect((await internal.put(`setSavedFilterFav/${id}/1`)).body.favourite).toBe(true);
    const order = [
      { id: two.id, favourite: true, favouriteOrder: 1 },
      { id: one.id, favourite: true, favouriteOrder: 2 },
    ];
    expect((await internal.put('updateFavOrder', order)).status).toBe(200);
    const ids = async (client: Client) => (await client.get('getCurrUserFavFilters')).body.map(({ id }: any) => id);
    expect((await ids(internal)).filter((id: number) => [one.id, two.id].includes(id))).toEqual([two.id, one.id]);
    expect(await ids(admin)).not.toContain(one.id);
    await internal.put(`setSavedFilterFav/${one.id}/0`);
    expect(await ids(internal)).not.toContain(one.id);
  });

  test('are reordered all or none', async () => {
    const mine = await make(internal);
    const order = [
      { id: mine.id, favouriteOrder: 7 },
      { id: 999_999, favouriteOrder: 8 },
    ];
    expect((await internal.put('updateFavOrder', order)).status).toBe(404);
    const { body } = await internal.get('userViewFilters/1/');
    expect(body.find(({ id }: any) => id === mine.id).favouriteOrder).toBeNull();
  });
});

describe('dates in conditions [AMB-081]', () => {
  test('can be relative to today', async () => {
    const names = (await internal.get('dateModifiers')).body.map(({ name }: any) => name);
    expect(names).toEqual([
      'Today',
      'Yesterday',
      ...['week', 'month', 'year', 'financial year'].flatMap((unit) =>
        ['Last', 'This', 'Next'].map((move) => `${move} ${unit}`),
      ),
      'Last 7 days',
      'Last 30 days',
      'Next 7 days',
      'Next 30 days',
      'More than 14 days ago',
    ]);
    const received = async (condition: string, value: string) => {
      const { body } = await internal.post('opportunityfilterbypage/1/1000/0/0/0/*', {
        conditions: [{ dbField: 'dateReceived', condition, value }],
      });
      return body.rows.map(({ oppId }: any) => oppId);
    };
    const who = await customerWithContact(internal);
    const made = async (days: number) =>
      (await internal.post('opportunityconf', { ...enquiryOf(who), dateReceived: inDays(days) })).body.oppId;
    const [today, yesterday, longAgo] = [await made(0), await made(-1), await made(-900)];
    expect(await received('=', 'Today')).toContain(today);
    expect(await received('=', 'Today')).not.toContain(yesterday);
    expect(await received('=', 'Yesterday')).toContain(yesterday);
    expect(await received('<', 'Last year')).toContain(longAgo);
    expect(await received('<', 'Last year')).not.toContain(today);
    expect(await received('<>', 'Today')).toEqual(expect.arrayContaining([yesterday, longAgo]));
    expect(await received('between', `${inDays(-1)}, Today`)).toEqual(expect.arrayContaining([today, yesterday]));
    expect(await received('=', 'Last 2 days')).toEqual(expect.arrayContaining([today, yesterday]));
    expect(await received('=', 'Last 2 days')).not.toContain(longAgo);
    expect(await received('=', 'More than 14 days ago')).toContain(longAgo);
    expect(await received('=', 'More than 14 days ago')).not.toContain(yesterday);
    expect(await received('=', 'This financial year')).toContain(today);
    expect(await received('<', 'This financial year')).toContain(longAgo);
    expect(await received('<', 'This financial year')).not.toContain(today);
    expect(await received('in', `Yesterday, ${inDays(-900)}`)).toEqual(expect.arrayContaining([yesterday, longAgo]));
  });

  test('quick filters narrow by fields and by the date of the list', async () => {
    const status = (await internal.get('activeActivityStatuses')).body.find(
      (one: any) => one.statusName === 'Upcoming',
    );
    const { body } = await internal.post('activityfilterbypage/1/1000/0/0/0/*', {
      quickFilters: { activityStatus: status.id },
      quickFilterDateFrom: inDays(0),
      quickFilterDateTo: inDays(400),
    });
    expect(body.rows.length).toBeGreaterThan(0);
    expect(new Set(body.rows.map((row: any) => row.activityStatus.statusName))).toEqual(new Set(['Upcoming']));
    expect(await internal.post('customerfilterbypage/1/10/0/0/0/*', { quickFilterDateFrom: inDays(0) })).toMatchObject({
      status: 400,
      body: { message: 'Customers have no date to filter by.' },
    });
    expect((await internal.post('customerfilterbypage/1/10/0/0/0/*', { quickFilters: { notes: 1 } })).status).toBe(400);
  });
});
