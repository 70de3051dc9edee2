// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Note } from './types.gen.ts';

const tag = 'Notes';

@Controller()
export class NoteController {
  readonly #crud: Crud<Note>;

  constructor(@InjectCrud('note') crud: Crud<Note>) {
    this.#crud = crud;
  }

  @Get('customernotes')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List notes', query: listQuery('Note'), returns: 'Note[]' })
  customernotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('customernotes')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Create a note', body: 'NoteInput', returns: 'Note' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('allcustomernotes/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List notes (by customer)', query: listQuery('Note'), returns: 'Note[]' })
  allcustomernotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('opportunityNotes/:opportunity')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List notes (by enquiry)', query: listQuery('Note'), returns: 'Note[]' })
  opportunityNotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { opportunity: params.opportunity });
  }

  @Get('customernote/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'One note', query: embedding, returns: 'Note' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('customernotes/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change a note', body: 'NoteInput', returns: 'Note' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('customernotes/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Delete a note, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('customernoteHistory/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Changes of a note', returns: { type: 'array' } })
  customernoteHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
