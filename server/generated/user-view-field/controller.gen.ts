// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { UserViewField } from './types.gen.ts';

const tag = 'Column selections';

@Controller()
export class UserViewFieldController {
  readonly #crud: Crud<UserViewField>;

  constructor(@InjectCrud('userViewField') crud: Crud<UserViewField>) {
    this.#crud = crud;
  }

  @Post('userViewField')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, summary: 'Create a column selection', body: 'UserViewFieldInput', returns: 'UserViewField' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('currentUserViewFields/:dbView')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List column selections (of the signed-in user, by list)',
    query: listQuery('UserViewField'),
    returns: 'UserViewField[]',
  })
  currentUserViewFields(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: user.id, dbView: params.dbView });
  }
}
