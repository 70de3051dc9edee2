import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, type SortPayload } from 'react-admin';
import type { WireRecord } from '../model/resource.ts';

/** Rows requested at a time (CON-017). */
const chunk = 40;

/**
 * A long list that loads only the chunks in view.
 * @param most maximum number of rows
 * @returns `rows`, undefined where not loaded yet; `list`, which changes with the filter but not when more rows load;
 * `look(first, last)`, which loads missing rows in a range
 */
export function useChunks<T extends WireRecord>(of: string, sort: SortPayload, filter: object, most: number) {
  const provider = useDataProvider();
  const wanted = JSON.stringify(filter);
  const [list, setList] = useState<string | null>(null);
  const [looked, setLooked] = useState<{ list: string; chunks: readonly number[] }>({ list: wanted, chunks: [] });
  const params = (at: number) => ({ pagination: { page: at + 1, perPage: chunk }, sort, filter });
  const first = useGetList(of, params(0), { placeholderData: (previous) => previous });
  if (list !== wanted && first.data && !first.isPlaceholderData) setList(wanted);
  const chunks = looked.list === wanted ? looked.chunks : [];
  const further = useQueries({
    queries: chunks.map((at) => ({
      queryKey: [of, 'getList', params(at)],
      queryFn: () => provider.getList(of, params(at)),
    })),
  });

  const rows: (T | undefined)[] = Array.from({ length: Math.min(most, first.total ?? 0) });
  const put = (at: number, data: readonly unknown[] = []) =>
    data.forEach((row, i) => at * chunk + i < rows.length && (rows[at * chunk + i] = row as T));
  put(0, first.data);
  chunks.forEach((at, i) => put(at, further[i]!.data?.data));
  return {
    rows,
    list,
    isFetching: first.isFetching,
    error: first.error,
    refetch: first.refetch,
    look(from: number, to: number) {
      const missing: number[] = [];
      for (let at = Math.floor(from / chunk); at * chunk <= Math.min(to, rows.length - 1); at++)
        if (at > 0) missing.push(at);
      setLooked((now) => {
        const known = now.list === wanted ? now.chunks : [];
        const all = new Set([...known, ...missing]);
        return now.list === wanted && all.size === known.length ? now : { list: wanted, chunks: [...all] };
      });
    },
  };
}
