import { useEffect, useEffectEvent, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { View } from '../../core/model/screen.ts';
import { session } from '../../core/session/session.ts';
import { searchOf, type SavedFilter } from './saved-filters.ts';

/** Lists with numbers above this show sales figures and have no default filter (BEH-122). */
const withoutDefault = 100;

const isFirst = ({ id }: View) => !session.get()?.visited?.includes(id);

/** Whether a list is reset: it is opened for the first time after sign-in, by an address without filters of its own. */
export const startsAnew = (view: View | undefined, search: string): view is View =>
  view !== undefined && !view.isShared && !search && isFirst(view);

/**
 * When a list is first opened after sign-in, resets it and applies the user's default filter, if there is one
 * (AMB-083). The rows are requested at once, without waiting for the filter. An address with its own filters is not
 * changed.
 * @param storeKey key in the browser for the list's page, order and filters
 */
export function useFirstVisit(view: View | undefined, storeKey: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const store = useStoreContext();
  const [begins] = useState(() => {
    if (!startsAnew(view, search)) return false;
    store.removeItem(storeKey);
    return view.id < withoutDefault;
  });
  const visit = useEffectEvent(() => {
    if (view && !view.isShared && isFirst(view)) session.visit(view.id);
  });
  const applyDefault = useEffectEvent((filter: SavedFilter) => {
    // Reads the browser's address, which is the latest, so that a user who has moved to another page stays there.
    const isHere = window.location.pathname === pathname;
    if (filter.id && isHere && !window.location.search) void navigate({ search: searchOf(filter) }, { replace: true });
  });
  const id = view?.id;
  useEffect(() => {
    visit();
    if (!begins) return;
    let left = false;
    failedLoads.watch('defUserViewFilter', call<SavedFilter>(`defUserViewFilter/${id}/`)).then(
      ({ json }) => left || applyDefault(json),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [begins, id]);
}
