// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Region } from './types.gen.ts';

const tag = 'Regions';

@Controller()
export class RegionController {
  readonly #crud: Crud<Region>;

  constructor(@InjectCrud('region') crud: Crud<Region>) {
    this.#crud = crud;
  }

  @Get('regions')
  @Access('signedIn')
  @Describe({ tag, summary: 'List regions', query: listQuery('Region'), returns: 'Region[]' })
  regions(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeRegions')
  @Access('signedIn')
  @Describe({ tag, summary: 'List regions (active)', query: listQuery('Region'), returns: 'Region[]' })
  activeRegions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('regions')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a region', body: 'RegionInput', returns: 'Region' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('regions/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All regions as a file', query: exportQuery('Region'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('regions/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many regions', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['regions/:id', 'regions'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a region', body: 'RegionInput', returns: 'Region' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('regions/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a region, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('regions/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a region', returns: { type: 'array' } })
  regionsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
