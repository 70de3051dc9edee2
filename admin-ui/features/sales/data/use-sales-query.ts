import { useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { useSearchParams } from 'react-router';
import { changedAddress } from '../../../core/data/address.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { load } from '../load.ts';
import { viewOf, type Grouping, type SalesView, type Sort } from './columns.ts';

/** The parameters of the address that filter the figures. */
export const filters = ['search', 'year', 'to', 'month', 'branch', 'account'] as const;
export type Filter = (typeof filters)[number];

/** Changes of the address; an empty text removes a parameter. */
export type Change = (changes: Readonly<Record<string, string | number>>) => void;

export interface SalesQuery {
  readonly view: SalesView;
  readonly by: Grouping;
  readonly filter: Readonly<Record<Filter, string>>;
  readonly sort: Sort | null;
  readonly page: number;
  readonly perPage: number;
}

export interface SalesPage {
  readonly rows: readonly WireRecord[];
  readonly total: number;
  /** Sums over all rows. */
  readonly totals: WireRecord;
  /** The years that have figures, the latest first. */
  readonly years: readonly number[];
  /** Null for all years. */
  readonly year: number | null;
  /** The last month that counts. */
  readonly to: number;
}

/** View, filters, order and page, kept in the address. */
export function useSalesQuery(): { readonly query: SalesQuery; readonly change: Change } {
  const [params, setParams] = useSearchParams();
  const { view, by } = viewOf(params);
  const column = params.get('sort');
  const query = {
    view,
    by,
    filter: Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])) as Record<Filter, string>,
    sort: column ? { column, order: params.get('order') === 'DESC' ? ('DESC' as const) : ('ASC' as const) } : null,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    perPage: [50, 100].find((rows) => String(rows) === params.get('perPage')) ?? 25,
  };
  const change: Change = (changes) => setParams((old) => changedAddress(old, changes), { replace: true });
  return { query, change };
}

/** Path of a call with what a query asks for. @param more further parameters */
export function pathOf({ view, by, filter, sort }: SalesQuery, more: Record<string, string>, call = ''): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  const params = new URLSearchParams({
    ...Object.fromEntries(given),
    ...(view === 'comparison' && { by }),
    ...(sort && { sort: sort.column, order: sort.order }),
    ...more,
  });
  return `${view === 'comparison' ? 'salesComparison' : 'salesFigures'}${call}?${params}`;
}

export const loadPage = (query: SalesQuery, page: number, perPage: number): Promise<SalesPage> =>
  load<SalesPage>(pathOf(query, { page: String(page), rows: String(perPage) }));

/**
 * A page of figures; the rows before stay until it has loaded. With this key, it is loaded again when figures change.
 */
export const useSalesPage = (query: SalesQuery) =>
  useQuery<SalesPage, HttpError>({
    queryKey: ['allSalesData', query],
    queryFn: () => loadPage(query, query.page, query.perPage),
    placeholderData: (previous, before) =>
      viewKey(before?.queryKey[1] as SalesQuery | undefined) === viewKey(query) ? previous : undefined,
  });

/** Rows of another view have other columns, so they are not shown in the meantime. */
const viewKey = (query: SalesQuery | undefined) => query && `${query.view} ${query.by}`;
