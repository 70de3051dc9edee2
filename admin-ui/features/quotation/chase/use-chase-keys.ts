import { useEffect, useState } from 'react';
import { shortcut } from '../../../core/shortcuts.ts';
import { actions, type ActionName } from './ChaseActions.tsx';
import type { Chased } from './chase.ts';

interface Options {
  readonly rows: readonly Chased[];
  readonly allowed: readonly ActionName[];
  /** Whether a dialog is open, which has the focus. */
  readonly isBusy: boolean;
  readonly onAction: (name: ActionName, row: Chased) => void;
}

/** Keys of the queue: `j` and `k` move through the rows, and each action on the current row has a key. */
export function useChaseKeys({ rows, allowed, isBusy, onAction }: Options) {
  const [chosen, setAt] = useState(-1);
  const at = Math.min(chosen, rows.length - 1);
  const current = rows[at]?.quoteVerId;
  useEffect(() => {
    const move = (by: number) => setAt(Math.max(0, Math.min(rows.length - 1, at + by)));
    const stop = [
      shortcut('j', () => move(1)),
      shortcut('k', () => move(-1)),
      ...actions
        .filter(({ name }) => allowed.includes(name))
        .map(({ name, key }) => shortcut(key, () => rows[at] && onAction(name, rows[at]))),
    ];
    return () => stop.forEach((off) => off());
  });
  // When the current row has left the queue, the one after it takes over.
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(`[data-chase="${at}"]`);
    if (current !== undefined && !isBusy && !row?.contains(document.activeElement)) row?.focus();
  }, [at, current, isBusy]);
  return { at, onAt: setAt };
}
