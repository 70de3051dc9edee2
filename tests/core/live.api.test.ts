import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { openLive, readyLive, type LiveStream } from '../support/live.ts';
import { ownBranch, type OwnBranch } from '../support/own-branch.ts';
import { assigner, type Assigner } from '../support/permissions.ts';

let app: TestApp;
let own: OwnBranch;
let internal: Client;
let assign: Assigner;
const opened: LiveStream[] = [];

beforeAll(async () => {
  app = await startApp();
  own = await ownBranch(app);
  internal = await Client.as(app, 'internal');
  assign = await assigner(own.admin);
});
afterEach(() => opened.splice(0).forEach((stream) => stream.close()));
afterAll(() => app.close());

const listen = async (client: Client, missed?: number) => {
  const stream = await readyLive(app, client, missed);
  opened.push(stream);
  return stream;
};
const rename = async (client: Client, { customerId }: any) => {
  const { status, body } = await client.put(`customers/${customerId}`, { mainNotes: `Noted ${Math.random()}` });
  expect([status, body]).toEqual([200, body]);
};
const saved = (entity: string, ...ids: number[]) => ({ name: 'saved', data: { entity, ids } });
/** The next events that name an entity, up to the one about this record. */
async function untilRecord(stream: LiveStream, entity: string, id: number) {
  const events = [];
  for (;;) {
    const event = await stream.next();
    if (!event) throw new Error('The live channel ended.');
    if (event.data.entity === entity) events.push(event);
    if (event.data.entity === entity && event.data.ids?.includes(id)) return events;
  }
}

