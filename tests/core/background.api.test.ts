import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import type * as Errors from '../../server/core/errors/errors.ts';
import type { Kind, Run } from '../../server/services/background/kind.ts';
import type { Job } from '../../server/services/background/regular.ts';
import type { SessionUser } from '../../server/services/access/session-user.ts';
import { built, engine, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { day, minute, second, TestClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';

const { UserError } = (await built('core/errors/errors.js')) as typeof Errors;

let clock: TestClock;
let app: TestApp;
let other: TestApp;
let admin: Client;
let internal: Client;
let person: SessionUser;

beforeAll(async () => {
  clock = new TestClock();
  app = await startApp({ clock });
  other = await startApp({ clock, database: app });
  internal = await Client.as(app, 'internal');
  person = (await app.platform.users.byId((await internal.get('user/profile')).body.id))!;
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Work of a test, which does what the test says. */
let act: (run: Run) => Promise<unknown>;
let gaveUp: (string | null)[];
const kind: Kind<object, undefined> = {
  name: 'test',
  lane: 'long',
  run: async (_, run) => void (await act(run)),
  ended: async (_, reason) => void gaveUp.push(reason),
};
beforeEach(async () => {
  // Time passes in these tests, and sessions end.
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  act = async () => undefined;
  gaveUp = [];
  for (const one of [app, other]) one.platform.background.register(kind, undefined);
});
afterEach(async () => {
  await app.platform.database.write(() => app.platform.database.rows(sql`delete from background_task`));
});

const add = (about: object = {}) => app.platform.background.add(kind, {}, { subject: 'A test', person, ...about });
const seen = (id: number): Promise<any> =>
  app.platform.crud('backgroundWork').one(String(id), app.platform.users.system);
const workOff = (of = app) => of.platform.background.workOff();
const until = (condition: () => Promise<boolean> | boolean) =>
  eventually(async () => expect(await condition()).toBe(true));

describe('Background work', () => {
  test('belongs to the transaction that causes it', async () => {
    let ran = 0;
    act = async () => void ran++;
    const refused = app.platform.database.write(async () => {
      await add();
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await workOff();
    expect(ran).toBe(0);
    const id = await app.platform.database.write(() => add());
    expect(await seen(id)).toMatchObject({ subject: 'A test', state: 'Waiting', person: { id: person.id } });
    await workOff();
    expect([ran, await seen(id)]).toEqual([1, expect.objectContaining({ state: 'Done', attempts: 1, reason: null })]);
  });

  test('is no part of the call that it happens to follow, and is not undone with it', async () => {
    const alone = await startApp();
    const { background, database, bulk, registry, records } = alone.platform;
    const product = { id: 0, facts: { fullName: 'Branchline' } };
    const client = await Client.as(alone, 'internal');
    const boss = await Client.as(alone, 'admin');
    // A note for this person is mailed, so that the call adds background work.
    const told = (await boss.get('activeUsers')).body.find(({ email }: any) => email.startsWith('salesexec@'));
    await boss.put(`updateUser/${told.id}`, { getNotesEmail: true });
    const customers = registry.definition('customer');
    const phone = async () => (await records.one(customers, 1))!.phoneNo;
    background.register(
      {
        ...kind,
        run: async () => void (await bulk.change(customers, [1], { phoneNo: '0114 2000001' }, product)),
      },
      undefined,
    );
    await background.start();
    // Due, but nothing has told the server of it yet.
    await background.add(kind, {}, { subject: 'A test', dueAt: new Date(Date.now() + 60_000).toISOString() });
    await database.write(() =>
      database.rows(sql`update background_task set due_at = '2026-01-01' where kind = 'test'`),
    );
    const note = await client.post('customernotes', { noteHeader: 'A note', customer: 1, assignFor: told.id });
    expect(note.status).toBe(200);
    await eventually(async () => expect(await phone()).toBe('0114 2000001'));
    const undone = await client.post(`undo/${note.headers.get('undo-token')}`);
    expect(undone.body.changed.map(({ entity }: any) => entity)).not.toContain('customer');
    expect(await phone()).toBe('0114 2000001');
    await alone.close();
  });

  test('that fails is tried again after growing delays, and keeps its reason once it is given up', async () => {
    const id = await add();
    let ran = 0;
    act = async () => {
      ran++;
      throw new Error('The disk is full');
    };
    for (const wait of [10 * second, minute, 5 * minute, 30 * minute, 120 * minute]) {
      await workOff();
      expect(await seen(id)).toMatchObject({ state: 'Waiting', reason: 'The disk is full', attempts: ran });
      const before = ran;
      clock.forward(wait - second);
      await workOff();
      expect(ran).toBe(before);
      clock.forward(second);
    }
    await workOff();
    expect(await seen(id)).toMatchObject({ state: 'Failed', reason: 'The disk is full', attempts: 6, dueAt: null });
    expect(gaveUp).toEqual(['The disk is full']);

    act = async () => undefined;
    internal = await Client.as(app, 'internal');
    expect((await internal.post(`backgroundWork/${id}/retry`, {})).body.state).toBe('Waiting');
    await workOff();
    expect(await seen(id)).toMatchObject({ state: 'Done', reason: null });
    expect(await internal.post(`backgroundWork/${id}/retry`, {})).toMatchObject({
      status: 422,
      body: { message: 'This work is done.' },
    });
  });

  test('that would be refused again is given up at once', async () => {
    const id = await add();
    act = async () => {
      throw new UserError(422, 'refused', 'The list has no such column.');
    };
    await workOff();
    expect(await seen(id)).toMatchObject({ state: 'Failed', reason: 'The list has no such column.', attempts: 1 });
  });

  test('of one person runs two at a time, and does not hold up that of others', async () => {
    const running = new Set<number>();
    let most = 0;
    let free: () => void;
    const gate = new Promise<void>((resolve) => (free = resolve));
    const theirs: number[] = [];
    while (theirs.length < 5) theirs.push(await add());
    const mine = await add({ person: (await app.platform.users.byId((await admin.get('user/profile')).body.id))! });
    act = async ({ id }) => {
      running.add(id);
      most = Math.max(most, [...running].filter((one) => theirs.includes(one)).length);
      if (id !== mine) await gate;
      running.delete(id);
    };
    const worked = workOff();
    const states = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await seen(id)).state));
    const expected = ['Done', 'Running', 'Running', 'Waiting', 'Waiting', 'Waiting'];
    await eventually(async () => expect(await states([mine, ...theirs])).toEqual(expected)).finally(() => free());
    await worked;
    expect(most).toBe(2);
    for (const id of theirs) expect((await seen(id)).state).toBe('Done');
  });

  test('can be stopped by its person or an Admin, while it waits and while it runs', async () => {
    const waiting = await add();
    expect((await internal.post(`backgroundWork/${waiting}/stop`, {})).body).toMatchObject({
      state: 'Stopped',
      reason: `Stopped by ${person.facts.fullName}`,
    });
    const id = await add();
    act = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const worked = workOff();
    await until(async () => (await seen(id)).state === 'Running');
    expect((await admin.post(`backgroundWork/${id}/stop`, {})).body.stopping).toBe(true);
    await worked;
    expect(await seen(id)).toMatchObject({ state: 'Stopped', stopping: false, reason: 'Stopped by Anna Admin' });
    expect((await seen(waiting)).state).toBe('Stopped');
    expect(gaveUp).toEqual([null, null]);
  });

  test('is seen, stopped and tried again by its person and by Admins only', async () => {
    const id = await add();
    const stranger = await Client.as(app, 'supervisor');
    for (const call of [
      stranger.get(`backgroundWork/${id}`),
      stranger.post(`backgroundWork/${id}/stop`, {}),
      stranger.post(`backgroundWork/${id}/retry`, {}),
      stranger.get(`backgroundWork/${id}/file`),
    ])
      expect((await call).status).toBe(404);
    expect((await stranger.list('backgroundWork')).body.map((one: any) => one.id)).not.toContain(id);
    expect((await internal.list('backgroundWork')).body.map((one: any) => one.id)).toContain(id);
    await workOff();
  });

  test('shows its progress', async () => {
    const id = await add();
    let free: () => void;
    act = ({ progress }) => {
      progress(25, 100);
      return new Promise<void>((resolve) => (free = resolve));
    };
    const worked = workOff();
    await until(async () => (await seen(id)).progress === 25);
    expect(await seen(id)).toMatchObject({ state: 'Running', progress: 25, total: 100 });
    free!();
    await worked;
  });

  // SQLite has only one server.
  if (engine === 'postgres')
    test('of a server that died is done by another, and nothing of the first attempt is written', async () => {
      const { database } = app.platform;
      const before = Number(await database.value(sql`select count(*) from import_progress`));
      const note = (text: string) =>
        database.rows(sql`insert into import_progress (fingerprint, position, taken, refused) values
        ${sql.list([text, 1, 1, 0])}`);
      const id = await add();
      let goOn: () => void;
      let written: unknown;
      act = async ({ write }) => {
        await new Promise<void>((resolve) => (goOn = resolve));
        written = await write(() => note('first')).catch((error: unknown) => error);
        throw written;
      };
      const first = workOff();
      await until(() => goOn !== undefined);
      // The first server gives no sign of life.
      clock.forward(5 * second);
      await other.platform.background.takeOver();
      expect((await seen(id)).state).toBe('Running');
      clock.forward(minute);
      await other.platform.background.takeOver();
      act = async () => undefined;
      await workOff(other);
      expect(await seen(id)).toMatchObject({ state: 'Done', attempts: 2 });
      goOn!();
      await first;
      expect((written as Error).message).toBe('Another server has taken over this work.');
      expect(await seen(id)).toMatchObject({ state: 'Done', attempts: 2 });
      expect(Number(await database.value(sql`select count(*) from import_progress`))).toBe(before);
    });

  if (engine === 'postgres')
    test('whose servers die again and again is given up', async () => {
      const id = await add();
      let stuck: (() => void)[] = [];
      act = () => new Promise<void>((resolve) => stuck.push(resolve));
      const turns: Promise<void>[] = [];
      for (let death = 1; death <= 5; death++) {
        const server = death % 2 ? app : other;
        turns.push(workOff(server));
        await until(async () => stuck.length === death);
        clock.forward(minute);
        await (death % 2 ? other : app).platform.background.takeOver();
        await until(async () => (await seen(id)).state !== 'Running');
      }
      for (const free of stuck) free();
      await Promise.all(turns);
      expect(await seen(id)).toMatchObject({ state: 'Failed', reason: 'The server ended 5 times while it did this.' });
    });
});

async function file({ token }: Client, path: string): Promise<string> {
  const response = await fetch(`${app.url}/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return response.text();
}

describe('An export that is prepared in the background', () => {
  const async = { prefer: 'respond-async' };

  test('answers 202, and its file waits a day for the person who asked for it', async () => {
    const path = 'customers/export?format=csv';
    const asked = await internal.get(path, async);
    expect(asked.status).toBe(202);
    expect(asked.headers.get('preference-applied')).toBe('respond-async');
    const { id } = asked.body;
    expect(asked.headers.get('location')).toBe(`/v1/backgroundWork/${id}`);
    await workOff();
    const done = (await internal.get(`backgroundWork/${id}`)).body;
    expect(done).toMatchObject({ subject: 'Customers as CSV', state: 'Done', fileName: 'Customers.csv' });
    const [now, later] = [await file(internal, path), await file(internal, `backgroundWork/${id}/file`)];
    expect(later).toBe(now);
    expect(done.progress).toBe(now.trim().split('\r\n').length - 1);
    const { body: alerts } = await internal.get('getActiveCurrentUserAlerts');
    expect(alerts.find(({ sourceId }: any) => sourceId === id)).toMatchObject({
      alertDesc: 'Customers.csv is ready. You can download it until this time tomorrow.',
      link: '/myBackgroundWork',
    });
    expect(await admin.get(`backgroundWork/${id}/file`)).toMatchObject({
      status: 422,
      body: { message: 'Only the person who asked for the export can download its file.' },
    });

    await other.platform.background.start();
    clock.forward(day + 60 * minute);
    await workOff(other);
    const again = await Client.as(app, 'internal');
    expect((await again.get(`backgroundWork/${id}/file`)).status).toBe(404);
    expect((await again.get(`backgroundWork/${id}`)).body).toMatchObject({ state: 'Done', fileName: null });
  });

  test('is refused like any export', async () => {
    expect((await internal.get('customers/export?format=pdf', async)).status).toBe(400);
    expect((await internal.get('users/export', async)).status).toBe(422);
  });

  test('that a person may no longer make by then is given up with the reason', async () => {
    const { id } = (await internal.get('customers/export?format=csv', async)).body;
    const role = sql`update app_user set status = 'INACTIVE' where id = ${person.id}`;
    await app.platform.database.write(() => app.platform.database.rows(role));
    app.platform.changes.committed('app_user', [person.id]);
    await workOff();
    expect(await seen(id)).toMatchObject({ state: 'Failed', reason: 'Its user is no longer active.' });
    const back = sql`update app_user set status = 'ACTIVE' where id = ${person.id}`;
    await app.platform.database.write(() => app.platform.database.rows(back));
    app.platform.changes.committed('app_user', [person.id]);
  });
});

describe('Regular work', () => {
  test('is done by one server, at its times, and shows when it fails', async () => {
    let runs = 0;
    let fails = false;
    const job: Job<void> = {
      name: 'Tick',
      cron: '0 * * * * *',
      schedule: 'Every minute',
      run: async () => {
        runs++;
        if (fails) throw new Error('out of order');
      },
    };
    // SQLite has only one server.
    const servers = await Promise.all(
      (engine === 'sqlite' ? [1] : [1, 2]).map(() => startApp({ clock, database: app })),
    );
    const backgrounds = servers.map(({ platform }) => platform.background);
    for (const one of backgrounds) {
      one.every(job);
      await one.start();
    }
    const work = async () =>
      (await admin.list('backgroundWork', { filter: { kind: 'regular' }, range: [0, 99] })).body.find(
        ({ subject }: any) => subject === 'Tick',
      );
    expect(await work()).toMatchObject({ state: 'Waiting', schedule: 'Every minute', person: null });
    for (let i = 1; i <= 3; i++) {
      clock.forward(minute);
      await Promise.all(backgrounds.map((one) => one.workOff()));
      expect(runs).toBe(i);
    }
    fails = true;
    clock.forward(minute);
    await Promise.all(backgrounds.map((one) => one.workOff()));
    expect(await work()).toMatchObject({ state: 'Failed', reason: 'out of order', dueAt: expect.any(String) });
    clock.forward(minute);
    await Promise.all(backgrounds.map((one) => one.workOff()));
    fails = false;
    clock.forward(minute);
    await Promise.all(backgrounds.map((one) => one.workOff()));
    expect(await work()).toMatchObject({ state: 'Waiting', reason: null });
    // The log has the first failure and the recovery.
    const lines = servers.flatMap(({ log }) => log).filter(({ input }) => input?.job === 'Tick');
    expect(lines.toSorted((a, b) => (a.time < b.time ? -1 : 1)).map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'Regular work failed'],
      [30, 'Regular work works again'],
    ]);
    for (const one of servers) await one.close();
  });
});
