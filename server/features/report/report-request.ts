import { badRequest } from '../../core/errors/errors.ts';
import type { Registry } from '../../core/model/registry.ts';
import { readConditions } from '../../core/records/filters.ts';
import { mostRows, wholeNumber } from '../../core/records/request.ts';
import type { ReportDefinition } from '../../services/reports/report.ts';
import type { ReportRequest } from '../../services/reports/reports.ts';

type Params = Readonly<Record<string, string>>;

interface Context {
  readonly registry: Registry;
  readonly today: string;
}

/**
 * Reads a request: page, rows, sort field, sort order and text from the path; days and conditions from the body
 * (AMB-005).
 */
export function readReportRequest(
  report: ReportDefinition,
  params: Params,
  body: unknown,
  context: Context,
): Omit<ReportRequest, 'user'> & { page: number } {
  const limit = wholeNumber('rows', params.rows, 1, mostRows);
  const page = wholeNumber('page', params.page, 1, 1_000_000);
  return { ...readRest(report, params, body, context), page, offset: (page - 1) * limit, limit };
}

/** Reads the same from a query: `?from=01/11/2026&to=&search=&sortFieldId=2&sortOrder=-1`. */
export function readExportRequest(report: ReportDefinition, query: Params, context: Context) {
  const { from, to, search = '*', sortFieldId = '0', sortOrder = '0' } = query;
  const body = { quickFilterDateFrom: from || null, quickFilterDateTo: to || null };
  return readRest(report, { search: String(search), sortFieldId, sortOrder }, body, context);
}

function readRest(report: ReportDefinition, params: Params, body: unknown, context: Context) {
  const { search = '*' } = params;
  return {
    ...readBody(report, body, context),
    search: search === '*' ? null : search.trim() || null,
    sort: readSort(report, params),
  };
}

function readSort(report: ReportDefinition, params: Params): ReportDefinition['sort'] {
  const columns = [...report.columns, ...report.group, ...report.measures];
  const field = wholeNumber('sortFieldId', params.sortFieldId, 0, columns.length);
  const order = wholeNumber('sortOrder', params.sortOrder, -1, 1);
  return {
    column: field ? columns[field - 1]!.name : report.sort.column,
    order: order ? (order === 1 ? 'ASC' : 'DESC') : field ? 'ASC' : report.sort.order,
  };
}

/** Reads the body: `{ conditions, quickFilterDateFrom, quickFilterDateTo }`, or nothing. */
function readBody(report: ReportDefinition, body: unknown, context: Context): Partial<ReportRequest> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw badRequest('The filter must be an object.');
  const {
    conditions = [],
    quickFilterDateFrom: from = null,
    quickFilterDateTo: to = null,
    ...unknown
  } = body as Record<string, unknown>;
  if (Object.keys(unknown).length)
    throw badRequest(`Unknown field "${Object.keys(unknown)[0]!.slice(0, 60)}" in the filter.`);
  if ((from || to) && report.date === null) throw badRequest(`${report.reportName} has no date to filter by.`);
  const where = readConditions(context.registry.definition(report.of), conditions, context);
  return { where, from: from as string | null, to: to as string | null };
}
