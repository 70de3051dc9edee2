// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { SalesForecast } from './types.gen.ts';

const tag = 'Sales Forecasts';

@Controller()
export class SalesForecastController {
  readonly #crud: Crud<SalesForecast>;

  constructor(@InjectCrud('salesForecast') crud: Crud<SalesForecast>) {
    this.#crud = crud;
  }

  @Get('allsalesforecasts')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'List sales forecasts', query: listQuery('SalesForecast'), returns: 'SalesForecast[]' })
  allsalesforecasts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('addforecast')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'Create a sales forecast', body: 'SalesForecastInput', returns: 'SalesForecast' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('allsalesforecasts/export')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag,
    summary: 'All sales forecasts as a file',
    query: exportQuery('SalesForecast'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('allsalesforecasts/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'Change or delete many sales forecasts', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: false, remove: true });
  }

  @Post('forecastfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag,
    summary: 'A filtered page of sales forecasts',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/SalesForecast' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  forecastfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Delete('delSalesForecast/:id')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag,
    summary: 'Delete a sales forecast, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
