import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/data/http.ts';

/** Records that refer to an entry of a reference list through one field. */
export interface Use {
  readonly entity: string;
  readonly field: string;
  /** Plural of the entity, in English. */
  readonly title: string;
  readonly fieldTitle: string;
  readonly count: number;
  /** How many of them are of the past, such as sales figures. */
  readonly past: number;
  /** How many a replacement changes that leaves the past alone. */
  readonly changes: number;
  /** Whether there may be more. */
  readonly isLeast: boolean;
}

export interface Uses {
  readonly uses: readonly Use[];
  /** Why the user cannot replace the entry; null if they can. */
  readonly refusal: string | null;
}

/** Where an entry is used. */
export const useUses = (list: string, id: number) =>
  useQuery<Uses>({
    queryKey: ['referencelists', list, id],
    queryFn: ({ signal }) => call<Uses>(`referencelists/${list}/${id}/uses`, { signal }).then(({ json }) => json),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
