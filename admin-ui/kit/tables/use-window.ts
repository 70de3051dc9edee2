import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Rows are rendered in pages of this size, so that scrolling seldom changes the set (CON-017). */
const page = 20;
/** Number of extra rows rendered above and below those in view. */
const margin = 5;
/** Delay between the last scroll and `onLook`, in milliseconds (CON-017). */
const pause = 250;

/**
 * Decides which of many rows of equal height to render.
 * @param onLook called when scrolling pauses, with the first and last row in view
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  onLook?: (first: number, last: number) => void,
) {
  const [pages, setPages] = useState({ first: 0, end: 1 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const move = () => {
    const { scrollTop, clientHeight } = scroller.current!;
    const first = Math.floor(scrollTop / rowHeight);
    const last = Math.floor((scrollTop + clientHeight) / rowHeight);
    const next = { first: Math.floor(Math.max(0, first - margin) / page), end: Math.ceil((last + 1 + margin) / page) };
    if (next.first !== pages.first || next.end !== pages.end) setPages(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onLook?.(first, last), pause);
  };
  const resized = useEffectEvent(move);
  useEffect(() => {
    const observer = new ResizeObserver(resized);
    observer.observe(scroller.current!);
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
    };
  }, [scroller]);
  const to = Math.min(count, pages.end * page);
  return { from: Math.min(pages.first * page, Math.max(0, to - page)), to, onScroll: move };
}
