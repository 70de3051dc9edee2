import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Resource } from '../../core/model/resource.ts';
import type { View } from '../../core/model/screen.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useSelection } from './selection.ts';

export interface Columns {
  /** Shown fields, in order. */
  readonly shown: readonly string[];
  /** All fields that can be shown. */
  readonly all: readonly string[];
  toggle(name: string): void;
  move(name: string, by: -1 | 1): void;
  /** Parts of 300, the whole table (CON-025). None or 0 fits the content. */
  readonly widths: Readonly<Record<string, number>>;
  /** Missing if widths are not saved. */
  readonly setWidth?: (name: string, width: number) => void;
  reset(): void;
}

/**
 * The columns that a user has chosen for a list, with order and widths. The server keeps them if the list has a number.
 */
export function useColumns(
  of: Resource,
  list: string,
  standard: readonly string[],
  more: readonly string[],
  view: View | undefined,
): Columns {
  const mayChange = allowsChange(useSession(), 'signedIn');
  const kept = view && !view.isShared ? view.id : null;
  const [stored, setStored] = useStore<readonly string[] | null>(`columns.${of.name}.${list}`, null);
  const selection = useSelection(kept);
  // The same arrays while the choice is the same: else every row would render again with the list.
  const { all, shown } = useMemo(() => {
    const known = [...standard, ...more];
    const chosen = kept === null ? (stored ?? []) : selection.columns.map(({ name }) => name);
    // Ignores chosen columns whose fields are no longer in the schema.
    const names = chosen.filter((name) => known.includes(name));
    return { all: known, shown: names.length ? names : standard };
  }, [standard, more, kept, stored, selection.columns]);
  const widths = Object.fromEntries(selection.columns.map(({ name, width }) => [name, width]));
  const set = (names: readonly string[], changed: Record<string, number> = {}) => {
    if (kept === null) return setStored(names);
    selection.save(names.map((name) => ({ name, width: changed[name] ?? widths[name] ?? 0 })));
  };
  return {
    shown,
    all,
    widths,
    toggle: (name) => set(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]),
    move: (name, by) => {
      const from = shown.indexOf(name);
      const to = from + by;
      if (from < 0 || to < 0 || to >= shown.length) return;
      const next = [...shown];
      next.splice(to, 0, ...next.splice(from, 1));
      set(next);
    },
    ...(kept !== null && mayChange && { setWidth: (name: string, width: number) => set(shown, { [name]: width }) }),
    reset: () => (kept === null ? setStored(null) : selection.save([])),
  };
}
