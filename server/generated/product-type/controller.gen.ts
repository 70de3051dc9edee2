// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ProductType } from './types.gen.ts';

const tag = 'Product Types';

@Controller()
export class ProductTypeController {
  readonly #crud: Crud<ProductType>;

  constructor(@InjectCrud('productType') crud: Crud<ProductType>) {
    this.#crud = crud;
  }

  @Get('productTypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List product types', query: listQuery('ProductType'), returns: 'ProductType[]' })
  productTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeProductTypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List product types (active)', query: listQuery('ProductType'), returns: 'ProductType[]' })
  activeProductTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('productTypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a product type', body: 'ProductTypeInput', returns: 'ProductType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('productTypes/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All product types as a file',
    query: exportQuery('ProductType'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('productTypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many product types', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['productTypes/:id', 'productTypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a product type', body: 'ProductTypeInput', returns: 'ProductType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('productTypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a product type, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('productTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a product type', returns: { type: 'array' } })
  productTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
