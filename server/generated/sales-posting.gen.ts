// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/sales-posting';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SalesPosting } from '../../schemas/generated/sales-posting.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile, totalsAnswer, totalsQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { SalesPostingReference, UserReference } from './references.gen.ts';

export const salesPosting: EntityDefinition<SalesPostingRecord, SalesPostingReference> = {
  name: 'salesPosting',
  title: 'Sales posting',
  plural: 'Postings',
  description: 'Spreadsheets of sales figures and forecasts that were posted, the latest first.',
  kind: 'entity',
  table: 'sales_posting',
  key: 'id',
  display: 'fileName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'fileName', title: 'File', type: 'string', maxLength: 255, transform: ['trim'], column: 'file_name' },
    { name: 'kind', title: 'Figures', type: 'string', values: ['Actual', 'Forecast'], column: 'kind' },
    { name: 'sYear', title: 'Year', type: 'integer', minimum: 2000, maximum: 2100, column: 's_year' },
    {
      name: 'status',
      title: 'Status',
      type: 'string',
      values: ['Posting', 'Posted', 'Undone'],
      readOnly: true,
      column: 'status',
      default: 'Posting',
    },
    { name: 'rowCount', title: 'Rows', type: 'integer', minimum: 1, maximum: 100000, column: 'row_count' },
    { name: 'sentCount', title: 'Sent', type: 'integer', readOnly: true, column: 'sent_count', default: 0 },
    { name: 'postedCount', title: 'Posted', type: 'integer', readOnly: true, column: 'posted_count', default: 0 },
    { name: 'failedCount', title: 'Not posted', type: 'integer', readOnly: true, column: 'failed_count', default: 0 },
    {
      name: 'total',
      title: 'Total',
      type: 'number',
      format: 'money',
      readOnly: true,
      total: true,
      column: 'total',
      default: 0,
    },
    {
      name: 'running',
      title: 'Running',
      description: 'Its rows are being posted.',
      type: 'boolean',
      readOnly: true,
      column: 'running',
      default: false,
    },
    {
      name: 'problem',
      title: 'Problem',
      description: 'Why the posting has stopped.',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
      column: 'problem',
    },
    {
      name: 'lastFailed',
      title: 'Last row not posted',
      type: 'boolean',
      readOnly: true,
      column: 'last_failed',
      default: false,
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
  unique: [],
  operations: ['list', 'one', 'export', 'totals'],
  access: {
    read: { permission: 'ViewSalesImport' },
    create: { permission: 'ViewSalesImport' },
    update: { permission: 'ViewSalesImport' },
    remove: { permission: 'ViewSalesImport' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: [
    'id',
    'dateCreated',
    'fileName',
    'kind',
    'sYear',
    'createdBy',
    'rowCount',
    'postedCount',
    'failedCount',
    'total',
    'status',
  ],
  filterable: ['id', 'kind', 'sYear', 'status', 'createdBy'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Postings',
      columns: [
        'fileName',
        'kind',
        'sYear',
        'dateCreated',
        'createdBy',
        'rowCount',
        'postedCount',
        'failedCount',
        'total',
        'status',
      ],
      more: [],
      filters: ['kind', 'sYear', 'status'],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'reserved',
  messages: {
    created: 'New Sales posting Saved',
    updated: 'Sales posting Updated',
    removed: 'Sales posting deleted',
    createFailed: 'Error while saving Sales posting',
    updateFailed: 'Error while updating Sales posting',
    removeFailed: 'Error while deleting Sales posting',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SalesPostingRecord = {
  id: number;
  fileName: string | null;
  kind: 'Actual' | 'Forecast' | null;
  sYear: number | null;
  status: 'Posting' | 'Posted' | 'Undone' | null;
  rowCount: number | null;
  sentCount: number | null;
  postedCount: number | null;
  failedCount: number | null;
  total: number | null;
  running: boolean;
  problem: string | null;
  lastFailed: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface SalesPostingHooks extends EntityHooks<SalesPostingRecord> {}

const API_TAG = 'Postings';

@Controller()
export class SalesPostingController {
  readonly #crud: Crud<SalesPosting>;

  constructor(@InjectCrud('salesPosting') crud: Crud<SalesPosting>) {
    this.#crud = crud;
  }

  @Get('salesPostings')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag: API_TAG, summary: 'List postings', query: listQuery('SalesPosting'), returns: 'SalesPosting[]' })
  salesPostings(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('salesPostings/export')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag: API_TAG, summary: 'All postings as a file', query: exportQuery('SalesPosting'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('salesPostings/totals')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag: API_TAG,
    summary: 'Totals of postings, of at most 10,000',
    query: totalsQuery('SalesPosting'),
    returns: totalsAnswer(['total']),
  })
  totals(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery) {
    return this.#crud.totals(query, user);
  }

  @Get('salesPosting/:id')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag: API_TAG, summary: 'One sales posting', query: embedding, returns: 'SalesPosting' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
