import { useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useSession } from '../../core/session/session.ts';

/** The rows of a list that the user has selected. */
export interface Selection {
  /** Selected rows: those of the page in its order, then the others. */
  readonly rows: readonly RaRecord[];
  /** How many of them the page shows. */
  readonly inSight: number;
  has(id: RaRecord['id']): boolean;
  toggle(id: RaRecord['id']): void;
  /** Selects all rows of the page, or, if they are selected, none of them. */
  togglePage(): void;
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
  const { data = [], isPlaceholderData, filterValues, filter } = useListContext();
  const user = useSession()?.profile.id;
  const of = JSON.stringify([list, filterValues, filter, user]);
  const [kept, setKept] = useState({ of, chosen: none });
  const isKept = kept.of === of;
  if (!isKept) setKept({ of, chosen: none });
  const chosen = isKept ? kept.chosen : none;
  const set = (next: Rows) => setKept({ of, chosen: next });
  // Rows that are about to be replaced may not belong to the filter.
  const page = isPlaceholderData ? [] : data;
  const here = data.filter(({ id }) => chosen.has(id));
  const shown = new Set(here.map(({ id }) => id));
  const away = [...chosen.values()].filter(({ id }) => !shown.has(id));
  const without = (ids: readonly RaRecord['id'][]) => set(new Map([...chosen].filter(([id]) => !ids.includes(id))));
  return {
    rows: [...here, ...away],
    inSight: here.length,
    has: (id) => chosen.has(id),
    toggle: (id) => {
      const row = page.find((one) => one.id === id);
      if (chosen.has(id)) without([id]);
      else if (row) set(new Map([...chosen, [id, row]]));
    },
    togglePage: () => {
      if (page.every(({ id }) => chosen.has(id))) without(page.map(({ id }) => id));
      else set(new Map([...chosen, ...page.map((row) => [row.id, row] as const)]));
    },
    clear: () => set(none),
  };
}
