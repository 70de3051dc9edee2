// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/support-case-reply';
import { Controller, Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SupportCaseReply } from '../../schemas/generated/support-case-reply.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { SupportCaseReference, SupportCaseReplyReference, UserReference } from './references.gen.ts';

export const supportCaseReply: EntityDefinition<SupportCaseReplyRecord, SupportCaseReplyReference> = {
  name: 'supportCaseReply',
  title: 'Reply',
  plural: 'Replies',
  description: 'Messages between the person who reported a problem and the people who look into it.',
  kind: 'entity',
  table: 'support_case_reply',
  key: 'id',
  display: 'reply',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'supportCase',
      title: 'Support Case',
      type: 'ref',
      to: 'supportCase',
      setOnce: 'A reply stays with its support case.',
      column: 'support_case_id',
      only: { active: true },
    },
    {
      name: 'reply',
      title: 'Reply',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'reply',
    },
    {
      name: 'repliedOn',
      title: 'Replied on',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'replied_on',
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
  operations: ['list', 'one', 'create'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: ['supportCase'],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'repliedOn', 'createdBy'],
  filterable: ['id', 'supportCase', 'createdBy'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Replies',
      columns: ['reply', 'createdBy', 'repliedOn'],
      more: [],
      filters: ['supportCase'],
      where: {},
      sort: { field: 'repliedOn', order: 'ASC' },
      sorts: ['repliedOn'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'reserved',
  messages: {
    created: 'Reply sent',
    updated: 'Reply Updated',
    removed: 'Reply deleted',
    createFailed: 'Error while sending the reply',
    updateFailed: 'Error while updating Reply',
    removeFailed: 'Error while deleting Reply',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SupportCaseReplyRecord = {
  id: number;
  supportCase: SupportCaseReference | null;
  reply: string | null;
  repliedOn: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface SupportCaseReplyHooks extends EntityHooks<SupportCaseReplyRecord> {}

const API_TAG = 'Replies';

@Controller()
export class SupportCaseReplyController {
  readonly #crud: Crud<SupportCaseReply>;

  constructor(@InjectCrud('supportCaseReply') crud: Crud<SupportCaseReply>) {
    this.#crud = crud;
  }

  @Get('supportCaseReplies')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List replies',
    query: listQuery('SupportCaseReply'),
    returns: 'SupportCaseReply[]',
  })
  supportCaseReplies(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('supportCaseReply')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Create a reply', body: 'SupportCaseReplyInput', returns: 'SupportCaseReply' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('supportCaseReply/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One reply', query: embedding, returns: 'SupportCaseReply' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
