// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { PostalArea } from './types.gen.ts';

const tag = 'Postal Areas';

@Controller()
export class PostalAreaController {
  readonly #crud: Crud<PostalArea>;

  constructor(@InjectCrud('postalArea') crud: Crud<PostalArea>) {
    this.#crud = crud;
  }

  @Get('postalAreas')
  @Access('signedIn')
  @Describe({ tag, summary: 'List postal areas', query: listQuery('PostalArea'), returns: 'PostalArea[]' })
  postalAreas(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activePostalAreas')
  @Access('signedIn')
  @Describe({ tag, summary: 'List postal areas (active)', query: listQuery('PostalArea'), returns: 'PostalArea[]' })
  activePostalAreas(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('postalAreas')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a postal area', body: 'PostalAreaInput', returns: 'PostalArea' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('postalAreas/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All postal areas as a file',
    query: exportQuery('PostalArea'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('postalAreas/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many postal areas', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['postalAreas/:id', 'postalAreas'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a postal area', body: 'PostalAreaInput', returns: 'PostalArea' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('postalAreas/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a postal area, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('postalAreas/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a postal area', returns: { type: 'array' } })
  postalAreasHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
