// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/project-type';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ProjectType } from '../../schemas/generated/project-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ProjectTypeReference } from './references.gen.ts';

export const projectType: EntityDefinition<ProjectTypeRecord, ProjectTypeReference> = {
  name: 'projectType',
  title: 'Project Type',
  plural: 'Project Types',
  description: 'Kinds of project. The enquiry form calls them Enquiry Type.',
  kind: 'reference',
  table: 'project_type',
  key: 'id',
  display: 'projTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'projTypeName',
      title: 'Project Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'proj_type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['projTypeName'], message: 'Project Type is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeProjectTypes'],
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
  sortable: ['id', 'projTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Project Types',
      columns: ['projTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'projTypeName', order: 'ASC' },
      sorts: ['projTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Project Type saved',
    updated: 'Project Type updated',
    removed: 'Project Type deleted',
    createFailed: 'Error while saving Project Type',
    updateFailed: 'Error while updating Project Type',
    removeFailed: 'Error while deleting Project Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ProjectTypeRecord = { id: number; projTypeName: string | null; active: boolean; version: number };

export interface ProjectTypeHooks extends EntityHooks<ProjectTypeRecord> {}

const API_TAG = 'Project Types';

@Controller()
export class ProjectTypeController {
  readonly #crud: Crud<ProjectType>;

  constructor(@InjectCrud('projectType') crud: Crud<ProjectType>) {
    this.#crud = crud;
  }

  @Get('projecttypes')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List project types', query: listQuery('ProjectType'), returns: 'ProjectType[]' })
  projecttypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeProjectTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List project types (active)',
    query: listQuery('ProjectType'),
    returns: 'ProjectType[]',
  })
  activeProjectTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('projecttypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a project type', body: 'ProjectTypeInput', returns: 'ProjectType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('projecttypes/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All project types as a file',
    query: exportQuery('ProjectType'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('projecttypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many project types',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['projecttypes/:id', 'projecttypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a project type', body: 'ProjectTypeInput', returns: 'ProjectType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('projecttypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a project type, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('projecttypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a project type', returns: 'HistoryEntry[]' })
  projecttypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
