// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/sales-forecast';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SalesForecast } from '../../schemas/generated/sales-forecast.gen.ts';
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
  BranchReference,
  CustomerReference,
  SalesExecReference,
  SalesForecastReference,
  UserReference,
} from './references.gen.ts';

export const salesForecast: EntityDefinition<SalesForecastRecord, SalesForecastReference> = {
  name: 'salesForecast',
  title: 'Sales forecast',
  plural: 'Sales Forecasts',
  description: 'What each customer is expected to buy at a branch, by month.',
  kind: 'entity',
  table: 'sales_forecast',
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
      name: 'forecastValue',
      title: 'Forecast',
      type: 'number',
      format: 'money',
      minimum: -9999999999,
      maximum: 9999999999,
      total: true,
      column: 'forecast_value',
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
  sortable: ['id', 'sYear', 'custCode', 'forecastValue', 'sMonth', 'branch', 'customer', 'salesExec'],
  filterable: ['id', 'sYear', 'sMonth', 'branch', 'customer', 'salesExec'],
  search: ['custCode', 'customer'],
  lists: [
    {
      name: 'main',
      title: 'Sales Forcast',
      viewId: 102,
      columns: ['sYear', 'sMonth', 'branch', 'custCode', 'customer', 'forecastValue'],
      more: ['salesExec'],
      filters: ['sYear', 'sMonth', 'branch'],
      where: {},
      sort: { field: 'sYear', order: 'DESC' },
      sorts: ['sYear', 'custCode', 'forecastValue'],
      rows: 25,
    },
    {
      name: 'byCustomer',
      title: 'Sales Forcast',
      columns: ['sYear', 'sMonth', 'branch', 'forecastValue'],
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
    created: 'New Sales forecast Saved',
    updated: 'Sales forecast Updated',
    removed: 'Sales forecast deleted',
    createFailed: 'Error while saving Sales forecast',
    updateFailed: 'Error while updating Sales forecast',
    removeFailed: 'Error while deleting Sales forecast',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SalesForecastRecord = {
  id: number;
  sYear: number | null;
  sMonth: number | null;
  branch: BranchReference | null;
  custCode: string | null;
  customer: CustomerReference | null;
  custName: string | null;
  salesExec: SalesExecReference | null;
  forecastValue: number | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface SalesForecastHooks extends EntityHooks<SalesForecastRecord> {
  readonly derive: {
    /** Gives customer for branch, custCode. */
    customer(
      from: Pick<SalesForecastRecord, 'branch' | 'custCode'>,
      context: DeriveContext,
    ): SalesForecastRecord['customer'] | Promise<SalesForecastRecord['customer']>;
  };
}

const API_TAG = 'Sales Forecasts';

@Controller()
export class SalesForecastController {
  readonly #crud: Crud<SalesForecast>;

  constructor(@InjectCrud('salesForecast') crud: Crud<SalesForecast>) {
    this.#crud = crud;
  }

  @Get('allsalesforecasts')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'List sales forecasts',
    query: listQuery('SalesForecast'),
    returns: 'SalesForecast[]',
  })
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
  @Describe({ tag: API_TAG, summary: 'Create a sales forecast', body: 'SalesForecastInput', returns: 'SalesForecast' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('allsalesforecasts/export')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'All sales forecasts as a file',
    query: exportQuery('SalesForecast'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('allsalesforecasts/totals')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'Totals of sales forecasts, of at most 10,000',
    query: totalsQuery('SalesForecast'),
    returns: totalsAnswer(['forecastValue']),
  })
  totals(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery) {
    return this.#crud.totals(query, user);
  }

  @Post('allsalesforecasts/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many sales forecasts',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: false, remove: true });
  }

  @Post('forecastfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of sales forecasts',
    params: { search: 'string' },
    body: 'SalesForecastListFilter',
    returns: 'SalesForecastPage',
    inView: true,
  })
  forecastfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Delete('delSalesForecast/:id')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag: API_TAG, summary: 'Delete a sales forecast, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
