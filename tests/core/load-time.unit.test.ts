import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createElement, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createRoutesFromElements, matchRoutes, MemoryRouter } from 'react-router';
import { setContents, type Contents } from '../../admin-ui/core/contents.ts';
import type { Screen } from '../../admin-ui/core/model/screen.ts';

type Routes = typeof import('../../admin-ui/app/shell/AppRoutes.tsx');
type PageCode = typeof import('../../admin-ui/app/shell/page-code.ts');

const never = () => new Promise<never>(() => {});
let routes: Routes;
let pageCode: PageCode;
let later: (typeof import('../../admin-ui/kit/later.tsx'))['later'];

beforeEach(async () => {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  Object.assign(globalThis, { window: new EventTarget(), localStorage: storage, sessionStorage: storage });
  routes = await import('../../admin-ui/app/shell/AppRoutes.tsx');
  pageCode = await import('../../admin-ui/app/shell/page-code.ts');
  ({ later } = await import('../../admin-ui/kit/later.tsx'));
});
afterEach(() => void jest.useRealTimers());

describe('code that takes 120 seconds to load [BEH-045 CON-015]', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));

  /** What loading code resolves to after some time; null if it is still loading. */
  async function after<T>(loading: Promise<T>, time: number): Promise<T | null> {
    await jest.advanceTimersByTimeAsync(time);
    return Promise.race([loading, new Promise<null>((resolve) => setImmediate(() => resolve(null)))]);
  }

  test('of a page gives way to the error page', async () => {
    const loading = pageCode.loadPage({ path: '/slow', load: never } as unknown as Screen);
    expect(await after(loading, 119_999)).toBeNull();
    const { CodeFailed } = await import('../../admin-ui/kit/CodeFailed.tsx');
    expect(await after(loading, 1)).toBe(CodeFailed);
  });

  test('of a dialog or of the sign-in gives way to a message', async () => {
    const Slow = later(never);
    const page = createElement(MemoryRouter, null, createElement(Suspense, null, createElement(Slow)));
    const drawing = prerenderToNodeStream(page);
    expect(await after(drawing, 119_999)).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    const { prelude } = await drawing;
    let html = '';
    for await (const part of prelude) html += part;
    expect(html).toContain('This page could not be loaded.');
  });
});

test('the route of the sign-in is named mbpLogin [NAV-002]', () => {
  setContents({ screens: [], resources: {}, messages: {} } as unknown as Contents);
  const all = createRoutesFromElements(routes.AppRoutes().props.children);
  expect(matchRoutes(all, '/login?logout=true')!.at(-1)!.route).toMatchObject({ id: 'mbpLogin', path: '/login' });
});
