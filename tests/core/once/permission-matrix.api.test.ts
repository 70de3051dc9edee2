import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../../../server/core/model/definition.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client, type DemoUser } from '../../support/client.ts';
import { countRows } from '../../support/data.ts';
import { permissionMatrix, type MatrixRow } from '../../support/matrix.ts';
import { filled, nameOf, routesOfControllers, standard } from '../../support/routes.ts';
import { projectRoot } from '../../support/schemas.ts';

const users: DemoUser[] = ['admin', 'supervisor', 'salesexec', 'internal', 'readonly'];

let app: TestApp;
let matrix: MatrixRow[];
/** The rules that requests failed. For some records, a call also checks a rule other than its own. */
const refusals: Rule[] = [];

beforeAll(async () => {
  app = await startApp();
  matrix = await permissionMatrix(await routesOfControllers());
  const { prototype } = (await built('services/access/session-user.js')).SessionUser;
  const { require } = prototype;
  prototype.require = function (rule: Rule) {
    if (!this.allows(rule)) refusals.push(rule);
    require.call(this, rule);
  };
});
afterAll(() => app.close());

/** A rule in the words that the API description uses. */
const needed = (rule: Rule): string => {
  if (typeof rule === 'string')
    return { public: 'Open to everyone.', token: 'Needs a valid token.', signedIn: 'Needs an active user.' }[rule];
  if ('permission' in rule) return `Needs the permission ${rule.permission}.`;
  return 'roleName' in rule ? `Needs the role ${rule.roleName}.` : `Needs a role with ${rule.role}.`;
};

test('the API description states for each call who may use it', async () => {
  const { paths } = (await (await Client.as(app, 'admin')).get('openapi.json')).body;
  const described = matrix.map(
    ({ route: { method, path } }) => paths[`/v1/${path}`]?.[method.toLowerCase()]?.description,
  );
  expect(described).toEqual(matrix.map(({ route }) => needed(route.rule!)));
});

test('server/CALLS.md lists every call of the server and no other, with what it does and who may use it', async () => {
  const { paths } = (await (await Client.as(app, 'admin')).get('openapi.json')).body;
  const served = matrix.map(({ route: { method, path } }) => {
    const { tags, summary, description } = paths[`/v1/${path}`][method.toLowerCase()];
    return [tags[0], method, path, summary, description].join(' · ');
  });
  expect(callsInTables().toSorted()).toEqual(served.toSorted());
});

/** One line for each path in server/CALLS.md, in the same words as the API description. */
const callsInTables = () =>
  readFileSync(join(projectRoot, 'server/CALLS.md'), 'utf8')
    .split('\n## ')
    .slice(1)
    .flatMap((section) =>
      [...section.matchAll(/^\| (\w+) +\| (`.*`) +\| (.*?) +\| (.*?) +\|$/gm)].flatMap(
        ([, method, paths, summary, needs]) =>
          [...paths!.matchAll(/`([^`]+)`/g)].map(([, path]) =>
            [
              section.split('\n')[0],
              method,
              path,
              summary,
              needs === 'nothing' ? 'Open to everyone.' : `Needs ${needs}.`,
            ].join(' · '),
          ),
      ),
    );

test('each role has a demo user, and each except Admin is refused something [PER-045]', async () => {
  const roles = await Promise.all(users.map(async (user) => (await personOf(user)).role));
  expect(roles).toEqual([...matrix[0]!.scopes.keys()]);
  const [admin, ...others] = roles.map((role) => matrix.filter(({ scopes }) => scopes.get(role) === 'none').length);
  expect(admin).toBe(0);
  expect(Math.min(...others)).toBeGreaterThan(5);
});

describe.each(users)('%s [AMB-091]', (user) => {
  test('gets 422 with the permission’s message for calls the role may not make, and nothing changes', async () => {
    const { client, role } = await personOf(user);
    const before = await countRows(app);
    for (const { route, denied } of matrix.filter(({ scopes }) => scopes.get(role) === 'none')) {
      const { status, body } = await client.send(route.method, filled(route.path, standard), emptyBody(route.method));
      expect([nameOf(route), status, body]).toEqual([nameOf(route), 422, { message: denied, code: 'refused' }]);
    }
    expect(await countRows(app)).toEqual(before);
  });

  test('is not refused calls that the role may make', async () => {
    const { client, role } = await personOf(user);
    for (const { route } of matrix.filter(({ scopes }) => scopes.get(role) !== 'none')) {
      if (route.rule === 'public' || route.rule === 'token') continue;
      // The key does not exist and the body is empty: the call is refused for its content, not for its caller.
      const values = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 2147483647]));
      const path = filled(route.path, { ...values, ...standard, page: 1, rows: 1 });
      refusals.length = 0;
      const { status } = await client.send(route.method, path, emptyBody(route.method));
      expect([nameOf(route), refusals]).not.toEqual([nameOf(route), expect.arrayContaining([route.rule])]);
      const isIn = status !== 401 && status !== 403 && status < 500;
      expect([nameOf(route), status, isIn]).toEqual([nameOf(route), status, true]);
    }
  });
});

const emptyBody = (method: string) => (method === 'GET' || method === 'DELETE' ? undefined : {});

async function personOf(user: DemoUser) {
  const client = await Client.as(app, user);
  return { client, role: (await client.get('user/profile')).body.role.roleName as string };
}
