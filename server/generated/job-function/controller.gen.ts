// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { JobFunction } from './types.gen.ts';

const tag = 'Job Functions';

@Controller()
export class JobFunctionController {
  readonly #crud: Crud<JobFunction>;

  constructor(@InjectCrud('jobFunction') crud: Crud<JobFunction>) {
    this.#crud = crud;
  }

  @Get('jobfunctions')
  @Access('signedIn')
  @Describe({ tag, summary: 'List job functions', query: listQuery('JobFunction'), returns: 'JobFunction[]' })
  jobfunctions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeJobFunctions')
  @Access('signedIn')
  @Describe({ tag, summary: 'List job functions (active)', query: listQuery('JobFunction'), returns: 'JobFunction[]' })
  activeJobFunctions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('jobFunction')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a job function', body: 'JobFunctionInput', returns: 'JobFunction' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('jobfunctions/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All job functions as a file',
    query: exportQuery('JobFunction'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('jobfunctions/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many job functions', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['jobFunction/:id', 'jobFunction'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a job function', body: 'JobFunctionInput', returns: 'JobFunction' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('jobFunction/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a job function, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('jobFunctions/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a job function', returns: { type: 'array' } })
  jobFunctionsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
