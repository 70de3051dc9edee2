import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { copyDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';

let database: TestDatabase;
let app: TestApp | undefined;
beforeEach(async () => {
  database = await copyDatabase();
  const rows = await openDatabase(database);
  await rows.run('alter table customer drop column fax_no');
  await rows.run('drop table report_schedule_recipients');
  await rows.run('drop table help_video');
  await rows.close();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await database.drop();
});

const start = async (develops: boolean) => {
  app = await startApp({ settings: { develops }, database: { settings: database } });
  return Client.as(app, 'admin');
};

test('A call that needs a field without a migration names it, and the command that makes one', async () => {
  const admin = await start(true);
  const message =
    'The database lacks customer.faxNo, reportSchedule.recipients, helpVideo. Run npm run migration:new -- "what it does".';
  const { body } = await admin.get('customers/count');
  expect(body).toBe(300);
  expect(await admin.get('customers/1')).toMatchObject({ status: 500, body: { message, code: 'unexpected' } });
  expect(await admin.put('customers/1', { customerId: 1, faxNo: '1' })).toMatchObject({
    status: 500,
    body: { message },
  });
  expect(await admin.get('helpVideos')).toMatchObject({ status: 500, body: { message } });
});

test('A production server says nothing about its tables', async () => {
  const admin = await start(false);
  expect(await admin.get('customers/1')).toMatchObject({ status: 500, body: { message: 'Something went wrong.' } });
});
