import { useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useSession } from '../../core/session/session.ts';

/** The rows of a list that the user has selected. */
export interface Selection {
  /** Selected rows: those of the page in its order, then the others; those of the page if it is all of the list. */
  readonly rows: readonly RaRecord[];
  /** How many of them the page shows. */
  readonly inSight: number;
  /** How many rows are selected. */
  readonly count: number;
  /** The filter whose rows are selected, whichever they are when an action begins; null if the rows were chosen. */
  readonly allOf: Readonly<Record<string, unknown>> | null;
  has(id: RaRecord['id']): boolean;
  toggle(id: RaRecord['id']): void;
  /** Selects all rows of the page, or, if they are selected, none of them. */
  togglePage(): void;
  /** Selects all rows of the filter. */
  chooseAll(): void;
  clear(): void;
}

type Rows = ReadonlyMap<RaRecord['id'], RaRecord>;

const none: Rows = new Map();

/**
 * The selection of a list. Only paging and sorting keep it: it ends when the list is searched, filtered or shown in
 * another view, when the user leaves it, and when someone else signs in (AMB-113). So it is in memory, not in
 * react-admin's store.
 * @param list name of the list, with what else it depends on
 */
export function useSelection(list: readonly unknown[]): Selection {
  const { data = [], total = 0, isPlaceholderData, filterValues, filter } = useListContext();
  const user = useSession()?.profile.id;
  const of = JSON.stringify([list, filterValues, filter, user]);
  const [kept, setKept] = useState({ of, chosen: none, isAll: false });
  const isKept = kept.of === of;
  if (!isKept) setKept({ of, chosen: none, isAll: false });
  const [loaded, setLoaded] = useState<string | null>(null);
  if (!isPlaceholderData && loaded !== of) setLoaded(of);
  const isAll = isKept && kept.isAll;
  const set = (next: Rows) => setKept({ of, chosen: next, isAll: false });
  // While the first rows of a filter load, those of the filter before it are shown.
  const page = loaded === of ? data : [];
  const ofPage: Rows = new Map(page.map((row) => [row.id, row]));
  // Of all rows, only those of the page are known.
  const chosen = isAll ? ofPage : isKept ? kept.chosen : none;
  const here = data.filter(({ id }) => chosen.has(id));
  const shown = new Set(here.map(({ id }) => id));
  const away = [...chosen.values()].filter(({ id }) => !shown.has(id));
  const without = (ids: readonly RaRecord['id'][]) => set(new Map([...chosen].filter(([id]) => !ids.includes(id))));
  return {
    rows: [...here, ...away],
    inSight: here.length,
    count: isAll ? total : chosen.size,
    allOf: isAll ? { ...filterValues, ...filter } : null,
    has: (id) => chosen.has(id),
    toggle: (id) => {
      const row = page.find((one) => one.id === id);
      if (chosen.has(id)) without([id]);
      else if (row) set(new Map([...chosen, [id, row]]));
    },
    togglePage: () => {
      if (page.every(({ id }) => chosen.has(id))) without(page.map(({ id }) => id));
      else set(new Map([...chosen, ...ofPage]));
    },
    chooseAll: () => setKept({ of, chosen: none, isAll: true }),
    clear: () => set(none),
  };
}
