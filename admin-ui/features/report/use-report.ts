import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { AnswerColumn } from '../../app/report-table/report-rows.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';

export interface Report {
  readonly id: number;
  readonly reportName: string;
  readonly reportType: string;
  /** Entity of the rows; null for statistics. */
  readonly of: string | null;
  /** Title of the date that the period filters; null if the report has no period. */
  readonly dateTitle: string | null;
  readonly columns: readonly ReportColumn[];
}

export interface ReportColumn extends AnswerColumn {
  readonly id: number;
  /** Default order of the rows by this column: 0 if they are not sorted by it. */
  readonly sortOrder: -1 | 0 | 1;
}

interface Page {
  readonly rows: readonly WireRecord[];
  readonly total: number;
}

/** Reports failed loads in the error strip, unless the report does not exist or the user may not see it. */
const load = <T>(source: string, work: Promise<{ json: T }>): Promise<T> =>
  work.then(
    ({ json }) => json,
    (failure: HttpError) => {
      if (![404, 416, 422].includes(failure.status)) failedLoads.add(source);
      throw failure;
    },
  );

/** A column as the server sends it. */
type Sent = Omit<Report['columns'][number], 'name'> & { readonly dbField: string };

/** Loads a report and its columns by name. */
export function useReport(name: string) {
  const path = encodeURIComponent(name);
  return useQuery<Report, HttpError>({
    queryKey: ['report', name],
    queryFn: async () => {
      const report = await load('dbreport', call(`dbreport/${path}`));
      const columns = await load('dbReportColumns', call<Sent[]>(`dbReportColumns/${report.id}`));
      return { ...report, columns: columns.map(({ dbField, ...column }) => ({ name: dbField, ...column })) };
    },
  });
}

export type Order = 'ASC' | 'DESC';

/** Page, order, period and search text of a report, kept in the address. */
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
  };
  /** Any change goes back to the first page, unless it names another. Default values are left out of the address. */
  const change = (changes: Record<string, string | number>) =>
    setParams(
      (old) => {
        const next = Object.entries<string | number>({ ...Object.fromEntries(old), page: 1, ...changes });
        const kept = next.filter(([name, value]) => value !== '' && !(name === 'page' && value === 1));
        return kept.map(([name, value]): [string, string] => [name, String(value)]);
      },
      { replace: true },
    );
  return { query, change };
}

export type ReportQuery = ReturnType<typeof useReportQuery>['query'];

/** Loads a page of rows; the rows before stay until it has loaded. */
export function useRows(report: Report, { page, perPage, sorted, order, from, to, search }: ReportQuery) {
  const text = encodeURIComponent(search || '*');
  const path = `reportData/${report.id}/${page}/${perPage}/${sorted.id}/${order === 'ASC' ? 1 : -1}/${text}`;
  const body = {
    ...(from && { quickFilterDateFrom: from }),
    ...(to && { quickFilterDateTo: to }),
  };
  return useQuery<Page, HttpError>({
    queryKey: ['report', report.id, path, body],
    queryFn: () => load(`reportData/${report.reportName}`, call<Page>(path, { method: 'POST', body })),
    placeholderData: keepPreviousData,
  });
}

/** Path of the call that returns the report as a file. */
export const exportPath = (report: Report, { sorted, order, from, to, search }: ReportQuery, format: string): string =>
  `dbreport/${report.id}/export?${new URLSearchParams({
    format,
    sortFieldId: String(sorted.id),
    sortOrder: order === 'ASC' ? '1' : '-1',
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
  })}`;
