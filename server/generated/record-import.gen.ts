// Generated from schemas/entities/record-import/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/record-import';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { RecordImport } from '../../schemas/generated/record-import.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { RecordImportReference, UserReference } from './references.gen.ts';

export const recordImport: EntityDefinition<RecordImportRecord, RecordImportReference> = {
  name: 'recordImport',
  title: 'Import',
  plural: 'Imports',
  description: 'Files whose rows were imported, the latest first. An import can be undone for 30 days.',
  kind: 'entity',
  table: 'record_import',
  key: 'id',
  display: 'fileName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'fileName',
      title: 'File',
      type: 'string',
      maxLength: 255,
      readOnly: true,
      transform: ['trim'],
      column: 'file_name',
    },
    {
      name: 'kind',
      title: 'Records',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      transform: ['trim'],
      labels: { contact: 'Contact', customer: 'Customer' },
      column: 'kind',
    },
    {
      name: 'status',
      title: 'Status',
      type: 'string',
      values: ['Reading', 'Matching', 'Checking', 'Checked', 'Importing', 'Imported', 'Undoing', 'Undone', 'Discarded'],
      readOnly: true,
      column: 'status',
      default: 'Reading',
    },
    { name: 'person', title: 'By', type: 'ref', readOnly: true, to: 'user', column: 'person_id' },
    { name: 'rowCount', title: 'Rows', type: 'integer', readOnly: true, column: 'row_count', default: 0 },
    {
      name: 'checkedCount',
      title: 'Rows checked',
      type: 'integer',
      readOnly: true,
      column: 'checked_count',
      default: 0,
    },
    {
      name: 'passedCount',
      title: 'Rows done',
      description: 'Rows that the import has come to, from the first.',
      type: 'integer',
      readOnly: true,
      column: 'passed_count',
      default: 0,
    },
    { name: 'addedCount', title: 'Added', type: 'integer', readOnly: true, column: 'added_count', default: 0 },
    { name: 'updatedCount', title: 'Updated', type: 'integer', readOnly: true, column: 'updated_count', default: 0 },
    { name: 'skippedCount', title: 'Skipped', type: 'integer', readOnly: true, column: 'skipped_count', default: 0 },
    {
      name: 'refusedCount',
      title: 'Not imported',
      type: 'integer',
      readOnly: true,
      column: 'refused_count',
      default: 0,
    },
    { name: 'undoneCount', title: 'Undone', type: 'integer', readOnly: true, column: 'undone_count', default: 0 },
    { name: 'keptCount', title: 'Not undone', type: 'integer', readOnly: true, column: 'kept_count', default: 0 },
    {
      name: 'running',
      title: 'Running',
      description: 'Its rows are being checked, imported or undone.',
      type: 'boolean',
      readOnly: true,
      column: 'running',
      default: false,
    },
    {
      name: 'problem',
      title: 'Problem',
      description: 'Why the work has stopped.',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
      column: 'problem',
    },
    {
      name: 'encoding',
      title: 'Encoding',
      description: 'Encoding of a text file.',
      type: 'string',
      maxLength: 40,
      readOnly: true,
      transform: ['trim'],
      column: 'encoding',
    },
    {
      name: 'headings',
      title: 'Columns',
      description: 'JSON: the headings of the file.',
      type: 'string',
      format: 'text',
      maxLength: 300000,
      readOnly: true,
      transform: ['trim'],
      column: 'headings',
    },
    {
      name: 'mapping',
      title: 'Mapping',
      description: 'JSON: which column becomes which field.',
      type: 'string',
      format: 'text',
      maxLength: 300000,
      readOnly: true,
      transform: ['trim'],
      column: 'mapping',
    },
    {
      name: 'importedAt',
      title: 'Imported',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'imported_at',
    },
    {
      name: 'keptUntil',
      title: 'Rows kept until',
      description: 'The day on which the rows of the file are deleted, and after which the import cannot be undone.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'kept_until',
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
  operations: ['list', 'one', 'export'],
  access: {
    read: { permission: 'ImportRecords' },
    create: { permission: 'ImportRecords' },
    update: { permission: 'ImportRecords' },
    remove: { permission: 'ImportRecords' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: ['person'],
  others: { roleName: 'Admin' },
  names: null,
  sortable: [
    'id',
    'dateCreated',
    'fileName',
    'kind',
    'status',
    'person',
    'rowCount',
    'addedCount',
    'updatedCount',
    'refusedCount',
    'importedAt',
    'skippedCount',
    'undoneCount',
    'keptCount',
    'keptUntil',
  ],
  filterable: ['id', 'kind', 'status', 'person'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Imports',
      columns: [
        'fileName',
        'kind',
        'status',
        'person',
        'dateCreated',
        'rowCount',
        'addedCount',
        'updatedCount',
        'refusedCount',
      ],
      more: ['importedAt', 'skippedCount', 'undoneCount', 'keptCount', 'keptUntil'],
      filters: ['kind', 'status', 'person'],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated', 'fileName'],
      rows: 50,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'none',
  messages: {
    created: 'New Import Saved',
    updated: 'Import Updated',
    removed: 'Import deleted',
    createFailed: 'Error while saving Import',
    updateFailed: 'Error while updating Import',
    removeFailed: 'Error while deleting Import',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type RecordImportRecord = {
  id: number;
  fileName: string | null;
  kind: string | null;
  status:
    | 'Reading'
    | 'Matching'
    | 'Checking'
    | 'Checked'
    | 'Importing'
    | 'Imported'
    | 'Undoing'
    | 'Undone'
    | 'Discarded'
    | null;
  person: UserReference | null;
  rowCount: number | null;
  checkedCount: number | null;
  passedCount: number | null;
  addedCount: number | null;
  updatedCount: number | null;
  skippedCount: number | null;
  refusedCount: number | null;
  undoneCount: number | null;
  keptCount: number | null;
  running: boolean;
  problem: string | null;
  encoding: string | null;
  headings: string | null;
  mapping: string | null;
  importedAt: string | null;
  keptUntil: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface RecordImportHooks extends EntityHooks<RecordImportRecord> {}

const API_TAG = 'Imports';

@Controller()
export class RecordImportController {
  readonly #crud: Crud<RecordImport>;

  constructor(@InjectCrud('recordImport') crud: Crud<RecordImport>) {
    this.#crud = crud;
  }

  @Get('recordImports')
  @Access({ permission: 'ImportRecords' })
  @Describe({ tag: API_TAG, summary: 'List imports', query: listQuery('RecordImport'), returns: 'RecordImport[]' })
  recordImports(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('recordImports/export')
  @Access({ permission: 'ImportRecords' })
  @Describe({ tag: API_TAG, summary: 'All imports as a file', query: exportQuery('RecordImport'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('recordImports/:id')
  @Access({ permission: 'ImportRecords' })
  @Describe({ tag: API_TAG, summary: 'One import', query: embedding, returns: 'RecordImport' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
