// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/activity-result';
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ActivityResult } from '../../schemas/generated/activity-result.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ActivityResultReference } from './references.gen.ts';

export const activityResult: EntityDefinition<ActivityResultRecord, ActivityResultReference> = {
  name: 'activityResult',
  title: 'Activity Result',
  plural: 'Activity Results',
  description: 'Results of meetings and calls, and whether each plans a follow-up.',
  kind: 'reference',
  table: 'activity_result',
  key: 'id',
  display: 'resultDesc',
  embed: ['resultCode', 'createActivity', 'daysFromNow'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'resultDesc', title: 'Result', type: 'string', maxLength: 100, transform: ['trim'], column: 'result_desc' },
    {
      name: 'resultCode',
      title: 'Code',
      type: 'string',
      maxLength: 20,
      transform: ['trim', 'upper'],
      column: 'result_code',
    },
    { name: 'createActivity', title: 'Plans a follow-up', type: 'boolean', column: 'create_activity', default: false },
    {
      name: 'daysFromNow',
      title: 'Days from now',
      description: 'Days until the follow-up.',
      type: 'integer',
      minimum: 0,
      maximum: 3650,
      column: 'days_from_now',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'activityResultOrder' },
      column: 'position',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['resultDesc'], message: 'Result is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'history', 'export', 'bulk'],
  choices: ['activeActivityResults'],
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
  sortable: ['id', 'resultDesc', 'position', 'resultCode', 'createActivity', 'daysFromNow', 'active'],
  filterable: ['id', 'active', 'createActivity'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Activity Results',
      columns: ['resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Activity Result saved',
    updated: 'Activity Result updated',
    removed: 'Activity Result deleted',
    createFailed: 'Error while saving Activity Result',
    updateFailed: 'Error while updating Activity Result',
    removeFailed: 'Error while deleting Activity Result',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActivityResultRecord = {
  id: number;
  resultDesc: string | null;
  resultCode: string | null;
  createActivity: boolean;
  daysFromNow: number | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface ActivityResultHooks extends EntityHooks<ActivityResultRecord> {}

const API_TAG = 'Activity Results';

@Controller()
export class ActivityResultController {
  readonly #crud: Crud<ActivityResult>;

  constructor(@InjectCrud('activityResult') crud: Crud<ActivityResult>) {
    this.#crud = crud;
  }

  @Get('activityResults')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List activity results',
    query: listQuery('ActivityResult'),
    returns: 'ActivityResult[]',
  })
  activityResults(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeActivityResults')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List activity results (active)',
    query: listQuery('ActivityResult'),
    returns: 'ActivityResult[]',
  })
  activeActivityResults(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('activityResults')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Create an activity result',
    body: 'ActivityResultInput',
    returns: 'ActivityResult',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('activityResults/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All activity results as a file',
    query: exportQuery('ActivityResult'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activityResults/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many activity results',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['activityResults/:id', 'activityResults'])
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change an activity result',
    body: 'ActivityResultInput',
    returns: 'ActivityResult',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('activityResults/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of an activity result', returns: 'HistoryEntry[]' })
  activityResultsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
