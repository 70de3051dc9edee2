// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Attachment } from './types.gen.ts';

const tag = 'Attachments';

@Controller()
export class AttachmentController {
  readonly #crud: Crud<Attachment>;

  constructor(@InjectCrud('attachment') crud: Crud<Attachment>) {
    this.#crud = crud;
  }

  @Get('attachments')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List attachments', query: listQuery('Attachment'), returns: 'Attachment[]' })
  attachments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('quotationattachments/:quotation')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'List attachments (by quotation)',
    query: listQuery('Attachment'),
    returns: 'Attachment[]',
  })
  quotationattachments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { quotation: params.quotation });
  }

  @Get('attachment/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'One attachment', query: embedding, returns: 'Attachment' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('attachment/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change an attachment', body: 'AttachmentInput', returns: 'Attachment' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('attachment/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Delete an attachment, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
