// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/city-town';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { CityTown } from '../../schemas/generated/city-town.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { CityTownReference } from './references.gen.ts';

export const cityTown: EntityDefinition<CityTownRecord, CityTownReference> = {
  name: 'cityTown',
  title: 'City/Town',
  plural: 'Cities/Towns',
  description: 'Cities and towns for addresses.',
  kind: 'reference',
  table: 'city_town',
  key: 'id',
  display: 'cityTownName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'cityTownName',
      title: 'City/Town',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'city_town_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['cityTownName'], message: 'City/Town is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeCitiesTowns'],
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
  sortable: ['id', 'cityTownName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Cities/Towns',
      columns: ['cityTownName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'cityTownName', order: 'ASC' },
      sorts: ['cityTownName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'City/Town saved',
    updated: 'City/Town updated',
    removed: 'City/Town deleted',
    createFailed: 'Error while saving City/Town',
    updateFailed: 'Error while updating City/Town',
    removeFailed: 'Error while deleting City/Town',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type CityTownRecord = { id: number; cityTownName: string | null; active: boolean; version: number };

export interface CityTownHooks extends EntityHooks<CityTownRecord> {}

const API_TAG = 'Cities/Towns';

@Controller()
export class CityTownController {
  readonly #crud: Crud<CityTown>;

  constructor(@InjectCrud('cityTown') crud: Crud<CityTown>) {
    this.#crud = crud;
  }

  @Get(['citiesTowns', 'cityTown'])
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List cities/towns', query: listQuery('CityTown'), returns: 'CityTown[]' })
  citiesTowns(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeCitiesTowns')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List cities/towns (active)',
    query: listQuery('CityTown'),
    returns: 'CityTown[]',
  })
  activeCitiesTowns(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('cityTown')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a city/town', body: 'CityTownInput', returns: 'CityTown' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('citiesTowns/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All cities/towns as a file', query: exportQuery('CityTown'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('citiesTowns/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many cities/towns',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['cityTown/:id', 'cityTown'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a city/town', body: 'CityTownInput', returns: 'CityTown' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('cityTown/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a city/town, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('citiesTowns/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a city/town', returns: 'HistoryEntry[]' })
  citiesTownsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
