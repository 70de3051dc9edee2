import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { readyLive, type LiveStream } from '../support/live.ts';
import { assigner, type Assigner } from '../support/permissions.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let assign: Assigner;
let person: { id: number; role: { id: number } };
const opened: LiveStream[] = [];

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  assign = await assigner(admin);
  person = (await internal.get('user/profile')).body;
});
afterEach(() => opened.splice(0).forEach((stream) => stream.close()));
afterAll(() => app.close());

const listen = async (client: Client) => {
  const stream = await readyLive(app, client);
  opened.push(stream);
  return stream;
};
/** How many messages about their own account people get, up to the one about a save after it. */
async function told(...streams: LiveStream[]): Promise<number[]> {
  const { status } = await admin.put('customers/1', { mainNotes: `Noted ${Math.random()}` });
  expect(status).toBe(200);
  return Promise.all(
    streams.map(async (stream) => {
      let count = 0;
      for (let event = await stream.next(); event?.data.entity !== 'customer'; event = await stream.next()) {
        if (!event) throw new Error('The live channel ended.');
        if (event.name === 'account') count++;
      }
      return count;
    }),
  );
}
const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, body]);
};

test('a changed permission is told to the person whose it is at once, and to nobody else', async () => {
  const [own, other] = [await listen(internal), await listen(admin)];
  const from = performance.now();
  const assignment = await assign.user(person.id, 'ViewCustomers', 0);
  let event = await own.next();
  while (event && event.name !== 'account') event = await own.next();
  expect(event).toEqual({ name: 'account', data: {} });
  expect(performance.now() - from).toBeLessThan(5000);
  expect(await told(other)).toEqual([0]);
  await ok(admin.delete(`deleteAssignedPermission/${assignment}`));
  expect(await told(own, other)).toEqual([1, 0]);
});

test('a changed flag of a role is told to those who have it', async () => {
  const [own, other] = [await listen(internal), await listen(admin)];
  const { showSettings } = (await admin.get(`role/${person.role.id}`)).body;
  for (const flag of [!showSettings, showSettings]) {
    await ok(admin.put(`updateRole/${person.role.id}`, { showSettings: flag }));
    expect(await told(own, other)).toEqual([1, 0]);
  }
});

test('a changed look or branch of a user is told to that user', async () => {
  const [own, other] = [await listen(internal), await listen(admin)];
  for (const change of [{ themeMode: 'Dark' }, { defBranch: 2 }]) {
    await ok(admin.put(`updateUser/${person.id}`, change));
    expect(await told(own, other)).toEqual([1, 0]);
  }
});
