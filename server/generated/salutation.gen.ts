// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/salutation';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Salutation } from '../../schemas/generated/salutation.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { SalutationReference } from './references.gen.ts';

export const salutation: EntityDefinition<SalutationRecord, SalutationReference> = {
  name: 'salutation',
  title: 'Salutation',
  plural: 'Salutations',
  description: 'Forms of address for contacts, such as Mr and Dr.',
  kind: 'reference',
  table: 'salutation',
  key: 'id',
  display: 'salutationName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'salutationName',
      title: 'Salutation',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'salutation_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['salutationName'], message: 'Salutation is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeSalutations'],
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
  sortable: ['id', 'salutationName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Salutations',
      columns: ['salutationName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'salutationName', order: 'ASC' },
      sorts: ['salutationName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Salutation saved',
    updated: 'Salutation updated',
    removed: 'Salutation deleted',
    createFailed: 'Error while saving Salutation',
    updateFailed: 'Error while updating Salutation',
    removeFailed: 'Error while deleting Salutation',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SalutationRecord = { id: number; salutationName: string | null; active: boolean; version: number };

export interface SalutationHooks extends EntityHooks<SalutationRecord> {}

const API_TAG = 'Salutations';

@Controller()
export class SalutationController {
  readonly #crud: Crud<Salutation>;

  constructor(@InjectCrud('salutation') crud: Crud<Salutation>) {
    this.#crud = crud;
  }

  @Get('salutations')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List salutations', query: listQuery('Salutation'), returns: 'Salutation[]' })
  salutations(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSalutations')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List salutations (active)',
    query: listQuery('Salutation'),
    returns: 'Salutation[]',
  })
  activeSalutations(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('salutations')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a salutation', body: 'SalutationInput', returns: 'Salutation' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('salutations/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All salutations as a file', query: exportQuery('Salutation'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('salutations/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many salutations',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['salutations/:id', 'salutations'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a salutation', body: 'SalutationInput', returns: 'Salutation' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('salutations/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a salutation, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('salutations/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a salutation', returns: 'HistoryEntry[]' })
  salutationsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
