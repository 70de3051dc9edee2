import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { filled, nameOf, routesOfControllers, type Route } from '../../support/routes.ts';

let app: TestApp;
let admin: Client;
let routes: Route[];
let document: any;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  routes = await routesOfControllers();
  document = (await admin.get('openapi.json')).body;
});
afterAll(() => app.close());

const described = ({ method, path }: Route) => document.paths[`/v1/${path}`][method.toLowerCase()];

describe('every call is described', () => {
  test('BEH-134 BEH-135 below /v1, and nothing else is', () => {
    const declared = new Set(routes.map(({ path }) => `/v1/${path}`));
    expect(Object.keys(document.paths).toSorted()).toEqual([...declared].toSorted());
  });

  test('under one heading, with what it does, what it answers and each parameter of its path', () => {
    for (const route of routes) {
      const { tags, summary, responses, parameters = [] } = described(route);
      expect([nameOf(route), tags, summary]).toEqual([
        nameOf(route),
        [route.tag],
        expect.stringMatching(/^[A-Z]\w* ?/),
      ]);
      expect([nameOf(route), Object.keys(responses)]).toEqual([nameOf(route), ['200']]);
      const inPath = parameters.filter((one: any) => one.in === 'path');
      expect([nameOf(route), inPath.map(({ name, schema }: any) => `${name}: ${schema?.type}`)]).toEqual([
        nameOf(route),
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => expect.stringMatching(`^${name}: (integer|string)$`)),
      ]);
    }
  });

  test('with the body it takes, where it takes one', () => {
    const silent = routes.filter(({ readsBody, takesBody }) => readsBody && !takesBody);
    expect(silent.map(({ handler }) => handler)).toEqual([]);
    const differing = routes.filter((route) => Boolean(described(route).requestBody) !== route.takesBody);
    expect(differing.map(nameOf)).toEqual([]);
  });

  test('with existing schemas and a unique name', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect([...new Set(refs)].filter((name) => !document.components.schemas[name])).toEqual([]);
    const ids = routes.map((route) => described(route).operationId);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

test('AMB-086 every call is found in any case and with a trailing slash, with the same access', async () => {
  const nobody = new Client(app.url);
  for (const route of routes) {
    const path = filled(route.path);
    for (const written of [path.toLowerCase(), `${path.toUpperCase()}/`]) {
      const { status } = await nobody.send(route.method, written, route.method === 'GET' ? undefined : {});
      const found = route.rule === 'public' ? status < 500 && status !== 404 : status === 401;
      expect([route.method, written, status, found]).toEqual([route.method, written, status, true]);
    }
  }
});

test('every call that takes a body refuses one that is not JSON', async () => {
  for (const route of routes.filter(({ method }) => method === 'POST' || method === 'PUT')) {
    const { status, body } = await admin.send(route.method, filled(route.path), '{"id": ');
    expect([nameOf(route), status, body]).toEqual([
      nameOf(route),
      400,
      { message: 'The body is not JSON.', code: 'bad_request' },
    ]);
  }
});
