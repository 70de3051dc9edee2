import { useDeferredValue } from 'react';
import { useGetList } from 'react-admin';
import { lookupStaleTime } from '../../core/data/lookup-stale-time.ts';
import { few, lookupOf } from '../../core/data/lookups.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { narrowedList } from './reference.ts';

/** Records to choose from. If there are many, the server searches for the typed text. */
export function useChoices(to: string, narrowed: WireRecord, open: boolean, text: string) {
  const typed = useDeferredValue(text);
  const { path, filter } = narrowedList(to, narrowed);
  const list = lookupOf(to, path, filter);
  const options = { enabled: open, staleTime: lookupStaleTime };
  const first = useGetList(to, list, options);
  const all = (first.total ?? 0) <= few;
  const found = useGetList(
    to,
    { ...list, pagination: { page: 1, perPage: 50 }, filter: { ...filter, q: typed } },
    { ...options, enabled: open && !all && typed !== '', placeholderData: (previous) => previous },
  );
  const query = all || typed === '' ? first : found;
  return {
    choices: ((query.error ? null : query.data) ?? []) as WireRecord[],
    loading: query.isFetching,
    /** Whether the choices are those of the typed text. */
    isSettled: first.data !== undefined && (all || text === '' || (typed === text && !found.isFetching)),
    all,
    /** Loads them again after a failure; else null. */
    retry: query.error ? () => void query.refetch() : null,
  };
}
