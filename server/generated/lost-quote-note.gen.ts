// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/lost-quote-note';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { LostQuoteNote } from '../../schemas/generated/lost-quote-note.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { LostQuoteNoteReference } from './references.gen.ts';

export const lostQuoteNote: EntityDefinition<LostQuoteNoteRecord, LostQuoteNoteReference> = {
  name: 'lostQuoteNote',
  title: 'Lost Quote Note',
  plural: 'Lost Quote Notes',
  description: 'Reasons why quotations are lost.',
  kind: 'reference',
  table: 'lost_quote_note',
  key: 'id',
  display: 'lostQuoteNote',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'lostQuoteNote',
      title: 'Reason',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'lost_quote_note',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['lostQuoteNote'], message: 'Reason is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeLostQuoteNotes'],
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
  sortable: ['id', 'lostQuoteNote', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Lost Quote Notes',
      columns: ['lostQuoteNote', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'lostQuoteNote', order: 'ASC' },
      sorts: ['lostQuoteNote', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Lost Quote Note saved',
    updated: 'Lost Quote Note updated',
    removed: 'Lost Quote Note deleted',
    createFailed: 'Error while saving Lost Quote Note',
    updateFailed: 'Error while updating Lost Quote Note',
    removeFailed: 'Error while deleting Lost Quote Note',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type LostQuoteNoteRecord = { id: number; lostQuoteNote: string | null; active: boolean; version: number };

export interface LostQuoteNoteHooks extends EntityHooks<LostQuoteNoteRecord> {}

const API_TAG = 'Lost Quote Notes';

@Controller()
export class LostQuoteNoteController {
  readonly #crud: Crud<LostQuoteNote>;

  constructor(@InjectCrud('lostQuoteNote') crud: Crud<LostQuoteNote>) {
    this.#crud = crud;
  }

  @Get('lostquotenotes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List lost quote notes',
    query: listQuery('LostQuoteNote'),
    returns: 'LostQuoteNote[]',
  })
  lostquotenotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeLostQuoteNotes')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List lost quote notes (active)',
    query: listQuery('LostQuoteNote'),
    returns: 'LostQuoteNote[]',
  })
  activeLostQuoteNotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('lostquotenotes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a lost quote note', body: 'LostQuoteNoteInput', returns: 'LostQuoteNote' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('lostquotenotes/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All lost quote notes as a file',
    query: exportQuery('LostQuoteNote'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('lostquotenotes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many lost quote notes',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['lostquotenotes/:id', 'lostquotenotes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a lost quote note', body: 'LostQuoteNoteInput', returns: 'LostQuoteNote' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('lostquotenotes/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a lost quote note, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('lostquotenotes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a lost quote note', returns: 'HistoryEntry[]' })
  lostquotenotesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
