import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Session } from '../../admin-ui/core/session/session.ts';
import { setContents, type Contents } from '../../admin-ui/core/contents.ts';
import { screens } from '../../admin-ui/generated/registry.gen.ts';
import { resources } from '../../admin-ui/generated/resources.gen.ts';

const started = new Date('2026-11-23T09:30:00.000Z').getTime();
const kept = {
  profile: { id: 7, role: { id: 3 } },
  token: 'T1',
  refreshToken: 'R1',
  nextRefresh: started + 300_000,
} as Session;

/** The browser's storage, the requests it has sent, and the answer it gets; null if no server can be reached. */
const stored = new Map<string, string>();
const sent: { path: string; authorization: string | undefined; body: unknown }[] = [];
let answer: { status: number; json: object } | null;
const assign = jest.fn();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** Modules that need a browser as soon as they are loaded. */
const load = async () => ({
  ...(await import('../../admin-ui/core/session/session.ts')),
  ...(await import('../../admin-ui/core/session/refresh.ts')),
  ...(await import('../../admin-ui/core/session/own-account.ts')),
  ...(await import('../../admin-ui/core/data/http.ts')),
  ...(await import('../../admin-ui/crud/saved-filters/first-visit.ts')),
});
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { location: { assign } }),
    localStorage: storage,
    sessionStorage: storage,
    fetch: async (path: string, init?: { headers: Record<string, string>; body?: string }) => {
      if (path === '/config.json')
        return { ok: true, json: async () => ({ identityUrl: null, demo: false, hideAccounts: false }) };
      if (!answer) throw new TypeError('refused');
      sent.push({ path, authorization: init!.headers.authorization, body: init!.body && JSON.parse(init!.body) });
      return new Response(JSON.stringify(answer.json), { status: answer.status });
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  setContents({ resources, messages: {} } as unknown as Contents);
  product = await load();
});

beforeEach(() => {
  jest.useFakeTimers({ now: started });
  assign.mockClear();
  sent.splice(0);
  answer = { status: 200, json: { id_token: 'T2', refresh_token: 'R2' } };
  product.session.set(kept);
});
afterEach(() => void jest.useRealTimers());

const isStored = () => stored.has('branchline.session');

describe('the refresh of the tokens', () => {
  test('is due 300000 ms after the last, and sends the stored refresh token [SES-008 SES-010 SES-017 SES-022 CON-002]', async () => {
    const { refreshIfDue } = product;
    jest.setSystemTime(started + 299_999);
    await refreshIfDue();
    expect(sent).toEqual([]);
    jest.setSystemTime(started + 300_000);
    await Promise.all([refreshIfDue(), refreshIfDue()]);
    const body = { grant_type: 'refresh_token', refresh_token: 'R1' };
    expect(sent).toEqual([{ path: '/v1/token', authorization: undefined, body }]);
    const next = { ...kept, token: 'T2', refreshToken: 'R2', nextRefresh: started + 600_000 };
    expect(JSON.parse(stored.get('branchline.session')!)).toEqual(next);
    await refreshIfDue();
    expect(sent).toHaveLength(1);
  });

  test('that is refused ends the session; one that finds no server keeps it [SES-011]', async () => {
    const { refreshIfDue, session } = product;
    jest.setSystemTime(started + 300_000);
    answer = null;
    await refreshIfDue();
    expect([session.get()?.token, assign.mock.calls]).toEqual(['T1', []]);
    answer = { status: 400, json: { error: { message: 'TOKEN_EXPIRED' } } };
    await refreshIfDue();
    expect([session.get(), isStored()]).toEqual([null, false]);
    expect(assign.mock.calls).toEqual([['/login?logout=true']]);
  });
});

test.each([
  [401, '', true],
  [403, '', true],
  [400, 'The Authorization header must not be null', true],
  [400, 'The name is too long', false],
  [500, '', false],
])('an answer with %s %s ends the session: %s [SES-012]', async (status, message, ends) => {
  answer = { status, json: { message } };
  product.call('customers').catch(() => undefined);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(({ path, authorization }) => [path, authorization])).toEqual([['/v1/customers', 'Bearer T1']]);
  expect([product.session.isExpired(), isStored()]).toEqual([ends, !ends]);
  // Otherwise the call would be sent again after the next sign-in.
  product.session.clear();
  await jest.advanceTimersByTimeAsync(1);
});

test.each([
  ['GET', 'rolePermissions/3', true],
  ['GET', 'rolePermissions/3?range=[0,24]', true],
  ['GET', 'rolePermissions/4', false],
  ['PUT', 'rolePermissions/4', true],
  ['GET', 'user/7', false],
  ['PUT', 'updateUser/7', true],
  ['PUT', 'customers/7', false],
])('%s %s reads the own profile and permissions again: %s', (method, path, expected) => {
  const refresh = jest.fn(async () => {});
  product.whenOwnAccountTouched(refresh, async () => {});
  product.ownAccountTouched(method, path);
  expect(refresh).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('a list is reset when it is first opened after the sign-in, unless its address has filters [BEH-044]', () => {
  const { session, startsAnew } = product;
  for (const path of ['/customers', '/contacts', '/activities', '/enquiries', '/quotations']) {
    const { view } = screens.find((one) => one.path === path)!;
    const starts = (search: string) => [path, startsAnew(view, search)];
    session.set({ ...kept, visited: [999] });
    expect([starts(''), starts('?page=2')]).toEqual([
      [path, true],
      [path, false],
    ]);
    session.set({ ...kept, visited: [view!.id] });
    expect(starts('')).toEqual([path, false]);
  }
  expect(startsAnew(undefined, '')).toBe(false);
});
