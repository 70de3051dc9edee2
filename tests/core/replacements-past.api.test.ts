import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let made = 0;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const ok = async (answer: Promise<any>): Promise<any> => {
  const { status, body } = await answer;
  expect([status < 300, body.message]).toEqual([true, undefined]);
  return body;
};
const salesExec = async (): Promise<number> =>
  (await ok(admin.post('salesExecs', { salesExecName: `Past ${++made}` }))).id;
const activityType = async (): Promise<number> =>
  (await ok(admin.post('activityTypes', { activityTypeName: `Past ${++made}` }))).id;
const uses = async (list: string, id: number) =>
  (await ok(admin.get(`referencelists/${list}/${id}/uses`))).uses.map(({ entity, count, past }: any) => [
    entity,
    count,
    past,
  ]);
const replace = (list: string, id: number, by: number, more: object = {}) =>
  admin.post(`referencelists/${list}/${id}/replace`, { by, ...more });
const entryOf = async (path: string, id: number) => (await admin.get(path)).body.find((row: any) => row.id === id);

/** A customer of a sales exec, with a sales figure and a forecast. */
async function bought(exec: number) {
  const values = draft({ custName: `Past ${++made}`, custCode: `PAST${made}`, salesExec: exec });
  const customer = await ok(admin.post('customerconf', values));
  await ok(admin.put(`customers/${customer.customerId}`, { requireApproval: false, salesExec: exec }));
  const at = { sYear: 2025, sMonth: 3, branch: customer.mbpBranch.id, custCode: customer.custCode };
  await ok(admin.post('addsales', { ...at, salesValue: 120 }));
  await ok(admin.post('addforecast', { ...at, forecastValue: 90 }));
  const { customerId } = customer;
  const figure = async (path: string) => {
    const [row] = (await admin.list(path, { filter: { customer: customerId }, range: [0, 9] })).body;
    return row.salesExec.id;
  };
  const execs = async () => [
    (await ok(admin.get(`customers/${customerId}`))).salesExec.id,
    await figure('allactualsales'),
    await figure('allsalesforecasts'),
  ];
  return { execs };
}

/** An open and a completed activity of a type. */
async function activities(type: number) {
  const values = { subject: `Past ${++made}`, dateCreated: inDays(0), activityType: type };
  const open = await ok(admin.post('activity', { ...values, startDate: inDays(2), startTime: '10:00', duration: 15 }));
  const logged = { ...values, startDate: inDays(-2), startTime: '10:00', duration: 15 };
  const customer = (await ok(admin.get('customers?range=[0,0]')))[0].customerId;
  const done = await ok(admin.post('logactivity', { ...logged, customer }));
  const types = () =>
    Promise.all(
      [open, done].map(async ({ activityId }) => (await ok(admin.get(`activity/${activityId}`))).activityType.id),
    );
  return { types };
}

test('sales figures keep a sales exec that is replaced, who becomes inactive, and undoing brings the rest back', async () => {
  const [from, to] = [await salesExec(), await salesExec()];
  const { execs } = await bought(from);
  expect(await uses('salesExec', from)).toEqual([
    ['actualSales', 1, 1],
    ['customer', 1, 0],
    ['salesForecast', 1, 1],
  ]);
  const { id, moved } = await ok(replace('salesExec', from, to));
  expect(moved).toBe(1);
  expect(await execs()).toEqual([to, from, from]);
  expect(await entryOf('salesExecs', from)).toMatchObject({ active: false });
  await ok(admin.post(`referencelists/salesExec/replacements/${id}/undo`));
  expect(await execs()).toEqual([from, from, from]);
  expect(await entryOf('salesExecs', from)).toMatchObject({ active: true });
});

test('records of the past change on request, and then the entry can be deleted', async () => {
  const [from, to] = [await salesExec(), await salesExec()];
  const { execs } = await bought(from);
  const kept = await replace('salesExec', from, to, { remove: true });
  expect(kept.status).toBe(422);
  expect(await execs()).toEqual([from, from, from]);
  const { id, moved } = await ok(replace('salesExec', from, to, { remove: true, past: true }));
  expect(moved).toBe(3);
  expect(await execs()).toEqual([to, to, to]);
  expect(await entryOf('salesExecs', from)).toBeUndefined();
  await ok(admin.post(`referencelists/salesExec/replacements/${id}/undo`));
  expect(await execs()).toEqual([from, from, from]);
});

test('only records that are over are of the past', async () => {
  const [from, to] = [await activityType(), await activityType()];
  const { types } = await activities(from);
  expect(await uses('activityType', from)).toEqual([['activity', 2, 1]]);
  expect((await ok(replace('activityType', from, to))).moved).toBe(1);
  expect(await types()).toEqual([to, from]);
});

test('whether the past changes is a flag', async () => {
  const [from, to] = [await salesExec(), await salesExec()];
  expect(await replace('salesExec', from, to, { past: 'yes' })).toMatchObject({
    status: 400,
    body: { message: 'The body must be { by, remove, past }.' },
  });
});

test('a saved filter of records of the past finds both entries, and one of other records only the new one', async () => {
  const [from, to] = [await activityType(), await activityType()];
  const name = async (id: number) => (await entryOf('activityTypes', id)).activityTypeName as string;
  const [gone, kept] = [await name(from), await name(to)];
  const condition = { dbField: 'activityType', condition: '=', value: gone, dbValue: String(from) };
  const { lists } = app.platform.registry.definition('activity');
  const dbview = lists.find(({ viewId }) => viewId !== undefined)!.viewId;
  const { id } = await ok(
    admin.post('userViewFilter', { filterName: `Past ${++made}`, dbview, conditions: [condition] }),
  );
  const read = async () => (await ok(admin.get(`userViewFilterConditions/${id}`)))[0];
  const replaced = await ok(replace('activityType', from, to));
  expect(await read()).toMatchObject({ condition: 'in', value: `${gone}, ${kept}`, dbValue: `${from}, ${to}` });
  await ok(admin.post(`referencelists/activityType/replacements/${replaced.id}/undo`));
  expect(await read()).toMatchObject(condition);
  await ok(replace('activityType', from, to, { past: true }));
  expect(await read()).toMatchObject({ condition: '=', value: kept, dbValue: String(to) });
});
