import { useStore } from 'react-admin';
import type { Resource } from '../model/resource.ts';
import type { Columns } from './list-context.ts';

/** The columns a person has chosen for a list, and their order. */
export function useColumns(of: Resource, list: string, standard: readonly string[], more: readonly string[]): Columns {
  const all = [...standard, ...more];
  const [stored, setStored] = useStore<readonly string[] | null>(`columns.${of.name}.${list}`, null);
  // A field that has left the schema leaves the choice too.
  const shown = (stored ?? standard).filter((name) => all.includes(name));
  return {
    shown,
    all,
    toggle: (name) => setStored(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]),
    move: (name, by) => {
      const from = shown.indexOf(name);
      const to = from + by;
      if (from < 0 || to < 0 || to >= shown.length) return;
      const next = [...shown];
      next.splice(to, 0, ...next.splice(from, 1));
      setStored(next);
    },
    reset: () => setStored(null),
  };
}
