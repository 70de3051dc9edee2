import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { call } from '../../core/data/http.ts';

/** 0 all, 1 own region, 2 own branch (BEH-086). */
export type Scope = 0 | 1 | 2;

/** So long after the last key it is searched, in milliseconds. */
const pause = 250;
const none: readonly Customer[] = [];

/** Customers within a scope that match a text. A failure is reported (ERR-041). */
export function useCustomerSearch(scope: Scope, typed: string) {
  const notify = useNotify();
  const text = useSettled(typed.trim(), pause);
  const { data, error, isFetching, refetch } = useQuery<readonly Customer[]>({
    queryKey: ['customer', 'search', scope, text],
    enabled: text !== '',
    retry: false,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) =>
      (await call<Customer[]>(`searchCustomers/${scope}`, { method: 'POST', body: { searchText: text }, signal })).json,
  });
  const tell = useEffectEvent(() => notify('Error while searching customers', { type: 'error', summary: 'Error' }));
  useEffect(() => {
    if (error) tell();
  }, [error]);
  const searching = isFetching || text !== typed.trim();
  return {
    customers: text === '' || error ? none : (data ?? none),
    searching: typed.trim() !== '' && searching,
    failed: error !== null && !searching,
    retry: () => void refetch(),
  };
}

/** A value once it has stayed the same for a while. An empty one at once. */
function useSettled(value: string, after: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
