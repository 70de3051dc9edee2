// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/activity-status';
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ActivityStatus } from '../../schemas/generated/activity-status.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ActivityStatusReference } from './references.gen.ts';

export const activityStatus: EntityDefinition<ActivityStatusRecord, ActivityStatusReference> = {
  name: 'activityStatus',
  title: 'Activity Status',
  plural: 'Activity Statuses',
  description: 'The statuses of activities, each with its colour.',
  kind: 'reference',
  table: 'activity_status',
  key: 'id',
  display: 'statusName',
  embed: ['colourCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'statusName', title: 'Status', type: 'string', maxLength: 100, transform: ['trim'], column: 'status_name' },
    { name: 'colourCode', title: 'Colour', type: 'string', format: 'colour', maxLength: 100, column: 'colour_code' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'activityStatusOrder' },
      column: 'position',
    },
  ],
  codes: { Task: 1, Upcoming: 2, Overdue: 3, Rescheduled: 4, Completed: 5, Cancelled: 6 },
  rollUps: [],
  unique: [{ fields: ['statusName'], message: 'Status is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'history', 'export', 'bulk'],
  choices: ['activeActivityStatuses'],
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
  sortable: ['id', 'statusName', 'position', 'colourCode', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Activity Statuses',
      columns: ['statusName', 'colourCode', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'statusName', 'colourCode', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Activity Status saved',
    updated: 'Activity Status updated',
    removed: 'Activity Status deleted',
    createFailed: 'Error while saving Activity Status',
    updateFailed: 'Error while updating Activity Status',
    removeFailed: 'Error while deleting Activity Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActivityStatusRecord = {
  id: number;
  statusName: string | null;
  colourCode: string | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface ActivityStatusHooks extends EntityHooks<ActivityStatusRecord> {}

const API_TAG = 'Activity Statuses';

@Controller()
export class ActivityStatusController {
  readonly #crud: Crud<ActivityStatus>;

  constructor(@InjectCrud('activityStatus') crud: Crud<ActivityStatus>) {
    this.#crud = crud;
  }

  @Get('activityStatuses')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List activity statuses',
    query: listQuery('ActivityStatus'),
    returns: 'ActivityStatus[]',
  })
  activityStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeActivityStatuses')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List activity statuses (active)',
    query: listQuery('ActivityStatus'),
    returns: 'ActivityStatus[]',
  })
  activeActivityStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('activityStatuses')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Create an activity status',
    body: 'ActivityStatusInput',
    returns: 'ActivityStatus',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('activityStatuses/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All activity statuses as a file',
    query: exportQuery('ActivityStatus'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activityStatuses/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many activity statuses',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['activityStatuses/:id', 'activityStatuses'])
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change an activity status',
    body: 'ActivityStatusInput',
    returns: 'ActivityStatus',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('activityStatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of an activity status', returns: 'HistoryEntry[]' })
  activityStatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
