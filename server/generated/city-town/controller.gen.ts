// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { CityTown } from './types.gen.ts';

const tag = 'Cities/Towns';

@Controller()
export class CityTownController {
  readonly #crud: Crud<CityTown>;

  constructor(@InjectCrud('cityTown') crud: Crud<CityTown>) {
    this.#crud = crud;
  }

  @Get(['citiesTowns', 'cityTown'])
  @Access('signedIn')
  @Describe({ tag, summary: 'List cities/towns', query: listQuery('CityTown'), returns: 'CityTown[]' })
  citiesTowns(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeCitiesTowns')
  @Access('signedIn')
  @Describe({ tag, summary: 'List cities/towns (active)', query: listQuery('CityTown'), returns: 'CityTown[]' })
  activeCitiesTowns(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('cityTown')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a city/town', body: 'CityTownInput', returns: 'CityTown' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('citiesTowns/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All cities/towns as a file', query: exportQuery('CityTown'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('citiesTowns/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many cities/towns', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['cityTown/:id', 'cityTown'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a city/town', body: 'CityTownInput', returns: 'CityTown' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('cityTown/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a city/town, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('citiesTowns/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a city/town', returns: { type: 'array' } })
  citiesTownsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
