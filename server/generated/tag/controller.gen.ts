// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Tag } from './types.gen.ts';

const tag = 'Tags';

@Controller()
export class TagController {
  readonly #crud: Crud<Tag>;

  constructor(@InjectCrud('tag') crud: Crud<Tag>) {
    this.#crud = crud;
  }

  @Get('tags')
  @Access('signedIn')
  @Describe({ tag, summary: 'List tags', query: listQuery('Tag'), returns: 'Tag[]' })
  tags(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Post('tag')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a tag', body: 'TagInput', returns: 'Tag' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('tags/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All tags as a file', query: exportQuery('Tag'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('tags/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many tags', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('tags/:type')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List tags (active, by type)',
    params: { type: 'string' },
    query: listQuery('Tag'),
    returns: 'Tag[]',
  })
  tagsByType(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { active: true, type: params.type });
  }

  @Put(['tag/:id', 'tag'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a tag', body: 'TagInput', returns: 'Tag' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('tag/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a tag, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('tags/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a tag', returns: { type: 'array' } })
  tagsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
