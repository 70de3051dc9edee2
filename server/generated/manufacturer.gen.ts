// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/manufacturer';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Manufacturer } from '../../schemas/generated/manufacturer.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ManufacturerReference } from './references.gen.ts';

export const manufacturer: EntityDefinition<ManufacturerRecord, ManufacturerReference> = {
  name: 'manufacturer',
  title: 'Manufacturer',
  plural: 'Manufacturers',
  description: 'Manufacturers whose products are quoted.',
  kind: 'reference',
  table: 'manufacturer',
  key: 'id',
  display: 'manufacturerName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'manufacturerName',
      title: 'Manufacturer',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'manufacturer_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['manufacturerName'], message: 'Manufacturer is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeManufacturers'],
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
  sortable: ['id', 'manufacturerName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Manufacturers',
      columns: ['manufacturerName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'manufacturerName', order: 'ASC' },
      sorts: ['manufacturerName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Manufacturer saved',
    updated: 'Manufacturer updated',
    removed: 'Manufacturer deleted',
    createFailed: 'Error while saving Manufacturer',
    updateFailed: 'Error while updating Manufacturer',
    removeFailed: 'Error while deleting Manufacturer',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ManufacturerRecord = { id: number; manufacturerName: string | null; active: boolean; version: number };

export interface ManufacturerHooks extends EntityHooks<ManufacturerRecord> {}

const API_TAG = 'Manufacturers';

@Controller()
export class ManufacturerController {
  readonly #crud: Crud<Manufacturer>;

  constructor(@InjectCrud('manufacturer') crud: Crud<Manufacturer>) {
    this.#crud = crud;
  }

  @Get('manufacturers')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List manufacturers',
    query: listQuery('Manufacturer'),
    returns: 'Manufacturer[]',
  })
  manufacturers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeManufacturers')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List manufacturers (active)',
    query: listQuery('Manufacturer'),
    returns: 'Manufacturer[]',
  })
  activeManufacturers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('manufacturers')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a manufacturer', body: 'ManufacturerInput', returns: 'Manufacturer' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('manufacturers/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All manufacturers as a file',
    query: exportQuery('Manufacturer'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('manufacturers/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many manufacturers',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['manufacturers/:id', 'manufacturers'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a manufacturer', body: 'ManufacturerInput', returns: 'Manufacturer' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('manufacturers/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a manufacturer, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('manufacturers/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a manufacturer', returns: 'HistoryEntry[]' })
  manufacturersHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
