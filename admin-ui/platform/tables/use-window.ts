import { useCallback, useState } from 'react';

/** Rows that are drawn at once: those of a chunk and of the next. */
export interface Window {
  readonly from: number;
  readonly to: number;
  onScroll(top: number): void;
}

/** Which of many rows of one height are in sight: whole chunks, so that rows change seldom while they are scrolled. */
export function useWindow(count: number, rowHeight: number, chunk: number): Window {
  const [at, setAt] = useState(0);
  const onScroll = useCallback(
    // The chunk before stays until half of the next is passed: turning back costs nothing.
    (top: number) => setAt(Math.max(0, Math.floor((top / rowHeight - chunk / 2) / chunk))),
    [rowHeight, chunk],
  );
  const last = Math.max(0, Math.ceil(count / chunk) - 1);
  const from = Math.min(at, last) * chunk;
  return { from, to: Math.min(count, from + 2 * chunk), onScroll };
}
