import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Session } from '../../../admin-ui/core/session/session.ts';
import { setContents, type Contents } from '../../../admin-ui/core/contents.ts';
import { permissions } from '../../../admin-ui/generated/permissions.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { resources } from '../../../admin-ui/generated/resources.gen.ts';

const sent: [string, string, string | undefined][] = [];
let status: number;

/** Modules that need a browser as soon as they are loaded. */
const load = async () => ({
  ...(await import('../../../admin-ui/core/session/session.ts')),
  ...(await import('../../../admin-ui/features/quotation/set-active.ts')),
});
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { location: { assign: () => undefined } }),
    localStorage: storage,
    sessionStorage: storage,
    fetch: async (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      sent.push([method, path, headers['undo-token']]);
      return new Response('{}', { status });
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  setContents({ resources, permissions, messages: {} } as unknown as Contents);
  product = await load();
});
beforeEach(() => {
  sent.splice(0);
  status = 200;
  signedIn({ EditQuotations: 1 });
});

const signedIn = (levels: Record<string, number>) =>
  product.session.set({ profile: { id: 7 }, token: 'T', nextRefresh: Infinity, permissions: levels } as Session);
const saved = (code: keyof typeof quoteStatusKeys) =>
  ({ quoteVerId: 12, quoteStatus: { id: quoteStatusKeys[code] } }) as never;

test('a quotation saved as Active is set active by a separate call, which is undone with the save [STA-044 AMB-110]', async () => {
  await product.setActive(saved('Active'), 'U1');
  expect(sent).toEqual([['GET', '/v1/setquoteactive/12', 'U1']]);
});

test.each(['Won', 'Lost', 'Cancelled', 'Revised', 'Closed'] as const)(
  'one saved as %s is not [STA-044]',
  async (code) => {
    await product.setActive(saved(code), 'U1');
    expect(sent).toEqual([]);
  },
);

test('a failed call does not make the save fail, and nobody makes it who may not change quotations [STA-044]', async () => {
  status = 500;
  await expect(product.setActive(saved('Active'), null)).resolves.toBeUndefined();
  expect(sent).toEqual([['GET', '/v1/setquoteactive/12', undefined]]);
  signedIn({ AddNewQuotation: 1 });
  await product.setActive(saved('Active'), null);
  expect(sent).toHaveLength(1);
});
