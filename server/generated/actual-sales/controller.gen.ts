// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ActualSales } from './types.gen.ts';

const tag = 'Actual Sales';

@Controller()
export class ActualSalesController {
  readonly #crud: Crud<ActualSales>;

  constructor(@InjectCrud('actualSales') crud: Crud<ActualSales>) {
    this.#crud = crud;
  }

  @Get('allactualsales')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'List actual sales', query: listQuery('ActualSales'), returns: 'ActualSales[]' })
  allactualsales(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('addsales')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'Create a sales figure', body: 'ActualSalesInput', returns: 'ActualSales' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('allactualsales/export')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag,
    summary: 'All actual sales as a file',
    query: exportQuery('ActualSales'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('allactualsales/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'Change or delete many actual sales', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: false, remove: true });
  }

  @Post('actualsalesfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag,
    summary: 'A filtered page of actual sales',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/ActualSales' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  actualsalesfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Delete('delActualSales/:id')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag,
    summary: 'Delete a sales figure, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
