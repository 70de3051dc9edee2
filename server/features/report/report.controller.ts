import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Params } from '../../services/crud/crud.ts';
import { fileFormatOf } from '../../services/export/exports.ts';
import { badRequest, notFound } from '../../core/errors/errors.ts';
import { Describe, fileFormat, tableFile } from '../../http/openapi.ts';
import { fieldOf } from '../../core/model/definition.ts';
import type { ReportDefinition } from '../../core/model/report.ts';
import { chartable, chartOf, seriesOf } from '../../services/reports/chart.ts';
import { ownBranch } from '../../services/reports/own-branch.ts';
import { rowsBehind } from '../../services/reports/behind.ts';
import { Reports } from '../../services/reports/reports.ts';
import reportTable from '../common/report.table.ts';
import { daysOf, measureOf, readExportRequest, readReportRequest } from './report-request.ts';
import { Clock } from '../../core/time/clock.ts';
import { Registry } from '../../core/model/registry.ts';
import { Exports } from '../../services/export/exports.ts';
import { anyObject, integer, listOf, object, orNull, series, string, titled, yesNo } from '../../http/shapes.ts';

const tag = 'Reports';
const group = { permission: 'ViewReportGroup' } as const;
const paging = ':page/:rows/:sortFieldId/:sortOrder/:search';
const filter = {
  type: 'object',
  properties: {
    conditions: { type: 'array', items: { type: 'object' } },
    quickFilterDateFrom: { type: ['string', 'null'] },
    quickFilterDateTo: { type: ['string', 'null'] },
    measure: { description: 'The rows behind this figure, in place of the groups.', type: 'string' },
    group: {
      description: 'Values of the group of that figure. Default: all groups.',
      type: ['array', 'null'],
      items: {},
    },
  },
};
const measured = {
  measure: { schema: { ...string, description: 'The rows behind this figure, in place of the groups.' } },
};
const period = {
  search: { schema: { ...string, description: 'Words to search for.' } },
  from: { schema: { ...string, description: 'The first day, DD/MM/YYYY, or a period such as "This month".' } },
  to: { schema: { ...string, description: 'The last day, or a period.' } },
};
const file = {
  ...fileFormat,
  ...measured,
  ...period,
  group: { schema: { type: 'array', items: string, description: 'Values of the group of that figure.' } },
  sortFieldId: { schema: { type: 'integer', minimum: 0, description: 'Number of a column; 0 for the usual order.' } },
  sortOrder: { schema: { type: 'integer', enum: [-1, 0, 1], description: '1 ascending, -1 descending.' } },
};
const chart = {
  ...period,
  figure: { schema: { ...string, description: 'Name of a figure.' } },
  by: { schema: { ...string, description: 'Name of a group.' } },
};
const names = { won: 'Won Orders', lost: 'Lost Orders', outstanding: 'Outstanding Orders' };

const nameShape = { id: integer, reportType: string, reportName: string };
const reportShape = object({
  ...nameShape,
  description: orNull(string),
  of: { ...orNull(string), description: 'The entity of its rows; null for groups.' },
  dateTitle: orNull(string),
  behind: orNull(object({ title: string, groups: listOf(titled) })),
});
const columnShape = object(
  {
    id: integer,
    dbField: string,
    title: string,
    type: string,
    format: string,
    to: string,
    group: yesNo,
    figure: yesNo,
    colOrder: integer,
    sortOrder: { enum: [1, -1, 0] },
  },
  ['format', 'to'],
);
const chartShape = object({
  kind: { enum: ['line', 'bar'] },
  hasMore: yesNo,
  figure: string,
  by: string,
  figures: listOf(titled),
  groups: listOf(titled),
  ...series,
});
const found = {
  tag,
  body: filter,
  returns: object({
    rows: listOf({ ...anyObject, description: 'A value for each column of the report.' }),
    total: integer,
    page: integer,
    size: integer,
    totals: anyObject,
    days: orNull(object({ from: orNull(string), to: orNull(string) })),
  }),
};

const named = ({ name, title }: { readonly name: string; readonly title: string }) => ({ name, title });

/** Reports by number or name: the reports that a person may see, their columns and their rows. */
@Controller()
export class ReportController {
  constructor(
    private readonly service: Reports,
    private readonly clock: Clock,
    private readonly registry: Registry,
    private readonly exports: Exports,
  ) {}

  @Get('dbreports')
  @Access(group)
  @Describe({ tag, summary: 'Reports of the menu', returns: listOf(object(nameShape)) })
  all(@CurrentUser() user: SessionUser) {
    return this.registry.reports
      .filter((report) => this.service.allows(report, user))
      .map(({ id, reportType, reportName }) => ({ id, reportType, reportName }));
  }

