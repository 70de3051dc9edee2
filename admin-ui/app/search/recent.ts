import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import type { Place } from '../shell/places.ts';

/** A record or page that the user has opened. */
export interface Recent {
  readonly title: string;
  /** The list it is in. */
  readonly detail: string;
  readonly to: string;
}

/** Records and pages to remember. */
const most = 12;

/** What the user has opened last, the latest first. Signing out forgets it. */
export function useRecent(): readonly Recent[] {
  const [recent] = useRecentStore();
  return recent;
}

/** Remembers the current page. A record is remembered once its name is known. */
export function useRemember(places: readonly Place[]): void {
  const [, setRecent] = useRecentStore();
  const { pathname } = useLocation();
  const at = places.findIndex(({ isRecord }) => isRecord);
  const place = places[at > 0 ? at : places.length - 1]!;
  const title = place.isRecord && /^\d+$/.test(place.title) ? '' : place.title;
  const detail = at > 0 ? places[at - 1]!.title : '';
  useEffect(() => {
    if (!title || pathname === '/') return;
    setRecent((recent: readonly Recent[]) => [
      { title, detail, to: place.to },
      ...recent.filter(({ to }) => to !== place.to).slice(0, most - 1),
    ]);
  }, [title, detail, place.to, pathname, setRecent]);
}

function useRecentStore() {
  const session = useSession();
  return useStore<readonly Recent[]>(`recent.${session?.profile.id ?? 0}`, none);
}

const none: readonly Recent[] = [];
