import { useEffect, useLayoutEffect, useState } from 'react';
import type { WireRecord } from '../../core/model/resource.ts';
import { shortcut } from '../../core/shortcuts.ts';
import type { ListState } from './list-context.ts';

export interface ListKeys {
  /** Index of the row that the keyboard is on; -1 for none. */
  readonly at: number;
  setAt(index: number): void;
}

/** Keys of a list: `j` and `k` move through the rows, `Enter` opens one, `n` adds a record. */
export function useListKeys(state: ListState, rows: readonly WireRecord[] | undefined): ListKeys {
  const [at, setAt] = useState(-1);
  const count = rows?.length ?? 0;
  // In the layout effect, a key works from the moment that the rows can be seen.
  useLayoutEffect(() => {
    const move = (by: number) => setAt((now) => Math.max(0, Math.min(count - 1, now + by)));
    const stop = [
      shortcut('j', () => move(1)),
      shortcut('k', () => move(-1)),
      shortcut('n', () => state.canCreate && state.add()),
      shortcut('Enter', () => rows?.[at] && state.open(rows[at])),
    ];
    return () => stop.forEach((off) => off());
  });
  useEffect(() => {
    const row = at < 0 ? null : document.querySelector<HTMLElement>(`[data-row="${at}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // Otherwise Enter would press the link or button that has the focus, such as the tab of the page.
    row?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    // The row has got the focus in another way, as when the user comes back from its record.
    const follow = ({ target }: FocusEvent) => {
      const row = (target as HTMLElement).dataset?.row;
      if (row !== undefined) setAt(Number(row));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return { at: Math.min(at, count - 1), setAt };
}
