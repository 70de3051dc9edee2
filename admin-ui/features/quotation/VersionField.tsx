import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';

/** The version number; of a new quotation, the one that the server will probably give it. */
export function VersionField({ record: { opportunity } }: SlotProps<Quotation>) {
  const { record: saved } = useRecordDialog();
  const form = useFormContext();
  const path = `quotenextverno/${encodeURIComponent(opportunity?.sQuoteNo ?? '')}`;
  const { data } = useQuery({
    queryKey: ['quotation', 'nextVersion', path],
    enabled: !saved && Boolean(opportunity?.sQuoteNo),
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => failedLoads.watch(path, call<number>(path, { signal })).then(({ json }) => json),
  });
  const next = opportunity ? (data ?? null) : null;
  // A number that nobody has typed is not a change.
  const show = useEffectEvent((number: number | null) => {
    if (!saved) form.resetField('versionNo', { defaultValue: number });
  });
  useEffect(() => show(next), [next]);
  return <FieldInput name="versionNo" />;
}
