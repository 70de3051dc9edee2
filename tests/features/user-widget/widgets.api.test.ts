import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customersOfBranches, makeOldOrder, makeOrder, type Order } from '../../support/orders.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { assigner } from '../../support/permissions.ts';
import { inDays, keyOf } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let ids: Record<'admin' | 'internal' | 'salesexec' | 'readonly', number>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  const idOf = async (user: 'salesexec' | 'readonly') =>
    (await (await Client.as(app, user)).get('user/profile')).body.id;
  ids = {
    admin: (await admin.get('user/profile')).body.id,
    internal: (await internal.get('user/profile')).body.id,
    salesexec: await idOf('salesexec'),
    readonly: await idOf('readonly'),
  };
});
afterAll(() => app.close());

const widgetOf = (widget: number, user: number, more: object = {}) => ({
  widget,
  widgetName: `Widget ${widget}`,
  screenPos: 1,
  user,
  ...more,
});

/** Creates a widget for the user internal, and answers its data. */
async function dataOf(widget: number, more: object = {}) {
  const { status, body } = await internal.post('saveUserWidget', widgetOf(widget, ids.internal, more));
  expect([status, body.errors]).toEqual([200, undefined]);
  const { path } = (await internal.get('dashboardWidgets')).body.find((one: any) => one.id === widget);
  return internal.get(path.replace('{id}', body.id));
}

describe('the catalogue of widgets', () => {
  test('lists number, name, kind, path and parameters [AMB-019]', async () => {
    const { body } = await admin.get('dashboardWidgets');
    const kinds = ['number', 'bar', 'line', 'pie', 'list', 'queue'];
    expect(new Set(body.map((one: any) => one.widgetType))).toEqual(new Set(kinds));
    expect(body.find((one: any) => one.id === 7)).toEqual({
      id: 7,
      widgetName: 'Quotation value by branch',
      widgetType: 'bar',
      path: 'getUserWidgetData/{id}',
      params: [{ no: 1, label: 'Branch', lookup: 'activeMbpBranches' }],
    });
    for (const { lookup } of body.flatMap((one: any) => one.params))
      expect([lookup, Array.isArray((await admin.get(lookup)).body)]).toEqual([lookup, true]);
  });

  test('leaves out widgets that a user may not see', async () => {
    const readonly = await Client.as(app, 'readonly');
    const approval = 'Customers awaiting approval';
    const names = async (client: Client) =>
      (await client.get('dashboardWidgets')).body.map((one: any) => one.widgetName);
    expect(await names(internal)).toContain(approval);
    expect(await names(readonly)).not.toContain(approval);
    const { body } = await readonly.post('saveUserWidget', widgetOf(8, ids.readonly));
    expect(await readonly.get(`getUserWidgetData/${body.id}`)).toMatchObject({
      status: 422,
      body: { code: 'refused' },
    });
  });
});

