// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/background-work';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { BackgroundWork } from '../../schemas/generated/background-work.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { BackgroundWorkReference, UserReference } from './references.gen.ts';

export const backgroundWork: EntityDefinition<BackgroundWorkRecord, BackgroundWorkReference> = {
  name: 'backgroundWork',
  title: 'Background work',
  plural: 'Background work',
  description: 'Work that takes longer than a call: exports, postings, mails and what the product does regularly.',
  kind: 'entity',
  table: 'background_work',
  key: 'id',
  display: 'subject',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'subject',
      title: 'Work',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'subject',
    },
    {
      name: 'kind',
      title: 'Kind',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      transform: ['trim'],
      labels: {
        bulkChange: 'Bulk change',
        export: 'Export',
        import: 'Import',
        mail: 'E-mail',
        posting: 'Posting',
        regular: 'Regular work',
      },
      column: 'kind',
    },
    {
      name: 'state',
      title: 'State',
      type: 'string',
      values: ['Waiting', 'Running', 'Done', 'Failed', 'Stopped'],
      readOnly: true,
      column: 'state',
    },
    { name: 'person', title: 'For', type: 'ref', readOnly: true, to: 'user', column: 'person_id' },
    { name: 'progress', title: 'Done', type: 'integer', readOnly: true, column: 'progress' },
    { name: 'total', title: 'Of', type: 'integer', readOnly: true, column: 'total' },
    { name: 'attempts', title: 'Attempts', type: 'integer', readOnly: true, column: 'attempts' },
    {
      name: 'reason',
      title: 'Last problem',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
      column: 'reason',
    },
    {
      name: 'schedule',
      title: 'Schedule',
      type: 'string',
      maxLength: 100,
      readOnly: true,
      transform: ['trim'],
      column: 'schedule',
    },
    {
      name: 'queuedAt',
      title: 'Queued',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'queued_at',
    },
    {
      name: 'dueAt',
      title: 'Next run',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'due_at',
    },
    {
      name: 'startedAt',
      title: 'Started',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'started_at',
    },
    {
      name: 'endedAt',
      title: 'Ended',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'ended_at',
    },
    { name: 'stopping', title: 'Stopping', type: 'boolean', readOnly: true, column: 'stopping', default: false },
    {
      name: 'link',
      title: 'Page',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'link',
    },
    {
      name: 'fileName',
      title: 'File',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'file_name',
    },
    {
      name: 'fileLocation',
      title: 'Stored as',
      type: 'string',
      maxLength: 36,
      readOnly: true,
      transform: ['trim'],
      file: true,
      column: 'file_location',
    },
    {
      name: 'fileUntil',
      title: 'File kept until',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'file_until',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list', 'one', 'export'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['person'],
  others: { roleName: 'Admin' },
  names: null,
  sortable: [
    'id',
    'queuedAt',
    'subject',
    'state',
    'person',
    'endedAt',
    'dueAt',
    'kind',
    'schedule',
    'startedAt',
    'attempts',
    'fileName',
    'fileUntil',
  ],
  filterable: ['id', 'state', 'kind', 'person'],
  search: ['subject'],
  lists: [
    {
      name: 'main',
      title: 'Background work',
      columns: ['subject', 'state', 'person', 'queuedAt', 'endedAt', 'dueAt', 'reason'],
      more: ['kind', 'schedule', 'startedAt', 'attempts', 'fileName', 'fileUntil'],
      filters: ['state', 'kind', 'person'],
      where: {},
      sort: { field: 'queuedAt', order: 'DESC' },
      sorts: ['queuedAt'],
      rows: 50,
    },
    {
      name: 'mine',
      title: 'My background work',
      columns: ['subject', 'state', 'queuedAt', 'endedAt', 'reason'],
      more: ['kind', 'dueAt', 'startedAt', 'attempts', 'fileName', 'fileUntil'],
      filters: ['state'],
      where: { person: '$user' },
      sort: { field: 'queuedAt', order: 'DESC' },
      sorts: ['queuedAt'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'none',
  messages: {
    created: 'New Background work Saved',
    updated: 'Background work Updated',
    removed: 'Background work deleted',
    createFailed: 'Error while saving Background work',
    updateFailed: 'Error while updating Background work',
    removeFailed: 'Error while deleting Background work',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type BackgroundWorkRecord = {
  id: number;
  subject: string | null;
  kind: string | null;
  state: 'Waiting' | 'Running' | 'Done' | 'Failed' | 'Stopped' | null;
  person: UserReference | null;
  progress: number | null;
  total: number | null;
  attempts: number | null;
  reason: string | null;
  schedule: string | null;
  queuedAt: string | null;
  dueAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  stopping: boolean;
  link: string | null;
  fileName: string | null;
  fileLocation: string | null;
  fileUntil: string | null;
};

export interface BackgroundWorkHooks extends EntityHooks<BackgroundWorkRecord> {}

const API_TAG = 'Background work';

@Controller()
export class BackgroundWorkController {
  readonly #crud: Crud<BackgroundWork>;

  constructor(@InjectCrud('backgroundWork') crud: Crud<BackgroundWork>) {
    this.#crud = crud;
  }

  @Get('backgroundWork')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List background work',
    query: listQuery('BackgroundWork'),
    returns: 'BackgroundWork[]',
  })
  backgroundWork(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('backgroundWork/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All background work as a file',
    query: exportQuery('BackgroundWork'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('backgroundWork/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One background work', query: embedding, returns: 'BackgroundWork' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
