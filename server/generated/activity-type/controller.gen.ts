// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ActivityType } from './types.gen.ts';

const tag = 'Activity Types';

@Controller()
export class ActivityTypeController {
  readonly #crud: Crud<ActivityType>;

  constructor(@InjectCrud('activityType') crud: Crud<ActivityType>) {
    this.#crud = crud;
  }

  @Get('activityTypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List activity types', query: listQuery('ActivityType'), returns: 'ActivityType[]' })
  activityTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeactivitytypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List activity types (active)',
    query: listQuery('ActivityType'),
    returns: 'ActivityType[]',
  })
  activeactivitytypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('activityTypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create an activity type', body: 'ActivityTypeInput', returns: 'ActivityType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('activityTypes/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All activity types as a file',
    query: exportQuery('ActivityType'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activityTypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many activity types', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['activityTypes/:id', 'activityTypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change an activity type', body: 'ActivityTypeInput', returns: 'ActivityType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('activityTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of an activity type', returns: { type: 'array' } })
  activityTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
