// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { SupportCase } from './types.gen.ts';

const tag = 'Support Cases';

@Controller()
export class SupportCaseController {
  readonly #crud: Crud<SupportCase>;

  constructor(@InjectCrud('supportCase') crud: Crud<SupportCase>) {
    this.#crud = crud;
  }

  @Get('userSupportCases')
  @Access('signedIn')
  @Describe({ tag, summary: 'List support cases', query: listQuery('SupportCase'), returns: 'SupportCase[]' })
  userSupportCases(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('usersupportcase')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, summary: 'Create a support case', body: 'SupportCaseInput', returns: 'SupportCase' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('userSupportCases/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All support cases as a file',
    query: exportQuery('SupportCase'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('userSupportCases/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Change or delete many support cases', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Get('usersupportcase/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One support case', query: embedding, returns: 'SupportCase' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('usersupportcase/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Change a support case', body: 'SupportCaseInput', returns: 'SupportCase' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }
}
