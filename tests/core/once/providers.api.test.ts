import { expect, test } from '@jest/globals';
import { built, startApp } from '../../support/app.ts';

/** Starts the product while a class has other metadata, such as fewer providers. */
async function startWith(key: string, value: unknown, target: object): Promise<string> {
  const { getMetadata, defineMetadata } = Reflect as any;
  const before = getMetadata(key, target);
  defineMetadata(key, value, target);
  try {
    const app = await startApp();
    await app.close();
    return 'It has started.';
  } catch (error) {
    return (error as Error).message;
  } finally {
    defineMetadata(key, before, target);
  }
}

test('The start fails with the name of a service that no module provides', async () => {
  const { SearchModule } = await built('services/search/search.module.js');
  const { SearchRefresh } = await built('services/search/refresh.js');
  expect(await startWith('providers', [], SearchModule)).toContain(SearchRefresh.name);
});

test('The start fails with the name of a service that needs itself by way of another', async () => {
  const { Tasks } = await built('services/background/tasks.js');
  const { Tickets } = await built('services/background/tickets.js');
  expect(await startWith('design:paramtypes', [Tickets], Tasks)).toContain(
    'circular dependency has been detected inside "Tasks"',
  );
});

test('The start fails with the name of a class that is needed before it is there', async () => {
  const { Merges } = await built('services/merges/merges.js');
  expect(await startWith('design:paramtypes', [undefined], Merges)).toContain('Merges');
});