describe('a widget is saved', () => {
  test('with an existing widget, a title, a position and a user [VAL-017]', async () => {
    const { status, body } = await admin.post('saveUserWidget', { widget: 1, user: null });
    expect([status, body.errors]).toEqual([
      422,
      { widgetName: 'Title is required.', screenPos: 'Position is required.', user: 'User is required.' },
    ]);
    for (const widget of [null, 999, undefined])
      expect(await admin.post('saveUserWidget', { ...widgetOf(1, ids.admin), widget })).toMatchObject({
        status: 422,
        body: { errors: { widget: 'Widget is required.' } },
      });
  });

  test('with each of its parameters, and its kind [BEH-030 VAL-018]', async () => {
    for (const ParamVal1 of [undefined, null, ''])
      expect(await internal.post('saveUserWidget', widgetOf(7, ids.internal, { ParamVal1 }))).toMatchObject({
        status: 422,
        body: { errors: { ParamVal1: 'Branch is required.' } },
      });
    for (const ParamVal1 of ['a', '1,', '1;2', '1 or 1=1'])
      expect((await internal.post('saveUserWidget', widgetOf(7, ids.internal, { ParamVal1 }))).status).toBe(422);
    const { body } = await internal.post(
      'saveUserWidget',
      widgetOf(7, ids.internal, { ParamVal1: '1,2', ParamVal2: '3' }),
    );
    expect(body).toMatchObject({ widgetType: 'bar', ParamVal1: '1,2', ParamVal2: null, active: true });
    expect(await internal.get(`getUserWidget/${body.id}`)).toEqual(expect.objectContaining({ status: 200, body }));
    expect((await (await Client.as(app, 'readonly')).get(`getUserWidget/${body.id}`)).status).toBe(404);
    expect(await internal.put(`updateUserWidget/${body.id}`, { ParamVal1: null })).toMatchObject({ status: 422 });
    expect(await internal.put(`updateUserWidget/${body.id}`, { widget: 2, ParamVal1: null })).toMatchObject({
      body: { widget: 2, widgetType: 'number', ParamVal1: null },
    });
  });
});

