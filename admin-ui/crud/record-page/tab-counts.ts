import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { Resource } from '../../core/model/resource.ts';
import type { PageTab } from './page-tab.ts';

export interface TabCount {
  readonly tab: string;
  readonly count: number;
  /** False if there are more. */
  readonly isExact: boolean;
}

/**
 * How many rows the lists in the tabs of a record have. They are counted again with the record, and when a list of one of
 * these entities is loaded again after a change.
 * @returns the counts; undefined while they are not known, an empty list if they cannot be loaded
 */
export function useTabCounts(of: Resource, id: number, tabs: readonly PageTab[]): readonly TabCount[] | undefined {
  const queries = useQueryClient();
  const kinds = tabs.flatMap(({ kind }) => kind ?? []).join();
  const { data, isError, isPaused } = useQuery({
    queryKey: keyOf(of, id),
    enabled: kinds !== '',
    queryFn: () => {
      const path = `tabcounts/${of.name}/${id}`;
      return failedLoads.watch(
        path,
        call<readonly TabCount[]>(path).then(({ json }) => json),
      );
    },
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      const [entity, what] = event.query.queryKey;
      if (what === 'tabCounts' || !kinds.split(',').includes(String(entity))) return;
      // One save reloads several lists.
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: keyOf(of, id) }));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries, kinds, of, id]);
  return data ?? (!kinds || isError || isPaused ? none : undefined);
}

const keyOf = ({ name }: Resource, id: number) => [name, 'tabCounts', id];

const none: readonly TabCount[] = [];
