import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../../support/app.ts';

let app: TestApp;

beforeAll(async () => void (app = await startApp()));
afterAll(() => app.close());

test('If two transactions deadlock, the aborted one is retried as a whole', async () => {
  const { database } = app.platform;
  const { sql } = await built('core/db/sql.js');
  const add = (id: number, step: string) =>
    database.rows(sql`update customer set main_notes = main_notes || ${step} where customer_id = ${id}`);
  let [begun, committed] = [0, 0];
  let meet: () => void;
  const met = new Promise<void>((resolve) => void (meet = resolve));
  const inOrder = (first: number, second: number, step: string) =>
    database.write(async () => {
      await add(first, step);
      if (++begun === 2) meet();
      await met;
      await add(second, step);
      database.afterCommit(() => committed++);
    });

  const [a, b] = (await database.rows(sql`select customer_id from customer limit 2`)).map(([id]) => id);
  await database.write(() => database.rows(sql`update customer set main_notes = '' where customer_id in (${a}, ${b})`));
  await Promise.all([inOrder(a as number, b as number, '1'), inOrder(b as number, a as number, '2')]);

  const texts = await database.rows(sql`select main_notes from customer where customer_id in (${a}, ${b})`);
  expect(texts.flat().map((text) => [...(text as string)].toSorted().join(''))).toEqual(['12', '12']);
  expect(begun).toBeGreaterThan(2);
  expect(committed).toBe(2);
});
