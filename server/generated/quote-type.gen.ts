// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/quote-type';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { QuoteType } from '../../schemas/generated/quote-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { QuoteTypeReference } from './references.gen.ts';

export const quoteType: EntityDefinition<QuoteTypeRecord, QuoteTypeReference> = {
  name: 'quoteType',
  title: 'Quote Type',
  plural: 'Quote Types',
  description: 'Kinds of quotation.',
  kind: 'reference',
  table: 'quote_type',
  key: 'id',
  display: 'quoteTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'quoteTypeName',
      title: 'Quote Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'quote_type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['quoteTypeName'], message: 'Quote Type is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeQuoteTypes'],
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
  sortable: ['id', 'quoteTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Quote Types',
      columns: ['quoteTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'quoteTypeName', order: 'ASC' },
      sorts: ['quoteTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Quote Type saved',
    updated: 'Quote Type updated',
    removed: 'Quote Type deleted',
    createFailed: 'Error while saving Quote Type',
    updateFailed: 'Error while updating Quote Type',
    removeFailed: 'Error while deleting Quote Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuoteTypeRecord = { id: number; quoteTypeName: string | null; active: boolean; version: number };

export interface QuoteTypeHooks extends EntityHooks<QuoteTypeRecord> {}

const API_TAG = 'Quote Types';

@Controller()
export class QuoteTypeController {
  readonly #crud: Crud<QuoteType>;

  constructor(@InjectCrud('quoteType') crud: Crud<QuoteType>) {
    this.#crud = crud;
  }

  @Get('quotetypes')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List quote types', query: listQuery('QuoteType'), returns: 'QuoteType[]' })
  quotetypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeQuoteTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List quote types (active)',
    query: listQuery('QuoteType'),
    returns: 'QuoteType[]',
  })
  activeQuoteTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('quotetypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a quote type', body: 'QuoteTypeInput', returns: 'QuoteType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotetypes/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All quote types as a file', query: exportQuery('QuoteType'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('quotetypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many quote types',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['quotetypes/:id', 'quotetypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a quote type', body: 'QuoteTypeInput', returns: 'QuoteType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotetypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a quote type, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('quotetypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a quote type', returns: 'HistoryEntry[]' })
  quotetypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
