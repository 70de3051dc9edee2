import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { FieldInput } from './FieldInput.tsx';
import { keyOf } from './reference.ts';

/** The fields that decide who may read a record. */
const deciding = ['mbpBranch', 'customer', 'opportunity', 'quote'];

interface Props {
  /** Name of the entity. */
  readonly entity: string;
  readonly name: string;
  /** The values of the form. */
  readonly record: object;
}

/** Chooses whom a record is assigned to: those who may read it. */
export function AssigneeInput({ entity, name, record }: Props) {
  const given = deciding.flatMap((part) => {
    const key = keyOf((record as WireRecord)[part]);
    return key === null ? [] : [[part, key] as const];
  });
  const values = JSON.stringify(Object.fromEntries(given));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['assignees', entity, values],
    enabled: given.length > 0,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call<WireRecord[]>(`assignees/${entity}?values=${encodeURIComponent(values)}`, { signal }).then(
        ({ json }) => json,
      ),
  });
  if (!given.length) return <FieldInput name={name} />;
  return (
    <FieldInput
      name={name}
      choices={{
        rows: data ?? [],
        isLoading: isFetching,
        retry: error ? () => void refetch() : null,
        textOf: ({ fullName }) => String(fullName ?? ''),
      }}
    />
  );
}
