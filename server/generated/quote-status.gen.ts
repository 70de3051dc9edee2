// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/quote-status';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { QuoteStatus } from '../../schemas/generated/quote-status.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { QuoteStatusReference } from './references.gen.ts';

export const quoteStatus: EntityDefinition<QuoteStatusRecord, QuoteStatusReference> = {
  name: 'quoteStatus',
  title: 'Quote Status',
  plural: 'Quote Statuses',
  description: 'The statuses of quotations, each with its colour.',
  kind: 'reference',
  table: 'quote_status',
  key: 'id',
  display: 'statusName',
  embed: ['colourCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'statusName', title: 'Status', type: 'string', maxLength: 100, transform: ['trim'], column: 'status_name' },
    { name: 'colourCode', title: 'Colour', type: 'string', format: 'colour', maxLength: 100, column: 'colour_code' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'quoteStatusOrder' },
      column: 'position',
    },
  ],
  codes: { Active: 1, Won: 2, Lost: 3, Cancelled: 4, Revised: 5, Closed: 6 },
  rollUps: [],
  unique: [{ fields: ['statusName'], message: 'Status is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeQuoteStatuses'],
  access: {
    read: 'signedIn',
    create: { role: 'showSettings' },
    update: { role: 'showSettings' },
    remove: { role: 'showSettings' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'statusName', 'position', 'colourCode', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Quote Statuses',
      columns: ['statusName', 'colourCode', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'statusName', 'colourCode', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Quote Status saved',
    updated: 'Quote Status updated',
    removed: 'Quote Status deleted',
    createFailed: 'Error while saving Quote Status',
    updateFailed: 'Error while updating Quote Status',
    removeFailed: 'Error while deleting Quote Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuoteStatusRecord = {
  id: number;
  statusName: string | null;
  colourCode: string | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface QuoteStatusHooks extends EntityHooks<QuoteStatusRecord> {}

const API_TAG = 'Quote Statuses';

@Controller()
export class QuoteStatusController {
  readonly #crud: Crud<QuoteStatus>;

  constructor(@InjectCrud('quoteStatus') crud: Crud<QuoteStatus>) {
    this.#crud = crud;
  }

  @Get('quotestatuses')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List quote statuses', query: listQuery('QuoteStatus'), returns: 'QuoteStatus[]' })
  quotestatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeQuoteStatuses')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List quote statuses (active)',
    query: listQuery('QuoteStatus'),
    returns: 'QuoteStatus[]',
  })
  activeQuoteStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('quotestatuses')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a quote status', body: 'QuoteStatusInput', returns: 'QuoteStatus' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotestatuses/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All quote statuses as a file',
    query: exportQuery('QuoteStatus'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('quotestatuses/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many quote statuses',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['quotestatuses/:id', 'quotestatuses'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a quote status', body: 'QuoteStatusInput', returns: 'QuoteStatus' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotestatuses/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a quote status, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('quotestatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a quote status', returns: 'HistoryEntry[]' })
  quotestatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
