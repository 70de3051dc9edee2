// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ActivityStatus } from './types.gen.ts';

const tag = 'Activity Statuses';

@Controller()
export class ActivityStatusController {
  readonly #crud: Crud<ActivityStatus>;

  constructor(@InjectCrud('activityStatus') crud: Crud<ActivityStatus>) {
    this.#crud = crud;
  }

  @Get('activityStatuses')
  @Access('signedIn')
  @Describe({ tag, summary: 'List activity statuses', query: listQuery('ActivityStatus'), returns: 'ActivityStatus[]' })
  activityStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeActivityStatuses')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List activity statuses (active)',
    query: listQuery('ActivityStatus'),
    returns: 'ActivityStatus[]',
  })
  activeActivityStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('activityStatuses')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create an activity status', body: 'ActivityStatusInput', returns: 'ActivityStatus' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('activityStatuses/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All activity statuses as a file',
    query: exportQuery('ActivityStatus'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activityStatuses/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many activity statuses', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['activityStatuses/:id', 'activityStatuses'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change an activity status', body: 'ActivityStatusInput', returns: 'ActivityStatus' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('activityStatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of an activity status', returns: { type: 'array' } })
  activityStatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
