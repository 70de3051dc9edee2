import { useQuery } from '@tanstack/react-query';
import { failedLoads } from '../../../core/data/failed-loads.ts';
import { call } from '../../../core/data/http.ts';
import { queryClient } from '../../../core/data/queries.ts';

export interface CatalogueWidget {
  readonly id: number;
  readonly widgetName: string;
  readonly widgetType: string;
  /** What its user chooses for it to show; missing for a widget that has its own query. */
  readonly source?: 'list' | 'report';
  readonly params: readonly { readonly no: number; readonly label: string; readonly lookup: string }[];
}

/** A list or report that widgets can show. */
export interface Source {
  readonly id: number;
  readonly name: string;
  readonly hasDate: boolean;
  /** What can be counted or added up; the default first. */
  readonly figures: readonly { readonly name: string; readonly title: string }[];
  readonly groups: readonly { readonly name: string; readonly title: string; readonly isPeriod: boolean }[];
}

interface Sources extends Readonly<Record<'lists' | 'reports', readonly Source[]>> {
  /** The widgets that show them. */
  readonly widgets: readonly CatalogueWidget[];
}

const [catalogueCall, sourcesCall] = ['dashboardWidgets', 'dashboardWidgets/sources'];
const none: Sources = { widgets: [], lists: [], reports: [] };

const lookupKey = (path: string | undefined) => ['lookup', path];

/** What a lookup call answers; undefined until then. Dialogs share it for a minute. */
function useAnswer<T>(path: string | undefined): T | undefined {
  const { data } = useQuery<T>({
    queryKey: lookupKey(path),
    queryFn: () =>
      call<T>(path!).then(
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

/** The rows of a lookup call. */
export const useLookup = <T>(path: string | undefined): readonly T[] => useAnswer<T[]>(path) ?? [];

export const useSources = (): Sources => useAnswer<Sources>(sourcesCall) ?? none;

/** The widgets that a dashboard can have; none until all are known. */
export function useCatalogue(): readonly CatalogueWidget[] {
  const own = useLookup<CatalogueWidget>(catalogueCall);
  const { widgets } = useSources();
  return own.length && widgets.length ? [...own, ...widgets] : [];
}

/** The catalogue as last loaded, for checks outside of components. */
export const loadedCatalogue = (): readonly CatalogueWidget[] => [
  ...(queryClient.getQueryData<CatalogueWidget[]>(lookupKey(catalogueCall)) ?? []),
  ...(queryClient.getQueryData<Sources>(lookupKey(sourcesCall)) ?? none).widgets,
];

interface Chosen {
  readonly widget: number | null;
  readonly viewId: number | null;
  readonly report: number | null;
}

/** The list or report that a widget shows, and which of the two it can show. */
export function useSource({ widget, viewId, report }: Chosen) {
  const kind = useCatalogue().find(({ id }) => id === widget)?.source;
  const { lists, reports } = useSources();
  const source = kind === 'list' ? lists.find(({ id }) => id === viewId) : reports.find(({ id }) => id === report);
  return { kind, source: kind && source };
}
