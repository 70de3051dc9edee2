import { useQuery } from '@tanstack/react-query';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';

export interface CatalogueWidget {
  readonly id: number;
  readonly widgetName: string;
  readonly widgetType: string;
  readonly params: readonly { readonly no: number; readonly label: string; readonly lookup: string }[];
}

/** The rows of a lookup call; dialogs share them for a minute. */
export function useLookup<T>(path: string | undefined): readonly T[] {
  const { data = [] } = useQuery<T[]>({
    queryKey: ['lookup', path],
    queryFn: () =>
      call<T[]>(path!).then(
        ({ json }) => json,
        (failure: Error) => {
          failedLoads.add(path!);
          throw failure;
        },
      ),
    enabled: path !== undefined,
    staleTime: 60_000,
  });
  return data;
}

export const useCatalogue = () => useLookup<CatalogueWidget>('dashboardWidgets');