describe('what a widget shows', () => {
  let one: Order['who'];
  let two: Order['who'];

  beforeAll(async () => {
    [one, two] = (await customersOfBranches(admin, 2)) as [Order['who'], Order['who']];
  });

  test('is a sum for each group, of the chosen branches only [BEH-035 AMB-019]', async () => {
    const { customer } = one;
    const shown = async (chosen: Order['who'][]) => {
      const ParamVal1 = chosen.map((who) => who.customer.mbpBranch.id).join();
      return (await dataOf(7, { ParamVal1 })).body;
    };
    const before = await shown([one]);
    expect(before).toMatchObject({
      widgetName: 'Widget 7',
      widgetType: 'bar',
      labels: [customer.mbpBranch.branchName],
    });
    await makeOrder(internal, { who: one, date: inDays(0), value: 1234.56, status: 'Active' });
    await makeOrder(internal, { who: one, date: inDays(0), value: 1000.01, status: 'Won' });
    const after = await shown([one]);
    const more = (i: number) => after.series[i].data[0] - before.series[i].data[0];
    expect(after.series.map(({ name, format }: any) => [name, format])).toEqual([
      ['Outstanding', 'money'],
      ['Won', 'money'],
    ]);
    expect(more(0)).toBeCloseTo(1234.56, 5);
    expect(more(1)).toBeCloseTo(1000.01, 5);
    await makeOrder(internal, { who: two, date: inDays(0), value: 10, status: 'Won' });
    const both = await shown([one, two]);
    expect(both.labels.toSorted()).toEqual([one, two].map((who) => who.customer.mbpBranch.branchName).toSorted());
  });

  test('is a number for each month, including months without one', async () => {
    const { body } = await dataOf(5);
    const months = body.labels.map((label: string) => new Date(`1 ${label} UTC`));
    expect(months.length).toBeGreaterThan(12);
    months.slice(1).forEach((month: Date, i: number) => {
      const next = new Date(months[i]!);
      next.setUTCMonth(next.getUTCMonth() + 1);
      expect(month).toEqual(next);
    });
    const [{ name, data }] = body.series;
    expect([name, data.length]).toEqual(['Enquiries', body.labels.length]);
    const total = data.reduce((sum: number, value: number) => sum + value, 0);
    const from = `01/01/${new Date().getFullYear() - 1}`;
    const { body: raised } = await admin.post('reportData/Enquiries%20Raised/1/1/0/0/*', {
      quickFilterDateFrom: from,
      quickFilterDateTo: inDays(0),
    });
    expect(total).toBe(raised.total);
  });

  test('is a sum for each month of this year, with the same month of the year before', async () => {
    const year = new Date().getFullYear();
    const win = (date: string, value: number) => makeOldOrder(app, internal, { who: one, date, value, status: 'Won' });
    const january = async () => {
      const { labels, series } = (await dataOf(6)).body;
      const at = labels.indexOf(`Jan ${year}`);
      return [series[0].data[at], series[0].before[at]] as [number, number];
    };
    await win(`01/01/${year}`, 1);
    const [now, before] = await january();
    await win(`01/01/${year}`, 100.5);
    await win(`31/01/${year - 1}`, 20.25);
    await win(`01/02/${year - 1}`, 4000);
    await win(`31/01/${year - 2}`, 8000);
    const [nowLater, beforeLater] = await january();
    expect(nowLater - now).toBeCloseTo(100.5, 5);
    expect(beforeLater - before).toBeCloseTo(20.25, 5);
  });

  test('is a share for each status', async () => {
    const branches = (await internal.get('activeMbpBranches')).body.map((branch: any) => branch.id).join();
    const { body } = await dataOf(4, { ParamVal1: branches });
    expect(body).toMatchObject({ widgetType: 'pie', labels: expect.arrayContaining(['New', 'Won', 'Lost']) });
    const won = body.series[0].data[body.labels.indexOf('Won')];
    const { headers } = await internal.list('opportunities', {
      range: [0, 0],
      filter: { opportunityStatus: await keyOf(internal, 'opportunitystatuses', 'oppStatusName', 'Won') },
    });
    expect(`${won}`).toBe(headers.get('content-range')!.split('/')[1]);
  });

  test('is the chase queue of its owner: the number for each reason, and the first five', async () => {
    const { body: queue } = await internal.get('chasequotations?rows=100');
    const { body } = await dataOf(9);
    const keys = (rows: any[]) => rows.map(({ quoteVerId }) => quoteVerId as number);
    expect(keys(body.rows)).toEqual(keys(queue.rows).slice(0, 5));
    expect(body).toMatchObject({ widgetType: 'queue', of: 'quotation', total: queue.total, exact: true });
    for (const [reason, count] of Object.entries(body.counts))
      expect([reason, count]).toEqual([reason, queue.rows.filter((row: any) => row.reasons.includes(reason)).length]);
    expect(body.counts.mine).toBeGreaterThan(0);
    // An Admin who opens the page of this user sees what the user is to chase.
    const [{ id }] = (await internal.get(`getUserWidgets/${ids.internal}`)).body.filter(
      ({ widget }: any) => widget === 9,
    );
    expect((await admin.get(`getUserWidgetData/${id}`)).body.counts.mine).toBe(body.counts.mine);
    const permissions = await assigner(admin);
    const { role, defBranch } = (await internal.get('user/profile')).body;
    await permissions.role(role.id, 'ViewQuotations', 5);
    const own = (await dataOf(9)).body;
    expect(own.total).toBe(queue.rows.filter((row: any) => row.mbpBranch.id === defBranch.id).length);
    await permissions.role(role.id, 'ViewQuotations', 0);
    expect(await internal.get(`getUserWidgetData/${id}`)).toMatchObject({ status: 422 });
    await permissions.role(role.id, 'ViewQuotations', 1);
  });

  test('is a list of rows, and a number', async () => {
    // This user has no tasks yet.
    const { id } = (await admin.post('saveUserWidget', widgetOf(1, ids.readonly))).body;
    const shown = async () => (await admin.get(`getUserWidgetData/${id}`)).body;
    const before = await shown();
    expect(before.columns.map((column: any) => column.title)).toEqual(['Subject', 'Customer', 'Start Date', 'Status']);
    const task = await keyOf(internal, 'activityTypes', 'activityTypeName', 'Task');
    const values = { dateCreated: inDays(0), activityType: task, customer: one.customer.customerId };
    const { body: own } = await internal.post('activity', { ...values, subject: 'AAA', user: ids.readonly });
    await internal.post('activity', { ...values, subject: 'AAA of another', user: ids.salesexec });
    const assigned = (await shown()).rows.map((row: any) => row.activityId);
    expect(assigned).toContain(own.activityId);
    expect(assigned).toHaveLength(before.rows.length + 1);
    const waiting = (await internal.get('custreqapproval')).body.length;
    expect((await dataOf(8)).body).toEqual({
      widgetName: 'Widget 8',
      widgetType: 'number',
      title: 'Customers',
      value: waiting,
      format: null,
    });
  });

  test('is visible to its user and to user managers', async () => {
    const { body } = await internal.post('saveUserWidget', widgetOf(1, ids.internal, { screenPos: 9 }));
    const own = await internal.get(`getUserWidgetData/${body.id}`);
    const forAdmin = await admin.get(`getUserWidgetData/${body.id}`);
    expect(own.body.rows.length).toBeGreaterThan(0);
    expect(forAdmin).toMatchObject({ status: 200, body: own.body });
    const salesexec = await Client.as(app, 'salesexec');
    expect((await salesexec.get(`getUserWidgetData/${body.id}`)).status).toBe(404);
    expect((await salesexec.get(`getUserWidgets/${ids.internal}`)).body).toEqual([]);
    for (const id of ['0', 'x', '999999'])
      expect((await admin.get(`getUserWidgetData/${id}`)).status).toBeLessThan(500);
  });
});

