// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/support-case';
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SupportCase } from '../../schemas/generated/support-case.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  AttachmentReference,
  SupportCaseReference,
  SupportCaseStatusReference,
  SupportCaseTypeReference,
  UserReference,
} from './references.gen.ts';

export const supportCase: EntityDefinition<SupportCaseRecord, SupportCaseReference> = {
  name: 'supportCase',
  title: 'Support Case',
  plural: 'Support Cases',
  description: 'Problems that users report, each with a screenshot.',
  kind: 'entity',
  table: 'support_case',
  key: 'id',
  display: 'description',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'type', title: 'Type', type: 'ref', to: 'supportCaseType', column: 'type_id', only: { active: true } },
    {
      name: 'description',
      title: 'Description',
      type: 'string',
      maxLength: 200,
      transform: ['trim'],
      column: 'description',
    },
    {
      name: 'details',
      title: 'Details',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'details',
    },
    {
      name: 'resolution',
      title: 'Resolution',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'resolution',
    },
    {
      name: 'status',
      title: 'Status',
      type: 'ref',
      to: 'supportCaseStatus',
      column: 'status_id',
      only: { active: true },
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'screenshot', title: 'Screenshot', type: 'ref', to: 'attachment', column: 'screenshot_id' },
    { name: 'loggedInUser', title: 'User', type: 'ref', readOnly: true, to: 'user', column: 'logged_in_user_id' },
    { name: 'lastEP', title: 'Last call', type: 'string', maxLength: 300, transform: ['trim'], column: 'last_ep' },
    {
      name: 'epError',
      title: 'Its answer',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'ep_error',
    },
    {
      name: 'epPayload',
      title: 'Its payload',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'ep_payload',
    },
    {
      name: 'errorCode',
      title: 'Status code',
      type: 'string',
      maxLength: 20,
      transform: ['trim'],
      column: 'error_code',
    },
    { name: 'datetime', title: 'At', type: 'string', maxLength: 40, transform: ['trim'], column: 'datetime' },
    {
      name: 'dateCreated',
      title: 'Date created',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'createdOn',
      column: 'date_created',
    },
    {
      name: 'createdBy',
      title: 'Created by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'createdBy',
      column: 'created_by_id',
    },
    {
      name: 'dateUpdated',
      title: 'Date updated',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'updatedOn',
      column: 'date_updated',
    },
    {
      name: 'updatedBy',
      title: 'Updated by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'updatedBy',
      column: 'updated_by_id',
    },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list', 'one', 'create', 'update', 'export', 'bulk'],
  access: { read: 'signedIn', create: 'signedIn', update: { permission: 'ViewUsersRoles' }, remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['loggedInUser'],
  others: { permission: 'ViewUsersRoles' },
  names: null,
  sortable: ['id', 'description', 'dateCreated', 'type', 'status', 'loggedInUser', 'active', 'lastEP', 'errorCode'],
  filterable: ['id', 'type', 'status', 'active', 'loggedInUser', 'screenshot'],
  search: ['description'],
  lists: [
    {
      name: 'main',
      title: 'Support Cases',
      columns: ['description', 'type', 'status', 'loggedInUser', 'dateCreated', 'active'],
      more: ['lastEP', 'errorCode', 'resolution'],
      filters: ['type', 'status', 'active'],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated', 'description'],
      rows: 25,
    },
    {
      name: 'mine',
      title: 'My Support Cases',
      columns: ['description', 'type', 'status', 'dateCreated'],
      more: ['resolution'],
      filters: ['status'],
      where: { loggedInUser: '$user' },
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'The issue/error has been submitted successfully',
    updated: 'Support Case Updated',
    removed: 'Support Case deleted',
    createFailed: 'Error while adding SupportCase',
    updateFailed: 'Error while adding SupportCase',
    removeFailed: 'Error while deleting Support Case',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SupportCaseRecord = {
  id: number;
  type: SupportCaseTypeReference | null;
  description: string | null;
  details: string | null;
  resolution: string | null;
  status: SupportCaseStatusReference | null;
  active: boolean;
  screenshot: AttachmentReference | null;
  loggedInUser: UserReference | null;
  lastEP: string | null;
  epError: string | null;
  epPayload: string | null;
  errorCode: string | null;
  datetime: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface SupportCaseHooks extends EntityHooks<SupportCaseRecord> {}

const API_TAG = 'Support Cases';

@Controller()
export class SupportCaseController {
  readonly #crud: Crud<SupportCase>;

  constructor(@InjectCrud('supportCase') crud: Crud<SupportCase>) {
    this.#crud = crud;
  }

  @Get('userSupportCases')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List support cases', query: listQuery('SupportCase'), returns: 'SupportCase[]' })
  userSupportCases(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('usersupportcase')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Create a support case', body: 'SupportCaseInput', returns: 'SupportCase' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('userSupportCases/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All support cases as a file',
    query: exportQuery('SupportCase'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('userSupportCases/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many support cases',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Get('usersupportcase/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One support case', query: embedding, returns: 'SupportCase' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('usersupportcase/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag: API_TAG, summary: 'Change a support case', body: 'SupportCaseInput', returns: 'SupportCase' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }
}
