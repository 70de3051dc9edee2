// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Salutation } from './types.gen.ts';

const tag = 'Salutations';

@Controller()
export class SalutationController {
  readonly #crud: Crud<Salutation>;

  constructor(@InjectCrud('salutation') crud: Crud<Salutation>) {
    this.#crud = crud;
  }

  @Get('salutations')
  @Access('signedIn')
  @Describe({ tag, summary: 'List salutations', query: listQuery('Salutation'), returns: 'Salutation[]' })
  salutations(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSalutations')
  @Access('signedIn')
  @Describe({ tag, summary: 'List salutations (active)', query: listQuery('Salutation'), returns: 'Salutation[]' })
  activeSalutations(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('salutations')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a salutation', body: 'SalutationInput', returns: 'Salutation' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('salutations/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All salutations as a file',
    query: exportQuery('Salutation'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('salutations/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many salutations', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['salutations/:id', 'salutations'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a salutation', body: 'SalutationInput', returns: 'Salutation' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('salutations/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a salutation, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('salutations/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a salutation', returns: { type: 'array' } })
  salutationsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
