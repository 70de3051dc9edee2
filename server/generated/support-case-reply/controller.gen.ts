// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { SupportCaseReply } from './types.gen.ts';

const tag = 'Replies';

@Controller()
export class SupportCaseReplyController {
  readonly #crud: Crud<SupportCaseReply>;

  constructor(@InjectCrud('supportCaseReply') crud: Crud<SupportCaseReply>) {
    this.#crud = crud;
  }

  @Get('supportCaseReplies')
  @Access('signedIn')
  @Describe({ tag, summary: 'List replies', query: listQuery('SupportCaseReply'), returns: 'SupportCaseReply[]' })
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
  @Describe({ tag, summary: 'Create a reply', body: 'SupportCaseReplyInput', returns: 'SupportCaseReply' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('supportCaseReply/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One reply', query: embedding, returns: 'SupportCaseReply' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
