import { useDeferredValue } from 'react';
import { useGetList } from 'react-admin';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { narrowedList } from './reference.ts';

/** Lists up to this length are fetched whole and filtered in the browser. Longer ones are searched on the server. */
const few = 200;

/** Records to choose from. If there are many, the server searches for the typed text. */
export function useChoices(to: string, narrowed: WireRecord, open: boolean, text: string) {
  const typed = useDeferredValue(text);
  const sort = { field: summaryOf(to).display, order: 'ASC' as const };
  const options = { enabled: open, staleTime: 60_000 };
  const { path, filter } = narrowedList(to, narrowed);
  const meta = path ? { path } : undefined;
  const first = useGetList(to, { pagination: { page: 1, perPage: few }, sort, filter, meta }, options);
  const all = (first.total ?? 0) <= few;
  const found = useGetList(
    to,
    { pagination: { page: 1, perPage: 50 }, sort, filter: { ...filter, q: typed }, meta },
    { ...options, enabled: open && !all && typed !== '', placeholderData: (previous) => previous },
  );
  const query = all || typed === '' ? first : found;
  return {
    choices: ((query.error ? null : query.data) ?? []) as WireRecord[],
    loading: query.isFetching,
    all,
    /** Loads them again after a failure; else null. */
    retry: query.error ? () => void query.refetch() : null,
  };
}
