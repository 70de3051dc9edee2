import { useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { columnWidths, type Measured } from './column-widths.ts';

interface Options {
  /** Names the table and its columns. They are measured once for each name. */
  readonly of: string;
  /** Whether the table shows rows that can be measured. */
  readonly isReady: boolean;
  readonly isText: (column: string) => boolean;
  /** Widths that a user has set, in hundredths of the table. */
  readonly chosen?: Readonly<Record<string, number>>;
}

interface Widths {
  readonly columns: readonly Measured[];
  readonly others: number;
}

/** Widths by table, until the page is loaded again: a list looks the same when someone comes back to it. */
const kept = new Map<string, Widths>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(of: string, widths: Widths) {
  kept.set(of, widths);
  for (const listener of listeners) listener();
}

/**
 * Gives the columns of a table widths that suit their content. Heads need `data-column`, and the frame of the table
 * `container-type: inline-size`. The first rows are measured before they are painted, so that nothing jumps.
 * @returns what to give the table
 */
export function useColumnWidths({ of, isReady, isText, chosen = {} }: Options) {
  const table = useRef<HTMLTableElement>(null);
  const widths = useSyncExternalStore(subscribe, () => kept.get(of));
  useLayoutEffect(() => {
    if (isReady && !widths) keep(of, measure(table.current!, isText));
  }, [of, isReady, isText, widths]);
  const style = columnWidths(widths?.columns ?? [], chosen, widths?.others ?? 0) as CSSProperties;
  return { ref: table, style: isReady && !widths ? { ...style, width: 'max-content' } : style };
}

function measure(table: HTMLTableElement, isText: Options['isText']): Widths {
  const heads = [...table.tHead!.rows[0]!.cells];
  const columns = heads.flatMap((head) => {
    const name = head.dataset.column;
    return name ? [{ name, natural: Math.ceil(head.getBoundingClientRect().width), isText: isText(name) }] : [];
  });
  const others = heads.filter((head) => !head.dataset.column).reduce((sum, head) => sum + head.offsetWidth, 0);
  return { columns, others };
}
