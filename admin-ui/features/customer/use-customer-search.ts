import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { useSettled } from '../../kit/use-settled.ts';

/** 0 all, 1 own region, 2 own branch (BEH-086). */
export type Scope = 0 | 1 | 2;

/** Delay between the last key and the search, in ms. */
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
      (
        await call<Customer[]>(`searchCustomers/${scope}`, {
          method: 'POST',
          isRead: true,
          body: { searchText: text },
          signal,
        })
      ).json,
  });
  const reportFailure = useEffectEvent(() =>
    notify(t('customer.search.failed'), { type: 'error', summary: t('customer.search.failedTitle') }),
  );
  useEffect(() => {
    if (error) reportFailure();
  }, [error]);
  const searching = isFetching || text !== typed.trim();
  return {
    customers: text === '' || error ? none : (data ?? none),
    searching: typed.trim() !== '' && searching,
    failed: error !== null && !searching,
    retry: () => void refetch(),
  };
}
