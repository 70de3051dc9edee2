// Generated from schemas/entities/absence/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/absence';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Absence } from '../../schemas/generated/absence.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { AbsenceReference, UserReference } from './references.gen.ts';

export const absence: EntityDefinition<AbsenceRecord, AbsenceReference> = {
  name: 'absence',
  title: 'Absence',
  plural: 'Absences',
  description: 'Days on which people are away, and who covers for them.',
  kind: 'entity',
  table: 'absence',
  key: 'id',
  display: 'name',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'name',
      title: 'Name',
      description: 'The name of the person, as it was then.',
      type: 'string',
      maxLength: 201,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['user'], text: '{user}' }],
      column: 'name',
    },
    {
      name: 'user',
      title: 'Who is away',
      type: 'ref',
      to: 'user',
      setOnce: 'An absence stays with its person. Delete it and add another.',
      column: 'user_id',
      only: { status: 'ACTIVE' },
      defaultReference: { user: null },
    },
    { name: 'fromDate', title: 'From', type: 'string', format: 'date', maxLength: 100, column: 'from_date' },
    {
      name: 'untilDate',
      title: 'Until',
      description: 'The last day away.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'until_date',
    },
    {
      name: 'coverBy',
      title: 'Covered by',
      description: 'Gets the alerts and reminders, and sees the work, marked with the name of the person who is away.',
      type: 'ref',
      to: 'user',
      column: 'cover_by_id',
      only: { status: 'ACTIVE' },
    },
    {
      name: 'work',
      title: 'Open work',
      description: 'Open activities, quotations to chase and unread notes.',
      type: 'string',
      values: ['Stays', 'Moves'],
      labels: {
        Stays: 'Stays with the person; the cover sees it too',
        Moves: 'Moves to the cover, and comes back afterwards',
      },
      column: 'work',
      default: 'Stays',
    },
    { name: 'note', title: 'For colleagues', type: 'string', maxLength: 200, transform: ['trim'], column: 'note' },
    {
      name: 'movedCount',
      title: 'Moved',
      description: 'Records that have moved to the cover; empty before.',
      type: 'integer',
      readOnly: true,
      column: 'moved_count',
    },
    {
      name: 'returnedCount',
      title: 'Returned',
      description: 'Records that have come back; empty before.',
      type: 'integer',
      readOnly: true,
      column: 'returned_count',
    },
    {
      name: 'nextMove',
      title: 'Moves on',
      description: 'The day on which open work goes to the cover, or comes back.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'next_move',
    },
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
  operations: ['list', 'one', 'create', 'update', 'remove', 'export', 'bulk'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['user'],
  others: { permission: 'ViewUsersRoles' },
  deputies: [['user', 'supervisor']],
  shared: ['coverBy'],
  names: null,
  sortable: [
    'id',
    'fromDate',
    'untilDate',
    'user',
    'coverBy',
    'work',
    'note',
    'movedCount',
    'returnedCount',
    'dateCreated',
    'createdBy',
  ],
  filterable: ['id', 'user', 'coverBy', 'createdBy'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Away',
      columns: ['user', 'fromDate', 'untilDate', 'coverBy', 'work', 'note'],
      more: ['movedCount', 'returnedCount', 'dateCreated', 'createdBy'],
      filters: ['user', 'coverBy'],
      where: {},
      sort: { field: 'fromDate', order: 'DESC' },
      sorts: ['fromDate', 'untilDate'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'The absence is saved',
    updated: 'The absence is saved',
    removed: 'Absence deleted',
    createFailed: 'Error while saving Absence',
    updateFailed: 'Error while updating Absence',
    removeFailed: 'Error while deleting Absence',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type AbsenceRecord = {
  id: number;
  name: string | null;
  user: UserReference | null;
  fromDate: string | null;
  untilDate: string | null;
  coverBy: UserReference | null;
  work: 'Stays' | 'Moves' | null;
  note: string | null;
  movedCount: number | null;
  returnedCount: number | null;
  nextMove: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface AbsenceHooks extends EntityHooks<AbsenceRecord> {}

const API_TAG = 'Absences';

@Controller()
export class AbsenceController {
  readonly #crud: Crud<Absence>;

  constructor(@InjectCrud('absence') crud: Crud<Absence>) {
    this.#crud = crud;
  }

  @Get('absences')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List absences', query: listQuery('Absence'), returns: 'Absence[]' })
  absences(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('absences')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Create an absence', body: 'AbsenceInput', returns: 'Absence' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('absences/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All absences as a file', query: exportQuery('Absence'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('absences/bulk')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many absences',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('absences/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One absence', query: embedding, returns: 'Absence' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('absences/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Change an absence', body: 'AbsenceInput', returns: 'Absence' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('absences/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Delete an absence, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
