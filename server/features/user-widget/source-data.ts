import type { UserWidgetRecord } from '../../generated/user-widget.gen.ts';
import { refused } from '../../core/errors/errors.ts';
import { soFar, type Period } from '../../core/records/periods.ts';
import { scalarToWire } from '../../core/records/wire.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { readsNames } from '../../services/access/names.ts';
import { scopeConditions } from '../../services/access/scope.ts';
import type { SavedFilter, SavedFilters } from '../../services/saved-filters/saved-filters.ts';
import type { ReadServices } from '../../services/read-services.ts';
import { chartOf, seriesOf } from '../../services/reports/chart.ts';
import { ownBranch } from '../../services/reports/own-branch.ts';
import { columnsOf } from '../../services/reports/columns.ts';
import type { Measure } from '../../core/model/report.ts';
import { reportRule, type ReportRequest } from '../../services/reports/reports.ts';
import { readWhere } from '../../services/reports/where.ts';
import { figureOf, groupOf, type Source } from './sources.ts';

/**
 * Maximum rows and columns of a table, which is what the largest widget has room for, and maximum slices of a donut:
 * with the slice of all others, as many as there are colours.
 */
const most = { rows: 20, columns: 8, slices: 5 } as const;
const others = 'Others';

type Request = Pick<ReportRequest, 'user' | 'owner' | 'where' | 'from' | 'to'>;

/**
 * What a widget shows of a list or a report, limited to what the caller may read: rows, a number or a chart, in the
 * same forms as the other widgets.
 * @throws UserError 422 with the message of the missing permission
 */
export async function sourceData(
  widget: UserWidgetRecord,
  source: Source,
  given: Request,
  services: ReadServices & { readonly savedFilters: SavedFilters },
) {
  const { registry, reports, savedFilters } = services;
  const definition = registry.definition(source.of);
  const { user } = given;
  reports.require(source, user);
  if (source.view && readsNames(definition, user)) throw refused(user.denied('signedIn'));
  const filter = widget.userViewFilter
    ? await savedFilters.read(definition, widget.userViewFilter.key, user)
    : { where: [], sort: null };
  const request = { ...given, where: filter.where };
  if (widget.widgetType === 'list') return table(source, request, filter, services);
  if (widget.widgetType === 'number') return number(widget, source, request, services);
  return chartData(widget, source, request, services);
}

/** The first rows. Those of a list are read as the list itself reads them, by its indexes. */
async function table(source: Source, request: Request, { where, sort }: SavedFilter, services: ReadServices) {
  const { registry, records, reports, clock } = services;
  const definition = registry.definition(source.of);
  const { user, owner = user.id } = request;
  const columns = columnsOf(source, registry).slice(0, most.columns);
  const page = { offset: 0, limit: most.rows };
  if (!source.view)
    return {
      of: source.columns.length ? source.of : null,
      columns,
      rows: await reports.first(source, { ...request, ...page }),
      isChosen: true,
    };
  const context = { registry, ...clock.calendar(), owner };
  const scope = scopeConditions(definition, reportRule(source, registry, user), user, registry);
  const conditions = [...scope, ...readWhere(definition, source.where, context), ...where];
  const order = sort ?? source.view.list.sort;
  return {
    of: source.of,
    columns,
    rows: await records.list(definition, { where: conditions, search: null, sort: order, ...page }),
    isChosen: true,
  };
}

/** A figure. With a period, the figure of the period so far, and that of the same days of the period before. */
async function number({ figure, period }: UserWidgetRecord, source: Source, request: Request, services: ReadServices) {
  const measure = figureOf(source, figure)!;
  const { title } = measure;
  if (!period) return { title, ...(await totalOf(source, measure, request, services)), change: null };
  const days = soFar(period, services.clock.calendar());
  const [now, before] = await Promise.all(
    [days, days.before].map((those) => totalOf(source, measure, { ...request, ...wireDays(those) }, services)),
  );
  return { title, ...now!, change: { period, value: before!.value } };
}

const wireDays = ({ from, to }: Period) => ({ from: dateToWire(from), to: dateToWire(to) });

/** A figure over all rows. */
async function totalOf(source: Source, measure: Measure, request: Request, services: ReadServices) {
  const query = {
    ...source,
    columns: [],
    group: [],
    measures: [measure],
    sort: { column: measure.name, order: 'DESC' as const },
  };
  const [row] = await services.reports.first(query, { ...request, ...one });
  const column = columnsOf(query, services.registry)[0]!;
  return { value: scalarToWire(column, row![measure.name]) as number, format: column.format ?? null };
}

const one = { offset: 0, limit: 1, form: 'record', speed: 'kept' } as const;

/** The groups with the greatest figures, or the last periods in their order. A donut adds the others together. */
async function chartData(widget: UserWidgetRecord, source: Source, request: Request, services: ReadServices) {
  const { widgetType, figure, groupBy } = widget;
  const measure = figureOf(source, figure)!;
  const { query, limit } = chartOf(source, groupOf(source, groupBy, widgetType)!, measure);
  const isRing = widgetType === 'pie';
  const page = { ...one, limit: isRing ? most.slices : limit };
  const rows = await services.reports.first(query, { ...request, ...page });
  const columns = columnsOf(query, services.registry);
  const own = ownBranch(columns[0]!.to, services.registry, request.user);
  const chart = seriesOf(query, columns, query.group[0]!.by ? rows.toReversed() : rows, own);
  const { labels, series } = chart;
  if (!isRing || rows.length < most.slices) return chart;
  const whole = await totalOf(source, measure, request, services);
  const [{ data, ...rest }] = series as [(typeof series)[number]];
  const shown = data.reduce((sum: number, value) => sum + (value as number), 0);
  const left = Math.round((whole.value - shown) * 100) / 100;
  if (left <= 0) return chart;
  return { ...chart, labels: [...labels, others], series: [{ ...rest, data: [...data, left] }] };
}
