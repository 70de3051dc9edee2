import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { assigner } from '../../support/permissions.ts';
import { customerWithContact, enquiryOf, inDays } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  for (const { id, email } of (await admin.get('users')).body) ids[email.split('@')[0]] = id;
});
afterAll(() => app.close());

const of = async (user: number) => (await admin.get(`getUserWidgets/${user}`)).body as any[];
const shown = (widgets: any[]) =>
  widgets.map(({ widget, widgetName, screenPos, widgetType, viewId, report, width }) =>
    JSON.stringify([widget, widgetName, screenPos, widgetType, viewId, report, width]),
  );

describe('a widget shows any list or report', () => {
  const list = (more: object) => ({ widget: 101, widgetName: 'List', screenPos: 1, user: ids.internal, ...more });
  const report = (more: object) => ({ widget: 102, widgetName: 'Report', screenPos: 1, user: ids.internal, ...more });
  const preview = (body: object, client = internal) => client.post('previewUserWidget', body);

  test('in each way that it offers', async () => {
    const { lists, reports } = (await admin.get('dashboardWidgets/sources')).body;
    expect(lists.map(({ id }: any) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 101, 102]);
    expect(reports.length).toBe((await admin.get('dbreports')).body.length);
    const bodies = [
      ...lists.map((one: any) => [one, list({ viewId: one.id, user: ids.admin })]),
      ...reports.map((one: any) => [one, report({ report: one.id, user: ids.admin })]),
    ];
    for (const [{ name, figures, groups, hasDate }, body] of bodies) {
      const ways = [
        { widgetType: 'list' },
        ...figures.map((figure: any) => ({
          widgetType: 'number',
          figure: figure.name,
          ...(hasDate && { period: 'This year' }),
        })),
        ...groups.flatMap((group: any) => [
          { widgetType: 'bar', groupBy: group.name },
          { widgetType: group.isPeriod ? 'line' : 'pie', groupBy: group.name },
        ]),
      ];
      for (const way of ways) {
        const { status, body: data } = await preview({ ...body, ...way }, admin);
        expect([name, way, status, data.message]).toEqual([name, way, 200, undefined]);
        expect(Object.keys(data)).toEqual(
          expect.arrayContaining(
            { list: ['rows', 'columns'], number: ['value', 'change'] }[way.widgetType as string] ?? [
              'labels',
              'series',
            ],
          ),
        );
      }
    }
  });

  test('as a table of the rows of a saved filter, in its order, and only to people who may read them', async () => {
    const { body: filter } = await internal.post('userViewFilter', {
      filterName: 'L to Z',
      dbview: 1,
      sortField: 'custName',
      sortOrder: -1,
      conditions: [{ rowNo: 1, rowStart: null, dbField: 'custName', condition: '>=', value: 'L', dbValue: 'L' }],
    });
    const { body, status } = await internal.post('saveUserWidget', list({ viewId: 1, userViewFilter: filter.id }));
    expect([status, body.widgetType, body.userViewFilterId]).toEqual([200, 'list', filter.id]);
    const { body: data } = await internal.get(`getUserWidgetData/${body.id}`);
    const { body: page } = await internal.post(`customerfilterbypage/1/20/${filter.id}/0/0/*`, {});
    expect(data.of).toBe('customer');
    expect(data.rows.map((row: any) => row.customerId)).toEqual(page.rows.map((row: any) => row.customerId));
    expect(data.columns).toHaveLength(8);
    const permissions = await assigner(admin);
    const { role } = (await internal.get('user/profile')).body;
    await permissions.role(role.id, 'ViewCustomers', 0);
    expect(await internal.get(`getUserWidgetData/${body.id}`)).toMatchObject({
      status: 422,
      body: { code: 'refused' },
    });
    await permissions.role(role.id, 'ViewCustomers', 1);
    const other = await preview(list({ viewId: 1, user: ids.admin, userViewFilter: filter.id }), admin);
    expect(other).toMatchObject({ status: 422, body: { errors: { userViewFilter: expect.anything() } } });
    expect(await preview(list({ viewId: 8, userViewFilter: filter.id }))).toMatchObject({ status: 422 });
  });

  test('as a number of the period so far, beside the same days of the one before', async () => {
    const number = async () =>
      (await preview(list({ viewId: 8, widgetType: 'number', figure: 'number', period: 'This week' }))).body;
    const before = await number();
    expect(before).toMatchObject({ widgetType: 'number', title: 'Enquiries', change: { period: 'This week' } });
    const who = await customerWithContact(internal);
    for (const day of [0, -7, -7, -14]) {
      const { status } = await internal.post('opportunityconf', { ...enquiryOf(who), dateReceived: inDays(day) });
      expect(status).toBe(200);
    }
    const after = await number();
    expect([after.value - before.value, after.change.value - before.change.value]).toEqual([1, 2]);
  });

  test('as a donut, whose last slice adds the others together', async () => {
    const { labels, series } = (await preview(list({ viewId: 1, widgetType: 'pie', groupBy: 'salesExec' }))).body;
    const { headers } = await internal.list('customers', { range: [0, 0] });
    expect(labels).toHaveLength(series[0].data.length);
    expect(labels.length).toBeLessThanOrEqual(7);
    const total = series[0].data.reduce((sum: number, value: number) => sum + value, 0);
    expect(`${total}`).toBe(headers.get('content-range')!.split('/')[1]);
  });

  test('reports everything that is wrong with it at once [VAL-017 VAL-018]', async () => {
    const wrong = async (body: object) => (await internal.post('saveUserWidget', body)).body.errors;
    expect(await wrong({ widget: 7, user: ids.internal })).toEqual({
      ParamVal1: 'Branch is required.',
      widgetName: 'Title is required.',
      screenPos: 'Position is required.',
    });
    expect(await wrong(list({ widgetName: '' }))).toEqual({
      viewId: 'List is required.',
      widgetName: 'Title is required.',
    });
    expect(await wrong(list({ viewId: 12 }))).toEqual({ viewId: 'List is required.' });
    expect(await wrong(report({}))).toEqual({ report: 'Report is required.' });
    expect(
      Object.keys(await wrong(report({ report: 6, widgetType: 'line', groupBy: 'customer', figure: 'x' }))),
    ).toEqual(['figure', 'groupBy']);
    expect(Object.keys(await wrong(report({ report: 6, widgetType: 'queue' })))).toEqual(
      ['widgetType', 'groupBy'].slice(0, 1),
    );
  });

  test('limited to the own branch of the person who sees it [AMB-102]', async () => {
    const own = await ownBranch(app);
    const body = list({ viewId: 1, widgetType: 'number', user: own.user });
    const { body: data } = await own.person.post('previewUserWidget', body);
    expect(data.value).toBe(await own.count('1 = 1'));
  });
});

