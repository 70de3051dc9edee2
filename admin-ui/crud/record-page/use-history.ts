import { useQuery } from '@tanstack/react-query';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { Resource } from '../../core/model/resource.ts';

export interface HistoryEntry {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly at: string;
  readonly user: { readonly fullName: string };
  readonly changes: readonly {
    readonly field: string;
    readonly title: string;
    readonly old: unknown;
    readonly new: unknown;
  }[];
}

/** What was done to a record, newest first. Read again after each save of its kind. */
export function useHistory(of: Resource, id: number) {
  const path = of.calls.history!.replace(/\{\w+\}/, String(id));
  return useQuery({
    queryKey: [of.name, 'history', id],
    queryFn: () =>
      failedLoads.watch(
        path,
        call<HistoryEntry[]>(path).then(({ json }) => json),
      ),
  });
}

/** The title of a field that was changed; the server's, for a field that the record has no more. */
export const titleOfChange = (of: Resource, { field, title }: HistoryEntry['changes'][number]): string =>
  of.fields[field]?.title ?? title;
