import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';

/** Offers the roles that the person may give: nobody gives rights that they do not have. */
export function RoleField() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['rolesToGive'],
    staleTime: 0,
    queryFn: ({ signal }) => call<WireRecord[]>('rolesToGive', { signal }).then(({ json }) => json),
  });
  return (
    <FieldInput
      name="role"
      choices={{
        rows: data ?? [],
        isLoading: isFetching,
        retry: error ? () => void refetch() : null,
        textOf: ({ roleName }) => String(roleName ?? ''),
      }}
    />
  );
}