describe('a dashboard is arranged', () => {
  test('in one step, all or nothing', async () => {
    const before = await of(ids.internal!);
    const [first, second] = before;
    const widgets = [
      { id: first.id, screenPos: 2, width: 12 },
      { id: second.id, screenPos: 1, height: 5 },
      { widget: 2, widgetName: 'New', screenPos: 3 },
    ];
    const refused = await internal.put(`updateUserWidgets/${ids.internal}`, { widgets: [...widgets, { widget: 2 }] });
    expect(refused.status).toBe(422);
    expect(await of(ids.internal!)).toEqual(before);
    const { body } = await internal.put(`updateUserWidgets/${ids.internal}`, { widgets, removed: [before[2].id] });
    expect(body.map(({ id, screenPos, width, height }: any) => [id, screenPos, width, height])).toEqual([
      [first.id, 2, 12, null],
      [second.id, 1, null, 5],
      [expect.any(Number), 3, null, null],
    ]);
    expect((await of(ids.internal!)).some(({ id }) => id === before[2].id)).toBe(false);
  });

  test('by its user or a user manager, and with widgets of that user only', async () => {
    const [{ id }] = await of(ids.admin!);
    const change = { widgets: [{ id, width: 4 }] };
    expect(await internal.put(`updateUserWidgets/${ids.admin}`, change)).toMatchObject({
      status: 422,
      body: { code: 'refused' },
    });
    expect((await internal.put(`updateUserWidgets/${ids.internal}`, change)).status).toBe(404);
    expect((await internal.put(`updateUserWidgets/${ids.internal}`, { removed: [id] })).status).toBe(404);
    for (const body of [
      [],
      { widgets: 1 },
      { widgets: [1] },
      { removed: ['1'] },
      { other: [] },
      { widgets: [{ id: 'x' }] },
    ])
      expect([body, (await internal.put(`updateUserWidgets/${ids.internal}`, body)).status]).toEqual([body, 400]);
    expect((await admin.put(`updateUserWidgets/${ids.internal}`, { widgets: [] })).status).toBe(200);
  });
});

