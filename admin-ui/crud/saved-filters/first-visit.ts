import { useEffect, useEffectEvent, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { View } from '../../core/model/screen.ts';
import { session } from '../../core/session/session.ts';
import { searchOf, type SavedFilter } from './saved-filters.ts';

/** Lists of sales figures have numbers above this, and no default filter (BEH-122). */
const withoutDefault = 100;

const isFirst = ({ id }: View) => !session.get()?.visited?.includes(id);

/**
 * When a list is first opened after sign-in, it is reset and shows the user's default filter, if there is one
 * (AMB-083). The rows are requested at once, without waiting for it. An address with its own filters stays as it is.
 * @param storeKey where page, order and filters of the list are kept
 */
export function useFirstVisit(view: View | undefined, storeKey: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const store = useStoreContext();
  const [begins] = useState(() => {
    if (!view || view.isShared || search || !isFirst(view)) return false;
    store.removeItem(storeKey);
    return view.id < withoutDefault;
  });
  const visit = useEffectEvent(() => {
    if (view && !view.isShared && isFirst(view))
      session.update({ visited: [...(session.get()?.visited ?? []), view.id] });
  });
  const applyDefault = useEffectEvent((filter: SavedFilter) => {
    // The browser's address, which is the newest: a user who has gone to another page is not pulled back.
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
