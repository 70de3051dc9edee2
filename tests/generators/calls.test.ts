import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readController } from '../../generators/server/read-controller.ts';
import { modelBelow, projectRoot } from '../support/schemas.ts';

/** The controller whose calls take the place of generated ones. */
const byHand = 'server/features/activity/repeating.controller.ts';

/** Calls in the order in which the server registers them: the first that matches a request answers it. */
const calls = modelBelow(projectRoot)
  .entities.filter((entity) => entity.routes.length)
  .flatMap(({ folder }) => {
    const code = readFileSync(join(projectRoot, `server/generated/${folder}.gen.ts`), 'utf8');
    return [...code.matchAll(/@(Get|Post|Put|Delete)\(([^)]*)\)/g)].flatMap(([, method, paths]) =>
      [...paths!.matchAll(/'([^']+)'/g)].map(([, path]) => ({ method: method!, path: path!, folder })),
    );
  });

const fits = (path: string, request: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`, 'i').test(request.replace(/:\w+/g, 'anything'));

describe('A call', () => {
  test('exists for every route of the schemas, generated or written by hand', () => {
    const routes = modelBelow(projectRoot).entities.flatMap((entity) => entity.routes);
    const { methods } = readController('', readFileSync(join(projectRoot, byHand), 'utf8'));
    const written = methods.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
    const missing = routes.filter(
      ({ method, path }) =>
        !written.includes(`${method} ${path}`) &&
        !calls.some((call) => call.method.toUpperCase() === method && call.path === path.replace(/\{(\w+)\}/g, ':$1')),
    );
    expect(written).toHaveLength(3);
    expect(routes.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test('is not hidden by an earlier one with a parameter', () => {
    const hidden = calls.flatMap((call, i) =>
      calls
        .slice(0, i)
        .filter((before) => before.method === call.method && fits(before.path, call.path))
        .map((before) => `${before.folder} ${before.path} hides ${call.folder} ${call.path}`),
    );
    expect(hidden).toEqual([]);
  });
});
