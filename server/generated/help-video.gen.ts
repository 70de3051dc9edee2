// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/help-video';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { HelpVideo } from '../../schemas/generated/help-video.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { HelpVideoReference } from './references.gen.ts';

export const helpVideo: EntityDefinition<HelpVideoRecord, HelpVideoReference> = {
  name: 'helpVideo',
  title: 'Help Video',
  plural: 'Help Videos',
  description: 'Videos that show how to do something.',
  kind: 'reference',
  table: 'help_video',
  key: 'id',
  display: 'title',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'title', title: 'Title', type: 'string', maxLength: 100, transform: ['trim'], column: 'title' },
    {
      name: 'url',
      title: 'Address',
      type: 'string',
      format: 'uri',
      maxLength: 300,
      transform: ['trim'],
      column: 'url',
    },
    {
      name: 'page',
      title: 'Page',
      description: 'Address of the page whose help shows the video, such as /customers.',
      type: 'string',
      maxLength: 100,
      pattern: '^/[\\w/-]*$',
      transform: ['trim'],
      column: 'page',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['title'], message: 'Title is already used.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeHelpVideos'],
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
  sortable: ['id', 'title', 'url', 'page', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Help Videos',
      columns: ['title', 'url', 'page', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'title', order: 'ASC' },
      sorts: ['title', 'url', 'page', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Help Video saved',
    updated: 'Help Video updated',
    removed: 'Help Video deleted',
    createFailed: 'Error while saving Help Video',
    updateFailed: 'Error while updating Help Video',
    removeFailed: 'Error while deleting Help Video',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type HelpVideoRecord = {
  id: number;
  title: string | null;
  url: string | null;
  page: string | null;
  active: boolean;
  version: number;
};

export interface HelpVideoHooks extends EntityHooks<HelpVideoRecord> {}

const API_TAG = 'Help Videos';

@Controller()
export class HelpVideoController {
  readonly #crud: Crud<HelpVideo>;

  constructor(@InjectCrud('helpVideo') crud: Crud<HelpVideo>) {
    this.#crud = crud;
  }

  @Get('helpVideos')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List help videos', query: listQuery('HelpVideo'), returns: 'HelpVideo[]' })
  helpVideos(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeHelpVideos')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List help videos (active)',
    query: listQuery('HelpVideo'),
    returns: 'HelpVideo[]',
  })
  activeHelpVideos(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('helpVideos')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a help video', body: 'HelpVideoInput', returns: 'HelpVideo' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('helpVideos/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All help videos as a file', query: exportQuery('HelpVideo'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('helpVideos/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many help videos',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['helpVideos/:id', 'helpVideos'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a help video', body: 'HelpVideoInput', returns: 'HelpVideo' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('helpVideos/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a help video, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('helpVideos/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a help video', returns: 'HistoryEntry[]' })
  helpVideosHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
