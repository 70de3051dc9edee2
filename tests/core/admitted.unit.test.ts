import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { setContents, type Contents } from '../../admin-ui/core/contents.ts';
import { resources } from '../../admin-ui/generated/resources.gen.ts';

const now = new Date('2026-11-23T09:30:00.000Z').getTime();
const profile = { id: 7, fullName: 'Nora Newcomer', status: 'ACTIVE', role: { id: 3, roleName: 'Office' } };
const granted = (levels: Record<string, number>) =>
  Object.entries(levels).map(([permissionCode, permissionLevel]) => ({
    permission: { permissionCode },
    permissionLevel,
  }));

/** The browser's storage, the calls that were sent, and the answers they get. */
const stored = new Map<string, string>();
const sent: string[] = [];
let answers: Record<string, unknown>;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  clear: () => stored.clear(),
};

/** Modules that need a browser as soon as they are loaded. */
const load = async () => ({
  ...(await import('../../admin-ui/core/session/sign-in.ts')),
  ...(await import('../../admin-ui/core/session/auth-provider.ts')),
  ...(await import('../../admin-ui/core/session/session.ts')),
  ...(await import('../../admin-ui/core/data/http.ts')),
});
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { location: { assign: () => undefined } }),
    localStorage: storage,
    sessionStorage: storage,
    fetch: async (url: string) => {
      if (url === '/config.json') return { ok: true, json: async () => ({ identityUrl: null, demo: false }) };
      const path = url.replace('/v1/', '');
      sent.push(path);
      return new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404 });
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  setContents({ resources, messages: {} } as unknown as Contents);
  product = await load();
});

beforeEach(() => {
  jest.useFakeTimers({ now });
  stored.clear();
  product.session.clear();
  answers = {
    'accounts:signInWithPassword': { idToken: 'T1', refreshToken: 'R1' },
    'user/profile': profile,
    'getUserPermissions/7': granted({ ViewCustomers: 1, EditCustomers: 5 }),
    'user/logout': {},
    'rolePermissions/3': granted({ ViewCustomers: 1 }),
    'rolePermissions/4': granted({ ViewUsersRoles: 1 }),
  };
  sent.splice(0);
});

const inStorage = () => JSON.parse(stored.get('branchline.session') ?? 'null');
const signIn = () => product.authProvider.login({ username: 'nora@people.example', password: 'First-password-1' });

test('a person whose profile has the status ACTIVE is admitted [SES-005]', async () => {
  await signIn();
  expect(sent).toEqual(['accounts:signInWithPassword', 'user/profile', 'getUserPermissions/7']);
  const permissions = { ViewCustomers: 1, EditCustomers: 5 };
  expect(inStorage()).toEqual({ profile, token: 'T1', refreshToken: 'R1', permissions, nextRefresh: now + 300_000 });
  await expect(product.authProvider.checkAuth({})).resolves.toBeUndefined();
});

test.each(['INACTIVE', 'Active', '', null])('one with the status %p is not [SES-005 SES-006]', async (status) => {
  answers['user/profile'] = { ...profile, status };
  await expect(signIn()).rejects.toThrow(product.SignInError);
  expect(sent).toEqual(['accounts:signInWithPassword', 'user/profile', 'user/logout']);
  expect(inStorage()).toBeNull();
  await expect(product.authProvider.checkAuth({})).rejects.toEqual({ redirectTo: '/login', message: false });
});

test('reading the permissions of the own role renews those that are stored, reading those of another does not [PER-037]', async () => {
  await signIn();
  const permissions = { ViewCustomers: 5, AddNewQuotation: 1 };
  answers['getUserPermissions/7'] = granted(permissions);
  await product.call('rolePermissions/4');
  await jest.advanceTimersByTimeAsync(1);
  expect(inStorage().permissions).toEqual({ ViewCustomers: 1, EditCustomers: 5 });
  await product.call('rolePermissions/3');
  await jest.advanceTimersByTimeAsync(1);
  expect(inStorage()).toMatchObject({ permissions, token: 'T1' });
  expect(inStorage().permissions).toEqual(permissions);
});
