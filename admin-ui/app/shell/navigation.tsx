import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { contents } from '../../core/contents.ts';
import { focusPage } from '../../core/keep-focus.ts';

const keys = { current: 'branchline.page', last: 'branchline.lastPage', lists: 'branchline.lists' } as const;

/** The open page, or the last one that opened if the requested page does not. */
export const currentPage = (): string | null => sessionStorage.getItem(keys.current);

/** Lists opened in this browser session. */
const seenLists = (): string[] => JSON.parse(sessionStorage.getItem(keys.lists) ?? '[]') as string[];

/** Records a page as the current one, and the page before it as the last visited (NAV-034). */
export function useVisited(path: string, opened: boolean) {
  useEffect(() => {
    const before = currentPage();
    if (!opened || before === path) return;
    if (before) sessionStorage.setItem(keys.last, before);
    sessionStorage.setItem(keys.current, path);
    const isList = contents().screens.some((screen) => screen.path === path);
    if (isList) sessionStorage.setItem(keys.lists, JSON.stringify([...new Set([...seenLists(), path])]));
  }, [path, opened]);
}

/** The list that a record's tab belongs to: /customers/12/detail → /customers. */
export function parentList(path: string): string | null {
  const list = /^(\/.+)\/\d+\/[^/]+$/.exec(path)?.[1];
  const isScreen = (one: string) => contents().screens.some((screen) => screen.path === one);
  return list && isScreen(list) && isScreen(`${list}/:id`) ? list : null;
}

const recordOf = (path: string): string => /^\/[^/]+\/\d+/.exec(path)?.[0] ?? path;

/** Where Back leads from a tab of a record (NAV-037). @param from the page before the record */
function backFrom(path: string, from: string | null): string | null {
  const list = parentList(path);
  const rule = list && contents().backTo[list];
  if (!rule) return list;
  if (rule === 'before') return from ?? list;
  return from === null || seenLists().includes(rule) ? rule : from;
}

interface Place {
  readonly path: string;
  readonly index: number;
  /** The page before this one, or before the record if this is one of its tabs. */
  readonly from: string | null;
}

/**
 * On every navigation: scrolls to the top (NAV-041), redirects Back from a tab of a record (NAV-037), and moves the
 * focus to the new page; not between the tabs of a record.
 */
export function NavigationRules() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const previous = useRef<Place | null>(null);
  /** The page that Back has left before it was redirected. */
  const leftByBack = useRef<string | null>(null);
  useEffect(() => {
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const before = previous.current;
    if (before?.path === pathname) return;
    const last = before?.path ?? sessionStorage.getItem(keys.last);
    const stays = last !== null && recordOf(last) === recordOf(pathname);
    previous.current = { path: pathname, index, from: stays ? (before?.from ?? null) : last };
    const isBack = type === 'POP' && before !== null && index < before.index;
    const target = isBack ? backFrom(before.path, before.from) : null;
    if (target && pathname !== target) {
      leftByBack.current = before!.path;
      void navigate(target, { replace: true });
      return;
    }
    // The first page is at the top. Scrolling it would make the browser lay it out before it is complete.
    if (!before) return;
    document.getElementById('main')?.scrollTo(0, 0);
    window.scrollTo(0, 0);
    const returned = leftByBack.current ?? (isBack || parentList(before.path) === pathname ? before.path : null);
    leftByBack.current = null;
    if (!stays) focusPage(returned && recordOf(returned));
  }, [pathname, type, navigate]);
  return null;
}
