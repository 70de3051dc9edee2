import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

/** One more than the largest key. */
const large = 2147483648;

test('a key that is too large for the database is refused as one that no record has', async () => {
  const [{ activityId }] = (await admin.list('activities', { range: [0, 0] })).body;
  const status = (body: object) => admin.put(`updateActivityStatus/${activityId}`, body);
  expect(await status({ newStatusId: large })).toMatchObject({ status: 422, body: { message: 'Status is required.' } });
  expect((await status({ newStatusId: 2, resultId: large })).status).toBe(422);
  expect((await admin.post('checkCustCodeExist', { custCode: 'X', branchId: large })).status).toBe(400);
  expect((await admin.put('dashboard', { removed: [large] })).status).toBeLessThan(500);
  expect((await admin.get(`customerInfo/${large}`)).status).toBe(400);
  expect((await admin.post('customers/bulk', { all: { count: 1, savedFilter: large } })).status).toBe(400);
  expect(app.log.filter((line) => line.level >= 50)).toEqual([]);
});
