import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { filled, routesOfControllers, type Route } from '../../support/routes.ts';

let app: TestApp;
let routes: Route[];
let described: { method: string; path: string; call: { tags?: string[]; security?: object[] } }[];

beforeAll(async () => {
  app = await startApp();
  routes = await routesOfControllers();
  const { body } = await new Client(app.url).get('openapi.json');
  described = Object.entries(body.paths as Record<string, Record<string, any>>).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/v1\//, ''),
      call,
    })),
  );
});
afterAll(() => app.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** Calls open to everyone. Add a new one only on purpose. */
const open = [
  'GET calendar/{token}.ics',
  'GET health',
  'GET publicKeys',
  'POST accounts/mfaEnrollment:finalize',
  'POST accounts/mfaEnrollment:start',
  'POST accounts/mfaEnrollment:withdraw',
  'POST accounts/mfaSignIn:finalize',
  'POST accounts:createAuthUri',
  'POST accounts:lookup',
  'POST accounts:resetPassword',
  'POST accounts:sendOobCode',
  'POST accounts:signInWithCustomToken',
  'POST accounts:signInWithPassword',
  'POST accounts:signUp',
  'POST accounts:update',
  'POST token',
];
/** Calls that need a token, but no active user. */
const tokenOnly = ['GET user/profile', 'POST stopViewing', 'POST user/completeSignup', 'POST user/logout'];

describe('every route', () => {
  test('has an access rule', () => {
    expect(routes.length).toBeGreaterThan(100);
    expect(routes.filter(({ rule }) => rule === undefined).map(({ handler }) => handler)).toEqual([]);
  });

  test('has a known rule: a permission of the schema or a flag of the role', async () => {
    const codes = (await (await clientOf('admin')).get('activePermissions')).body.map((one: any) => one.permissionCode);
    const unknown = routes.filter(({ rule }) => {
      if (typeof rule === 'string') return !['public', 'token', 'signedIn'].includes(rule);
      if ('permission' in rule!) return !codes.includes(rule.permission);
      return 'role' in rule! ? !['showSettings', 'showAdmin'].includes(rule.role) : !('roleName' in rule!);
    });
    expect(unknown).toEqual([]);
  });

  test('needs no showAdmin [PER-002]', () => {
    expect(JSON.stringify(routes.map(({ rule }) => rule))).not.toContain('showAdmin');
  });

  test('is in the description of the API, and nothing else is', () => {
    expect([...new Set(described.map(nameOf))].toSorted()).toEqual([...new Set(routes.map(nameOf))].toSorted());
  });

  test('that is open to anyone, or to any token, is on the list of those', () => {
    const having = (rule: string) => [...new Set(routes.filter((route) => route.rule === rule).map(nameOf))].toSorted();
    expect(having('public')).toEqual(open);
    expect(having('token')).toEqual(tokenOnly);
  });

  test('that needs a token says so in the description', () => {
    for (const route of described)
      expect([nameOf(route), Boolean(route.call.security?.length)]).toEqual([
        nameOf(route),
        !open.includes(nameOf(route)),
      ]);
  });

  test('that changes data needs more than a token', () => {
    const reading = /^(POST (?:\w+filterbypage2?|search\w+|\w+quickquery|check\w+)(\/|$)|GET )/;
    // These calls change only the user's own records. Other users' records are treated as if they did not exist.
    const own = [
      'PUT user/updateNotifications',
      'PUT user/updateAlertSettings',
      // Only writes to the log.
      'POST failedCall',
      'PUT updateUser',
      'PUT updateUserEmail/{id}',
      'DELETE userSessions/{user}/{session}',
      'PUT updateAlert/{id}',
      'PUT snoozeAlert/{id}',
      'POST userViewField',
      'PUT setUserViewColWidth/{field}/{width}',
      'DELETE deleteCurrentUserViewFields/{view}',
      'POST userViewFilter',
      'PUT userViewFilter/{id}',
      'DELETE delUserViewFilter/{id}',
      'PUT setSavedFilterFav/{id}/{flag}',
      'PUT updateFavOrder',
      // Everyone may upload a screenshot. Any other file needs the permission.
      'POST attachment',
      'POST saveUserWidget',
      'PUT updateUserWidget/{id}',
      'PUT updateUserWidgets/{user}',
      'POST resetUserWidgets/{user}',
      'DELETE deleteUserWidget/{id}',
      // It saves nothing.
      'POST previewUserWidget',
      'POST copyUserWidgets/{from}/{to}',
      'POST usersupportcase',
      // For people who are away, their supervisors, and people who manage users.
      'POST absences',
      'POST absences/bulk',
      'PUT absences/{id}',
      'DELETE absences/{id}',
      // Only to a support case that the user may read.
      'POST supportCaseReply',
      // They check each record, by the rule of the call that is undone or the deletion.
      'POST undo/{token}',
      'POST trash/{id}/restore',
      'POST backgroundWork/{id}/stop',
      'POST backgroundWork/{id}/retry',
      'POST trash/restore',
      ...tokenOnly,
      ...open,
    ];
    const loose = routes.filter(
      (route) => typeof route.rule === 'string' && !reading.test(nameOf(route)) && !own.includes(nameOf(route)),
    );
    expect(loose.map(nameOf)).toEqual([]);
  });
});

describe('without a token [SES-017]', () => {
  test('every route that is not open answers 401 in one shape', async () => {
    const client = new Client(app.url);
    const closed = described.filter((route) => !open.includes(nameOf(route)));
    expect(closed.length).toBeGreaterThan(100);
    for (const { method, path } of closed) {
      const { status, body } = await client.send(method, filled(path), method === 'GET' ? undefined : {});
      expect([method, path, status, body]).toEqual([
        method,
        path,
        401,
        { message: 'Please sign in.', code: 'not_signed_in' },
      ]);
    }
  });

  test('a route is closed however its path is written', async () => {
    const client = new Client(app.url);
    for (const path of ['USERS', 'users/', 'Users?filter=%7B%7D', 'customers/1/', 'CUSTOMERS/COUNT', '/users'])
      expect([path, (await client.get(path)).status]).toEqual([path, path === '/users' ? 404 : 401]);
    for (const method of ['HEAD', 'GET']) expect((await client.send(method, 'users')).status).toBe(401);
    for (const prefix of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'])
      expect((await fetch(`${app.url}/${prefix}/v1/users`)).status).toBe(401);
  });

  test('an unknown path is 404 in the same shape', async () => {
    expect(await new Client(app.url).get('nothing-of-ours')).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: expect.any(String) },
    });
  });
});

