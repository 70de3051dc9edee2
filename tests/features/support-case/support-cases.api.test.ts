import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { png, send } from '../../support/files.ts';
import { keyOf } from '../../support/work.ts';

let app: TestApp;
let readonly: Client;
let admin: Client;
let type: number;

beforeAll(async () => {
  app = await startApp();
  readonly = await Client.as(app, 'readonly');
  admin = await Client.as(app, 'admin');
  type = await keyOf(readonly, 'supportCaseTypes', 'code', 'SCREEN');
});
afterAll(() => app.close());

const screenshot = async (client = readonly) =>
  (await send(app, client, 'ss.png', png, { fileName: 'ss.png', screenshot: true })).body.attachId;
const draft = async (more: object = {}) => ({
  type,
  description: 'The list is empty',
  details: 'It was full yesterday.',
  screenshot: await screenshot(),
  ...more,
});

describe('a support case', () => {
  test('AMB-017 has the types and statuses the product was made with', async () => {
    const types = (await readonly.get('supportCaseTypes')).body as any[];
    expect(types.toSorted((a, b) => a.id - b.id).map(({ id, name, code }) => [id, name, code])).toEqual([
      [1, 'Error Message', 'ERROR'],
      [2, 'Screen Issue', 'SCREEN'],
      [3, 'Permission Issue', 'PERMISSION'],
      [4, 'Unexpected Behaviour', 'BEHAVIOUR'],
      [5, 'Other', 'OTHER'],
    ]);
    const statuses = (await readonly.get('supportCaseStatuses')).body as any[];
    expect(statuses.toSorted((a, b) => a.id - b.id).map(({ name }) => name)).toEqual([
      'NEW',
      'VERIFIED',
      'ASSIGNED',
      'ONHOLD',
      'RESOLVED',
      'DONE',
    ]);
  });

  test('AMB-016 starts as NEW and active, whatever is sent, and belongs to its sender', async () => {
    const resolved = await keyOf(readonly, 'supportCaseStatuses', 'name', 'RESOLVED');
    const { status, body } = await readonly.post('usersupportcase/', await draft({ status: resolved }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: { name: 'NEW' },
      active: true,
      loggedInUser: { fullName: 'Rita Reader' },
      type: { code: 'SCREEN' },
    });
    expect((await readonly.get(`usersupportcase/${body.id}`)).body.id).toBe(body.id);
  });

  test('needs a type, a description, details and a screenshot', async () => {
    expect(await readonly.post('usersupportcase/', { description: ' ' })).toMatchObject({
      status: 422,
      body: {
        errors: {
          type: 'The Type is required',
          description: 'The Description is required',
          details: 'The Details is required',
          screenshot: 'The Screenshot is required',
        },
      },
    });
  });

  test('is seen by its sender and by user managers, who alone can resolve it', async () => {
    const { id } = (await readonly.post('usersupportcase/', await draft())).body;
    const internal = await Client.as(app, 'internal');
    expect((await internal.get(`usersupportcase/${id}`)).status).toBe(404);
    expect((await internal.get('userSupportCases')).body.map((one: any) => one.id)).not.toContain(id);
    expect((await admin.get('userSupportCases')).body.map((one: any) => one.id)).toContain(id);
    const done = await keyOf(admin, 'supportCaseStatuses', 'name', 'DONE');
    const change = { status: done, resolution: 'The filter was on.' };
    expect((await readonly.put(`usersupportcase/${id}`, change)).status).toBe(422);
    expect((await admin.put(`usersupportcase/${id}`, change)).body).toMatchObject({ status: { name: 'DONE' } });
  });

  test('its screenshot is the one file that needs no customer and no permission', async () => {
    expect((await send(app, readonly, 'plan.png', png, {})).status).toBe(422);
    const customer = (await admin.list('customers', { range: [0, 0] })).body[0].customerId;
    expect((await send(app, readonly, 'plan.png', png, { screenshot: true, customer })).status).toBe(422);
  });
});
