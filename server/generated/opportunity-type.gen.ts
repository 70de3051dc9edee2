// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/opportunity-type';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { OpportunityType } from '../../schemas/generated/opportunity-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { OpportunityTypeReference } from './references.gen.ts';

export const opportunityType: EntityDefinition<OpportunityTypeRecord, OpportunityTypeReference> = {
  name: 'opportunityType',
  title: 'Opportunity Type',
  plural: 'Opportunity Types',
  description: 'Kinds of enquiry.',
  kind: 'reference',
  table: 'opportunity_type',
  key: 'id',
  display: 'opportunityTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'opportunityTypeName',
      title: 'Opportunity Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'opportunity_type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['opportunityTypeName'], message: 'Opportunity Type is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history'],
  choices: ['activeOpportunityTypes'],
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
  sortable: ['id', 'opportunityTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Opportunity Types',
      columns: ['opportunityTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'opportunityTypeName', order: 'ASC' },
      sorts: ['opportunityTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Opportunity Type saved',
    updated: 'Opportunity Type updated',
    removed: 'Opportunity Type deleted',
    createFailed: 'Error while saving Opportunity Type',
    updateFailed: 'Error while updating Opportunity Type',
    removeFailed: 'Error while deleting Opportunity Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type OpportunityTypeRecord = {
  id: number;
  opportunityTypeName: string | null;
  active: boolean;
  version: number;
};

export interface OpportunityTypeHooks extends EntityHooks<OpportunityTypeRecord> {}

const API_TAG = 'Opportunity Types';

@Controller()
export class OpportunityTypeController {
  readonly #crud: Crud<OpportunityType>;

  constructor(@InjectCrud('opportunityType') crud: Crud<OpportunityType>) {
    this.#crud = crud;
  }

  @Get('opportunitytypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List opportunity types',
    query: listQuery('OpportunityType'),
    returns: 'OpportunityType[]',
  })
  opportunitytypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeOpportunityTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List opportunity types (active)',
    query: listQuery('OpportunityType'),
    returns: 'OpportunityType[]',
  })
  activeOpportunityTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('opportunitytypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Create an opportunity type',
    body: 'OpportunityTypeInput',
    returns: 'OpportunityType',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Put(['opportunitytypes/:id', 'opportunitytypes'])
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change an opportunity type',
    body: 'OpportunityTypeInput',
    returns: 'OpportunityType',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('opportunitytypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete an opportunity type, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('opportunitytypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of an opportunity type', returns: 'HistoryEntry[]' })
  opportunitytypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
