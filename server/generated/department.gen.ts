// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/department';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Department } from '../../schemas/generated/department.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { DepartmentReference } from './references.gen.ts';

export const department: EntityDefinition<DepartmentRecord, DepartmentReference> = {
  name: 'department',
  title: 'Department',
  plural: 'Departments',
  description: 'The departments of the company.',
  kind: 'reference',
  table: 'department',
  key: 'id',
  display: 'departmentName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'departmentName',
      title: 'Department',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'department_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['departmentName'], message: 'Department is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeDepartments'],
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
  sortable: ['id', 'departmentName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Departments',
      columns: ['departmentName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'departmentName', order: 'ASC' },
      sorts: ['departmentName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Department saved',
    updated: 'Department updated',
    removed: 'Department deleted',
    createFailed: 'Error while saving Department',
    updateFailed: 'Error while updating Department',
    removeFailed: 'Error while deleting Department',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type DepartmentRecord = { id: number; departmentName: string | null; active: boolean; version: number };

export interface DepartmentHooks extends EntityHooks<DepartmentRecord> {}

const API_TAG = 'Departments';

@Controller()
export class DepartmentController {
  readonly #crud: Crud<Department>;

  constructor(@InjectCrud('department') crud: Crud<Department>) {
    this.#crud = crud;
  }

  @Get('mbpdepts')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List departments', query: listQuery('Department'), returns: 'Department[]' })
  mbpdepts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeDepartments')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List departments (active)',
    query: listQuery('Department'),
    returns: 'Department[]',
  })
  activeDepartments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('mbpdepts')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a department', body: 'DepartmentInput', returns: 'Department' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('mbpdepts/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All departments as a file', query: exportQuery('Department'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('mbpdepts/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many departments',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['mbpdept/:id', 'mbpdept'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a department', body: 'DepartmentInput', returns: 'Department' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('mbpdepts/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a department, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('departments/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a department', returns: 'HistoryEntry[]' })
  departmentsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
