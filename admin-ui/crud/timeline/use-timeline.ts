import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { onSaved } from '../../core/live/live.ts';
import type { Resource } from '../../core/model/resource.ts';
import type { TimelineEntry } from './entry-kind.ts';

interface Page {
  readonly entries: readonly TimelineEntry[];
  readonly next: string | null;
}

/** What is shown of a timeline. */
export interface Shown {
  /** Names of kinds; none for all. */
  readonly kinds: readonly string[];
  readonly text: string;
}

/** Time before it is loaded again, in milliseconds: one save may change several entries. */
const pause = 500;

/**
 * The timeline of a record, page by page. It is loaded again after each own save that concerns the record, and when a
 * colleague saves one of its entries.
 */
export function useTimeline(of: Resource, id: number, { kinds, text }: Shown) {
  const queries = useQueryClient();
  const path = `timeline/${of.name}/${id}`;
  const result = useInfiniteQuery({
    queryKey: [of.name, 'timeline', id, kinds, text],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        ...(kinds.length && { kinds: kinds.join() }),
        ...(text && { text }),
        ...(pageParam && { before: pageParam }),
      });
      return failedLoads.watch(
        path,
        call<Page>(`${path}?${query}`).then(({ json }) => json),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
  const entries = result.data?.pages.flatMap((page) => page.entries);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => void queries.invalidateQueries({ queryKey: [of.name, 'timeline', id] });
    const stop = onSaved((saved) => {
      const isShown = entries?.some(
        ({ kind, id: key }) => kind === saved?.entity && (saved.ids?.includes(key) ?? true),
      );
      if (saved !== null && !isShown) return;
      clearTimeout(timer);
      timer = setTimeout(reload, pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [entries, queries, of.name, id]);
  return { ...result, entries };
}
