import { useEffect, useState, type RefObject } from 'react';

/** Space for the item that holds what does not fit, in pixels. */
const moreWidth = 112;

interface Measured {
  readonly content: string;
  /** Where each child ends, from the start of the row, in pixels. */
  readonly ends: readonly number[];
  readonly room: number;
}

/**
 * How many children of a row fit into it beside an item for the others. All are rendered once to be measured; the
 * observer reports before the browser paints.
 * @param content changes when the children do
 */
export function useFitting(row: RefObject<HTMLElement | null>, content: string): number {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    const element = row.current!;
    const observer = new ResizeObserver(() =>
      setMeasured((before) => ({
        content,
        ends: before?.content === content ? before.ends : endsOf(element),
        room: element.clientWidth,
      })),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, content]);
  if (measured?.content !== content) return Infinity;
  const { ends, room } = measured;
  return (ends.at(-1) ?? 0) <= room ? ends.length : ends.filter((end) => end <= room - moreWidth).length;
}

function endsOf(row: HTMLElement): number[] {
  const { left } = row.getBoundingClientRect();
  return Array.from(row.children, (child) => child.getBoundingClientRect().right - left);
}
