// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/support-case-status';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SupportCaseStatus } from '../../schemas/generated/support-case-status.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { SupportCaseStatusReference } from './references.gen.ts';

export const supportCaseStatus: EntityDefinition<SupportCaseStatusRecord, SupportCaseStatusReference> = {
  name: 'supportCaseStatus',
  title: 'Support Case Status',
  plural: 'Support Case Statuses',
  description: 'The stages of a support case.',
  kind: 'reference',
  table: 'support_case_status',
  key: 'id',
  display: 'name',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'name', title: 'Status', type: 'string', maxLength: 100, transform: ['trim'], column: 'name' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: { New: 1 },
  rollUps: [],
  unique: [{ fields: ['name'], message: 'Status is already used.' }],
  operations: ['list', 'history'],
  choices: ['activeSupportCaseStatuses'],
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
  sortable: ['id', 'name', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Support Case Statuses',
      columns: ['name', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'id', order: 'ASC' },
      sorts: ['id', 'name', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Support Case Status saved',
    updated: 'Support Case Status updated',
    removed: 'Support Case Status deleted',
    createFailed: 'Error while saving Support Case Status',
    updateFailed: 'Error while updating Support Case Status',
    removeFailed: 'Error while deleting Support Case Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SupportCaseStatusRecord = { id: number; name: string | null; active: boolean; version: number };

export interface SupportCaseStatusHooks extends EntityHooks<SupportCaseStatusRecord> {}

const API_TAG = 'Support Case Statuses';

@Controller()
export class SupportCaseStatusController {
  readonly #crud: Crud<SupportCaseStatus>;

  constructor(@InjectCrud('supportCaseStatus') crud: Crud<SupportCaseStatus>) {
    this.#crud = crud;
  }

  @Get('supportCaseStatuses')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List support case statuses',
    query: listQuery('SupportCaseStatus'),
    returns: 'SupportCaseStatus[]',
  })
  supportCaseStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSupportCaseStatuses')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List support case statuses (active)',
    query: listQuery('SupportCaseStatus'),
    returns: 'SupportCaseStatus[]',
  })
  activeSupportCaseStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Get('supportCaseStatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a support case status', returns: 'HistoryEntry[]' })
  supportCaseStatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
