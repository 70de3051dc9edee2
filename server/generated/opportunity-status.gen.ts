// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/opportunity-status';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { OpportunityStatus } from '../../schemas/generated/opportunity-status.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { OpportunityStatusReference } from './references.gen.ts';

export const opportunityStatus: EntityDefinition<OpportunityStatusRecord, OpportunityStatusReference> = {
  name: 'opportunityStatus',
  title: 'Enquiry Status',
  plural: 'Enquiry Statuses',
  description: 'The statuses of enquiries, each with its colour.',
  kind: 'reference',
  table: 'opportunity_status',
  key: 'id',
  display: 'oppStatusName',
  embed: ['oppStatusCode', 'statusName', 'colourCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'oppStatusName',
      title: 'Status',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'opp_status_name',
    },
    {
      name: 'oppStatusCode',
      title: 'Code',
      type: 'string',
      maxLength: 20,
      transform: ['trim', 'upper'],
      column: 'opp_status_code',
    },
    { name: 'statusName', title: 'Status Name', type: 'alias', alias: ['oppStatusName'] },
    { name: 'colourCode', title: 'Colour', type: 'string', format: 'colour', maxLength: 100, column: 'colour_code' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'opportunityStatusOrder' },
      column: 'position',
    },
  ],
  codes: { New: 1, Active: 2, Lost: 3, OTP: 4, Cancelled: 5, Won: 6, Tender: 7, Revised: 8, Closed: 9 },
  rollUps: [],
  unique: [{ fields: ['oppStatusName'], message: 'Status is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeOpportunityStatuses'],
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
  sortable: ['id', 'oppStatusName', 'position', 'oppStatusCode', 'colourCode', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Enquiry Statuses',
      columns: ['oppStatusName', 'oppStatusCode', 'colourCode', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'oppStatusName', 'oppStatusCode', 'colourCode', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Enquiry Status saved',
    updated: 'Enquiry Status updated',
    removed: 'Enquiry Status deleted',
    createFailed: 'Error while saving Enquiry Status',
    updateFailed: 'Error while updating Enquiry Status',
    removeFailed: 'Error while deleting Enquiry Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type OpportunityStatusRecord = {
  id: number;
  oppStatusName: string | null;
  oppStatusCode: string | null;
  statusName: string | null;
  colourCode: string | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface OpportunityStatusHooks extends EntityHooks<OpportunityStatusRecord> {}

const API_TAG = 'Enquiry Statuses';

@Controller()
export class OpportunityStatusController {
  readonly #crud: Crud<OpportunityStatus>;

  constructor(@InjectCrud('opportunityStatus') crud: Crud<OpportunityStatus>) {
    this.#crud = crud;
  }

  @Get('opportunitystatuses')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List enquiry statuses',
    query: listQuery('OpportunityStatus'),
    returns: 'OpportunityStatus[]',
  })
  opportunitystatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeOpportunityStatuses')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List enquiry statuses (active)',
    query: listQuery('OpportunityStatus'),
    returns: 'OpportunityStatus[]',
  })
  activeOpportunityStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('opportunitystatuses')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Create an enquiry status',
    body: 'OpportunityStatusInput',
    returns: 'OpportunityStatus',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('opportunitystatuses/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All enquiry statuses as a file',
    query: exportQuery('OpportunityStatus'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('opportunitystatuses/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many enquiry statuses',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['opportunitystatuses/:id', 'opportunitystatuses'])
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change an enquiry status',
    body: 'OpportunityStatusInput',
    returns: 'OpportunityStatus',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('opportunitystatuses/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete an enquiry status, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('opportunitystatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of an enquiry status', returns: 'HistoryEntry[]' })
  opportunitystatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
