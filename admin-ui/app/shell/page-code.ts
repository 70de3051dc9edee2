import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { contents } from '../../core/contents.ts';
import type { Screen } from '../../core/model/screen.ts';
import { CodeFailed } from '../../kit/CodeFailed.tsx';
import { inTime } from '../../kit/in-time.ts';

/** Pages whose code is loaded. */
const loaded = new Map<Screen, ComponentType>();

/** Addresses of a page: its own, and those of its tabs. */
export const pathsOf = ({ path, tabs }: Screen): string[] => (tabs ? [path, `${path}/:tab`] : [path]);

/** Loads the code of a page, and keeps it. If that fails, the next visit tries again. */
export async function loadPage(screen: Screen): Promise<ComponentType> {
  try {
    const Page = await inTime(screen.load);
    loaded.set(screen, Page);
    return Page;
  } catch {
    return CodeFailed;
  }
}

/**
 * Starts to load the code of the page at an address, while React draws the frame around it. The frame is drawn first,
 * because both in one step would keep the browser from responding for too long.
 */
export function loadPageAt(address: string): void {
  const routes = contents().screens.flatMap((screen) => pathsOf(screen).map((path) => ({ path, screen })));
  const screen = matchRoutes(routes, address)?.at(-1)?.route.screen;
  void screen?.load().catch(() => undefined);
}

/** The code of a page; null while it loads. React would hide a `lazy` page for up to 300 ms. */
export function usePageCode(screen: Screen): ComponentType | null {
  const [page, setPage] = useState<ComponentType | null>(() => loaded.get(screen) ?? null);
  useEffect(() => {
    if (page) return undefined;
    let isLeft = false;
    void loadPage(screen).then((Page) => {
      // Renders in slices, so that the browser can respond meanwhile.
      if (!isLeft) startTransition(() => setPage(() => Page));
    });
    return () => {
      isLeft = true;
    };
  }, [screen, page]);
  return page;
}
