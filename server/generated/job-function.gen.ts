// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/job-function';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { JobFunction } from '../../schemas/generated/job-function.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { JobFunctionReference } from './references.gen.ts';

export const jobFunction: EntityDefinition<JobFunctionRecord, JobFunctionReference> = {
  name: 'jobFunction',
  title: 'Job Function',
  plural: 'Job Functions',
  description: 'What contacts do in their companies.',
  kind: 'reference',
  table: 'job_function',
  key: 'id',
  display: 'jobFuncName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'jobFuncName',
      title: 'Job Function',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'job_func_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['jobFuncName'], message: 'Job Function is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeJobFunctions'],
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
  sortable: ['id', 'jobFuncName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Job Functions',
      columns: ['jobFuncName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'jobFuncName', order: 'ASC' },
      sorts: ['jobFuncName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Job Function saved',
    updated: 'Job Function updated',
    removed: 'Job Function deleted',
    createFailed: 'Error while saving Job Function',
    updateFailed: 'Error while updating Job Function',
    removeFailed: 'Error while deleting Job Function',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type JobFunctionRecord = { id: number; jobFuncName: string | null; active: boolean; version: number };

export interface JobFunctionHooks extends EntityHooks<JobFunctionRecord> {}

const API_TAG = 'Job Functions';

@Controller()
export class JobFunctionController {
  readonly #crud: Crud<JobFunction>;

  constructor(@InjectCrud('jobFunction') crud: Crud<JobFunction>) {
    this.#crud = crud;
  }

  @Get('jobfunctions')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List job functions', query: listQuery('JobFunction'), returns: 'JobFunction[]' })
  jobfunctions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeJobFunctions')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List job functions (active)',
    query: listQuery('JobFunction'),
    returns: 'JobFunction[]',
  })
  activeJobFunctions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('jobFunction')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a job function', body: 'JobFunctionInput', returns: 'JobFunction' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('jobfunctions/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All job functions as a file',
    query: exportQuery('JobFunction'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('jobfunctions/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many job functions',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['jobFunction/:id', 'jobFunction'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a job function', body: 'JobFunctionInput', returns: 'JobFunction' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('jobFunction/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a job function, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('jobFunctions/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a job function', returns: 'HistoryEntry[]' })
  jobFunctionsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
