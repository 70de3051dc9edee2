// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { JobTitle } from './types.gen.ts';

const tag = 'Job Titles';

@Controller()
export class JobTitleController {
  readonly #crud: Crud<JobTitle>;

  constructor(@InjectCrud('jobTitle') crud: Crud<JobTitle>) {
    this.#crud = crud;
  }

  @Get('jobtitles')
  @Access('signedIn')
  @Describe({ tag, summary: 'List job titles', query: listQuery('JobTitle'), returns: 'JobTitle[]' })
  jobtitles(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeJobTitles')
  @Access('signedIn')
  @Describe({ tag, summary: 'List job titles (active)', query: listQuery('JobTitle'), returns: 'JobTitle[]' })
  activeJobTitles(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('jobtitles')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a job title', body: 'JobTitleInput', returns: 'JobTitle' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Delete(['jobtitles:id', 'jobtitles/:id'])
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a job title, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('jobtitles/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All job titles as a file', query: exportQuery('JobTitle'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('jobtitles/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many job titles', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['jobtitles/:id', 'jobtitles'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a job title', body: 'JobTitleInput', returns: 'JobTitle' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('jobtitles/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a job title', returns: { type: 'array' } })
  jobtitlesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
