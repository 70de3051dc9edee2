import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { AnswerColumn } from '../../app/report-table/answer-column.ts';
import { changedAddress } from '../../core/data/address.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';

export interface Report {
  readonly id: number;
  readonly reportName: string;
  readonly reportType: string;
  /** What it shows; null if its name says so. */
  readonly description: string | null;
  /** Entity of the rows; null for statistics. */
  readonly of: string | null;
  /** Title of the date that the period filters; null if the report has no period. */
  readonly dateTitle: string | null;
  /** For the rows behind a figure: its title, and the columns that its group is in. */
  readonly behind: {
    readonly title: string;
    readonly groups: readonly { readonly name: string; readonly title: string }[];
  } | null;
  readonly columns: readonly ReportColumn[];
}

export interface ReportColumn extends AnswerColumn {
  readonly id: number;
  /** Default order of the rows by this column: 0 if they are not sorted by it. */
  readonly sortOrder: -1 | 0 | 1;
  /** Whether the records are grouped by it. */
  readonly group: boolean;
  /** Whether it counts or sums records, which can be opened. */
  readonly figure: boolean;
}

export interface Page {
  readonly rows: readonly WireRecord[];
  readonly total: number;
  /** Totals by column, over all rows of the report. */
  readonly totals: WireRecord;
  /** First and last day of the period; null for no limit. */
  readonly days: { readonly from: string | null; readonly to: string | null };
}

/** Reports failed loads in the error strip, unless the report does not exist or the user may not see it. */
export const load = <T>(source: string, work: Promise<{ json: T }>): Promise<T> =>
  work.then(
    ({ json }) => json,
    (failure: HttpError) => {
      if (![404, 416, 422].includes(failure.status)) failedLoads.add(source);
      throw failure;
    },
  );

/** A column as the server sends it. */
type Sent = Omit<Report['columns'][number], 'name'> & { readonly dbField: string };

/**
 * Loads a report and its columns by name.
 * @param measure for the rows behind one of its figures
 */
export function useReport(name: string, measure: string | null) {
  const behind = measure === null ? '' : `?${new URLSearchParams({ measure })}`;
  return useQuery<Report, HttpError>({
    queryKey: ['report', name, measure],
    queryFn: async () => {
      const report = await load('dbreport', call<Report>(`dbreport/${encodeURIComponent(name)}${behind}`));
      const columns = await load('dbReportColumns', call<Sent[]>(`dbReportColumns/${report.id}${behind}`));
      return { ...report, columns: columns.map(({ dbField, ...column }) => ({ name: dbField, ...column })) };
    },
  });
}

export type Order = 'ASC' | 'DESC';

/** Page, order, period, search text and figure of a report, kept in the address. */
export function useReportQuery({ columns }: Report) {
  const [params, setParams] = useSearchParams();
  const usual = columns.find(({ sortOrder }) => sortOrder !== 0) ?? columns[0]!;
  const sorted = columns.find(({ name }) => name === params.get('sort')) ?? usual;
  const order: Order = (params.get('order') as Order | null) ?? (usual.sortOrder === -1 ? 'DESC' : 'ASC');
  const [page, perPage] = [Number(params.get('page') ?? 1), Number(params.get('rows') ?? 25)];
  const query = {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: [25, 50, 100].includes(perPage) ? perPage : 25,
    sorted,
    order,
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    search: params.get('search') ?? '',
    measure: params.get('measure'),
    /** Values of the group of the figure, empty for none; null for all groups. */
    group: params.has('group') ? params.getAll('group') : null,
  };
  const change = (changes: Record<string, string | number>) =>
    setParams((old) => changedAddress(old, changes), { replace: true });
  return { query, change };
}

export type ReportQuery = ReturnType<typeof useReportQuery>['query'];

/** Loads a page of rows. */
export function loadRows(report: Report, query: ReportQuery): Promise<Page> {
  const { page, perPage, sorted, order, from, to, search, measure, group } = query;
  const text = encodeURIComponent(search || '*');
  const path = `reportData/${report.id}/${page}/${perPage}/${sorted.id}/${order === 'ASC' ? 1 : -1}/${text}`;
  const body = {
    ...(from && { quickFilterDateFrom: from }),
    ...(to && { quickFilterDateTo: to }),
    ...(measure && { measure, ...(group && { group: group.map((value) => value || null) }) }),
  };
  return load(`reportData/${report.reportName}`, call<Page>(path, { method: 'POST', isRead: true, body }));
}

/** A page of rows; the rows before stay until it has loaded. */
export const useRows = (report: Report, query: ReportQuery) =>
  useQuery<Page, HttpError>({
    queryKey: ['report', report.id, 'rows', query],
    queryFn: () => loadRows(report, query),
    placeholderData: keepPreviousData,
  });

/** Period and search of a query, as parameters of an address or call. */
export const narrowed = ({ from, to, search }: ReportQuery) =>
  new URLSearchParams({ ...(search && { search }), ...(from && { from }), ...(to && { to }) });

/** Path of the call that returns the report as a file. */
export function exportPath(report: Report, query: ReportQuery, format: string): string {
  const params = narrowed(query);
  params.set('format', format);
  params.set('sortFieldId', String(query.sorted.id));
  params.set('sortOrder', query.order === 'ASC' ? '1' : '-1');
  if (query.measure) params.set('measure', query.measure);
  for (const value of query.group ?? []) params.append('group', value);
  return `dbreport/${report.id}/export?${params}`;
}
