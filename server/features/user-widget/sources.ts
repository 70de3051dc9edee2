import type { UserWidgetRecord } from '../../generated/user-widget.gen.ts';
import { fieldOf } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { chartable } from '../../services/reports/chart.ts';
import { columnsOf } from '../../services/reports/columns.ts';
import type { Measure, ReportColumn, ReportDefinition, ReportGroup } from '../../core/model/report.ts';
import { viewsOf, type View } from '../common/views.ts';

/** Widgets that show any list or report. Their numbers follow those of `schemas/widgets`. */
export const sourceWidgets = [
  { id: 101, widgetName: 'A list', widgetType: 'list', source: 'list', params: [] },
  { id: 102, widgetName: 'A report', widgetType: 'list', source: 'report', params: [] },
] as const;

/** How a list or a report can be shown. */
export const sourceKinds: readonly string[] = ['list', 'number', 'bar', 'line', 'pie'];

/** Number of the list of reports, which are not records. */
const listOfReports = 12;

/** What a widget shows: a report, or a list as a report of its rows. */
export interface Source extends ReportDefinition {
  /** The list, if it is one. */
  readonly view: View | null;
  /** What can be counted or added up. */
  readonly figures: readonly Measure[];
  /** The one that a widget shows unless it chooses: the first sum of an own amount, or else the count. */
  readonly usualFigure: Measure;
  /** What charts can have a bar, point or slice for. */
  readonly groups: readonly ReportGroup[];
}

/** The lists that widgets can show. */
export const listSources = (registry: Registry): Source[] =>
  viewsOf(registry).flatMap((view) => (view.id === listOfReports ? [] : [listSource(view, registry)]));

export const reportSources = (registry: Registry): Source[] =>
  registry.reports.map((report) => ({ ...report, view: null, ...chartsOf(report, registry) }));

/** The list or report of a widget; undefined if it has none. */
export function sourceOf(
  { widget, viewId, report }: Pick<UserWidgetRecord, 'widget' | 'viewId' | 'report'>,
  registry: Registry,
): Source | undefined {
  const kind = sourceWidgets.find(({ id }) => id === widget)?.source;
  if (kind === 'list') return listSources(registry).find(({ id }) => id === viewId);
  return kind && reportSources(registry).find(({ id }) => id === report);
}

/** The figure that a widget shows. */
export const figureOf = ({ figures, usualFigure }: Source, name: string | null): Measure | undefined =>
  name === null ? usualFigure : figures.find((one) => one.name === name);

/** What a chart is grouped by; a line goes over periods. By default the first that fits. */
export const groupOf = ({ groups }: Source, name: string | null, kind: string | null): ReportGroup | undefined =>
  groups.find((group) => (name === null || group.name === name) && (kind !== 'line' || group.by !== null));

function listSource(view: View, registry: Registry): Source {
  const { definition, list } = view;
  const where = Object.entries(list.where).map(([name, value]) => ({ path: [name], operator: '=' as const, value }));
  const report: ReportDefinition = {
    id: view.id,
    reportName: view.viewName || definition.plural,
    reportType: definition.plural,
    description: null,
    rule: definition.access.read,
    of: definition.name,
    where,
    date: list.date ?? definition.fields.find(({ stamp }) => stamp === 'createdOn')?.name ?? null,
    columns: [...list.columns, ...list.more].flatMap((name) => columnOf(view, name)),
    group: [],
    measures: [],
    sort: { column: list.sort.field, order: list.sort.order },
    rows: [],
  };
  const charts = chartsOf(report, registry);
  const statuses = report.columns
    .filter(({ path: [name, ...rest] }) => !rest.length && fieldOf(definition, name!)!.values)
    .map((column): ReportGroup => ({ ...column, by: null }));
  return { ...report, view, ...charts, groups: [...charts.groups, ...statuses] };
}

/** A column of a list, unless it has many values or leads through several references. */
function columnOf({ definition }: View, name: string): ReportColumn[] {
  const field = fieldOf(definition, name)!;
  const path = field.alias ?? [name];
  return field.type === 'refs' || path.length > 2 ? [] : [{ name, title: field.title, path }];
}

function chartsOf(report: ReportDefinition, registry: Registry): Pick<Source, 'figures' | 'usualFigure' | 'groups'> {
  const { groups, measures } = chartable(report, columnsOf(report, registry), registry.definition(report.of).plural);
  // A sum of other records is not an amount of its own, as the open value of customers.
  const isOwn = (name: string | null) =>
    !registry.all.some(({ rollUps }) =>
      rollUps.some(({ of, field, sum }) => sum && of === report.of && field === name),
    );
  const own = measures.find(({ of, field }) => of === 'sum' && isOwn(field));
  return { groups, figures: measures, usualFigure: own ?? measures[0]! };
}
