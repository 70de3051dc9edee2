import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { addGenericRows } from '../../support/generic-rows.ts';
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
  test('below /v1, and nothing else is [BEH-134 BEH-135]', () => {
    const declared = new Set(routes.map(({ path }) => `/v1/${path}`));
    expect(Object.keys(document.paths).toSorted()).toEqual([...declared].toSorted());
  });

  test('under one heading, with what it does, what it answers, how it fails and each parameter of its path', () => {
    for (const route of routes) {
      const { tags, summary, responses, parameters = [] } = described(route);
      expect([nameOf(route), tags, summary]).toEqual([
        nameOf(route),
        [route.tag],
        expect.stringMatching(/^[A-Z]\w* ?/),
      ]);
      const failures = [
        ...(route.rule === 'public' ? [] : ['401']),
        ...(route.path.includes('{') ? ['400', '404'] : []),
        ...(route.takesBody ? ['400'] : []),
        '200',
        '422',
        'default',
      ];
      expect([nameOf(route), Object.keys(responses)]).toEqual([nameOf(route), expect.arrayContaining(failures)]);
      const inPath = parameters.filter((one: any) => one.in === 'path');
      expect([nameOf(route), inPath.map(({ name, schema }: any) => `${name}: ${schema?.type}`)]).toEqual([
        nameOf(route),
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => expect.stringMatching(`^${name}: (integer|string)$`)),
      ]);
    }
  });

  test('with a token, if its rule needs one', () => {
    for (const route of routes) {
      const { security } = described(route);
      expect([nameOf(route), security]).toEqual([nameOf(route), route.rule === 'public' ? [] : [{ bearer: [] }]]);
    }
    expect(document.servers).toEqual([{ url: '/' }]);
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

test('every call is found in any case and with a trailing slash, with the same access [AMB-086]', async () => {
  const nobody = new Client(app.url);
  const { url } = (await (await Client.as(app, 'admin')).post('calendarFeed', {})).body;
  const [, token] = /calendar\/(.+)\.ics/.exec(url)!;
  const inCase = (path: string, change: (part: string) => string) => path.replaceAll(/(?<![{\w])\w+(?![}\w])/g, change);
  for (const route of routes) {
    const paths = [
      inCase(route.path, (part) => part.toLowerCase()),
      `${inCase(route.path, (part) => part.toUpperCase())}/`,
    ];
    for (const written of paths.map((path) => filled(path, { token: token! }))) {
      const { status } = await nobody.send(route.method, written, route.method === 'GET' ? undefined : {});
      const found = route.rule === 'public' ? status < 500 && status !== 404 : status === 401;
      expect([route.method, written, status, found]).toEqual([route.method, written, status, true]);
    }
  }
});

test('every call refuses a parameter that it does not describe, and names it', async () => {
  for (const route of routes) {
    const { status, body } = await admin.send(
      route.method,
      `${filled(route.path)}?rnage=${encodeURIComponent('[0,9]')}`,
      route.method === 'GET' ? undefined : {},
    );
    expect([nameOf(route), status, body]).toEqual([
      nameOf(route),
      422,
      {
        message: 'This call has no parameter "rnage".',
        code: 'invalid',
        errors: { rnage: 'This call has no parameter "rnage".' },
      },
    ]);
  }
});

test("a list, a record and an export take the parameters of react-admin's data provider", async () => {
  const [range, sort, filter] = ['[0,4]', '["custName","DESC"]', '{"q":"a"}'].map(encodeURIComponent);
  for (const query of [`range=${range}&sort=${sort}&filter=${filter}`, `filter=${filter}&embed=%5B%22region%22%5D`])
    expect([query, (await admin.get(`customers?${query}`)).status]).toEqual([query, 200]);
  expect((await admin.get('customerInfo/1?embed=%5B%22region%22%5D')).status).toBe(200);
  expect((await admin.get(`customers/export?sort=${sort}&filter=${filter}&columns=custName&format=csv`)).status).toBe(
    200,
  );
});

test('a list without a range answers at most as many rows as its description says', async () => {
  const parameters = document.paths['/v1/manufacturers'].get.parameters.map(({ $ref }: any) => $ref.split('/').at(-1));
  expect(parameters).toEqual(['Range', 'ManufacturerSort', 'ManufacturerFilter', 'Embed']);
  expect(document.components.parameters.Range.schema.default).toBe('[0,999]');
  const { maxItems } = document.paths['/v1/manufacturers'].get.responses['200'].content['application/json'].schema;
  await addGenericRows(app, ['manufacturer'], maxItems + 1);
  expect((await admin.get('manufacturers')).body).toHaveLength(maxItems);
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
