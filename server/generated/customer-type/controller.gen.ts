// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { CustomerType } from './types.gen.ts';

const tag = 'Customer Types';

@Controller()
export class CustomerTypeController {
  readonly #crud: Crud<CustomerType>;

  constructor(@InjectCrud('customerType') crud: Crud<CustomerType>) {
    this.#crud = crud;
  }

  @Get('customertypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List customer types', query: listQuery('CustomerType'), returns: 'CustomerType[]' })
  customertypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeCustomerTypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List customer types (active)',
    query: listQuery('CustomerType'),
    returns: 'CustomerType[]',
  })
  activeCustomerTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('customertypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a customer type', body: 'CustomerTypeInput', returns: 'CustomerType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('customertypes/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All customer types as a file',
    query: exportQuery('CustomerType'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('customertypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many customer types', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['customertypes/:id', 'customertypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a customer type', body: 'CustomerTypeInput', returns: 'CustomerType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('customertypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a customer type, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('customertypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a customer type', returns: { type: 'array' } })
  customertypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
