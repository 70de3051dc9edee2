// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/actual-sales';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ActualSales } from '../../schemas/generated/actual-sales.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile, totalsAnswer, totalsQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { DeriveContext, EntityHooks } from '../services/save/hooks.ts';
import type {
  ActualSalesReference,
  BranchReference,
  CustomerReference,
  SalesExecReference,
  UserReference,
} from './references.gen.ts';

export const actualSales: EntityDefinition<ActualSalesRecord, ActualSalesReference> = {
  name: 'actualSales',
  title: 'Sales figure',
  plural: 'Actual Sales',
  description: 'What each customer bought at a branch, by month.',
  kind: 'entity',
  table: 'actual_sales',
  key: 'id',
  display: 'custCode',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'sYear', title: 'Year', type: 'integer', minimum: 2000, maximum: 2100, column: 's_year' },
    { name: 'sMonth', title: 'Month', type: 'integer', format: 'month', column: 's_month' },
    { name: 'branch', title: 'Branch', type: 'ref', to: 'branch', column: 'branch_id', only: { active: true } },
    {
      name: 'custCode',
      title: 'Account No',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      column: 'cust_code',
    },
    {
      name: 'customer',
      title: 'Customer',
      type: 'ref',
      readOnly: true,
      to: 'customer',
      derived: [{ from: ['branch', 'custCode'], by: 'customer' }],
      column: 'customer_id',
    },
    { name: 'custName', title: 'Customer name', type: 'alias', alias: ['customer', 'custName'] },
    {
      name: 'salesExec',
      title: 'Sales Exec',
      type: 'ref',
      readOnly: true,
      to: 'salesExec',
      derived: [{ from: ['customer'], take: 'salesExec' }],
      column: 'sales_exec_id',
    },
    {
      name: 'salesValue',
      title: 'Sales value',
      type: 'number',
      format: 'money',
      minimum: -9999999999,
      maximum: 9999999999,
      total: true,
      column: 'sales_value',
    },
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
  unique: [{ fields: ['branch', 'custCode', 'sYear', 'sMonth'], message: 'This month already has a figure.' }],
  operations: ['list', 'filter', 'create', 'remove', 'export', 'totals', 'bulk'],
  access: {
    read: { permission: 'ViewSalesImport' },
    create: { permission: 'ViewSalesImport' },
    update: { permission: 'ViewSalesImport' },
    remove: { permission: 'ViewSalesImport' },
  },
  branch: ['branch'],
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'sYear', 'custCode', 'salesValue', 'sMonth', 'branch', 'customer', 'salesExec'],
  filterable: ['id', 'sYear', 'sMonth', 'branch', 'customer', 'salesExec'],
  search: ['custCode', 'customer'],
  lists: [
    {
      name: 'main',
      title: 'Actual Sales',
      viewId: 101,
      columns: ['sYear', 'sMonth', 'branch', 'custCode', 'customer', 'salesValue'],
      more: ['salesExec'],
      filters: ['sYear', 'sMonth', 'branch'],
      where: {},
      sort: { field: 'sYear', order: 'DESC' },
      sorts: ['sYear', 'custCode', 'salesValue'],
      rows: 25,
    },
    {
      name: 'byCustomer',
      title: 'Actual Sales',
      columns: ['sYear', 'sMonth', 'branch', 'salesValue'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'sYear', order: 'DESC' },
      sorts: ['sYear'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  past: [],
  trash: 'free',
  messages: {
    created: 'New Sales figure Saved',
    updated: 'Sales figure Updated',
    removed: 'Sales figure deleted',
    createFailed: 'Error while saving Sales figure',
    updateFailed: 'Error while updating Sales figure',
    removeFailed: 'Error while deleting Sales figure',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActualSalesRecord = {
  id: number;
  sYear: number | null;
  sMonth: number | null;
  branch: BranchReference | null;
  custCode: string | null;
  customer: CustomerReference | null;
  custName: string | null;
  salesExec: SalesExecReference | null;
  salesValue: number | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface ActualSalesHooks extends EntityHooks<ActualSalesRecord> {
  readonly derive: {
    /** Gives customer for branch, custCode. */
    customer(
      from: Pick<ActualSalesRecord, 'branch' | 'custCode'>,
      context: DeriveContext,
    ): ActualSalesRecord['customer'] | Promise<ActualSalesRecord['customer']>;
  };
}

const API_TAG = 'Actual Sales';

@Controller()
export class ActualSalesController {
  readonly #crud: Crud<ActualSales>;

  constructor(@InjectCrud('actualSales') crud: Crud<ActualSales>) {
    this.#crud = crud;
  }

  @Get('allactualsales')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag: API_TAG, summary: 'List actual sales', query: listQuery('ActualSales'), returns: 'ActualSales[]' })
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
  @Describe({ tag: API_TAG, summary: 'Create a sales figure', body: 'ActualSalesInput', returns: 'ActualSales' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('allactualsales/export')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'All actual sales as a file',
    query: exportQuery('ActualSales'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('allactualsales/totals')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'Totals of actual sales, of at most 10,000',
    query: totalsQuery('ActualSales'),
    returns: totalsAnswer(['salesValue']),
  })
  totals(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery) {
    return this.#crud.totals(query, user);
  }

  @Post('allactualsales/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many actual sales',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: false, remove: true });
  }

  @Post('actualsalesfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of actual sales',
    params: { search: 'string' },
    body: 'ActualSalesListFilter',
    returns: 'ActualSalesPage',
    inView: true,
  })
  actualsalesfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Delete('delActualSales/:id')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag: API_TAG, summary: 'Delete a sales figure, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
