import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Counts the tabs in the first line of a row that wraps, again whenever its width or the tabs change.
 * @param scrolls whether the row scrolls instead, so that all fit
 */
export function useFittingTabs(scrolls: boolean): {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly fitting: number;
} {
  const row = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const element = row.current!;
    const measure = () => {
      const tabs = [...element.children] as HTMLElement[];
      const away = tabs.findIndex((tab) => tab.offsetTop > tabs[0]!.offsetTop);
      setFitting(scrolls || away < 0 ? Infinity : away);
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    const content = new MutationObserver(measure);
    content.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [scrolls]);
  return { row, fitting };
}
