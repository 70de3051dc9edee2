// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { IndustryType } from './types.gen.ts';

const tag = 'Industry Types';

@Controller()
export class IndustryTypeController {
  readonly #crud: Crud<IndustryType>;

  constructor(@InjectCrud('industryType') crud: Crud<IndustryType>) {
    this.#crud = crud;
  }

  @Get('industrytypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List industry types', query: listQuery('IndustryType'), returns: 'IndustryType[]' })
  industrytypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeIndustryTypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List industry types (active)',
    query: listQuery('IndustryType'),
    returns: 'IndustryType[]',
  })
  activeIndustryTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('industrytypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create an industry type', body: 'IndustryTypeInput', returns: 'IndustryType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('industrytypes/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All industry types as a file',
    query: exportQuery('IndustryType'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('industrytypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many industry types', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['industrytypes/:id', 'industrytypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change an industry type', body: 'IndustryTypeInput', returns: 'IndustryType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('industrytypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete an industry type, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('industrytypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of an industry type', returns: { type: 'array' } })
  industrytypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
