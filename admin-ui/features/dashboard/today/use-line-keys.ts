import { useEffect, useState, type KeyboardEvent } from 'react';
import { shortcut } from '../../../core/shortcuts.ts';
import type { Line } from './line.ts';

const actionKeys = ['c', 'r', 'm', 'w', 'l', 'a', 'p'];

/** Where the keyboard is. */
interface Place {
  readonly id: string;
  readonly index: number;
}

/**
 * Keys of the lines, across sections: `j` and `k` move, as arrows do on a line; each action on the current line has a
 * key. When the current line has left, the one after it takes over.
 * @param isBusy whether a dialog is open, which has the focus
 */
export function useLineKeys(lines: readonly Line[], isBusy: boolean) {
  const [place, setPlace] = useState<Place | null>(null);
  const found = lines.findIndex(({ id }) => id === place?.id);
  const index = !place ? -1 : found >= 0 ? found : Math.min(place.index, lines.length - 1);
  const current = lines[index];
  const currentId = current?.id;

  const go = (to: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, to));
    if (lines[next]) setPlace({ id: lines[next].id, index: next });
  };
  useEffect(() => {
    const stops = [
      shortcut('j', () => go(index + 1)),
      shortcut('k', () => go(index - 1)),
      ...actionKeys.map((key) => shortcut(key, () => current?.actions.find((one) => one.key === key)?.run())),
    ];
    return () => stops.forEach((stop) => stop());
  });
  useEffect(() => {
    if (currentId === undefined || isBusy) return;
    const line = document.querySelector<HTMLElement>(`[data-line="${currentId}"]`);
    const { activeElement } = document;
    // Someone who works elsewhere on the page keeps the focus there.
    const isHere = activeElement === document.body || activeElement?.closest('[data-today]');
    if (isHere && !line?.contains(activeElement)) line?.focus();
  }, [currentId, isBusy]);

  function onKeyDown(event: KeyboardEvent) {
    const isOnLine = (event.target as HTMLElement).dataset.line !== undefined;
    if (!isOnLine) return;
    if (event.key === 'ArrowDown') go(index + 1);
    else if (event.key === 'ArrowUp') go(index - 1);
    else if (event.key === 'Enter') current?.open();
    else return;
    event.preventDefault();
  }

  const onAt = (id: string) => setPlace({ id, index: lines.findIndex((one) => one.id === id) });
  return { currentId, onAt, onKeyDown };
}
