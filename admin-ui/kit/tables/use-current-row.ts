import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';

interface Options<T> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly (T | undefined)[];
  /** Identifies what is listed. */
  readonly list: unknown;
  readonly rowHeight: number;
  /** Height of the head that covers the first rows, in pixels. */
  readonly head: number;
  readonly isChosen: (row: T) => boolean;
  /** Called on Enter or the space bar. */
  readonly onEnter: (row: T) => void;
}

/** The row that the arrow keys are at. It stays in view. A new list begins at its chosen row, or at the first. */
export function useCurrentRow<T>({ scroller, rows, list, rowHeight, head, isChosen, onEnter }: Options<T>) {
  const [at, setAt] = useState(0);
  const [known, setKnown] = useState(list);
  if (list !== known) {
    setKnown(list);
    setAt(
      Math.max(
        0,
        rows.findIndex((row) => row && isChosen(row)),
      ),
    );
  }
  // When the list changes, scrolls to the chosen row, or to the start.
  const begin = useEffectEvent((listed: unknown) => {
    if (listed === list) scroller.current?.scrollTo({ top: rows.length && Math.max(0, at - 2) * rowHeight });
  });
  useEffect(() => begin(list), [list]);

  function go(next: number) {
    const row = Math.min(Math.max(next, 0), rows.length - 1);
    setAt(row);
    const { clientHeight, scrollTop } = scroller.current!;
    const room = clientHeight - head;
    if (row * rowHeight < scrollTop) scroller.current!.scrollTo({ top: row * rowHeight });
    else if ((row + 1) * rowHeight > scrollTop + room)
      scroller.current!.scrollTo({ top: (row + 1) * rowHeight - room });
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[at];
    if (!row) return;
    const page = Math.floor(scroller.current!.clientHeight / rowHeight) - 1;
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.length - 1,
    };
    if (event.key in moves) go(moves[event.key]!);
    else if (event.key === 'Enter' || event.key === ' ') onEnter(row);
    else return;
    event.preventDefault();
  }

  return { at, setAt, onKeyDown };
}
