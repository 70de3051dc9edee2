// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/job-title';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { JobTitle } from '../../schemas/generated/job-title.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { JobTitleReference } from './references.gen.ts';

export const jobTitle: EntityDefinition<JobTitleRecord, JobTitleReference> = {
  name: 'jobTitle',
  title: 'Job Title',
  plural: 'Job Titles',
  description: 'Job titles of contacts.',
  kind: 'reference',
  table: 'job_title',
  key: 'id',
  display: 'jobTitleName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'jobTitleName',
      title: 'Job Title',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'job_title_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['jobTitleName'], message: 'Job Title is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeJobTitles'],
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
  sortable: ['id', 'jobTitleName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Job Titles',
      columns: ['jobTitleName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'jobTitleName', order: 'ASC' },
      sorts: ['jobTitleName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Job Title saved',
    updated: 'Job Title updated',
    removed: 'Job Title deleted',
    createFailed: 'Error while saving Job Title',
    updateFailed: 'Error while updating Job Title',
    removeFailed: 'Error while deleting Job Title',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type JobTitleRecord = { id: number; jobTitleName: string | null; active: boolean; version: number };

export interface JobTitleHooks extends EntityHooks<JobTitleRecord> {}

const API_TAG = 'Job Titles';

@Controller()
export class JobTitleController {
  readonly #crud: Crud<JobTitle>;

  constructor(@InjectCrud('jobTitle') crud: Crud<JobTitle>) {
    this.#crud = crud;
  }

  @Get('jobtitles')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List job titles', query: listQuery('JobTitle'), returns: 'JobTitle[]' })
  jobtitles(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeJobTitles')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List job titles (active)', query: listQuery('JobTitle'), returns: 'JobTitle[]' })
  activeJobTitles(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('jobtitles')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a job title', body: 'JobTitleInput', returns: 'JobTitle' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Delete(['jobtitles:id', 'jobtitles/:id'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a job title, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('jobtitles/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All job titles as a file', query: exportQuery('JobTitle'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('jobtitles/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many job titles',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['jobtitles/:id', 'jobtitles'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a job title', body: 'JobTitleInput', returns: 'JobTitle' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('jobtitles/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a job title', returns: 'HistoryEntry[]' })
  jobtitlesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