test('a widget shows only rows of their own branch to users limited to it', async () => {
  const own = await ownBranch(app);
  const assign = await assigner(own.admin);
  await assign.user(own.user, 'customerApproval', 1);
  const { body } = await own.person.post('saveUserWidget', widgetOf(8, own.user));
  const { value } = (await own.person.get(`getUserWidgetData/${body.id}`)).body;
  expect(value).toBe(await own.count('require_approval = true'));
});

describe('widgets are copied [AMB-018]', () => {
  const of = async (user: number) => (await admin.get(`getUserWidgets/${user}`)).body as any[];

  test('to several users, added to what they have [BEH-036]', async () => {
    const source = await of(ids.internal);
    const [before, mine] = [await of(ids.readonly), await of(ids.admin)];
    const { status, body } = await admin.post(`copyUserWidgets/${ids.internal}/${ids.readonly},${ids.admin}`);
    expect([status, body.length]).toEqual([200, 2 * source.length]);
    const copied = (await of(ids.readonly)).filter(({ id }) => !before.some((one) => one.id === id));
    const told = ({ widget, widgetName, screenPos, widgetType, ParamVal1 }: any) =>
      JSON.stringify([widget, widgetName, screenPos, widgetType, ParamVal1]);
    expect(copied.map(told).toSorted()).toEqual(source.map(told).toSorted());
    expect(copied.every((one) => one.user.id === ids.readonly)).toBe(true);
    expect((await of(ids.admin)).length).toBe(mine.length + source.length);
    expect((await of(ids.internal)).length).toBe(source.length);
  });

  test('to all or to nobody', async () => {
    const before = await of(ids.readonly);
    for (const to of [`${ids.readonly},999999`, `${ids.readonly},x`, ','])
      expect((await admin.post(`copyUserWidgets/${ids.internal}/${to}`)).status).toBeGreaterThanOrEqual(400);
    expect((await admin.post(`copyUserWidgets/999999/${ids.readonly}`)).status).toBe(404);
    expect(await of(ids.readonly)).toEqual(before);
  });

  test('by user managers; others can copy only their own, for themselves', async () => {
    const refused = { status: 422, body: { message: 'You are not allowed to change users and roles.' } };
    expect(await internal.post(`copyUserWidgets/${ids.internal}/${ids.admin}`)).toMatchObject(refused);
    expect(await internal.post(`copyUserWidgets/${ids.admin}/${ids.internal}`)).toMatchObject(refused);
    const before = (await of(ids.internal)).length;
    expect((await internal.post(`copyUserWidgets/${ids.internal}/${ids.internal}`)).status).toBe(200);
    expect((await of(ids.internal)).length).toBe(2 * before);
  });
});