describe('the live channel', () => {
  test('tells the recipient of an alert at once, and nobody else', async () => {
    const [recipient, other, writer] = [await listen(own.person), await listen(own.admin), await listen(internal)];
    const from = performance.now();
    const note = { noteHeader: 'Ring them', customer: own.mine.customerId, assignFor: own.user };
    const { body } = await internal.post('customernotes/', note);
    let event = await recipient.next();
    while (event?.data.entity !== 'alert') event = await recipient.next();
    const took = performance.now() - from;
    // Not only with the next heartbeat, after 15 s.
    expect(took).toBeLessThan(10_000);
    const { body: alerts } = await own.person.get('getAllCurrentUserAlerts');
    const alert = alerts.find(({ sourceId }: any) => sourceId === body.custNoteId);
    expect(event).toEqual(saved('alert', alert.id));
    // What the others hear next is the save after it.
    await rename(own.admin, own.mine);
    for (const stream of [other, writer]) {
      const heard = await stream.next();
      const names = [heard!.data.entity];
      while (names.at(-1) !== 'customer') names.push((await stream.next())!.data.entity);
      expect(names).not.toContain('alert');
    }
  });

  test('names entity and key only, after the commit: the new values can be read at once', async () => {
    const stream = await listen(own.admin);
    const mainNotes = `Noted ${Math.random()}`;
    const [event] = await Promise.all([
      stream.next().then(async (heard) => {
        const { body } = await own.admin.get(`customers/${own.mine.customerId}`);
        expect(body.mainNotes).toBe(mainNotes);
        return heard;
      }),
      own.admin.put(`customers/${own.mine.customerId}`, { mainNotes }),
    ]);
    expect(event).toEqual(saved('customer', own.mine.customerId));
  });

  test('does not report changes that were refused', async () => {
    const stream = await listen(own.admin);
    const refusedSave = await own.admin.put(`customers/${own.theirs.customerId}`, { custName: '' });
    expect(refusedSave.status).toBe(422);
    await rename(own.admin, own.mine);
    expect(await stream.next()).toEqual(saved('customer', own.mine.customerId));
  });

  test('tells people limited to their own branch only of its records', async () => {
    const [stream, all] = [await listen(own.person), await listen(own.admin)];
    await rename(own.admin, own.theirs);
    expect(await untilRecord(all, 'customer', own.theirs.customerId)).toHaveLength(1);
    await rename(own.admin, own.mine);
    expect(await untilRecord(stream, 'customer', own.mine.customerId)).toEqual([
      saved('customer', own.mine.customerId),
    ]);
    // Contacts have no branch of their own: that of their customer counts.
    const contactOf = async (customer: any) =>
      (await own.admin.list('contacts', { filter: { customer: customer.customerId }, range: [0, 0] })).body[0]
        .contactId;
    const [mine, theirs] = [await contactOf(own.mine), await contactOf(own.theirs)];
    for (const id of [theirs, mine]) {
      const { status, body } = await own.admin.put(`contact/${id}`, { notes: `${Math.random()}` });
      expect([status, body]).toEqual([200, body]);
    }
    const heard = await untilRecord(stream, 'contact', mine);
    expect(heard.flatMap(({ data }) => data.ids)).toEqual([mine]);
  });

  test('tells nobody of records that they may not read', async () => {
    // Told in this order: once the second has heard of a save, the first will not.
    const [stream, all] = [await listen(internal), await listen(own.admin)];
    const { id } = (await internal.get('user/profile')).body;
    const assignment = await assign.user(id, 'ViewCustomers', 0);
    await rename(own.admin, own.mine);
    await untilRecord(all, 'customer', own.mine.customerId);
    expect((await own.admin.delete(`deleteAssignedPermission/${assignment}`)).status).toBe(200);
    await rename(own.admin, own.theirs);
    const heard = await untilRecord(stream, 'customer', own.theirs.customerId);
    expect(heard).toEqual([saved('customer', own.theirs.customerId)]);
  });

  test('names no record if one was deleted', async () => {
    const { body } = await own.admin.post('salutations', { salutationName: `Captain ${Math.random()}` });
    const stream = await listen(own.admin);
    expect((await own.admin.delete(`salutations/${body.id}`)).status).toBe(200);
    let event = await stream.next();
    // The save of the new record may still be told first.
    if (event?.data.ids) event = await stream.next();
    expect(event).toEqual({ name: 'saved', data: { entity: 'salutation' } });
  });

  test('ends with the session, and only with that session', async () => {
    const [leaving, staying] = [await Client.as(app, 'supervisor'), await Client.as(app, 'supervisor')];
    const [first, second] = [await listen(leaving), await listen(staying)];
    expect((await leaving.post('user/logout')).status).toBe(200);
    expect(await first.next()).toEqual({ name: 'ended', data: {} });
    expect(await first.next()).toBeNull();
    await rename(own.admin, own.mine);
    expect((await untilRecord(second, 'customer', own.mine.customerId)).length).toBe(1);
    expect((await openLive(app, leaving)).status).toBe(401);
  });

  test('a stream that was interrupted first gets the saves that it missed', async () => {
    await wait(120);
    const quiet = await listen(own.admin, 50);
    await rename(own.admin, own.mine);
    expect(await quiet.next()).toEqual(saved('customer', own.mine.customerId));
    const again = await listen(own.person, 1000);
    expect((await untilRecord(again, 'customer', own.mine.customerId)).length).toBe(1);
    // Before the server was started, anything may have been saved.
    const long = await listen(own.admin, 3_600_000);
    expect(await long.next()).toEqual({ name: 'missed', data: {} });
    expect((await openLive(app, own.admin, -1)).status).toBe(400);
  });

  test('is not compressed, which would hold events back', async () => {
    const { headers } = await listen(own.admin);
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect((await own.admin.get('live')).body).toEqual({ heartbeat: expect.any(Number) });
  });

  test('a person has at most ten connections', async () => {
    const client = await Client.as(app, 'readonly');
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(client)));
    const more = await openLive(app, client);
    expect([more.status, await more.next()]).toEqual([429, null]);
    expect((await openLive(app, own.admin)).status).toBe(200);
    streams[0]!.close();
    let status = 429;
    for (let i = 0; i < 100 && status === 429; i++) {
      await wait(20);
      const stream = await openLive(app, client);
      opened.push(stream);
      status = stream.status;
    }
    expect(status).toBe(200);
  });
});
