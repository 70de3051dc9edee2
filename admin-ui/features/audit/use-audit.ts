import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { changedAddress } from '../../core/data/address.ts';
import { call } from '../../core/data/http.ts';
import type { HistoryEntry } from '../../core/data/history.ts';

/** A change of a user, role, permission or setting. */
export interface AuditEntry extends HistoryEntry {
  /** Name of the entity. */
  readonly kind: string;
  readonly recordId: number;
  /** Null if the record never had a name. */
  readonly recordName: string | null;
}

interface AuditPage {
  readonly rows: readonly AuditEntry[];
  /** The kinds that there can be changes of. */
  readonly kinds: readonly { readonly name: string; readonly title: string }[];
  /** Whether there are older changes. */
  readonly more: boolean;
}

/** The parameters of the address that filter the changes. */
export const filters = ['kind', 'user', 'period'] as const;

/** The filters, kept in the address; an empty text removes one. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(filters.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));
  const change = (changes: Readonly<Partial<Record<(typeof filters)[number], string>>>) =>
    setParams((old) => changedAddress(old, changes as Record<string, string>), { replace: true });
  return { filter: filter as Partial<Record<(typeof filters)[number], string>>, change };
}

/** The changes that pass the filters, the newest first, 50 at a time. */
export const useAudit = (filter: Readonly<Record<string, string>>) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam }) =>
      (await call<AuditPage>(`audit?${new URLSearchParams({ ...filter, ...(pageParam && { before: pageParam }) })}`))
        .json,
    initialPageParam: '',
    getNextPageParam: ({ rows, more }) => (more ? String(rows.at(-1)!.id) : null),
  });