describe('an address of the hosted identity service that does not exist here', () => {
  test.each([
    ['POST', '/v1/accounts:delete'],
    ['GET', '/v1/accounts:signUp'],
    ['POST', '/v1/accounts/mfaSignIn:start'],
    ['POST', '/v2/accounts/passkeyEnrollment:start'],
    ['GET', '/v1/token'],
    ['GET', '/v1/projects/branchline/accounts'],
    ['GET', '/v1/recaptchaParams?key=any'],
    ['GET', '/identitytoolkit.googleapis.com/v1/recaptchaParams?key=any'],
    ['GET', '/identitytoolkit.googleapis.com/v2/recaptchaConfig'],
    ['POST', '/identitytoolkit.googleapis.com/v3/relyingparty/verifyPassword'],
    ['GET', '/securetoken.googleapis.com/v1/token'],
    ['GET', '/securetoken.googleapis.com/'],
  ])('answers as the service does: %s %s [AMB-001]', async (method, path) => {
    const response = await fetch(`${app.url}${path}`, { method });
    const message = 'Method not found.';
    const errors = [{ message, domain: 'global', reason: 'notFound' }];
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 404, message, errors, status: 'NOT_FOUND' } },
    ]);
  });

  test('other addresses answer in the shape of other calls', async () => {
    for (const path of ['/v1/accounting', '/v1/nothing/here', '/v1/tokens'])
      expect(await (await fetch(`${app.url}${path}`)).json()).toEqual({
        message: expect.any(String),
        code: 'not_found',
      });
  });
});

const clientOf = (user: 'admin') => Client.as(app, user);
