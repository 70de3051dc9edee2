// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Manufacturer } from './types.gen.ts';

const tag = 'Manufacturers';

@Controller()
export class ManufacturerController {
  readonly #crud: Crud<Manufacturer>;

  constructor(@InjectCrud('manufacturer') crud: Crud<Manufacturer>) {
    this.#crud = crud;
  }

  @Get('manufacturers')
  @Access('signedIn')
  @Describe({ tag, summary: 'List manufacturers', query: listQuery('Manufacturer'), returns: 'Manufacturer[]' })
  manufacturers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeManufacturers')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List manufacturers (active)',
    query: listQuery('Manufacturer'),
    returns: 'Manufacturer[]',
  })
  activeManufacturers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('manufacturers')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a manufacturer', body: 'ManufacturerInput', returns: 'Manufacturer' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('manufacturers/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All manufacturers as a file',
    query: exportQuery('Manufacturer'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('manufacturers/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many manufacturers', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['manufacturers/:id', 'manufacturers'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a manufacturer', body: 'ManufacturerInput', returns: 'Manufacturer' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('manufacturers/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a manufacturer, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('manufacturers/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a manufacturer', returns: { type: 'array' } })
  manufacturersHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
