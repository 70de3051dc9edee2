// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/support-case-type';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SupportCaseType } from '../../schemas/generated/support-case-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { SupportCaseTypeReference } from './references.gen.ts';

export const supportCaseType: EntityDefinition<SupportCaseTypeRecord, SupportCaseTypeReference> = {
  name: 'supportCaseType',
  title: 'Support Case Type',
  plural: 'Support Case Types',
  description: 'The kinds of problem that users report.',
  kind: 'reference',
  table: 'support_case_type',
  key: 'id',
  display: 'name',
  embed: ['code'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'name', title: 'Type', type: 'string', maxLength: 100, transform: ['trim'], column: 'name' },
    { name: 'code', title: 'Code', type: 'string', maxLength: 20, transform: ['trim'], column: 'code' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['name'], message: 'Type is already used.' }],
  operations: ['list', 'history'],
  choices: ['activeSupportCaseTypes'],
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
  sortable: ['id', 'name', 'code', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Support Case Types',
      columns: ['name', 'code', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'id', order: 'ASC' },
      sorts: ['id', 'name', 'code', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Support Case Type saved',
    updated: 'Support Case Type updated',
    removed: 'Support Case Type deleted',
    createFailed: 'Error while saving Support Case Type',
    updateFailed: 'Error while updating Support Case Type',
    removeFailed: 'Error while deleting Support Case Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SupportCaseTypeRecord = {
  id: number;
  name: string | null;
  code: string | null;
  active: boolean;
  version: number;
};

export interface SupportCaseTypeHooks extends EntityHooks<SupportCaseTypeRecord> {}

const API_TAG = 'Support Case Types';

@Controller()
export class SupportCaseTypeController {
  readonly #crud: Crud<SupportCaseType>;

  constructor(@InjectCrud('supportCaseType') crud: Crud<SupportCaseType>) {
    this.#crud = crud;
  }

  @Get('supportCaseTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List support case types',
    query: listQuery('SupportCaseType'),
    returns: 'SupportCaseType[]',
  })
  supportCaseTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSupportCaseTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List support case types (active)',
    query: listQuery('SupportCaseType'),
    returns: 'SupportCaseType[]',
  })
  activeSupportCaseTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Get('supportCaseTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a support case type', returns: 'HistoryEntry[]' })
  supportCaseTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
