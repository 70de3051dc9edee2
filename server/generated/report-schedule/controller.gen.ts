// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ReportSchedule } from './types.gen.ts';

const tag = 'Scheduled reports';

@Controller()
export class ReportScheduleController {
  readonly #crud: Crud<ReportSchedule>;

  constructor(@InjectCrud('reportSchedule') crud: Crud<ReportSchedule>) {
    this.#crud = crud;
  }

  @Get('reportSchedules')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag, summary: 'List scheduled reports', query: listQuery('ReportSchedule'), returns: 'ReportSchedule[]' })
  reportSchedules(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('reportSchedule')
  @HttpCode(200)
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag, summary: 'Create a scheduled report', body: 'ReportScheduleInput', returns: 'ReportSchedule' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('reportSchedules/export')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({
    tag,
    summary: 'All scheduled reports as a file',
    query: exportQuery('ReportSchedule'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('reportSchedules/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag, summary: 'Change or delete many scheduled reports', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('reportSchedule/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag, summary: 'One scheduled report', query: embedding, returns: 'ReportSchedule' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('reportSchedule/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag, summary: 'Change a scheduled report', body: 'ReportScheduleInput', returns: 'ReportSchedule' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('reportSchedule/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({
    tag,
    summary: 'Delete a scheduled report, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('reportScheduleHistory/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag, summary: 'Changes of a scheduled report', returns: { type: 'array' } })
  reportScheduleHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
