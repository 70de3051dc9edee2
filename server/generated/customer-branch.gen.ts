// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/customer-branch';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { CustomerBranch } from '../../schemas/generated/customer-branch.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  BranchReference,
  CustomerBranchReference,
  CustomerReference,
  SalesExecReference,
  UserReference,
} from './references.gen.ts';

export const customerBranch: EntityDefinition<CustomerBranchRecord, CustomerBranchReference> = {
  name: 'customerBranch',
  title: 'Branch account',
  plural: 'Branch accounts',
  description: 'The accounts of customers at branches, each with its account number and sales exec.',
  kind: 'entity',
  table: 'customer_branch',
  key: 'custBranchId',
  display: 'tasCode',
  embed: [],
  fields: [
    { name: 'custBranchId', title: 'Cust Branch Id', type: 'integer', readOnly: true, column: 'cust_branch_id' },
    { name: 'customer', title: 'Customer', type: 'ref', to: 'customer', column: 'customer_id', only: { active: true } },
    { name: 'customerId', title: 'Customer Id', type: 'alias', alias: ['customer', 'customerId'] },
    {
      name: 'tasCode',
      title: 'Account No',
      type: 'string',
      maxLength: 20,
      transform: ['trim', 'upper'],
      column: 'tas_code',
    },
    { name: 'mbpBranch', title: 'Branch', type: 'ref', to: 'branch', column: 'mbp_branch_id', only: { active: true } },
    {
      name: 'salesExec',
      title: 'Sales Exec',
      type: 'ref',
      to: 'salesExec',
      derived: [{ from: ['mbpBranch'], take: 'salesExec' }],
      column: 'sales_exec_id',
      only: { active: true },
    },
    { name: 'mainBranch', title: 'Main branch', type: 'boolean', column: 'main_branch', default: false },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    {
      name: 'dateCreated',
      title: 'Date created',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'createdOn',
      column: 'date_created',
    },
    {
      name: 'createdBy',
      title: 'Created by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'createdBy',
      column: 'created_by_id',
    },
    {
      name: 'dateUpdated',
      title: 'Date updated',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'updatedOn',
      column: 'date_updated',
    },
    {
      name: 'updatedBy',
      title: 'Updated by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'updatedBy',
      column: 'updated_by_id',
    },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [
    { fields: ['customer', 'mbpBranch'], message: 'The customer already has an account at {mbpBranch.branchName}.' },
    {
      fields: ['tasCode', 'mbpBranch'],
      message: 'The Account No entered is already used for Branch: {mbpBranch.branchName}',
    },
  ],
  operations: ['list', 'create', 'update', 'remove'],
  access: {
    read: { permission: 'ViewCustomers' },
    create: { permission: 'EditCustomers' },
    update: { permission: 'EditCustomers' },
    remove: { permission: 'EditCustomers' },
  },
  branch: ['customer', 'mbpBranch'],
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['custBranchId', 'tasCode', 'mbpBranch', 'salesExec', 'mainBranch', 'active'],
  filterable: ['custBranchId', 'customer', 'active', 'mbpBranch', 'salesExec'],
  search: [],
  lists: [
    {
      name: 'byCustomer',
      title: 'Branch accounts',
      columns: ['tasCode', 'mbpBranch', 'salesExec', 'mainBranch', 'active'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'tasCode', order: 'ASC' },
      sorts: ['tasCode'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'New Branch account Saved',
    updated: 'Branch account Updated',
    removed: 'Branch account deleted',
    createFailed: 'Error while saving Customer group.',
    updateFailed: 'Error while saving Customer group.',
    removeFailed: 'Error while deleting Branch account',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type CustomerBranchRecord = {
  custBranchId: number;
  customer: CustomerReference | null;
  customerId: number | null;
  tasCode: string | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  mainBranch: boolean;
  active: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface CustomerBranchHooks extends EntityHooks<CustomerBranchRecord> {}

const API_TAG = 'Branch accounts';

@Controller()
export class CustomerBranchController {
  readonly #crud: Crud<CustomerBranch>;

  constructor(@InjectCrud('customerBranch') crud: Crud<CustomerBranch>) {
    this.#crud = crud;
  }

  @Get('customermbpbranches')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List branch accounts',
    query: listQuery('CustomerBranch'),
    returns: 'CustomerBranch[]',
  })
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
  @Describe({
    tag: API_TAG,
    summary: 'Create a branch account',
    body: 'CustomerBranchInput',
    returns: 'CustomerBranch',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get(['customergroup/:customer', 'customerMBPbranches/:customer'])
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
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
    tag: API_TAG,
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
  @Describe({
    tag: API_TAG,
    summary: 'Change a branch account',
    body: 'CustomerBranchInput',
    returns: 'CustomerBranch',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('customerBranch/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Delete a branch account, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
