// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/sales-exec';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SalesExec } from '../../schemas/generated/sales-exec.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { SalesExecReference, UserReference } from './references.gen.ts';

export const salesExec: EntityDefinition<SalesExecRecord, SalesExecReference> = {
  name: 'salesExec',
  title: 'Sales Exec',
  plural: 'Sales Execs',
  description: 'The people who look after customers and branches.',
  kind: 'reference',
  table: 'sales_exec',
  key: 'id',
  display: 'salesExecName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'salesExecName',
      title: 'Sales Exec',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'sales_exec_name',
    },
    {
      name: 'user',
      title: 'User',
      description: 'Who this is. When the user leaves, their customers can be handed over.',
      type: 'ref',
      to: 'user',
      column: 'user_id',
      only: { status: 'ACTIVE' },
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [
    { fields: ['salesExecName'], message: 'Sales Exec is already used.' },
    { fields: ['user'], message: 'Another sales exec is already this user.' },
  ],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeSalesExecs'],
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
  sortable: ['id', 'salesExecName', 'active', 'user'],
  filterable: ['id', 'active', 'user'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Sales Execs',
      columns: ['salesExecName', 'user', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'salesExecName', order: 'ASC' },
      sorts: ['salesExecName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Sales Exec saved',
    updated: 'Sales Exec updated',
    removed: 'Sales Exec deleted',
    createFailed: 'Error while saving Sales Exec',
    updateFailed: 'Error while updating Sales Exec',
    removeFailed: 'Error while deleting Sales Exec',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SalesExecRecord = {
  id: number;
  salesExecName: string | null;
  user: UserReference | null;
  active: boolean;
  version: number;
};

export interface SalesExecHooks extends EntityHooks<SalesExecRecord> {}

const API_TAG = 'Sales Execs';

@Controller()
export class SalesExecController {
  readonly #crud: Crud<SalesExec>;

  constructor(@InjectCrud('salesExec') crud: Crud<SalesExec>) {
    this.#crud = crud;
  }

  @Get('salesExecs')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List sales execs', query: listQuery('SalesExec'), returns: 'SalesExec[]' })
  salesExecs(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSalesExecs')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List sales execs (active)',
    query: listQuery('SalesExec'),
    returns: 'SalesExec[]',
  })
  activeSalesExecs(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('salesExecs')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a sales exec', body: 'SalesExecInput', returns: 'SalesExec' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('salesExecs/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All sales execs as a file', query: exportQuery('SalesExec'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('salesExecs/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many sales execs',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['salesExecs/:id', 'salesExecs'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a sales exec', body: 'SalesExecInput', returns: 'SalesExec' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('salesExecs/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a sales exec, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('salesExecs/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a sales exec', returns: 'HistoryEntry[]' })
  salesExecsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
