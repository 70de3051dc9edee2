import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';

let app: TestApp;
let readonly: Client;

beforeAll(async () => {
  app = await startApp();
  readonly = await Client.as(app, 'readonly');
});
afterAll(() => app.close());

test('a call that the server did not answer is logged once it is reported, without what was entered [BEH-043]', async () => {
  const report = (body: unknown) => readonly.post('failedCall', body);
  const failure = {
    lastEP: 'customerGlobalSearch/smith?x=jones',
    errorCode: '0',
    datetime: '2026-11-23T09:30:00.000Z',
  };
  expect(await report(failure)).toMatchObject({ status: 200, body: { logged: true } });
  const line = app.log.find(({ msg }) => msg === 'A browser could not reach the server');
  expect(line).toMatchObject({ call: 'customerGlobalSearch', status: 0, at: '2026-11-23T09:30:00.000Z' });
  expect(JSON.stringify(line)).not.toMatch(/smith|jones/);
  for (const wrong of [
    null,
    [],
    {},
    { ...failure, lastEP: '<b>' },
    { ...failure, datetime: 'then' },
    { ...failure, errorCode: 0 },
  ])
    expect((await report(wrong)).status).toBe(400);
});
