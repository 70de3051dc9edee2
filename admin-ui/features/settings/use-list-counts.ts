import { useQuery } from '@tanstack/react-query';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';

/** Entries of a reference list. */
export interface ListCount {
  readonly name: string;
  readonly count: number;
  readonly active: number;
}

export const useListCounts = () =>
  useQuery<readonly ListCount[]>({
    queryKey: ['referencelists'],
    queryFn: ({ signal }) =>
      failedLoads.watch(
        'referencelists',
        call<readonly ListCount[]>('referencelists', { signal }).then(({ json }) => json),
      ),
    staleTime: 0,
  });
