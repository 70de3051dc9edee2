// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/activity-type';
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ActivityType } from '../../schemas/generated/activity-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ActivityTypeReference } from './references.gen.ts';

export const activityType: EntityDefinition<ActivityTypeRecord, ActivityTypeReference> = {
  name: 'activityType',
  title: 'Activity Type',
  plural: 'Activity Types',
  description: 'Kinds of activity: task, meeting, call.',
  kind: 'reference',
  table: 'activity_type',
  key: 'id',
  display: 'activityTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'activityTypeName',
      title: 'Activity Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'activity_type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'activityTypeOrder' },
      column: 'position',
    },
  ],
  codes: { Task: 1, Meeting: 2, Call: 3 },
  rollUps: [],
  unique: [{ fields: ['activityTypeName'], message: 'Activity Type is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'history', 'export', 'bulk'],
  choices: ['activeactivitytypes'],
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
  sortable: ['id', 'activityTypeName', 'position', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Activity Types',
      columns: ['activityTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'activityTypeName', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Activity Type saved',
    updated: 'Activity Type updated',
    removed: 'Activity Type deleted',
    createFailed: 'Error while saving Activity Type',
    updateFailed: 'Error while updating Activity Type',
    removeFailed: 'Error while deleting Activity Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActivityTypeRecord = {
  id: number;
  activityTypeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface ActivityTypeHooks extends EntityHooks<ActivityTypeRecord> {}

const API_TAG = 'Activity Types';

@Controller()
export class ActivityTypeController {
  readonly #crud: Crud<ActivityType>;

  constructor(@InjectCrud('activityType') crud: Crud<ActivityType>) {
    this.#crud = crud;
  }

  @Get('activityTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List activity types',
    query: listQuery('ActivityType'),
    returns: 'ActivityType[]',
  })
  activityTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeactivitytypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List activity types (active)',
    query: listQuery('ActivityType'),
    returns: 'ActivityType[]',
  })
  activeactivitytypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('activityTypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create an activity type', body: 'ActivityTypeInput', returns: 'ActivityType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('activityTypes/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All activity types as a file',
    query: exportQuery('ActivityType'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activityTypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many activity types',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['activityTypes/:id', 'activityTypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change an activity type', body: 'ActivityTypeInput', returns: 'ActivityType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('activityTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of an activity type', returns: 'HistoryEntry[]' })
  activityTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
