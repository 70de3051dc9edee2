import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cache as CacheClass, rowsOf as RowsOf } from '../../server/core/cache.ts';
import type { Changes as ChangesClass } from '../../server/core/db/changes.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { textsOf } from '../support/plans.ts';

const { Cache, rowsOf } = (await built('core/cache.js')) as { Cache: typeof CacheClass; rowsOf: typeof RowsOf };
const { Changes } = (await built('core/db/changes.js')) as { Changes: typeof ChangesClass };

describe('A cache', () => {
  let changes: ChangesClass;
  let cache: CacheClass<number>;
  let reads: number;
  const get = (key: string, ...tables: string[]) => cache.get(key, tables, async () => ++reads);

  beforeEach(() => {
    [changes, reads] = [new Changes(), 0];
    cache = new Cache(changes, { maxAge: 60_000, maxSize: 2 });
  });

  test('keeps a value for each key', async () => {
    expect([await get('a', 'x'), await get('b', 'x'), await get('a', 'x')]).toEqual([1, 2, 1]);
  });

  test('drops the values of a table that is written to, and no others', async () => {
    await get('a', 'x', 'y');
    await get('b', 'z');
    changes.committed('y');
    expect([await get('a', 'x', 'y'), await get('b', 'z')]).toEqual([3, 2]);
  });

  test('keeps what depends on the rows of a table alone while only values change', async () => {
    await get('a', rowsOf('x'));
    changes.committed('x', [1], 'values');
    expect(await get('a', rowsOf('x'))).toBe(1);
    changes.committed('x', [2]);
    expect(await get('a', rowsOf('x'))).toBe(2);
  });

  test('does not keep a value if its table changes while it is read', async () => {
    const value = await cache.get('a', ['x'], async () => {
      changes.committed('x');
      return ++reads;
    });
    expect([value, await get('a', 'x'), await get('a', 'x')]).toEqual([1, 2, 2]);
  });

  test('reads once for requests that ask for the same at the same time', async () => {
    expect(await Promise.all([get('a', 'x'), get('a', 'x')])).toEqual([1, 1]);
    expect(await get('a', 'x')).toBe(1);
  });

  test('does not wait for a read from before a change', async () => {
    let release = () => {};
    const early = cache.get('a', ['x'], async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return ++reads;
    });
    changes.committed('x');
    expect(await get('a', 'x')).toBe(1);
    release();
    expect([await early, await get('a', 'x')]).toEqual([2, 1]);
  });

  test('reads again once a value is too old', async () => {
    cache = new Cache(changes, { maxAge: 20, maxSize: 2 });
    await get('a', 'x');
    await wait(30);
    expect(await get('a', 'x')).toBe(2);
  });

  test('drops the oldest value if there are too many', async () => {
    for (const key of ['a', 'b', 'c']) await get(key, 'x');
    expect([await get('b', 'x'), await get('c', 'x'), await get('a', 'x')]).toEqual([2, 3, 4]);
  });

  test('keeps nothing of a read that fails', async () => {
    const failing = cache.get('a', ['x'], async () => Promise.reject(new Error('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect(await get('a', 'x')).toBe(1);
  });
});

describe('On a server', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await startApp();
    admin = await Client.as(app, 'admin');
  });
  afterAll(() => app.close());

  const page = async () => {
    const query = { range: [0, 0], sort: ['custName', 'ASC'] } satisfies Parameters<Client['list']>[1];
    let total = 0;
    const texts = await textsOf(app, async () => {
      total = Number((await admin.list('customers', query)).headers.get('content-range')!.split('/')[1]);
    });
    return { total, counts: texts.filter((text) => text.includes('count(*)')).length };
  };

  test('the total of a list is counted once, and again after a save', async () => {
    const { total } = await page();
    expect(await page()).toEqual({ total, counts: 0 });
    expect((await admin.post('customerconf', draft({ custName: 'One more' }))).status).toBe(200);
    expect(await page()).toEqual({ total: total + 1, counts: 1 });
  });

  test('the total of a whole list stays known when values change', async () => {
    const { total } = await page();
    const [{ customerId }] = (await admin.list('customers', { range: [0, 0] })).body;
    expect((await admin.put(`customers/${customerId}`, { website: 'https://changed.example' })).status).toBe(200);
    expect(await page()).toEqual({ total, counts: 0 });
  });

  test('a user is read once, and again after a change of users', async () => {
    const users = async () =>
      (await textsOf(app, () => admin.get('customers/1'))).filter((text) => text.includes('where u.uid')).length;
    await users();
    expect(await users()).toBe(0);
    const { body } = await admin.list('users', { range: [0, 24] });
    const other = body.find(({ email }: { email: string }) => email.startsWith('internal'));
    expect((await admin.put(`updateUser/${other.id}`, { firstName: 'Another' })).status).toBe(200);
    expect(await users()).toBe(1);
  });
});
