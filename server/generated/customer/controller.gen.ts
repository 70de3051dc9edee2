// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Customer } from './types.gen.ts';

const tag = 'Customers';

@Controller()
export class CustomerController {
  readonly #crud: Crud<Customer>;

  constructor(@InjectCrud('customer') crud: Crud<Customer>) {
    this.#crud = crud;
  }

  @Get('customers')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List customers', query: listQuery('Customer'), returns: 'Customer[]' })
  customers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activecustomers')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List customers (active)', query: listQuery('Customer'), returns: 'Customer[]' })
  activecustomers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Get('custreqapproval')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List customers (awaiting approval)', query: listQuery('Customer'), returns: 'Customer[]' })
  custreqapproval(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { requireApproval: true });
  }

  @Get('customernames')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Names of customers', query: listQuery('Customer'), returns: { type: 'array' } })
  customernames(@CurrentUser() user: SessionUser, @Query() query: ListQuery) {
    return this.#crud.names(query, user);
  }

  @Get('parentcustomernames')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'Names of customers (is a parent customer)',
    query: listQuery('Customer'),
    returns: { type: 'array' },
  })
  parentcustomernames(@CurrentUser() user: SessionUser, @Query() query: ListQuery) {
    return this.#crud.names(query, user, { parentFlag: true });
  }

  @Get('customers/count')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Number of customers', returns: { type: 'integer' } })
  customersCount(@CurrentUser() user: SessionUser) {
    return this.#crud.count(user);
  }

  @Get('customers/page/:page/:rows')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'A page of customers',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Customer' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
  })
  customersPage(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.page(params, user);
  }

  @Post('customer')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Create a customer', body: 'CustomerInput', returns: 'Customer', conflict: 'Customer[]' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Post('checkDupCustomers')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'Possible duplicates of a customer: none, or 409 with ranked rows',
    body: 'CustomerInput',
    returns: { type: 'array' },
    conflict: 'Customer[]',
    inView: true,
  })
  checkDupCustomers(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.check(body, user);
  }

  @Post('customerconf')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Create a customer despite duplicates', body: 'CustomerInput', returns: 'Customer' })
  customerconf(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.saveAnyway(body, user);
  }

  @Get('customers/export')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'All customers as a file', query: exportQuery('Customer'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('customers/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change or delete many customers', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('customernamesbyregion/:region')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'Names of customers (by region)',
    query: listQuery('Customer'),
    returns: { type: 'array' },
  })
  customernamesbyregion(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Param() params: Params) {
    return this.#crud.names(query, user, { region: params.region });
  }

  @Get('savedFilteredCustomersbypage/:savedFilter/:page/:rows')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'A page of customers',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Customer' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
  })
  savedFilteredCustomersbypage(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.page(params, user);
  }

  @Get('savedFilteredCustomers/:savedFilter')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Customers of a saved filter', returns: 'Customer[]' })
  savedFilteredCustomers(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.saved(params, user);
  }

  @Post([
    'customerfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search',
    'customerfilterbypage2/:page/:rows/:savedFilter/:sortField/:sortOrder/:search',
  ])
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'A filtered page of customers',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Customer' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  customerfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Post('approvecustomerfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'A filtered page of customers (awaiting approval)',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Customer' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  approvecustomerfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user, { requireApproval: true });
  }

  @Get(['customerGlobalSearch/:text', 'searchedcustomer/:text'])
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Find customers by text', params: { text: 'string' }, returns: 'Customer[]' })
  customerGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get(['customerInfo/:id', 'customers/:id'])
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'One customer', query: embedding, returns: 'Customer' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('customers/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change a customer', body: 'CustomerInput', returns: 'Customer' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Put('setCustomersActive/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Set active to true', returns: 'Customer' })
  setCustomersActive(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.set(id, { active: true }, user);
  }

  @Put('setCustomersInactive/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Set active to false', returns: 'Customer' })
  setCustomersInactive(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.set(id, { active: false }, user);
  }

  @Delete('customers/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Delete a customer, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('getCustomerHistory/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Changes of a customer', returns: { type: 'array' } })
  getCustomerHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }

  @Get('customerRegionSalesexec/:postCode')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'Values derived from postCode',
    params: { postCode: 'string' },
    returns: { type: ['object', 'null'] },
  })
  customerRegionSalesexec(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.derive('territory', params, user);
  }

  @Post('notDuplicateCustomers/:id/:other')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Mark two customers as different', returns: { type: 'object' } })
  notDuplicateCustomers(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, true, user);
  }

  @Delete('notDuplicateCustomers/:id/:other')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Remove the mark that two customers are different', returns: { type: 'object' } })
  notDuplicateCustomersByIdOther(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, false, user);
  }
}
