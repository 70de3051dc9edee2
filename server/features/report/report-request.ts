import { badRequest } from '../../core/errors/errors.ts';
import type { Registry } from '../../core/model/registry.ts';
import { readConditions } from '../../core/records/filters.ts';
import { periodOf } from '../../core/records/periods.ts';
import { mostRows, wholeNumber } from '../../core/records/request.ts';
import { dateToWire, type Calendar } from '../../core/time/clock.ts';
import type { ReportDefinition } from '../../core/model/report.ts';
import type { ReportRequest } from '../../services/reports/reports.ts';

type Params = Readonly<Record<string, string>>;

interface Context extends Calendar {
  readonly registry: Registry;
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

/**
 * The first and the last day of a request in wire format, periods such as This month resolved; null for no limit.
 * Reports of orders compare them with the quote date (PER-019 and PER-021 name none), so that a month stays as it was
 * reported, whenever a version was won or lost.
 */
export function daysOf({ from, to }: Pick<ReportRequest, 'from' | 'to'>, calendar: Calendar) {
  const [first, last] = [from && periodOf(from, calendar)?.from, to && periodOf(to, calendar)?.to];
  return { from: first ? dateToWire(first) : null, to: last ? dateToWire(last) : null };
}

/**
 * Reads the same from a query: `?from=01/11/2026&to=&search=&sortFieldId=2&sortOrder=-1`. Its `group` is repeated for
 * each value; an empty one stands for none.
 */
export function readExportRequest(report: ReportDefinition, query: Params, context: Context) {
  const { from, to, group, search = '*', sortFieldId = '0', sortOrder = '0' } = query;
  const values = group === undefined ? null : [group].flat().map((value) => value || null);
  const body = { quickFilterDateFrom: from || null, quickFilterDateTo: to || null, group: values };
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

/**
 * The measure whose rows a body or query requests; undefined for the report itself.
 * @throws UserError 400 if it is not a text
 */
export function measureOf(body: unknown): string | undefined {
  const { measure } = (body ?? {}) as { measure?: unknown };
  if (measure !== undefined && typeof measure !== 'string') throw badRequest('measure must be text.');
  return measure || undefined;
}

/** Reads the body: `{ conditions, quickFilterDateFrom, quickFilterDateTo, measure, group }`, or nothing. */
function readBody(report: ReportDefinition, body: unknown, context: Context): Partial<ReportRequest> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw badRequest('The filter must be an object.');
  const {
    conditions = [],
    quickFilterDateFrom: from = null,
    quickFilterDateTo: to = null,
    group = null,
    measure: _measure,
    ...unknown
  } = body as Record<string, unknown>;
  if (Object.keys(unknown).length)
    throw badRequest(`Unknown field "${Object.keys(unknown)[0]!.slice(0, 60)}" in the filter.`);
  if ((from || to) && report.date === null) throw badRequest(`${report.reportName} has no date to filter by.`);
  if (group !== null && (!Array.isArray(group) || !report.behind))
    throw badRequest('group must be a list, and needs a measure.');
  const where = readConditions(context.registry.definition(report.of), conditions, context);
  return { where, from: from as string | null, to: to as string | null, group: group as unknown[] | null };
}
