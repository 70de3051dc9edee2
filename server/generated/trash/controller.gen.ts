// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Trash } from './types.gen.ts';

const tag = 'Deleted records';

@Controller()
export class TrashController {
  readonly #crud: Crud<Trash>;

  constructor(@InjectCrud('trash') crud: Crud<Trash>) {
    this.#crud = crud;
  }

  @Get('trash')
  @Access('signedIn')
  @Describe({ tag, summary: 'List deleted records', query: listQuery('Trash'), returns: 'Trash[]' })
  trash(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('trash/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All deleted records as a file', query: exportQuery('Trash'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('trash/bulk')
  @HttpCode(200)
  @Access({ roleName: 'Admin' })
  @Describe({
    tag,
    summary: 'Change or delete many deleted records',
    body: 'Bulk',
    returns: { type: 'object' },
    undoable: false,
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: false, remove: true });
  }

  @Get('trash/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One deleted record', query: embedding, returns: 'Trash' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Delete('trash/:id')
  @Access({ roleName: 'Admin' })
  @Describe({
    tag,
    summary: 'Delete a deleted record, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
    undoable: false,
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