  /** A report with its entity and the title of its date field. */
  @Get('dbreport/:id')
  @Access(group)
  @Describe({
    tag,
    params: { id: 'string' },
    summary: 'One report, by number or name',
    query: measured,
    returns: reportShape,
  })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string, @Query() query: Params) {
    const report = this.#report(id, user, measureOf(query));
    const { reportType, reportName, description, of, date, columns, behind } = report;
    const dateTitle = date && fieldOf(this.registry.definition(of), date)!.title;
    return {
      id: report.id,
      reportType,
      reportName,
      description,
      of: columns.length ? of : null,
      dateTitle,
      behind: behind
        ? { title: behind.title, groups: behind.groups.map(({ name, title }) => ({ name, title })) }
        : null,
    };
  }

  @Get('dbReportColumns/:id')
  @Access(group)
  @Describe({
    tag,
    params: { id: 'string' },
    summary: 'Columns of a report',
    query: measured,
    returns: listOf(columnShape),
  })
  columns(@CurrentUser() user: SessionUser, @Param('id') id: string, @Query() query: Params) {
    const report = this.#report(id, user, measureOf(query));
    return this.service.columns(report).map(({ name, ...column }, i) => ({
      id: i + 1,
      dbField: name,
      ...column,
      group: report.group.some((one) => one.name === name),
      /** Whether it counts or sums records, which can be opened. */
      figure: report.measures.some((one) => one.name === name && one.of !== 'latest'),
      colOrder: i + 1,
      sortOrder: name === report.sort.column ? (report.sort.order === 'ASC' ? 1 : -1) : 0,
    }));
  }

  /**
   * The chart beside a report: `figure` by `by`, which are among the `figures` and `groups` of the answer. By default
   * the first sum, or else the first count, by the first group.
   */
  @Get('dbreport/:id/chart')
  @Access(group)
  @Describe({
    tag,
    params: { id: 'string' },
    summary: 'The chart of a report',
    query: chart,
    returns: chartShape,
  })
  async chart(@CurrentUser() user: SessionUser, @Param('id') id: string, @Query() { figure, by, ...query }: Params) {
    const report = this.#report(id, user);
    const { plural } = this.registry.definition(report.of);
    const { groups, measures } = chartable(report, this.service.columns(report), plural);
    const usual = measures.find(({ of }) => of === 'sum') ?? measures[0];
    const measure = figure === undefined ? usual : measures.find(({ name }) => name === figure);
    const axis = by === undefined ? groups[0] : groups.find(({ name }) => name === by);
    if (!measure || !axis) throw badRequest(`${report.reportName} has no such chart.`);
    const { search, from, to } = readExportRequest(report, query, this.#context);
    const { kind, query: charted, limit } = chartOf(report, axis, measure);
    const request = { user, search, from, to, offset: 0, limit, form: 'record' } as const;
    const rows = await this.service.first(charted, request);
    const inOrder = kind === 'line' ? rows.toReversed() : rows;
    const columns = this.service.columns(charted);
    const own = ownBranch(columns[0]!.to, this.registry, user);
    const choices = { figures: measures.map(named), groups: groups.map(named) };
    return {
      kind,
      hasMore: rows.length === limit,
      figure: measure.name,
      by: axis.name,
      ...choices,
      ...seriesOf(charted, columns, inOrder, own),
    };
  }

  @Get('dbreport/:id/export')
  @Access(group)
  @Describe({
    tag,
    params: { id: 'string' },
    summary: 'A report as a file of at most 50,000 rows: CSV, XLSX or ODS',
    query: file,
    files: tableFile,
  })
  async export(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query() query: Params,
    @Res() response: Response,
  ) {
    const measure = measureOf(query);
    const report = this.#report(id, user, measure);
    const request = { ...readExportRequest(report, query, this.#context), report: report.id, measure };
    const format = fileFormatOf(query.format);
    return this.exports.send(reportTable, request, { user, format, title: report.reportName }, response);
  }

  @Post(`reportData/:report/${paging}`)
  @HttpCode(200)
  @Access(group)
  @Describe({ ...found, params: { report: 'string', search: 'string' }, summary: 'A page of a report', inView: true })
  data(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#page(params.report!, params, body, user);
  }

  /** The three order reports, with either the path in the specification or any page, size and sort (AMB-005). */
  @Post([':"type"Orders/1/1000/0/0/:search', `:"type"Orders/${paging}`])
  @HttpCode(200)
  @Access(group)
  @Describe({
    ...found,
    params: { type: 'string', search: 'string' },
    summary: 'A page of a report of orders',
    inView: true,
  })
  orders(@CurrentUser() user: SessionUser, @Param() { type, ...rest }: Params, @Body() body: unknown) {
    const name = Object.entries(names).find(([known]) => known === type!.toLowerCase())?.[1];
    if (!name) throw notFound('Report');
    const params = { page: '1', rows: '1000', sortFieldId: '0', sortOrder: '0', ...rest };
    return this.#page(name, params, body, user);
  }

  async #page(id: string, params: Params, body: unknown, user: SessionUser) {
    const report = this.#report(id, user, measureOf(body));
    const { page, ...request } = readReportRequest(report, params, body, this.#context);
    const { rows, total, totals } = await this.service.page(report, { ...request, user });
    return { rows, total, page, size: request.limit, totals, days: daysOf(request, this.#context) };
  }

  get #context() {
    const { registry, clock } = this;
    return { registry, ...clock.calendar() };
  }

  /**
   * A report, or the rows behind one of its measures.
   * @throws UserError 404 for an unknown report, 422 with the message of the missing permission
   */
  #report(id: string, user: SessionUser, measure?: string): ReportDefinition {
    const report = this.registry.reports.find((one) => String(one.id) === id || one.reportName === id);
    if (!report) throw notFound('Report');
    this.service.require(report, user);
    return measure === undefined ? report : rowsBehind(report, measure);
  }
}
