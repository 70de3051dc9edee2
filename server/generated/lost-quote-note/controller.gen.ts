// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { LostQuoteNote } from './types.gen.ts';

const tag = 'Lost Quote Notes';

@Controller()
export class LostQuoteNoteController {
  readonly #crud: Crud<LostQuoteNote>;

  constructor(@InjectCrud('lostQuoteNote') crud: Crud<LostQuoteNote>) {
    this.#crud = crud;
  }

  @Get('lostquotenotes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List lost quote notes', query: listQuery('LostQuoteNote'), returns: 'LostQuoteNote[]' })
  lostquotenotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeLostQuoteNotes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List lost quote notes (active)',
    query: listQuery('LostQuoteNote'),
    returns: 'LostQuoteNote[]',
  })
  activeLostQuoteNotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('lostquotenotes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a lost quote note', body: 'LostQuoteNoteInput', returns: 'LostQuoteNote' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('lostquotenotes/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All lost quote notes as a file',
    query: exportQuery('LostQuoteNote'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('lostquotenotes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many lost quote notes', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['lostquotenotes/:id', 'lostquotenotes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a lost quote note', body: 'LostQuoteNoteInput', returns: 'LostQuoteNote' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('lostquotenotes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a lost quote note, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('lostquotenotes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a lost quote note', returns: { type: 'array' } })
  lostquotenotesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
