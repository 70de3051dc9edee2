import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { user as users } from '../../generated/user/entity.gen.ts';
import { userWidget } from '../../generated/user-widget/entity.gen.ts';
import type { UserWidgetRecord } from '../../generated/user-widget/record.gen.ts';
import type { UserWidget } from '../../generated/user-widget/types.gen.ts';
import { widgets } from '../../generated/widgets.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Database } from '../../core/db/database.ts';
import { badRequest, notFound } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { Records } from '../../core/records/records.ts';
import { readId } from '../../core/records/request.ts';
import type { WidgetDefinition } from '../../services/reports/report.ts';
import { Reports } from '../../services/reports/reports.ts';
import { Platform } from '../../services/platform.ts';
import { paramNames } from './hooks.ts';
import { queueData } from './queue-data.ts';
import { widgetData } from './widget-data.ts';

const tag = 'Widgets';
const manage = { permission: 'ViewUsersRoles' } as const;
/** Maximum users to copy widgets to in one call. */
const mostTargets = 100;

/** The list of available widgets, their data, and copies of them. */
@Controller()
export class UserWidgetCallsController {
  readonly #crud: Crud<UserWidget>;
  readonly #reports: Reports;
  readonly #records: Records;
  readonly #database: Database;
  readonly #platform: Platform;

  constructor(
    @InjectCrud('userWidget') crud: Crud<UserWidget>,
    service: Reports,
    records: Records,
    database: Database,
    platform: Platform,
  ) {
    this.#crud = crud;
    this.#reports = service;
    this.#records = records;
    this.#database = database;
    this.#platform = platform;
  }

  @Get('dashboardWidgets')
  @Access('signedIn')
  @Describe({ tag, summary: 'Widgets that a dashboard can have', returns: { type: 'array' } })
  catalogue(@CurrentUser() user: SessionUser) {
    return widgets
      .filter((widget) => this.#reports.allows(widget, user))
      .map(({ id, widgetName, widgetType, params }) => ({
        id,
        widgetName,
        widgetType,
        path: 'getUserWidgetData/{id}',
        params: params.map(({ no, label, lookup }) => ({ no, label, lookup })),
      }));
  }

  /** $user is the owner of the widget, but the rows are those that the caller may read. */
  @Get('getUserWidgetData/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'What a widget of a user shows', returns: { type: 'object' } })
  async data(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const record = await this.#crud.one(id, user);
    const widget = widgets.find((one) => one.id === record.widget);
    if (!widget) throw notFound('Widget');
    const { widgetName, widgetType } = record;
    const request = { user, owner: record.user!.id, where: chosen(widget, record), offset: 0, limit: widget.rows };
    if (widget.widgetType === 'queue')
      return { widgetName, widgetType, ...(await queueData(widget, request, this.#platform)) };
    const form = widget.widgetType === 'list' ? 'wire' : 'record';
    const rows = await this.#reports.first(widget, { ...request, form });
    return { widgetName, widgetType, ...widgetData(widget, this.#reports.columns(widget), rows) };
  }

  /** Copies the widgets of one user to others, with commas between their ids. They keep those they have (AMB-018). */
  @Post('copyUserWidgets/:from/:to')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, params: { to: 'string' }, summary: 'Copy the widgets of a user to others', returns: 'UserWidget[]' })
  async copy(@CurrentUser() user: SessionUser, @Param('from') from: string, @Param('to') to: string) {
    const source = userId(from);
    const targets = [...new Set(to.split(',').map(userId))];
    if (targets.length > mostTargets) throw badRequest(`You can copy widgets to at most ${mostTargets} users at once.`);
    if ([source, ...targets].some((id) => id !== user.id)) user.require(manage);
    const known = await this.#records.references(users, [source, ...targets]);
    if ([source, ...targets].some((id) => !known.has(id))) throw notFound('User');
    const all = await this.#records.find(userWidget, { user: source });
    const originals = all.filter(({ widget }) => widgets.some(({ id }) => id === widget));
    return this.#database.write(async () => {
      const copies: UserWidget[] = [];
      for (const target of targets)
        for (const original of originals) copies.push(await this.#crud.create(copyOf(original, target), user));
      return copies;
    });
  }
}

const userId = (text: string): number => readId(text, 'user');

/** A condition for each parameter: its records must be among those chosen. */
const chosen = ({ params }: WidgetDefinition, record: UserWidget): Condition[] =>
  params.flatMap(({ field }, i) => {
    const ids = record[paramNames[i]!];
    return ids ? [{ field, operator: 'in', value: ids.split(',').map(Number) }] : [];
  });

/** A copy for another user, without the saved filter, which belongs only to its owner. */
function copyOf(original: UserWidgetRecord, user: number) {
  const { widget, widgetName, screenPos, active, viewId, report } = original;
  const params = Object.fromEntries(paramNames.map((name) => [name, original[name]]));
  return { widget, widgetName, screenPos, active, viewId, report, ...params, user };
}
