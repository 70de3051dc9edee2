import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import type { SlotProps, WireRecord } from '../../core/model/resource.ts';

/** The newest quotation first, and of each its newest version. */
const newest = JSON.stringify(['sQuoteNo', 'DESC']);

/** Offers the customer's quotations, loaded when a customer is chosen (AMB-058). */
export function QuoteInput({ record }: SlotProps<Activity>) {
  const notify = useNotify();
  const customer = record.customer?.customerId;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['quotation', 'of', customer],
    enabled: customer !== undefined,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call<WireRecord[]>(`customerquotes/${customer}?sort=${newest}`, { signal }).then(({ json }) => json),
  });
  const reportFailure = useEffectEvent(() => notify(t('activity.quotationsFailed'), { type: 'error' }));
  useEffect(() => {
    if (error) reportFailure();
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
