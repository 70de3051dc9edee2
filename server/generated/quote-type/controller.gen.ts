// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { QuoteType } from './types.gen.ts';

const tag = 'Quote Types';

@Controller()
export class QuoteTypeController {
  readonly #crud: Crud<QuoteType>;

  constructor(@InjectCrud('quoteType') crud: Crud<QuoteType>) {
    this.#crud = crud;
  }

  @Get('quotetypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List quote types', query: listQuery('QuoteType'), returns: 'QuoteType[]' })
  quotetypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeQuoteTypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List quote types (active)', query: listQuery('QuoteType'), returns: 'QuoteType[]' })
  activeQuoteTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('quotetypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a quote type', body: 'QuoteTypeInput', returns: 'QuoteType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotetypes/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All quote types as a file', query: exportQuery('QuoteType'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('quotetypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many quote types', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['quotetypes/:id', 'quotetypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a quote type', body: 'QuoteTypeInput', returns: 'QuoteType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotetypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a quote type, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('quotetypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a quote type', returns: { type: 'array' } })
  quotetypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
