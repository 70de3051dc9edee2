import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { scopeConditions } from '../../server/services/access/scope.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, type Reply } from '../support/client.ts';
import { countRows } from '../support/data.ts';
import { ApiDescription } from '../support/described.ts';
import { addGenericRows } from '../support/generic-rows.ts';
import { filled, nameOf, routesOfControllers, standard, type Route } from '../support/routes.ts';

let app: TestApp;
let admin: Client;
let routes: Route[];
let document: any;
let api: ApiDescription;

beforeAll(async () => {
  app = await startApp();
  // Gives every list rows: an empty list could not fail on one.
  const names = app.platform.registry.all.map(({ name }) => name);
  await addGenericRows(app, names, 30);
  admin = await Client.as(app, 'admin');
  routes = await routesOfControllers();
  api = await ApiDescription.of(app);
  document = api.document;
});
afterAll(() => app.close());

const described = ({ method, path }: Route) => document.paths[`/v1/${path}`][method.toLowerCase()];
const hasParameters = ({ path }: Route) => path.includes('{');
const reads = (all: Route[]) => all.filter(({ method }) => method === 'GET');
const writes = (all: Route[]) => all.filter(({ method }) => method === 'POST' || method === 'PUT');

/** Expects the one shape of an error. The calls of the identity provider have their own (AMB-001). */
function expectError(route: Route, reply: Reply) {
  const { status, body } = reply;
  const isOwn =
    /^(Identity|AccountChanges|IdentityWays|SecondFactor)Controller/.test(route.handler) && route.rule === 'public';
  const shape = isOwn
    ? { error: expect.objectContaining({ code: status, message: expect.any(String) }) }
    : expect.objectContaining({ message: expect.stringMatching(/\w/), code: expect.stringMatching(/^[\w.]+$/) });
  expect([nameOf(route), status, body]).toEqual([nameOf(route), status, shape]);
  expect([nameOf(route), status >= 400 && status < 500]).toEqual([nameOf(route), true]);
  expect(api.differences(route.method, `/v1/${route.path}`, reply)).toBeNull();
  for (const text of Object.values(body.errors ?? {})) expect(text).toEqual(expect.stringMatching(/\w/));
}

describe('every call answers', () => {
  test('200 if it reads and has no parameters, and the same under each spelling', async () => {
    const plain = reads(routes).filter((route) => !hasParameters(route));
    expect(plain.length).toBeGreaterThan(100);
    for (const route of plain) {
      const [one, other] = [await admin.get(route.path), await admin.get(`${route.path.toUpperCase()}/`)];
      expect([nameOf(route), one.status]).toEqual([nameOf(route), 200]);
      expect([nameOf(route), other.body]).toEqual([nameOf(route), one.body]);
    }
  });

  test('200, or a reason, if it reads and has parameters [BEH-137]', async () => {
    for (const route of reads(routes).filter(hasParameters))
      for (const value of [1, 2, 2147483647]) {
        const values = Object.fromEntries(described(route).parameters.map(({ name }: any) => [name, value]));
        const reply = await admin.get(filled(route.path, { ...values, ...standard }));
        if (reply.status !== 200) expectError(route, reply);
      }
  });

  test('an existing record, by its key', async () => {
    const { registry, records, users } = app.platform;
    const me = (await users.byUid((await admin.get('user/profile')).body.uid))!;
    let read = 0;
    for (const definition of registry.all) {
      const controller = `${definition.name[0]!.toUpperCase()}${definition.name.slice(1)}Controller`;
      const where = scopeConditions(definition, definition.access.read, me, registry);
      const newest = {
        where,
        search: null,
        sort: { field: definition.key, order: 'DESC' as const },
        offset: 0,
        limit: 1,
      };
      const [known] = await records.list(definition, newest);
      const id = known?.[definition.key] as number | undefined;
      for (const route of routes.filter(({ handler }) => handler === `${controller}.one`)) {
        if (id === undefined) continue;
        const { status, body } = await admin.get(filled(route.path, { id }));
        // What the reader may not know is left out of an alert, for which there are tests of its own.
        const shown = app.platform.entities.of(definition.name).hooks.conceal ? { [definition.key]: id } : known!;
        expect([nameOf(route), status, body]).toEqual([nameOf(route), 200, expect.objectContaining(shown)]);
        read++;
      }
    }
    expect(read).toBeGreaterThan(10);
  });

  test('a page of rows if it is a paged list [BEH-120]', async () => {
    const paged = writes(routes).filter(({ path }) => /^\w+\/\{page\}\/\{rows\}\//.test(path));
    expect(paged.length).toBeGreaterThan(5);
    for (const route of paged) {
      const { status, body } = await admin.send(route.method, filled(route.path, { ...standard, rows: 7 }), {});
      expect([nameOf(route), status, body]).toEqual([
        nameOf(route),
        200,
        { rows: expect.any(Array), total: expect.any(Number), page: 1, size: 7 },
      ]);
      expect([nameOf(route), body.rows.length]).toEqual([nameOf(route), Math.min(7, body.total)]);
    }
  });
});

describe('every call with an invalid body', () => {
  test.each([
    ['fields nobody knows', { nonsense: { $gt: '' }, id: 'x' }],
    ['a list', [{ nonsense: { $gt: '' }, id: 'x' }]],
    ['a text', 'nonsense'],
    ['a number', 7],
  ])('refuses it in the one shape and saves nothing: %s', async (_, rubbish) => {
    const before = await countRows(app);
    for (const route of writes(routes)) {
      const path = filled(route.path, standard);
      expectError(route, await admin.send(route.method, path, JSON.stringify(rubbish)));
    }
    expect(await countRows(app)).toEqual(before);
    expect(app.log.filter((line) => line.level >= 50)).toEqual([]);
  });
});
