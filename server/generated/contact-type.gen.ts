// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/contact-type';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ContactType } from '../../schemas/generated/contact-type.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ContactTypeReference } from './references.gen.ts';

export const contactType: EntityDefinition<ContactTypeRecord, ContactTypeReference> = {
  name: 'contactType',
  title: 'Contact Type',
  plural: 'Contact Types',
  description: 'Kinds of contact.',
  kind: 'reference',
  table: 'contact_type',
  key: 'id',
  display: 'contactTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'contactTypeName',
      title: 'Contact Type',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'contact_type_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['contactTypeName'], message: 'Contact Type is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history'],
  choices: ['activeContactTypes'],
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
  sortable: ['id', 'contactTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Contact Types',
      columns: ['contactTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'contactTypeName', order: 'ASC' },
      sorts: ['contactTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Contact Type saved',
    updated: 'Contact Type updated',
    removed: 'Contact Type deleted',
    createFailed: 'Error while saving Contact Type',
    updateFailed: 'Error while updating Contact Type',
    removeFailed: 'Error while deleting Contact Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ContactTypeRecord = { id: number; contactTypeName: string | null; active: boolean; version: number };

export interface ContactTypeHooks extends EntityHooks<ContactTypeRecord> {}

const API_TAG = 'Contact Types';

@Controller()
export class ContactTypeController {
  readonly #crud: Crud<ContactType>;

  constructor(@InjectCrud('contactType') crud: Crud<ContactType>) {
    this.#crud = crud;
  }

  @Get('contacttypes')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List contact types', query: listQuery('ContactType'), returns: 'ContactType[]' })
  contacttypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeContactTypes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List contact types (active)',
    query: listQuery('ContactType'),
    returns: 'ContactType[]',
  })
  activeContactTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('contacttypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a contact type', body: 'ContactTypeInput', returns: 'ContactType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Put(['contacttypes/:id', 'contacttypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a contact type', body: 'ContactTypeInput', returns: 'ContactType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('contacttypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a contact type, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('contacttypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a contact type', returns: 'HistoryEntry[]' })
  contacttypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
