// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/note';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Note } from '../../schemas/generated/note.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  ContactReference,
  CustomerReference,
  EnquiryReference,
  NoteReference,
  TagReference,
  UserReference,
} from './references.gen.ts';

export const note: EntityDefinition<NoteRecord, NoteReference> = {
  name: 'note',
  title: 'Note',
  plural: 'Notes',
  description: 'What was said and agreed, for colleagues to read.',
  kind: 'entity',
  table: 'customer_note',
  key: 'custNoteId',
  display: 'noteHeader',
  embed: [],
  fields: [
    { name: 'custNoteId', title: 'Cust Note Id', type: 'integer', readOnly: true, column: 'cust_note_id' },
    {
      name: 'noteHeader',
      title: 'Note Subject',
      type: 'string',
      maxLength: 200,
      transform: ['trim'],
      column: 'note_header',
    },
    {
      name: 'noteDetails',
      title: 'Note Details',
      type: 'string',
      format: 'text',
      maxLength: 20000,
      transform: ['trim'],
      column: 'note_details',
    },
    {
      name: 'noteTags',
      title: 'Note Tags',
      type: 'refs',
      to: 'tag',
      joinTable: 'customer_note_note_tags',
      among: { type: 'NOTES' },
      only: { active: true, type: 'NOTES' },
    },
    { name: 'customer', title: 'Customer', type: 'ref', to: 'customer', column: 'customer_id', only: { active: true } },
    { name: 'contact', title: 'Contact', type: 'ref', to: 'contact', column: 'contact_id', only: { active: true } },
    {
      name: 'opportunity',
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      column: 'opportunity_id',
      fits: { customer: 'customer' },
    },
    {
      name: 'assignFor',
      title: 'User',
      type: 'ref',
      to: 'user',
      handOver: { title: 'Unread notes', where: [{ path: ['noteRead'], operator: '=', value: false }], lent: true },
      column: 'assign_for_id',
      only: { status: 'ACTIVE' },
    },
    { name: 'noteRead', title: 'Note Read', type: 'boolean', readOnly: true, column: 'note_read', default: false },
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
  timeline: {
    under: ['customer', 'contact', 'opportunity'],
    at: [{ date: 'dateCreated' }],
    by: 'createdBy',
    shows: ['customer', 'contact', 'opportunity'],
    text: 'noteDetails',
    changes: [],
  },
  operations: ['list', 'one', 'create', 'update', 'remove', 'history'],
  access: {
    read: { permission: 'ViewCustomers' },
    create: { permission: 'EditCustomers' },
    update: { permission: 'EditCustomers' },
    remove: { permission: 'EditCustomers' },
  },
  branch: ['customer', 'mbpBranch'],
  within: ['opportunity'],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['custNoteId', 'dateCreated', 'noteHeader', 'assignFor', 'noteRead', 'createdBy'],
  filterable: ['custNoteId', 'customer', 'opportunity', 'contact', 'assignFor', 'createdBy'],
  search: ['noteHeader'],
  lists: [
    {
      name: 'byCustomer',
      title: 'Notes',
      columns: ['noteHeader', 'noteTags', 'assignFor', 'noteRead', 'createdBy', 'dateCreated'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 25,
    },
    {
      name: 'byEnquiry',
      title: 'Notes',
      columns: ['noteHeader', 'noteTags', 'assignFor', 'noteRead', 'createdBy', 'dateCreated'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 25,
    },
  ],
  duplicates: null,
  bulk: { set: ['assignFor', 'noteTags'] },
  history: true,
  trash: 'reserved',
  messages: {
    created: 'New Note Saved',
    updated: 'Note Updated',
    removed: 'Note deleted',
    createFailed: 'Error while saving note',
    updateFailed: 'Error while updating note',
    removeFailed: 'Error while deleting Note',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type NoteRecord = {
  custNoteId: number;
  noteHeader: string | null;
  noteDetails: string | null;
  noteTags: TagReference[];
  customer: CustomerReference | null;
  contact: ContactReference | null;
  opportunity: EnquiryReference | null;
  assignFor: UserReference | null;
  noteRead: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface NoteHooks extends EntityHooks<NoteRecord> {}

const API_TAG = 'Notes';

@Controller()
export class NoteController {
  readonly #crud: Crud<Note>;

  constructor(@InjectCrud('note') crud: Crud<Note>) {
    this.#crud = crud;
  }

  @Get('customernotes')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List notes', query: listQuery('Note'), returns: 'Note[]' })
  customernotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('customernotes')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Create a note', body: 'NoteInput', returns: 'Note' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('allcustomernotes/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List notes (by customer)', query: listQuery('Note'), returns: 'Note[]' })
  allcustomernotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('opportunityNotes/:opportunity')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List notes (by enquiry)', query: listQuery('Note'), returns: 'Note[]' })
  opportunityNotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { opportunity: params.opportunity });
  }

  @Get('customernote/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'One note', query: embedding, returns: 'Note' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('customernotes/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Change a note', body: 'NoteInput', returns: 'Note' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('customernotes/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Delete a note, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('customernoteHistory/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Changes of a note', returns: 'HistoryEntry[]' })
  customernoteHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
