// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/tag';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Tag } from '../../schemas/generated/tag.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { TagReference } from './references.gen.ts';

export const tag: EntityDefinition<TagRecord, TagReference> = {
  name: 'tag',
  title: 'Tag',
  plural: 'Tags',
  description: 'Words to mark notes, customers and attachments with.',
  kind: 'reference',
  table: 'tag',
  key: 'id',
  display: 'tag',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'tag', title: 'Tag', type: 'string', maxLength: 100, transform: ['trim'], column: 'tag' },
    {
      name: 'type',
      title: 'Type',
      type: 'string',
      values: ['NOTES', 'CUSTOMER', 'ATTACHMENT'],
      labels: { NOTES: 'Notes', CUSTOMER: 'Customers', ATTACHMENT: 'Attachments' },
      column: 'type',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['tag', 'type'], message: 'Tag is already used for this type.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
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
  sortable: ['id', 'tag', 'type', 'active'],
  filterable: ['id', 'type', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Tags',
      columns: ['tag', 'type', 'active'],
      more: [],
      filters: ['type', 'active'],
      where: {},
      sort: { field: 'tag', order: 'ASC' },
      sorts: ['tag', 'type', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Tag saved',
    updated: 'Tag updated',
    removed: 'Tag deleted',
    createFailed: 'Error while saving tag',
    updateFailed: 'Error while updating tag',
    removeFailed: 'Error while deleting Tag',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type TagRecord = {
  id: number;
  tag: string | null;
  type: 'NOTES' | 'CUSTOMER' | 'ATTACHMENT' | null;
  active: boolean;
  version: number;
};

export interface TagHooks extends EntityHooks<TagRecord> {}

const API_TAG = 'Tags';

@Controller()
export class TagController {
  readonly #crud: Crud<Tag>;

  constructor(@InjectCrud('tag') crud: Crud<Tag>) {
    this.#crud = crud;
  }

  @Get('tags')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List tags', query: listQuery('Tag'), returns: 'Tag[]' })
  tags(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Post('tag')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a tag', body: 'TagInput', returns: 'Tag' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('tags/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All tags as a file', query: exportQuery('Tag'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('tags/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many tags',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('tags/:type')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List tags (active, by type)',
    params: { type: 'string' },
    query: listQuery('Tag'),
    returns: 'Tag[]',
  })
  tagsByType(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { active: true, type: params.type });
  }

  @Put(['tag/:id', 'tag'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a tag', body: 'TagInput', returns: 'Tag' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('tag/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a tag, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('tags/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a tag', returns: 'HistoryEntry[]' })
  tagsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
