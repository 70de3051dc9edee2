import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import type { Activity } from '../../generated/activity/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import type { SlotProps, WireRecord } from '../../core/model/resource.ts';

/** The quotations of the customer, read when one is chosen (AMB-058). */
export function QuoteInput({ record }: SlotProps<Activity>) {
  const notify = useNotify();
  const customer = record.customer?.customerId;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['quotation', 'of', customer],
    enabled: customer !== undefined,
    staleTime: 60_000,
    queryFn: ({ signal }) => call<WireRecord[]>(`customerquotes/${customer}`, { signal }).then(({ json }) => json),
  });
  const told = useEffectEvent(() => notify('Error while getting quotations', { type: 'error' }));
  useEffect(() => {
    if (error) told();
  }, [error]);
  return (
    <FieldInput
      name="quote"
      choices={{
        rows: data ?? [],
        isLoading: isFetching,
        retry: error ? () => void refetch() : null,
        textOf: ({ sQuoteNo, versionNo }) => `${sQuoteNo} v${versionNo}`,
      }}
    />
  );
}
