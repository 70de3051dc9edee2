// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/reminder-type';
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ReminderType } from '../../schemas/generated/reminder-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ReminderTypeReference } from './references.gen.ts';

export const reminderType: EntityDefinition<ReminderTypeRecord, ReminderTypeReference> = {
  name: 'reminderType',
  title: 'Reminder Type',
  plural: 'Reminder Types',
  description: 'Ways to remind a user.',
  kind: 'reference',
  table: 'reminder_type',
  key: 'id',
  display: 'reminderTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'reminderTypeName',
      title: 'Reminder Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'reminder_type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'reminderTypeOrder' },
      column: 'position',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['reminderTypeName'], message: 'Reminder Type is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'history', 'export', 'bulk'],
  choices: ['activeReminderTypes'],
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
  sortable: ['id', 'reminderTypeName', 'position', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Reminder Types',
      columns: ['reminderTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'reminderTypeName', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Reminder Type saved',
    updated: 'Reminder Type updated',
    removed: 'Reminder Type deleted',
    createFailed: 'Error while saving Reminder Type',
    updateFailed: 'Error while updating Reminder Type',
    removeFailed: 'Error while deleting Reminder Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ReminderTypeRecord = {
  id: number;
  reminderTypeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface ReminderTypeHooks extends EntityHooks<ReminderTypeRecord> {}

const API_TAG = 'Reminder Types';

@Controller()
export class ReminderTypeController {
  readonly #crud: Crud<ReminderType>;

  constructor(@InjectCrud('reminderType') crud: Crud<ReminderType>) {
    this.#crud = crud;
  }

  @Get('reminderTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List reminder types',
    query: listQuery('ReminderType'),
    returns: 'ReminderType[]',
  })
  reminderTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeReminderTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List reminder types (active)',
    query: listQuery('ReminderType'),
    returns: 'ReminderType[]',
  })
  activeReminderTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('reminderTypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a reminder type', body: 'ReminderTypeInput', returns: 'ReminderType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('reminderTypes/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All reminder types as a file',
    query: exportQuery('ReminderType'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('reminderTypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many reminder types',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['reminderTypes/:id', 'reminderTypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a reminder type', body: 'ReminderTypeInput', returns: 'ReminderType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('reminderTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a reminder type', returns: 'HistoryEntry[]' })
  reminderTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
