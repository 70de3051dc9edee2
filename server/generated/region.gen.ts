// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/region';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Region } from '../../schemas/generated/region.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { RegionReference } from './references.gen.ts';

export const region: EntityDefinition<RegionRecord, RegionReference> = {
  name: 'region',
  title: 'Region',
  plural: 'Regions',
  description: 'Sales regions. A post code belongs to one through its postal area.',
  kind: 'reference',
  table: 'region',
  key: 'id',
  display: 'regionName',
  embed: ['regionCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'regionName', title: 'Region', type: 'string', maxLength: 100, transform: ['trim'], column: 'region_name' },
    {
      name: 'regionCode',
      title: 'Code',
      type: 'string',
      maxLength: 20,
      transform: ['trim', 'upper'],
      column: 'region_code',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [
    { fields: ['regionName'], message: 'Region is already used.' },
    { fields: ['regionCode'], message: 'Code is already used.' },
  ],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeRegions'],
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
  sortable: ['id', 'regionName', 'regionCode', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Regions',
      columns: ['regionName', 'regionCode', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'regionName', order: 'ASC' },
      sorts: ['regionName', 'regionCode', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Region saved',
    updated: 'Region updated',
    removed: 'Region deleted',
    createFailed: 'Error while saving Region',
    updateFailed: 'Error while updating Region',
    removeFailed: 'Error while deleting Region',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type RegionRecord = {
  id: number;
  regionName: string | null;
  regionCode: string | null;
  active: boolean;
  version: number;
};

export interface RegionHooks extends EntityHooks<RegionRecord> {}

const API_TAG = 'Regions';

@Controller()
export class RegionController {
  readonly #crud: Crud<Region>;

  constructor(@InjectCrud('region') crud: Crud<Region>) {
    this.#crud = crud;
  }

  @Get('regions')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List regions', query: listQuery('Region'), returns: 'Region[]' })
  regions(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeRegions')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List regions (active)', query: listQuery('Region'), returns: 'Region[]' })
  activeRegions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('regions')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a region', body: 'RegionInput', returns: 'Region' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('regions/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All regions as a file', query: exportQuery('Region'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('regions/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many regions',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['regions/:id', 'regions'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a region', body: 'RegionInput', returns: 'Region' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('regions/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a region, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('regions/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a region', returns: 'HistoryEntry[]' })
  regionsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
