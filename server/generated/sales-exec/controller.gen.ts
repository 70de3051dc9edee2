// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { SalesExec } from './types.gen.ts';

const tag = 'Sales Execs';

@Controller()
export class SalesExecController {
  readonly #crud: Crud<SalesExec>;

  constructor(@InjectCrud('salesExec') crud: Crud<SalesExec>) {
    this.#crud = crud;
  }

  @Get('salesExecs')
  @Access('signedIn')
  @Describe({ tag, summary: 'List sales execs', query: listQuery('SalesExec'), returns: 'SalesExec[]' })
  salesExecs(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSalesExecs')
  @Access('signedIn')
  @Describe({ tag, summary: 'List sales execs (active)', query: listQuery('SalesExec'), returns: 'SalesExec[]' })
  activeSalesExecs(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('salesExecs')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a sales exec', body: 'SalesExecInput', returns: 'SalesExec' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('salesExecs/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All sales execs as a file', query: exportQuery('SalesExec'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('salesExecs/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many sales execs', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['salesExecs/:id', 'salesExecs'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a sales exec', body: 'SalesExecInput', returns: 'SalesExec' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('salesExecs/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a sales exec, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('salesExecs/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a sales exec', returns: { type: 'array' } })
  salesExecsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
