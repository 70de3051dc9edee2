import { useQuery } from '@tanstack/react-query';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { Resource } from '../../core/model/resource.ts';

export interface HistoryEntry {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete' | 'send' | 'view' | 'viewEnd' | 'sessionEnd';
  readonly at: string;
  readonly user: { readonly fullName: string };
  readonly changes: readonly {
    readonly field: string;
    readonly title: string;
    readonly old: unknown;
    readonly new: unknown;
  }[];
}

/** The history of a record, newest first. Reloads after each save of a record of this entity. */
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

/** The title of a changed field. If the schema no longer has the field, the title from the server. */
export const titleOfChange = (
  of: Pick<Resource, 'fields'>,
  { field, title }: HistoryEntry['changes'][number],
): string => of.fields[field]?.title ?? title;
