import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { screens } from './screens.ts';

const key = 'branchline.lastPage';

/** The page visited before this one (0:66). */
export const lastPage = (): string | null => sessionStorage.getItem(key);

/** The page of a record that an address is a tab of, and its list: /customers/12/detail → /customers. */
export function parentList(path: string): string | null {
  const match = /^(\/.+)\/\d+\/[^/]+$/.exec(path);
  return match && screens.some((screen) => screen.tabs && screen.path.startsWith(`${match[1]}/:id`)) ? match[1]! : null;
}

/**
 * What every navigation does: records the last page, scrolls to the top (0:66, 0:73), and takes who goes back from a tab
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
    if (before && before.path !== pathname) sessionStorage.setItem(key, before.path);
    document.getElementById('main')?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [pathname, type, navigate]);
  return null;
}
