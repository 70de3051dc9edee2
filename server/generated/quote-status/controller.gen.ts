// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { QuoteStatus } from './types.gen.ts';

const tag = 'Quote Statuses';

@Controller()
export class QuoteStatusController {
  readonly #crud: Crud<QuoteStatus>;

  constructor(@InjectCrud('quoteStatus') crud: Crud<QuoteStatus>) {
    this.#crud = crud;
  }

  @Get('quotestatuses')
  @Access('signedIn')
  @Describe({ tag, summary: 'List quote statuses', query: listQuery('QuoteStatus'), returns: 'QuoteStatus[]' })
  quotestatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeQuoteStatuses')
  @Access('signedIn')
  @Describe({ tag, summary: 'List quote statuses (active)', query: listQuery('QuoteStatus'), returns: 'QuoteStatus[]' })
  activeQuoteStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('quotestatuses')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a quote status', body: 'QuoteStatusInput', returns: 'QuoteStatus' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotestatuses/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All quote statuses as a file',
    query: exportQuery('QuoteStatus'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('quotestatuses/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many quote statuses', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['quotestatuses/:id', 'quotestatuses'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a quote status', body: 'QuoteStatusInput', returns: 'QuoteStatus' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotestatuses/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a quote status, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('quotestatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a quote status', returns: { type: 'array' } })
  quotestatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
