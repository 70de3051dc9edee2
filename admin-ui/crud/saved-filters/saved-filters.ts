import { useQuery } from '@tanstack/react-query';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import { call } from '../../core/data/http.ts';

/** Conditions and an order that a user has saved for a list. */
export interface SavedFilter {
  readonly id: number;
  readonly filterName: string;
  readonly dbview: number;
  readonly whereClause: string | null;
  readonly orderByClause: string | null;
  readonly sortField: string | null;
  readonly sortOrder: -1 | 0 | 1 | null;
  readonly favourite: boolean;
  readonly favouriteOrder: number | null;
  /** List and name: `Customers:Midlands`. */
  readonly favouriteName: string | null;
  readonly isDefault: boolean;
  /** The owner. */
  readonly user: { readonly id: number; readonly fullName: string | null } | null;
  readonly forEverybody: boolean;
  readonly forBranch: { readonly id: number; readonly branchName: string | null } | null;
  readonly forRole: { readonly id: number; readonly roleName: string | null } | null;
}

/** Who besides its owner can use a saved filter. */
export type SharedAs = 'nobody' | 'branch' | 'role' | 'everybody';

export const sharedAs = ({ forEverybody, forBranch, forRole }: SavedFilter): SharedAs =>
  forEverybody ? 'everybody' : forRole ? 'role' : forBranch ? 'branch' : 'nobody';

export interface FilterCondition {
  readonly rowNo: number;
  /** How it is joined to the previous condition; null for the first. */
  readonly rowStart: 'AND' | 'OR' | null;
  readonly dbField: string;
  readonly condition: string;
  /** The value as shown to users. */
  readonly value: string | null;
  /** The value for the database, if different: the key of a record. */
  readonly dbValue: string | null;
}

/** What is sent to save a filter: its properties and conditions. */
export type FilterInput = Partial<Omit<SavedFilter, 'id' | 'user' | 'forBranch' | 'forRole'>> & {
  readonly forBranch?: number | null;
  readonly forRole?: number | null;
  readonly conditions?: readonly FilterCondition[];
};

/** First part of the query keys of all calls that read saved filters. */
export const filterKey = 'userViewFilter';

export const filterCalls = {
  save: (id: number | null, body: FilterInput) =>
    call<SavedFilter>(id === null ? 'userViewFilter' : `userViewFilter/${id}`, {
      method: id === null ? 'POST' : 'PUT',
      body,
    }).then(({ json }) => json),
  remove: (id: number) => call(`delUserViewFilter/${id}`, { method: 'DELETE' }),
  conditions: (id: number) =>
    failedLoads.watch(
      `userViewFilterConditions/${id}`,
      call<FilterCondition[]>(`userViewFilterConditions/${id}`).then(({ json }) => json),
    ),
  setFavourite: (id: number, favourite: boolean) =>
    call<SavedFilter>(`setSavedFilterFav/${id}/${favourite ? 1 : 0}`, { method: 'PUT' }),
  setOrder: (filters: readonly SavedFilter[]) =>
    call('updateFavOrder', {
      method: 'PUT',
      body: filters.map(({ id, favourite, favouriteOrder }) => ({ id, favourite, favouriteOrder })),
    }),
};

const read = (path: string, source: string) =>
  failedLoads.watch(
    source,
    call<SavedFilter[]>(path).then(({ json }) => json),
  );

/** The user's saved filters for a list, by name. */
export const useSavedFilters = (view: number, enabled: boolean) =>
  useQuery({
    queryKey: [filterKey, 'of', view],
    queryFn: () => read(`userViewFilters/${view}/`, 'userViewFilters'),
    select: (filters) => filters.toSorted((a, b) => a.filterName.localeCompare(b.filterName)),
    enabled,
  });

/** The saved filters that others share with the user for a list, by name. */
export const useSharedFilters = (view: number, enabled: boolean) =>
  useQuery({
    queryKey: [filterKey, 'shared', view],
    queryFn: () => read(`sharedViewFilters/${view}`, 'sharedViewFilters'),
    enabled,
  });

/** How many rows a list has with a saved filter; `id` is 0 for the list without one. */
export interface FilterCount {
  readonly id: number;
  /** Null if it was not counted. */
  readonly rows: number | null;
  /** False if there may be more rows. */
  readonly exact: boolean;
}

/** How many rows a list has with each saved filter. @param list its name, as lists can share a number */
export const useFilterCounts = (view: number, list: string, enabled: boolean) =>
  useQuery({
    queryKey: [filterKey, 'counts', view, list],
    queryFn: () => call<FilterCount[]>(`viewFilterCounts/${view}?list=${list}`).then(({ json }) => json),
    enabled,
    retry: false,
  });

/** The user's favourites of all lists, in their order. */
export const useFavourites = () =>
  useQuery({
    queryKey: [filterKey, 'favourites'],
    queryFn: () => read('getCurrUserFavFilters', 'getCurrUserFavFilters'),
    staleTime: Infinity,
  });

/** Rows per page when a filter is opened (CON-007). */
const rows = 25;

/** Query string that opens a list with a filter: first page, in the filter's order. */
export function searchOf({ id, sortField, sortOrder }: SavedFilter): string {
  const filter = JSON.stringify({ [filterNames.saved]: id });
  const query = new URLSearchParams({ filter, page: '1', perPage: String(rows) });
  if (sortField && sortOrder) {
    query.set('sort', sortField);
    query.set('order', sortOrder === 1 ? 'ASC' : 'DESC');
  }
  return `?${query}`;
}
