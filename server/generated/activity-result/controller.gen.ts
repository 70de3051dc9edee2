// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ActivityResult } from './types.gen.ts';

const tag = 'Activity Results';

@Controller()
export class ActivityResultController {
  readonly #crud: Crud<ActivityResult>;

  constructor(@InjectCrud('activityResult') crud: Crud<ActivityResult>) {
    this.#crud = crud;
  }

  @Get('activityResults')
  @Access('signedIn')
  @Describe({ tag, summary: 'List activity results', query: listQuery('ActivityResult'), returns: 'ActivityResult[]' })
  activityResults(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeActivityResults')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List activity results (active)',
    query: listQuery('ActivityResult'),
    returns: 'ActivityResult[]',
  })
  activeActivityResults(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('activityResults')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create an activity result', body: 'ActivityResultInput', returns: 'ActivityResult' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('activityResults/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All activity results as a file',
    query: exportQuery('ActivityResult'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activityResults/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many activity results', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['activityResults/:id', 'activityResults'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change an activity result', body: 'ActivityResultInput', returns: 'ActivityResult' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('activityResults/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of an activity result', returns: { type: 'array' } })
  activityResultsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
