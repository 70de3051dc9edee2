// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/industry-type';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { IndustryType } from '../../schemas/generated/industry-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { IndustryTypeReference } from './references.gen.ts';

export const industryType: EntityDefinition<IndustryTypeRecord, IndustryTypeReference> = {
  name: 'industryType',
  title: 'Industry Type',
  plural: 'Industry Types',
  description: 'The industries that customers are in.',
  kind: 'reference',
  table: 'industry_type',
  key: 'id',
  display: 'industryTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'industryTypeName',
      title: 'Industry',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'industry_type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['industryTypeName'], message: 'Industry is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeIndustryTypes'],
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
  sortable: ['id', 'industryTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Industry Types',
      columns: ['industryTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'industryTypeName', order: 'ASC' },
      sorts: ['industryTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Industry Type saved',
    updated: 'Industry Type updated',
    removed: 'Industry Type deleted',
    createFailed: 'Error while saving Industry Type',
    updateFailed: 'Error while updating Industry Type',
    removeFailed: 'Error while deleting Industry Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type IndustryTypeRecord = { id: number; industryTypeName: string | null; active: boolean; version: number };

export interface IndustryTypeHooks extends EntityHooks<IndustryTypeRecord> {}

const API_TAG = 'Industry Types';

@Controller()
export class IndustryTypeController {
  readonly #crud: Crud<IndustryType>;

  constructor(@InjectCrud('industryType') crud: Crud<IndustryType>) {
    this.#crud = crud;
  }

  @Get('industrytypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List industry types',
    query: listQuery('IndustryType'),
    returns: 'IndustryType[]',
  })
  industrytypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeIndustryTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List industry types (active)',
    query: listQuery('IndustryType'),
    returns: 'IndustryType[]',
  })
  activeIndustryTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('industrytypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create an industry type', body: 'IndustryTypeInput', returns: 'IndustryType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('industrytypes/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All industry types as a file',
    query: exportQuery('IndustryType'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('industrytypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many industry types',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['industrytypes/:id', 'industrytypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change an industry type', body: 'IndustryTypeInput', returns: 'IndustryType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('industrytypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete an industry type, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('industrytypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of an industry type', returns: 'HistoryEntry[]' })
  industrytypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
