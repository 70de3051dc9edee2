// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/branch';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Branch } from '../../schemas/generated/branch.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { BranchReference, SalesExecReference } from './references.gen.ts';

export const branch: EntityDefinition<BranchRecord, BranchReference> = {
  name: 'branch',
  title: 'Branch',
  plural: 'Branches',
  description: "The company's branches, each with the sales exec who looks after it.",
  kind: 'reference',
  table: 'branch',
  key: 'id',
  display: 'branchName',
  embed: ['branchCode', 'branchId', 'salesExecId', 'salesExecName'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'branchName', title: 'Branch', type: 'string', maxLength: 100, transform: ['trim'], column: 'branch_name' },
    {
      name: 'branchCode',
      title: 'Code',
      type: 'string',
      maxLength: 20,
      transform: ['trim', 'upper'],
      column: 'branch_code',
    },
    {
      name: 'salesExec',
      title: 'Sales Exec',
      type: 'ref',
      to: 'salesExec',
      column: 'sales_exec_id',
      only: { active: true },
    },
    { name: 'branchId', title: 'Branch Id', type: 'alias', alias: ['id'] },
    { name: 'salesExecId', title: 'Sales Exec Id', type: 'alias', alias: ['salesExec', 'id'] },
    { name: 'salesExecName', title: 'Sales Exec Name', type: 'alias', alias: ['salesExec', 'salesExecName'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [
    { fields: ['branchName'], message: 'Branch is already used.' },
    { fields: ['branchCode'], message: 'Code is already used.' },
  ],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeMbpBranches'],
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
  sortable: ['id', 'branchName', 'branchCode', 'active', 'salesExec'],
  filterable: ['id', 'active', 'salesExec'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Branches',
      columns: ['branchName', 'branchCode', 'salesExec', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'branchName', order: 'ASC' },
      sorts: ['branchName', 'branchCode', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Branch saved',
    updated: 'Branch updated',
    removed: 'Branch deleted',
    createFailed: 'Error while saving Branch',
    updateFailed: 'Error while updating Branch',
    removeFailed: 'Error while deleting Branch',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type BranchRecord = {
  id: number;
  branchName: string | null;
  branchCode: string | null;
  salesExec: SalesExecReference | null;
  branchId: number;
  salesExecId: number | null;
  salesExecName: string | null;
  active: boolean;
  version: number;
};

export interface BranchHooks extends EntityHooks<BranchRecord> {}

const API_TAG = 'Branches';

@Controller()
export class BranchController {
  readonly #crud: Crud<Branch>;

  constructor(@InjectCrud('branch') crud: Crud<Branch>) {
    this.#crud = crud;
  }

  @Get('mbpBranches')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List branches', query: listQuery('Branch'), returns: 'Branch[]' })
  mbpBranches(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeMbpBranches')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List branches (active)', query: listQuery('Branch'), returns: 'Branch[]' })
  activeMbpBranches(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('mbpBranch')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a branch', body: 'BranchInput', returns: 'Branch' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('mbpBranches/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All branches as a file', query: exportQuery('Branch'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('mbpBranches/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many branches',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['mbpBranch/:id', 'mbpBranch'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a branch', body: 'BranchInput', returns: 'Branch' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('mbpBranch/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a branch, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('mbpBranches/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a branch', returns: 'HistoryEntry[]' })
  mbpBranchesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
