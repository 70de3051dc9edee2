import dayjs from 'dayjs';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { UserWidgetRecord } from '../../generated/user-widget.gen.ts';
import type { UserWidget } from '../../../schemas/generated/user-widget.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { notFound } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { WidgetDefinition } from '../../core/model/report.ts';
import { ReadServices } from '../../services/read-services.ts';
import { SavedFilters } from '../../services/saved-filters/saved-filters.ts';
import { ownBranch } from '../../services/reports/own-branch.ts';
import { paramNames } from './hooks.ts';
import { queueData } from './queue-data.ts';
import { sourceData } from './source-data.ts';
import { listSources, reportSources, sourceOf, sourceWidgets, type Source } from './sources.ts';
import { widgetData } from './widget-data.ts';
import {
  anyObject,
  integer,
  listOf,
  number,
  object,
  orNull,
  series,
  string,
  titled,
  yesNo,
} from '../../http/shapes.ts';

const tag = 'Widgets';
const widgetShape = {
  id: integer,
  widgetName: string,
  widgetType: string,
  params: listOf(object({ no: integer, label: string, lookup: string })),
};
const sourceShape = object({
  id: integer,
  name: string,
  hasDate: yesNo,
  figures: listOf(titled),
  groups: listOf(object({ name: string, title: string, isPeriod: yesNo })),
});
const sourcesShape = object({
  widgets: listOf(object({ ...widgetShape, source: string })),
  lists: listOf(sourceShape),
  reports: listOf(sourceShape),
});
const headShape = { widgetName: orNull(string), widgetType: orNull(string) };
const columnShape = object({ name: string, title: string, type: string, format: string, to: string }, ['format', 'to']);
const rowsShape = { of: orNull(string), columns: listOf(columnShape), rows: listOf(anyObject) };
const changeShape = object({ period: string, value: number });
/** Rows, those of the chase queue, a number, or a chart. */
const dataShape = {
  anyOf: [
    object({ ...headShape, ...rowsShape, isChosen: { const: true } }, ['isChosen']),
    object({
      ...headShape,
      ...rowsShape,
      total: integer,
      exact: yesNo,
      counts: { type: 'object', additionalProperties: integer },
    }),
    object(
      { ...headShape, title: string, value: orNull(number), format: orNull(string), change: orNull(changeShape) },
      ['change'],
    ),
    object({ ...headShape, ...series }),
  ],
};

/** The list of available widgets, and their data. */
@Controller()
export class UserWidgetCallsController {
  constructor(
    @InjectCrud('userWidget') private readonly crud: Crud<UserWidget, UserWidgetRecord>,
    private readonly reading: ReadServices,
    private readonly savedFilters: SavedFilters,
  ) {}

  @Get('dashboardWidgets')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Widgets that a dashboard can have',
    returns: listOf(object({ ...widgetShape, path: string })),
  })
  catalogue(@CurrentUser() user: SessionUser) {
    const { registry, reports } = this.reading;
    return registry.widgets
      .filter((widget) => reports.allows(widget, user))
      .map(({ id, widgetName, widgetType, params }) => ({
        id,
        widgetName,
        widgetType,
        path: 'getUserWidgetData/{id}',
        params: params.map(({ no, label, lookup }) => ({ no, label, lookup })),
      }));
  }

  /**
   * Lists and reports, with the figures and groups that charts can show, and whether a date can limit them to a period.
   */
  @Get('dashboardWidgets/sources')
  @Access('signedIn')
  @Describe({ tag, summary: 'Lists and reports that widgets can show', returns: sourcesShape })
  sources(@CurrentUser() user: SessionUser) {
    const { registry, reports } = this.reading;
    const named = ({ name, title }: { readonly name: string; readonly title: string }) => ({ name, title });
    const usualFirst = (source: Source) => {
      const { figures, usualFigure: usual } = source;
      return [usual, ...figures.filter((one) => one !== usual)];
    };
    const shown = (sources: readonly Source[]) =>
      sources
        .filter((source) => reports.allows(source, user))
        .map((source) => ({
          id: source.id,
          name: source.reportName,
          hasDate: source.date !== null,
          figures: usualFirst(source).map(named),
          groups: source.groups.map((group) => ({ ...named(group), isPeriod: group.by !== null })),
        }));
    return { widgets: sourceWidgets, lists: shown(listSources(registry)), reports: shown(reportSources(registry)) };
  }

  /** $user is the owner of the widget, but the rows are those that the caller may read. */
  @Get('getUserWidgetData/:id')
  @Access('signedIn')
  @Describe({ tag, summary: "Data of a user's widget", returns: dataShape })
  async data(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#data(await this.crud.record(id, user), user);
  }

  @Post('previewUserWidget')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Preview of the data of a widget, without saving it',
    body: 'UserWidgetInput',
    returns: dataShape,
    inView: true,
  })
  async preview(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#data(await this.crud.draft(body, user), user);
  }

  async #data(record: UserWidgetRecord, user: SessionUser) {
    const { widgetName, widgetType } = record;
    const request = { user, owner: record.user!.key };
    const { reading, savedFilters } = this;
    const { clock, registry, reports } = reading;
    const source = sourceOf(record, registry);
    if (source)
      return {
        widgetName,
        widgetType,
        ...(await sourceData(record, source, request, { ...reading, savedFilters })),
      };
    const widget = registry.widgets.find((one) => one.id === record.widget);
    if (!widget) throw notFound('Widget');
    const rest = { where: chosen(widget, record), offset: 0, limit: widget.rows };
    if (widget.widgetType === 'queue')
      return { widgetName, widgetType, ...(await queueData(widget, { ...request, ...rest }, reading)) };
    const how =
      widget.widgetType === 'list' ? ({ speed: 'few' } as const) : ({ form: 'record', speed: 'kept' } as const);
    const first = { ...request, ...rest, ...how };
    const aYearAgo = dayjs(clock.today()).subtract(1, 'year').format('YYYY-MM-DD');
    const [rows, yearBefore] = await Promise.all([
      reports.first(widget, first),
      widget.yearBefore ? reports.first(widget, { ...first, today: aYearAgo }) : null,
    ]);
    const columns = reports.columns(widget);
    const own = ownBranch(columns[0]!.to, registry, user);
    return { widgetName, widgetType, ...widgetData(widget, columns, rows, own, yearBefore) };
  }
}

/** A condition for each parameter: its records must be among those chosen. */
const chosen = ({ params }: WidgetDefinition, record: UserWidgetRecord): Condition[] =>
  params.flatMap(({ field }, i) => {
    const ids = record[paramNames[i]!];
    return ids ? [{ field, operator: 'in', value: ids.split(',').map(Number) }] : [];
  });