describe('a dashboard is copied to a role, and reset to that', () => {
  test('with its saved filters, to all others who have the role, whose default it becomes', async () => {
    const { body: filter } = await admin.post('userViewFilter', {
      filterName: 'Mine',
      dbview: 1,
      conditions: [
        { rowNo: 1, rowStart: null, dbField: 'custName', condition: 'starts with', value: 'A', dbValue: 'A' },
      ],
    });
    await admin.post('saveUserWidget', {
      widget: 101,
      widgetName: 'Customers with A',
      screenPos: 9,
      user: ids.admin,
      viewId: 1,
      userViewFilter: filter.id,
    });
    const source = await of(ids.admin!);
    const before = await of(ids.internal!);
    const { role } = (await internal.get('user/profile')).body;
    const members = (await admin.get('users')).body.filter(
      (one: any) => one.role?.id === role.id && one.status === 'ACTIVE',
    );
    const copy = `copyUserWidgetsToRole/${ids.admin}/${role.id}`;
    expect(await internal.post(copy)).toMatchObject({ status: 422, body: { code: 'refused' } });
    expect((await admin.post(`copyUserWidgetsToRole/${ids.admin}/999999`)).status).toBe(404);
    const { body } = await admin.post(copy);
    expect(body).toEqual({ users: members.length, widgets: source.length });
    const after = await of(ids.internal!);
    const copies = after.filter(({ id }) => !before.some((one) => one.id === id));
    expect(shown(copies).toSorted()).toEqual(shown(source).toSorted());
    const filtered = copies.find(({ widgetName }) => widgetName === 'Customers with A');
    expect(filtered.userViewFilterId).not.toBe(filter.id);
    const { rows } = (await internal.get(`getUserWidgetData/${filtered.id}`)).body;
    expect(rows.every((row: any) => row.custName.startsWith('A'))).toBe(true);
    expect((await admin.get(`role/${role.id}`)).body.dashboardOf.id).toBe(ids.admin);
  });

  test('and the reset can be undone', async () => {
    const before = await of(ids.internal!);
    const source = await of(ids.admin!);
    const { status, body } = await internal.post(`resetUserWidgets/${ids.internal}`);
    const byId = (all: any[]) => all.toSorted((a, b) => a.id - b.id);
    expect([status, byId(body.removed)]).toEqual([200, byId(before)]);
    expect(shown(await of(ids.internal!)).toSorted()).toEqual(shown(source).toSorted());
    // Its copy of the saved filter is used again.
    const filters = (await internal.get('userViewFilters/1')).body.filter((one: any) => one.filterName === 'Mine');
    expect(filters).toHaveLength(1);
    const widgets = body.removed.map(({ id: _id, version: _version, ...widget }: any) => widget);
    const removed = body.added.map(({ id }: any) => id);
    expect((await internal.put(`updateUserWidgets/${ids.internal}`, { widgets, removed })).status).toBe(200);
    expect(shown(await of(ids.internal!)).toSorted()).toEqual(shown(before).toSorted());
  });

  test('by its user or a user manager, where the role has a default', async () => {
    expect(await internal.post(`resetUserWidgets/${ids.admin}`)).toMatchObject({
      status: 422,
      body: { code: 'refused' },
    });
    const before = await of(ids.readonly!);
    expect(await admin.post(`resetUserWidgets/${ids.readonly}`)).toMatchObject({
      status: 422,
      body: { message: 'The role has no default dashboard yet.' },
    });
    expect(await of(ids.readonly!)).toEqual(before);
  });
});
