import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { screens } from './screens.ts';

const keys = { current: 'branchline.page', last: 'branchline.lastPage' } as const;

/** The page that is open, or was until somewhere was asked for that does not open. */
export const currentPage = (): string | null => sessionStorage.getItem(keys.current);

/** Records a page that has opened, and the one before it as the last page visited (0:66). */
export function useVisited(path: string, opened: boolean) {
  useEffect(() => {
    const before = currentPage();
    if (!opened || before === path) return;
    if (before) sessionStorage.setItem(keys.last, before);
    sessionStorage.setItem(keys.current, path);
  }, [path, opened]);
}

/** The page of a record that an address is a tab of, and its list: /customers/12/detail → /customers. */
export function parentList(path: string): string | null {
  const match = /^(\/.+)\/\d+\/[^/]+$/.exec(path);
  return match && screens.some((screen) => screen.tabs && screen.path.startsWith(`${match[1]}/:id`)) ? match[1]! : null;
}

/**
 * What every navigation does: scrolls to the top (0:73), and takes who goes back from a tab
 * of a record to the list it belongs to (0:69).
 */
export function NavigationRules() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const previous = useRef<{ path: string; index: number } | null>(null);
  useEffect(() => {
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const before = previous.current;
    const list = before && before.path !== pathname ? parentList(before.path) : null;
    const isBack = type === 'POP' && before !== null && index < before.index;
    previous.current = { path: pathname, index };
    if (isBack && list && pathname !== list) {
      void navigate(list, { replace: true });
      return;
    }
    document.getElementById('main')?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [pathname, type, navigate]);
  return null;
}
