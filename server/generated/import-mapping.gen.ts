// Generated from schemas/entities/import-mapping/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/import-mapping';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ImportMapping } from '../../schemas/generated/import-mapping.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ImportMappingReference, UserReference } from './references.gen.ts';

export const importMapping: EntityDefinition<ImportMappingRecord, ImportMappingReference> = {
  name: 'importMapping',
  title: 'Import mapping',
  plural: 'Import mappings',
  description: 'Which column of a file becomes which field, kept under a name for the next file of the same kind.',
  kind: 'entity',
  table: 'import_mapping',
  key: 'id',
  display: 'mappingName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'mappingName', title: 'Name', type: 'string', maxLength: 100, transform: ['trim'], column: 'mapping_name' },
    {
      name: 'kind',
      title: 'Records',
      type: 'string',
      maxLength: 60,
      transform: ['trim'],
      labels: { contact: 'Contact', customer: 'Customer' },
      column: 'kind',
    },
    {
      name: 'mapping',
      title: 'Mapping',
      description: 'JSON, as the command that imports takes it.',
      type: 'string',
      format: 'text',
      maxLength: 20000,
      transform: ['trim'],
      column: 'mapping',
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
  unique: [{ fields: ['kind', 'mappingName'], message: 'There is a mapping of this name already.' }],
  operations: ['list', 'create', 'update', 'remove'],
  access: {
    read: { permission: 'ImportRecords' },
    create: { permission: 'ImportRecords' },
    update: { permission: 'ImportRecords' },
    remove: { permission: 'ImportRecords' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'mappingName'],
  filterable: ['id'],
  search: [],
  lists: [],
  duplicates: null,
  history: false,
  trash: 'free',
  messages: {
    created: 'New Import mapping Saved',
    updated: 'Import mapping Updated',
    removed: 'Import mapping deleted',
    createFailed: 'Error while saving Import mapping',
    updateFailed: 'Error while updating Import mapping',
    removeFailed: 'Error while deleting Import mapping',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ImportMappingRecord = {
  id: number;
  mappingName: string | null;
  kind: string | null;
  mapping: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface ImportMappingHooks extends EntityHooks<ImportMappingRecord> {}

const API_TAG = 'Import mappings';

@Controller()
export class ImportMappingController {
  readonly #crud: Crud<ImportMapping>;

  constructor(@InjectCrud('importMapping') crud: Crud<ImportMapping>) {
    this.#crud = crud;
  }

  @Get('importMappings')
  @Access({ permission: 'ImportRecords' })
  @Describe({
    tag: API_TAG,
    summary: 'List import mappings',
    query: listQuery('ImportMapping'),
    returns: 'ImportMapping[]',
  })
  importMappings(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('importMappings')
  @HttpCode(200)
  @Access({ permission: 'ImportRecords' })
  @Describe({ tag: API_TAG, summary: 'Create an import mapping', body: 'ImportMappingInput', returns: 'ImportMapping' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Put('importMappings/:id')
  @Access({ permission: 'ImportRecords' })
  @Describe({ tag: API_TAG, summary: 'Change an import mapping', body: 'ImportMappingInput', returns: 'ImportMapping' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('importMappings/:id')
  @Access({ permission: 'ImportRecords' })
  @Describe({ tag: API_TAG, summary: 'Delete an import mapping, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
