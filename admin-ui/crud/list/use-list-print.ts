import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { ListMeta } from '../../core/data/data-provider.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** Rows of a call, and maximum rows on paper, some 250 pages. */
const [atOnce, most] = [1000, 10_000];

export interface PrintedRows {
  readonly rows: readonly WireRecord[];
  /** Number of all rows of the list. The first of them are printed. */
  readonly total: number;
}

export interface ListPrint {
  /** All rows of the list while it is being printed, otherwise null. */
  readonly printed: PrintedRows | null;
  /** Whether the rows are being loaded. */
  readonly isLoading: boolean;
  print(): void;
}

/**
 * Prints all rows of a list in its current filter and order, not only the page that is shown. Ctrl P does it too: the
 * browser itself would print before the rows have arrived.
 * @param isOn whether the rows are shown as a table or cards, and not in another view
 */
export function useListPrint(resource: string, meta: ListMeta, isOn: boolean): ListPrint {
  const provider = useDataProvider();
  const notify = useNotify();
  const { filterValues, filter, sort, total } = useListContext();
  const [printed, setPrinted] = useState<PrintedRows | null>(null);
  const [isLoading, setLoading] = useState(false);

  const shown = useRef('');
  const wanted = JSON.stringify([resource, filterValues, filter, sort]);
  useEffect(() => {
    shown.current = wanted;
    return () => void (shown.current = '');
  }, [wanted]);

  async function load(): Promise<PrintedRows> {
    const rows: WireRecord[] = [];
    for (let page = 1; ; page++) {
      const pagination = { page, perPage: atOnce };
      const next = await provider.getList(resource, { pagination, sort, filter: { ...filterValues, ...filter }, meta });
      rows.push(...next.data);
      if (rows.length >= Math.min(most, next.total!) || !next.data.length) return { rows, total: next.total! };
    }
  }

  async function print() {
    if (isLoading) return;
    setLoading(true);
    try {
      const all = await load();
      // The user has gone to another page, or changed the filter.
      if (shown.current !== wanted) return;
      flushSync(() => setPrinted(all));
      window.print();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setPrinted(null);
      setLoading(false);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && /^p$/i.test(event.key);
    // A dialog may be printed instead, or nothing but it.
    if (!isPrint || !isOn || !total || (event.target as HTMLElement).closest('[role=dialog]')) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { printed, isLoading, print: () => void print() };
}
