// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Letterhead } from './types.gen.ts';

const tag = 'Letterheads';

@Controller()
export class LetterheadController {
  readonly #crud: Crud<Letterhead>;

  constructor(@InjectCrud('letterhead') crud: Crud<Letterhead>) {
    this.#crud = crud;
  }

  @Get('letterheads')
  @Access('signedIn')
  @Describe({ tag, summary: 'List letterheads', query: listQuery('Letterhead'), returns: 'Letterhead[]' })
  letterheads(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeLetterheads')
  @Access('signedIn')
  @Describe({ tag, summary: 'List letterheads (active)', query: listQuery('Letterhead'), returns: 'Letterhead[]' })
  activeLetterheads(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('letterheads')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a letterhead', body: 'LetterheadInput', returns: 'Letterhead' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('letterheads/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All letterheads as a file',
    query: exportQuery('Letterhead'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('letterheads/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many letterheads', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['letterheads/:id', 'letterheads'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a letterhead', body: 'LetterheadInput', returns: 'Letterhead' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('letterheads/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a letterhead, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('letterheads/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a letterhead', returns: { type: 'array' } })
  letterheadsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
