import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterFirstPage } from '../../core/data/after-first-page.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { localised } from '../../core/i18n/localised.ts';
import { call } from '../../core/data/http.ts';
import type { FieldInfo } from '../../core/model/resource.ts';

/** A column that a list can show. */
export interface ViewField extends Pick<FieldInfo, 'type' | 'format' | 'to' | 'values' | 'labels'> {
  /** Number that paged calls sort by. */
  readonly id: number;
  readonly dbField: string;
  readonly title: string;
  readonly defView: boolean;
  readonly sortable: boolean;
}

/** A column that a user has chosen for a list. */
export interface ChosenField {
  readonly id: number;
  readonly dbField: string;
  readonly colOrder: number;
  /** A part of 300, the whole table (CON-025). 0 fits the content. */
  readonly width: number | null;
}

/** Query for the columns of a list. They change only with the schema. */
export const viewFields = (view: number) => ({
  queryKey: ['dbViewFields', view],
  queryFn: () =>
    failedLoads.watch(
      'dbViewFields',
      call<ViewField[]>(`dbViewFields/${view}`).then(({ json }) => localised('fields', json)),
    ),
  staleTime: Infinity,
});

export const chosenFields = (view: number) => ({
  queryKey: ['currentUserViewFields', view],
  queryFn: () =>
    failedLoads.watch(
      'currentUserViewFields',
      call<ChosenField[]>(`currentUserViewFields/${view}`).then(({ json }) =>
        json.toSorted((a, b) => a.colOrder - b.colOrder),
      ),
    ),
  staleTime: Infinity,
});

export const useViewFields = (view: number) => useQuery(viewFields(view));

/** Prefetches the columns of lists that are likely to be opened, once the page has loaded. */
export function useFetchAhead(views: readonly number[]): void {
  const queries = useQueryClient();
  const ids = views.join();
  useEffect(
    () =>
      afterFirstPage(() => {
        for (const id of ids.split(',').filter(Boolean).map(Number)) {
          void queries.prefetchQuery(viewFields(id));
          void queries.prefetchQuery(chosenFields(id));
        }
      }),
    [queries, ids],
  );
}
