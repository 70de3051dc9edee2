// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { CustomerBranch } from './types.gen.ts';

const tag = 'Branch accounts';

@Controller()
export class CustomerBranchController {
  readonly #crud: Crud<CustomerBranch>;

  constructor(@InjectCrud('customerBranch') crud: Crud<CustomerBranch>) {
    this.#crud = crud;
  }

  @Get('customermbpbranches')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List branch accounts', query: listQuery('CustomerBranch'), returns: 'CustomerBranch[]' })
  customermbpbranches(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('customerBranch')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Create a branch account', body: 'CustomerBranchInput', returns: 'CustomerBranch' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get(['customergroup/:customer', 'customerMBPbranches/:customer'])
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'List branch accounts (by customer)',
    query: listQuery('CustomerBranch'),
    returns: 'CustomerBranch[]',
  })
  customergroup(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get(['assignedCustomerMBPbranches/:customer', 'getEnquiryCustomerMBPbranches/:customer'])
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'List branch accounts (active, by customer)',
    query: listQuery('CustomerBranch'),
    returns: 'CustomerBranch[]',
  })
  assignedCustomerMBPbranches(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { active: true, customer: params.customer });
  }

  @Put(['customerBranch/:id', 'customerBranch'])
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change a branch account', body: 'CustomerBranchInput', returns: 'CustomerBranch' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('customerBranch/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Delete a branch account, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
