import { queryOptions, useQuery } from '@tanstack/react-query';
import { failedLoads } from './failed-loads.ts';
import { call } from './http.ts';
import type { Resource } from '../model/resource.ts';

export interface HistoryEntry {
  readonly id: number;
  readonly action:
    | 'create'
    | 'restore'
    | 'undo'
    | 'update'
    | 'delete'
    | 'send'
    | 'replace'
    | 'merge'
    | 'invite'
    | 'view'
    | 'viewEnd'
    | 'sessionEnd'
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'secondFactorReset'
    | 'feedOn'
    | 'feedOff';
  readonly at: string;
  readonly user: { readonly id: number | null; readonly fullName: string };
  readonly changes: readonly {
    readonly field: string;
    readonly title: string;
    readonly old: unknown;
    readonly new: unknown;
  }[];
}

/** The query of a record's history, newest first. */
export function historyQuery(of: Resource, id: number) {
  const path = of.calls.history!.replace(/\{\w+\}/, String(id));
  return queryOptions({
    queryKey: [of.name, 'history', id],
    queryFn: () =>
      failedLoads.watch(
        path,
        call<HistoryEntry[]>(path).then(({ json }) => json),
      ),
  });
}

/** The history of a record. Reloads after each save of a record of this entity. */
export const useHistory = (of: Resource, id: number) => useQuery(historyQuery(of, id));

/** The title of a changed field. If the schema no longer has the field, the title from the server. */
export const titleOfChange = (
  of: Pick<Resource, 'fields'>,
  { field, title }: HistoryEntry['changes'][number],
): string => of.fields[field]?.title ?? title;
