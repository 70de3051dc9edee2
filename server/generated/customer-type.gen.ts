// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/customer-type';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { CustomerType } from '../../schemas/generated/customer-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { CustomerTypeReference } from './references.gen.ts';

export const customerType: EntityDefinition<CustomerTypeRecord, CustomerTypeReference> = {
  name: 'customerType',
  title: 'Customer Type',
  plural: 'Customer Types',
  description: 'The trades that customers are in.',
  kind: 'reference',
  table: 'customer_type',
  key: 'id',
  display: 'typeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'typeName',
      title: 'Customer Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['typeName'], message: 'Customer Type is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeCustomerTypes'],
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
  sortable: ['id', 'typeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Customer Types',
      columns: ['typeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'typeName', order: 'ASC' },
      sorts: ['typeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Customer Type saved',
    updated: 'Customer Type updated',
    removed: 'Customer Type deleted',
    createFailed: 'Error while saving Customer Type',
    updateFailed: 'Error while updating Customer Type',
    removeFailed: 'Error while deleting Customer Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type CustomerTypeRecord = { id: number; typeName: string | null; active: boolean; version: number };

export interface CustomerTypeHooks extends EntityHooks<CustomerTypeRecord> {}

const API_TAG = 'Customer Types';

@Controller()
export class CustomerTypeController {
  readonly #crud: Crud<CustomerType>;

  constructor(@InjectCrud('customerType') crud: Crud<CustomerType>) {
    this.#crud = crud;
  }

  @Get('customertypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List customer types',
    query: listQuery('CustomerType'),
    returns: 'CustomerType[]',
  })
  customertypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeCustomerTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List customer types (active)',
    query: listQuery('CustomerType'),
    returns: 'CustomerType[]',
  })
  activeCustomerTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('customertypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a customer type', body: 'CustomerTypeInput', returns: 'CustomerType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('customertypes/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All customer types as a file',
    query: exportQuery('CustomerType'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('customertypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many customer types',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['customertypes/:id', 'customertypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a customer type', body: 'CustomerTypeInput', returns: 'CustomerType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('customertypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a customer type, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('customertypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a customer type', returns: 'HistoryEntry[]' })
  customertypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
